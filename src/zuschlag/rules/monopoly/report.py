"""The rules' short list of what they did, read as typed events."""

from collections.abc import Callable, Iterable
from operator import itemgetter
from typing import Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints

from zuschlag.rules.bits import listed
from zuschlag.rules.monopoly.events import Event
from zuschlag.rules.monopoly.state import BANK, HOTEL, HOUSE, LAND
from zuschlag.rules.monopoly.words import Side

CAUSES = ("rent", "donation", "card", "fine", "interest")
EXITS = ("double", "fine", "card")
ENDINGS = ("", "last-standing", "time", "rounds", "ruling")
LOTS = {HOUSE: "house", HOTEL: "hotel"}
PREFIXES = ("CH", "CC")

SidesOf = Callable[[int], tuple[Side, Side]]


class Note(NamedTuple):
    """One entry of the list, in numbers."""

    seat: int
    other: int
    slot: int
    amount: int
    sides: SidesOf  # of an offer


def card_id(deck: int, card: int) -> str:
    """The name of a card in records and boards."""
    return f"{PREFIXES[deck]}-{card + 1:02}"


_READINGS: dict[str, Callable[[Note], Any]] = {
    "seat": itemgetter(0),
    "other": itemgetter(1),
    "slot": itemgetter(2),
    "amount": itemgetter(3),
    "dice": itemgetter(1, 3),
    "lot": lambda e: e.slot if e.other == LAND else LOTS[e.other],
    "building-street": lambda e: None if e.other == LAND else e.slot,
    "rent": lambda e: e.amount or None,
    "payee": lambda e: None if e.other == BANK else e.other,
    "cause": lambda e: CAUSES[e.slot],
    "exit": lambda e: EXITS[e.slot],
    "ending": lambda e: ENDINGS[e.amount],
    "card": lambda e: card_id(e.other, e.slot),
    "members": lambda e: listed(e.amount),
    "given": lambda e: e.sides(e.amount)[0],
    "wanted": lambda e: e.sides(e.amount)[1],
}
"""How the fields of `events` are found in an entry."""


def _readings(kind: type[Event]) -> list[Callable[[Note], Any]] | None:
    """One for each field; None for an event that the rules do not report."""
    hints = get_type_hints(kind, include_extras=True)
    fields = [hints[name] for name in kind.__struct_fields__]
    if not all(get_origin(field) is Annotated for field in fields):
        return None
    return [_READINGS[field.__metadata__[0]] for field in fields]


TOLD = [(kind, readings) for kind in get_args(Event) if (readings := _readings(kind)) is not None]
"""Every event the rules tell, in the order of the codes in `telling`."""


def read_events(notes: Iterable[tuple[int, ...]], sides: SidesOf) -> list[Event]:
    """Everything the last move or throw brought about, in order."""
    found = []
    for code, seat, other, slot, amount in notes:
        kind, readings = TOLD[code]
        note = Note(seat, other, slot, amount, sides)
        found.append(kind(*[read(note) for read in readings]))
    return found
