"""Which build of the pages is served: a page of another one loads anew before it goes on.

Its name is the address of the page's first script, which the build names after all it contains;
so a page knows its own by looking at itself.
"""

import re
from pathlib import Path

BUILT = Path(__file__).resolve().parent.parent / "static"
HEADER = b"zuschlag-build"

_FIRST_SCRIPT = re.compile(r'<script[^>]* src="(/assets/[A-Za-z0-9._-]+\.js)"')


def build_in(folder: Path) -> str | None:
    """The name of the build in a folder; None where no pages were built."""
    page = folder / "index.html"
    found = _FIRST_SCRIPT.search(page.read_text("utf-8")) if page.exists() else None
    return found[1] if found else None
