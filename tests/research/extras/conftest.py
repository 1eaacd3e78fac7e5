"""What needs OpenSpiel or Ray is for `make test-research`, whose environment has both."""

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("pyspiel") and find_spec("ray") else ["test_*.py"]
