"""A copy of the package that differs in some lines.

With odd figures in its rules: who shows others has made them up.
"""

import shutil
from pathlib import Path

import zuschlag

ODD = {
    "rules/monopoly/mortgage.py": {
        "return t.price[slot] // 2": "return t.price[slot] // 3",
        "return value // 10 if t.interest_down else (value + 9) // 10": "return value * 3 // 10",
        "return t.house[slot] // 2": "return t.house[slot] // 4",
    },
    "rules/monopoly/building.py": {
        "levels[slot] * t.house[slot]": "levels[slot] * (t.house[slot] + 3)"
    },
    "rules/monopoly/figures.py": {"build=t.house[slot]": "build=t.house[slot] + 3"},
    "rules/monopoly/rent.py": {"t.rents[slot * 8 + t.level[slot]]": "7 + t.rents[slot * 8]"},
    "rules/forsale/auction.py": {
        "return (bid + 1) // 2 if t.refund == UP else bid // 2": "return bid // 3"
    },
}
"""Mortgages of a third, thirty percent interest, a quarter back for a house that costs three more,
rents of bare land and seven, a third of a bid back."""


def planted(root: Path, odd: dict[str, dict[str, str]] = ODD) -> None:
    """Put the copy there; with `root` on its path a new process finds it first."""
    package = root / "zuschlag"
    unread = shutil.ignore_patterns("__pycache__")
    shutil.copytree(Path(zuschlag.__file__).parent, package, ignore=unread)
    for name, edits in odd.items():
        text = (package / name).read_text()
        for was, is_now in edits.items():
            assert was in text, f"{name} has changed"
            text = text.replace(was, is_now)
        (package / name).write_text(text)
