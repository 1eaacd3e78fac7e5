"""The steps in which an action of Monopoly is said: one path for each, as `Turn.say` takes them."""

from collections.abc import Callable, Iterable
from typing import Any

from zuschlag.research.monopoly import staged
from zuschlag.research.monopoly.staged import BLOCKS, PROPERTIES, STREETS
from zuschlag.rules.bits import listed
from zuschlag.rules.kernel import Tables, plain
from zuschlag.rules.monopoly.auction import least_for_street, street_to_build
from zuschlag.rules.monopoly.parts import VERB_OF
from zuschlag.rules.monopoly.position import DECKS
from zuschlag.rules.monopoly.state import HOTEL_LEVEL, LAND, NOBODY
from zuschlag.rules.monopoly.words import Accept, Action, Bid, Offer

Levels = dict[int, int]

_NOTES = [plain(staged.note)(place) for place in range(staged.NOTES)]
_PROPERTIES, _STREETS = listed(PROPERTIES), listed(STREETS)
_least, _street = plain(least_for_street), plain(street_to_build)


def path(tables: Tables, seat: int, action: Action) -> list[int]:
    """The numbers this seat says one after the other; whether they are legal is not asked here."""
    t: Any = tables[0]
    verb = VERB_OF[type(action)]
    if verb in _LONGER:
        return _LONGER[verb](t, seat, action)
    return [BLOCKS[verb]]


def _notes(first: int, amount: int) -> list[int]:
    """Large ones first."""
    said = []
    for place, worth in enumerate(_NOTES):
        said += [first + place] * (amount // worth)
        amount %= worth
    return said


def _bid(t: Any, seat: int, action: Bid) -> list[int]:
    """The street of a building is always named: the one it would go to anyway, if need be."""
    street = NOBODY if action.street is None else action.street
    said = [staged.BID_AT]
    if t.lot != LAND:
        street = _street(t, seat, street)
        said.append(staged.BUILD_AT + _STREETS.index(street))
    least = int(_least(t, street))
    return [*said, *_notes(staged.GIVE_NOTE_AT, action.amount - least), staged.SEND_AT]


def _levels(t: Any, first: int, streets: Iterable[int], sign: int) -> list[int]:
    """By group, floor after floor, along the board."""
    named: Levels = {}
    places = []
    for slot in streets:
        level = int(t.level[slot]) + sign * named.get(slot, 0)
        named[slot] = named.get(slot, 0) + 1
        places.append((int(t.group[slot]), level if sign > 0 else HOTEL_LEVEL - level, slot))
    return [*(first + _STREETS.index(slot) for *_, slot in sorted(places)), staged.SEND_AT]


def _wish(t: Any, seat: int, action: Any) -> list[int]:
    streets = [slot for slot, levels in action.levels.items() for _ in range(levels)]
    return _levels(t, staged.WISH_AT, streets, 1)


def _partner(t: Any, seat: int, other: int) -> int:
    """Counted from the left neighbour."""
    return int((other - seat) % t.seats) - 1


def _answer(t: Any, seat: int, first: int, number: int) -> list[int]:
    """Older offers between the two are left aside."""
    ids = t.offer_id[: t.offers].tolist()
    pairs = [{int(t.offer_from[place]), int(t.offer_to[place])} for place in range(int(t.offers))]
    place = ids.index(number)
    (other,) = pairs[place] - {seat}
    step = _partner(t, seat, other)
    return [staged.LATER_AT + step] * pairs[:place].count(pairs[place]) + [first + step]


def _accept(t: Any, seat: int, action: Accept) -> list[int]:
    if not action.redeem:
        return _answer(t, seat, staged.ACCEPT_AT, action.offer)
    said = _answer(t, seat, staged.ACCEPT_AND_REDEEM_AT, action.offer)
    redeemed = sorted(set(action.redeem))
    return [*said, *_properties(staged.REDEEM_AT, redeemed), staged.SEND_AT]


def _properties(first: int, slots: Iterable[int]) -> list[int]:
    return [first + _PROPERTIES.index(slot) for slot in slots]


def _offer(t: Any, seat: int, action: Offer) -> list[int]:
    """Deeds, cards, a debt, money."""
    give, want = action.give, action.want
    said = [staged.OFFER_AT + _partner(t, seat, action.to)]
    said += _properties(staged.GIVE_DEED_AT, sorted(set(give.deeds)))
    for slot in sorted(set(want.deeds)):
        said += _properties(staged.WANT_DEED_AT, [slot])
        said += [staged.RECEIPT_AT] if slot in action.redeem else []
    for first, cards in ((staged.GIVE_CARD_AT, give.cards), (staged.WANT_CARD_AT, want.cards)):
        said += [first + place for place, deck in enumerate(DECKS) if deck in cards]
    if give.debt or want.debt:
        said.append(staged.FORGIVE_AT if give.debt else staged.BE_FORGIVEN_AT)
        said += _notes(staged.GIVE_NOTE_AT, int(t.debt[0]) - give.debt - want.debt)
        said += [staged.ENOUGH_AT] if give.cash or want.cash else []
    said += _notes(staged.GIVE_NOTE_AT, give.cash) + _notes(staged.WANT_NOTE_AT, want.cash)
    return [*said, staged.SEND_AT]


def _claim(t: Any, first: int, number: int) -> list[int]:
    return [first + t.claim_id[: t.claims].tolist().index(number)]


_LONGER: dict[str, Callable[[Any, int, Any], list[int]]] = {
    "bid": _bid,
    "build": lambda t, seat, action: _levels(t, staged.BUILD_AT, action.streets, 1),
    "sell": lambda t, seat, action: _levels(t, staged.SELL_AT, action.streets, -1),
    "wish": _wish,
    "demand": lambda t, seat, action: _claim(t, staged.DEMAND_AT, action.claim),
    "waive": lambda t, seat, action: _claim(t, staged.WAIVE_AT, action.claim),
    "mortgage": lambda t, seat, action: _properties(staged.MORTGAGE_AT, [action.slot]),
    "redeem": lambda t, seat, action: _properties(staged.REDEEM_AT, [action.slot]),
    "use-card": lambda t, seat, action: [staged.CARD_AT + DECKS.index(action.deck)],
    "offer": _offer,
    "accept": _accept,
    "reject": lambda t, seat, action: _answer(t, seat, staged.REJECT_AT, action.offer),
    "withdraw": lambda t, seat, action: _answer(t, seat, staged.WITHDRAW_AT, action.offer),
}
