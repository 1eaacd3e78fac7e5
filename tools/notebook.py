"""Writes docs/research.ipynb, the page docs/research.md to be run cell by cell.

`python -m tools.notebook`. What the page fences as `python` becomes code, everything else text; the
page is what people edit and what the tests run, and a test compares the two.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

PAGE = Path(__file__).resolve().parent.parent / "docs" / "research.md"
NOTEBOOK = PAGE.with_suffix(".ipynb")
CODE = re.compile(r"^```python\n(.*?)^```$\n?", re.MULTILINE | re.DOTALL)
_ABOUT = "Made from [research.md](research.md) by `python -m tools.notebook`: edit that.\n"


def notebook(page: str) -> str:
    """The page as the text of a notebook."""
    made = [_cell("markdown", 0, _ABOUT)]
    end = 0
    for block in CODE.finditer(page):
        made += _text(page[end : block.start()], len(made))
        made.append(_cell("code", len(made), block[1]))
        end = block.end()
    made += _text(page[end:], len(made))
    about = {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
        "language_info": {"name": "python"},
    }
    whole = {"cells": made, "metadata": about, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def _text(text: str, number: int) -> list[dict[str, object]]:
    return [_cell("markdown", number, text)] if text.strip() else []


def _cell(kind: str, number: int, text: str) -> dict[str, object]:
    lines = text.strip("\n").splitlines(keepends=True)
    found: dict[str, object] = {"cell_type": kind, "id": f"cell-{number}", "metadata": {}}
    if kind == "code":
        found |= {"execution_count": None, "outputs": []}
    return {**found, "source": lines}


if __name__ == "__main__":
    NOTEBOOK.write_text(notebook(PAGE.read_text("utf-8")), "utf-8")
