"""The rules' sets of what a seat may do, as typed options."""

from collections import namedtuple
from functools import lru_cache
from typing import Any

import msgspec
import numpy as np

from zuschlag.rules.bits import listed
from zuschlag.rules.monopoly.doors import least_of, open_to
from zuschlag.rules.monopoly.options import OPTIONS
from zuschlag.rules.monopoly.parts import NUMBERS
from zuschlag.rules.monopoly.position import DECKS, State
from zuschlag.rules.monopoly.verbs import BID
from zuschlag.rules.monopoly.words import Options

NOTHING_OPEN = Options()
_Open = namedtuple("_Open", OPTIONS.names or ())  # type: ignore[misc]

_SINGLE_WORDS = {
    field.name: NUMBERS[field.encode_name]
    for field in msgspec.structs.fields(Options)
    if field.type is bool
}
"""Verbs that one may say or not, without more."""
_SLOTS = ("streets", "wish", "build", "sell", "mortgage", "redeem")
"""What may be said of slots, which both know by the same names."""


def choices_of(state: State, seat: int) -> Options:
    """Everything this seat may do now."""
    found = np.zeros(1, OPTIONS)
    open_to(state.tables, 0, seat, found)
    o: Any = _Open._make(memoryview(found.tobytes()).cast("q"))
    named = o.demand | o.waive | o.accept | o.reject | o.withdraw | o.clear
    if not named and not (o.streets and state.tables["bid_names_street"][0]):
        return _of_its_own(o)
    may = _without_names(o)
    if o.streets and state.tables["bid_names_street"][0]:
        may["bids"] = [least_of(state.tables, 0, seat, street) for street in may["streets"]]
    if o.demand | o.waive:
        may |= _named(o, _column(state, "claim_id"), ("demand", "waive"))
    if o.accept | o.reject | o.withdraw:
        may |= _named(o, _column(state, "offer_id"), ("accept", "reject", "withdraw"))
    if o.clear:
        may["clear"] = _cleared(state, o.clear)
    return Options(**may)


@lru_cache(1024)
def _of_its_own(o: Any) -> Options:
    """What says nothing that only its position could explain; the same comes up again and again."""
    return Options(**_without_names(o)) if any(o) else NOTHING_OPEN


def _without_names(o: Any) -> dict[str, Any]:
    may: dict[str, Any] = {
        name: True for name, number in _SINGLE_WORDS.items() if o.verbs >> number & 1
    }
    may |= {name: listed(getattr(o, name)) for name in _SLOTS if getattr(o, name)}
    if o.verbs >> BID & 1:
        may["bid"] = (o.least, o.most)
    if o.cards:
        may["use_card"] = [DECKS[deck] for deck in listed(o.cards)]
    if o.offer_to:
        may |= {"offer": listed(o.offer_to), "offers_left": o.offers_left}
    return may


def _named(found: Any, numbers: list[int], words: tuple[str, ...]) -> dict[str, list[int]]:
    """Claims or offers by their numbers, where the rules say their places."""
    return {word: [numbers[place] for place in listed(getattr(found, word))] for word in words}


def _column(state: State, name: str) -> list[int]:
    found: list[int] = state.tables[name][0].tolist()
    return found


def _cleared(state: State, groups: int) -> list[list[int]]:
    """The streets of each group that have buildings."""
    members, built = _column(state, "members"), int(state.tables["built"][0])
    return [listed(members[group] & built) for group in listed(groups)]
