"""The questions of docs/research.md: asked of a folder, and their answers written into the page.

`python -m tests.research.questions data` does that after the commands that the page shows.
"""

import re
import sys
from pathlib import Path
from typing import Any

from tests.house.tree import ROOT
from zuschlag.research.query import Answer, query

PAGE = ROOT / "docs" / "research.md"
_QUESTION = re.compile(r"^```sql\n(.*?)^```\n(?:\n((?:^\|[^\n]*\n)+))?", re.MULTILINE | re.DOTALL)
_COMMAND = re.compile(r"^zuschlag .*parquet$|^zuschlag .*jsonl$", re.MULTILINE)


def questions() -> list[tuple[str, list[str]]]:
    """Every query of the page, and the columns that its answer has there."""
    found = _QUESTION.findall(PAGE.read_text("utf-8"))
    return [(sql, _cells(answer.partition("\n")[0])) for sql, answer in found]


def made_by() -> list[list[str]]:
    """The commands of the page that make what is asked, word by word."""
    return [line.split()[1:] for line in _COMMAND.findall(PAGE.read_text("utf-8"))]


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|") if cell.strip()]


def as_table(answer: Answer) -> str:
    """An answer as the page shows it."""
    lines: list[Any] = [answer.columns, ["---"] * len(answer.columns), *answer.rows]
    return "".join("| " + " | ".join(str(cell) for cell in line) + " |\n" for line in lines)


def write_answers(folder: Path) -> None:
    """Ask everything once more and put the answers below the questions."""

    def answered(found: re.Match[str]) -> str:
        return f"```sql\n{found[1]}```\n\n{as_table(query(found[1], folder))}"

    PAGE.write_text(_QUESTION.sub(answered, PAGE.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    write_answers(Path(sys.argv[1]))
