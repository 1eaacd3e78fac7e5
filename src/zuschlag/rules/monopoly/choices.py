"""The rules' sets of what a seat may do, as typed options."""

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

_SINGLE_WORDS = {
    field.name: NUMBERS[field.encode_name]
    for field in msgspec.structs.fields(Options)
    if field.type is bool
}
"""Verbs that one may say or not, without more."""


def choices_of(state: State, seat: int) -> Options:
    """Everything this seat may do now."""
    found = np.zeros(1, OPTIONS)
    open_to(state.tables, 0, seat, found)
    o: Any = found[0]
    t: Any = state.tables[0]
    verbs = set(listed(o.verbs))
    streets = listed(o.streets)
    claims, offers = t.claim_id.tolist(), t.offer_id.tolist()
    may: dict[str, Any] = {name: number in verbs for name, number in _SINGLE_WORDS.items()}
    return Options(
        **may,
        bid=(int(o.least), int(o.most)) if BID in verbs else None,
        streets=streets,
        bids=[least_of(state.tables, 0, seat, street) for street in streets]
        if t.bid_names_street
        else [],
        demand=[claims[place] for place in listed(o.demand)],
        waive=[claims[place] for place in listed(o.waive)],
        wish=listed(o.wish),
        build=listed(o.build),
        sell=listed(o.sell),
        clear=[listed(t.members[group] & t.built) for group in listed(o.clear)],
        mortgage=listed(o.mortgage),
        redeem=listed(o.redeem),
        use_card=[DECKS[deck] for deck in listed(o.cards)],
        offer=listed(o.offer_to),
        offers_left=int(o.offers_left) if o.offer_to else 0,
        accept=[offers[place] for place in listed(o.accept)],
        reject=[offers[place] for place in listed(o.reject)],
        withdraw=[offers[place] for place in listed(o.withdraw)],
    )
