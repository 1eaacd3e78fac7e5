"""Who should look at a table, and why: for pushes at slow tables, and for lists of one's own."""

from typing import Literal

from zuschlag.table.seat import seats_of
from zuschlag.table.table_event import TableEvent
from zuschlag.table.table_state import PLAY, TableState

Call = Literal["turn", "wanted", "bot"]
"""It is their turn; they may ask for rent or answer an offer; a bot has taken their chair."""


def calls(table: TableState, seat: int) -> list[Call]:
    """Why somebody should look, what matters most first."""
    if table.status != PLAY:
        return []
    if not table.seats[seat].is_present:
        return ["bot"] if table.seats[seat].away is not None else []
    found: list[Call] = ["turn"] if seat in table.timing.asked else []
    is_wanted = seat in table.game.at.answered_by(table.game.seen).values()
    return [*found, "wanted"] if is_wanted else found


def call_of(table: TableState, holder: str) -> Call | None:
    """The first of them for whoever has seats there."""
    own = [call for seat in seats_of(table.seats, holder) for call in calls(table, seat)]
    return next((call for call in ("turn", "wanted", "bot") if call in own), None)


class Noted:
    """What people could answer before an entry is taken in."""

    def __init__(self, table: TableState) -> None:
        self._asked = dict(table.timing.asked)
        self._lying = _lying(table)

    def new_calls(self, table: TableState, event: TableEvent) -> list[tuple[int, Call]]:
        """Whom the entry calls at a slow table, wherever they are."""
        if not table.is_slow or table.status != PLAY:
            return []
        if event.kind == "away" and event.seat is not None:
            # Whoever has left of their own will knows.
            return [(event.seat, "bot")] if event.public["why"] == "time" else []
        if event.kind == "vacation_over" and event.seat is not None:
            return [(event.seat, call) for call in calls(table, event.seat)]
        if event.kind not in ("dealt", "move", "undone"):
            return []
        asked = table.timing.asked.items()
        found: list[tuple[int, Call]] = [
            (seat, "turn") for seat, since in asked if self._asked.get(seat) != since
        ]
        new = _lying(table).items() - self._lying.items()
        return [*found, *sorted({(seat, "wanted") for _, seat in new})]


def _lying(table: TableState) -> dict[tuple[str, int], int]:
    play = table.play
    return dict(play.at.answered_by(play.seen)) if play is not None and table.is_slow else {}
