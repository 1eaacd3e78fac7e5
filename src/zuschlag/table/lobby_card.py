"""What the lobby shows of a table, and who holds which seat."""

import copy

from zuschlag.journal.contract import MAKER, Card
from zuschlag.table.folds import FOLDS, seat_bot
from zuschlag.table.seat import OPEN
from zuschlag.table.table_event import Happening
from zuschlag.table.table_state import LOBBY, OVER, PAUSED, PLAY, SEEDS, Table

_SEATING = ("changed", "sat", "stood", "bot_seated", "unseated", "seat_moved")
"""Kinds whose folds only touch what a card shows, so that they may run on a copy."""

_STATUS_AFTER = {
    "seeds_wanted": SEEDS,
    "dealt": PLAY,
    "paused": PAUSED,
    "unpaused": PLAY,
    "over": OVER,
}

TOUCH_EVERY = 60_000
"""Milliseconds after which a card is written again only to say that the table lives."""


def card_of(table: Table) -> Card:
    """The card of a table as it stands."""
    agreed = table.settings
    # A list must not tell what people who watch with a delay do not know yet.
    is_shown = table.status == LOBBY or not agreed.spectator_delay
    return Card(
        table=table.id,
        code=table.code,
        game=agreed.game,
        status=table.status,
        is_listed=agreed.listed and is_shown and table.status != OVER,
        created=table.created,
        touched=table.last_at,
        public={
            "game": agreed.game,
            "edition": agreed.edition,
            "title": agreed.title,
            "status": table.status if is_shown else PLAY,
            "seats": [
                {"kind": seat.kind, "name": seat.name, "colour": seat.colour}
                for seat in table.seats
            ],
            "open": sum(seat.kind == OPEN for seat in table.seats) if table.status == LOBBY else 0,
            "spectators": agreed.spectators,
        },
        holders=_holders(table),
    )


def _holders(table: Table) -> list[tuple[str, int]]:
    """Who holds which seat, and who made the table."""
    seated = [(seat.holder, n) for n, seat in enumerate(table.seats) if seat.holder]
    return [(table.maker, MAKER), *seated]


def card_after(table: Table, happening: Happening, last: Card | None) -> Card | None:
    """The card to be written with an entry; None when nothing on it changes."""
    if happening.seen_by is not None:
        return None
    is_old = last is None or happening.at - last.touched >= TOUCH_EVERY
    if happening.kind not in _SEATING and happening.kind not in _STATUS_AFTER and not is_old:
        return None
    ahead = copy.copy(table)
    ahead.seats = [copy.copy(seat) for seat in table.seats]
    if happening.kind in _SEATING:
        FOLDS[happening.kind](ahead, happening)
    for number, bot in happening.public.get("bots", []):
        seat_bot(ahead, number, bot)
    ahead.status = _STATUS_AFTER.get(happening.kind, table.status)
    ahead.last_at = happening.at
    return card_of(ahead)
