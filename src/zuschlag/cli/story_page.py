"""The page a story is written on: heads stand free, sentences below them, nothing too wide."""

import textwrap
from collections.abc import Sequence

from zuschlag.words.story import Line

WIDTH = 100
_INDENT = "  "


class StoryPage:
    """Lines written so far."""

    def __init__(self, head: Sequence[str]) -> None:
        self.lines = [line for text in head for line in wrapped(text)]

    def add(self, told: Sequence[Line]) -> None:
        """Write what was told."""
        for line in told:
            if line.is_head:
                self.lines += ["", *wrapped(line.text)]
            else:
                self.write(line.text)

    def write(self, text: str) -> None:
        """One sentence of the part that runs."""
        self.lines += wrapped(text, _INDENT)

    def close(self, text: str) -> None:
        """The last word."""
        self.lines += ["", *wrapped(text)]


def wrapped(text: str, indent: str = "") -> list[str]:
    """A long line broken where it hurts least."""
    return textwrap.wrap(
        text,
        WIDTH,
        initial_indent=indent,
        subsequent_indent=indent + _INDENT,
        break_long_words=False,
        break_on_hyphens=False,
    )


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Figures in columns; the second column, the name, stands to the left."""
    every = [heads, *rows]
    widths = [
        max(len(row[column]) for row in every if column < len(row)) for column in range(len(heads))
    ]
    return [_INDENT + "  ".join(_cells(row, widths)).rstrip() for row in every]


def _cells(row: Sequence[str], widths: Sequence[int]) -> list[str]:
    last = len(row) - 1 if len(row) < len(widths) else None  # a word instead of figures
    return [
        cell.ljust(width) if column in (1, last) else cell.rjust(width)
        for column, (cell, width) in enumerate(zip(row, widths, strict=False))
    ]
