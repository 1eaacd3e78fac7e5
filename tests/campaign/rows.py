"""A row of the campaign's table."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """One line of the table."""

    what: str
    found: str
    wanted: str
    is_met: bool

    def __post_init__(self) -> None:
        """What NumPy compared is written down, too."""
        object.__setattr__(self, "is_met", bool(self.is_met))
