"""Columns that stay straight whatever is written in them: wide letters count twice."""

from rich.cells import cell_len, set_cell_size


def left(text: str, width: int) -> str:
    """Cut or filled to so many columns, beginning at the left."""
    return set_cell_size(text, width)


def right(text: str, width: int) -> str:
    """The same, ending at the right."""
    return " " * max(0, width - cell_len(text)) + set_cell_size(text, min(width, cell_len(text)))
