"""A row of the campaign's table."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """One line of the table."""

    what: str
    found: str
    wanted: str
    is_met: bool
