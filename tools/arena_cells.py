"""Folders of the arena as one table of Markdown: `python -m tools.arena_cells FOLDER...` prints it.

A line for every cell of the first bot of each folder, and below what made them.
"""

import re
import sys
from collections.abc import Iterable
from pathlib import Path

import msgspec

from zuschlag.lab.arena.cells import Cell, cells
from zuschlag.lab.arena.keeping import RESULTS, Head, read_rows
from zuschlag.lab.arena.plan import Plan

HEADS = ("edition", "seats", "the one", "all others", "games", "wins", "95 % interval", "margin")
_MADE = re.compile(r"(\d{4}-\d\d-\d\d), \w+ `([^`]+)`")


def found_in(folder: Path) -> tuple[Head, list[Cell]]:
    """What was played there, and how the first bot did."""
    first, _, rows = (folder / RESULTS).read_bytes().partition(b"\n")
    head = msgspec.json.decode(first, type=Head)
    one = head.plan.bots[0]
    return head, [cell for cell in cells(head.fields, read_rows(rows)) if cell.bot == one]


def line(plan: Plan, cell: Cell) -> str:
    """One row of the table."""
    others = ", ".join(dict.fromkeys(cell.rivals))
    share, margin = cell.share, cell.margin
    told = (
        plan.edition,
        f"{plan.seats}",
        cell.bot,
        others,
        f"{cell.games:,}",
        f"{share.value:.1%}",
        f"{100 * share.low:.1f} – {100 * share.high:.1f}",
        f"{margin.value:,.1f} ± {margin.error:,.1f}",
    )
    return "| " + " | ".join(told) + " |"


def made(folder: Path, head: Head) -> str:
    """Day, commit and code, as the folder's report has them."""
    found = _MADE.search((folder / "report.md").read_text("utf-8"))
    assert found is not None, f"{folder} has no report"
    return f"{found[1]}, commit `{found[2]}`, code `{head.sources.code}`"


def table(folders: Iterable[Path]) -> str:
    """The table and what made it."""
    marks = ["---", "---:", "---", "---", *["---:"] * 4]
    lines, sources = ["| " + " | ".join(row) + " |" for row in (HEADS, marks)], dict[str, None]()
    for folder in folders:
        head, played = found_in(folder)
        lines += [line(head.plan, cell) for cell in played]
        sources[made(folder, head)] = None
    return "\n".join([*lines, "", *(f"Played {one}." for one in sources)])


if __name__ == "__main__":
    print(table(map(Path, sys.argv[1:])))
