"""For all tests: compiled rules check every index, and hypothesis is repeatable in CI."""

import os

# Before anything imports the rules: an index outside a record is then an error, not a wrong number.
os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")
# Whoever runs the tests may speak another language; these quote English.
os.environ["LC_ALL"] = "C.UTF-8"

from hypothesis import settings

settings.register_profile("short", max_examples=40, deadline=None, derandomize=True)
settings.register_profile("long", max_examples=500, deadline=None)
settings.register_profile("tiny", max_examples=3, deadline=None, derandomize=True)
settings.load_profile(os.environ.get("ZUSCHLAG_LAWS", "short"))
