"""What the lobby shows of a table, and who holds which seat."""

import copy
from typing import Any

from zuschlag.journal.contract import MAKER, LobbyCard
from zuschlag.table.folds import FOLDS
from zuschlag.table.seat import BOT, OPEN
from zuschlag.table.seat_folds import seat_bot
from zuschlag.table.table_event import TableEvent
from zuschlag.table.table_state import LOBBY, OVER, PAUSED, PLAY, SEEDS, TableState

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


def card_of(table: TableState) -> LobbyCard:
    """The card of a table as it is."""
    agreed = table.settings
    # A list must not reveal what people who watch with a delay do not know yet.
    is_shown = table.status == LOBBY or not agreed.spectator_delay
    return LobbyCard(
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
            **({"days": agreed.time.days} if agreed.time.days is not None else {}),
            **({"evening": True} if table.evening else {}),
            **(_round(table) if is_shown else {}),
            **_result(table),
            **_league(table),
        },
        holders=_holders(table),
    )


def is_slow(card: LobbyCard) -> bool:
    """Whether a decision may take days there."""
    return "days" in card.public


def _round(table: TableState) -> dict[str, int]:
    """How far the game was when the card was written, where it counts rounds."""
    found = getattr(table.play.seen, "round", None) if table.play is not None else None
    return {"round": found} if isinstance(found, int) else {}


def _result(table: TableState) -> dict[str, Any]:
    """Ranks and scores by seat, once the game is over and has them."""
    outcome = (table.result or {}).get("outcome") if table.status == OVER else None
    return {"result": [outcome["ranking"], outcome["scores"]]} if outcome else {}


def _league(table: TableState) -> dict[str, Any]:
    """At a table of the league: which seats are levels of the house, and for whom a bot plays."""
    if not table.league:
        return {}
    away = [number for number, seat in enumerate(table.seats) if seat.away is not None]
    house = [seat.bot if seat.kind == BOT else "" for seat in table.seats]
    return {"league": {"house": house, "away": away}}


def _holders(table: TableState) -> list[tuple[str, int]]:
    """Who holds which seat, and who made the table."""
    seated = [(seat.holder, n) for n, seat in enumerate(table.seats) if seat.holder]
    return [(table.maker, MAKER), *seated]


def card_after(table: TableState, event: TableEvent, last: LobbyCard | None) -> LobbyCard | None:
    """The card to be written with an entry; None when nothing on it changes.

    That of a game that is over stays as it is: who deleted their games since is not on it again.
    """
    if event.seen_by is not None or table.status == OVER:
        return None
    is_old = last is None or event.at - last.touched >= TOUCH_EVERY
    if event.kind not in _SEATING and event.kind not in _STATUS_AFTER and not is_old:
        return None
    ahead = copy.copy(table)
    ahead.seats = [copy.copy(seat) for seat in table.seats]
    if event.kind in _SEATING:
        FOLDS[event.kind](ahead, event)
    for number, bot in event.public.get("bots", []):
        seat_bot(ahead, number, bot)
    ahead.status = _STATUS_AFTER.get(event.kind, table.status)
    if event.kind == "over":
        ahead.result = {"outcome": event.public["outcome"]}
    ahead.last_at = event.at
    return card_of(ahead)
