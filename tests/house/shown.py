"""The commands that README.md, CONTRIBUTING.md and docs/ show in ```console blocks.

A line that begins with `$ ` is a command, up to a comment; lines below it are what it prints, with
figures and `...` standing for whatever they are that day.
"""

import re
from dataclasses import dataclass
from pathlib import Path

from tests.house.tree import ROOT

_BLOCK = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_COMMENT = re.compile(r"\s+# .*$")


@dataclass
class Shown:
    """A command as a page shows it, and the lines it shows below."""

    line: str
    prints: list[str]

    def missing_in(self, printed: str) -> list[str]:
        """The lines of the page that were not printed."""
        return [one for one in self.prints if not re.search(_pattern(one), printed, re.M | re.I)]


def _pattern(line: str) -> str:
    whatever = re.escape(line).replace(re.escape("..."), ".*")
    return "^" + re.sub(r"\d+", r"\\d+", whatever) + r"\s*$"


def pages() -> list[Path]:
    """Every page with commands."""
    found = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
    return [page for page in found if _BLOCK.search(page.read_text("utf-8"))]


def commands(page: Path) -> list[Shown]:
    """What a page shows, in its order."""
    found: list[Shown] = []
    for block in _BLOCK.findall(page.read_text("utf-8")):
        for line in block.replace("\\\n", "").splitlines():
            if line.startswith("$ "):
                whole = " ".join(_COMMENT.sub("", line[2:]).split())
                found.append(Shown(whole, []))
            elif line.strip():
                found[-1].prints.append(line)
    return found
