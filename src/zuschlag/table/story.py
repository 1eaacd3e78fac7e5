"""What has happened in a game as one seat may know it: for a bot that remembers.

The opening and every move that stands, as the seat reads them in its log. Moves that were taken
back, talk, orders and who sits where are left out.
"""

from zuschlag.table.log import numbered
from zuschlag.table.table_state import TableState


class SeatStory:
    """Up to now: what happens later, an undo too, does not change it."""

    def __init__(self, table: TableState, seat: int) -> None:
        self.table, self.seat = table.id, seat
        self.version = table.game.last_undo
        self.length = len(table.story)
        self._lines, self._places = table.log.lines, table.story

    def after(self, known: int) -> list[bytes]:
        """The entries after the first so many, as JSON objects."""
        found = range(known, self.length)
        return [numbered(self._lines[self._places[n]], self.seat, n + 1) for n in found]
