"""Offers as a table looks at them: accepting one where purses are hidden, and one made again.

One's own side is told, the other's purse never is.

Ruling: whether the other side can pay is found out by trying, and then only that it cannot
(GAP-78). The rules themselves know all purses, so they are asked as if the others had plenty.
"""

from typing import Any

from zuschlag.errors import Refusal
from zuschlag.rules.monopoly import words
from zuschlag.rules.monopoly.game import MONOPOLY

PLENTY = 1_000_000_000


def acceptable(state: Any, seat: int) -> list[int]:
    """The offers a seat may say yes to, as far as it can know."""
    found = MONOPOLY.options(_with_rich_others(state, seat), seat)
    return found.accept if found is not None else []


def why_not_accept(state: Any, seat: int, action: words.Accept) -> Refusal:
    """The reason against a deal that was refused, without a hint of another purse."""
    try:
        MONOPOLY.apply(_with_rich_others(state, seat), seat, action)
    except Refusal as own:
        return own
    return Refusal("monopoly/deal-off")


def is_same_deal(earlier: words.Offer, offer: words.Offer) -> bool:
    """Whether the same things were to change hands with the same partner."""
    return earlier.to == offer.to and _things(earlier) == _things(offer)


def better_by(offer: words.Offer, earlier: words.Offer) -> int:
    """How much more money it leaves the one it is made to."""
    return _money(offer) - _money(earlier)


def _things(offer: words.Offer) -> list[set[Any]]:
    sides = offer.give, offer.want
    return [set(things) for side in sides for things in (side.deeds, side.cards)]


def _money(offer: words.Offer) -> int:
    return offer.give.cash + offer.give.debt - offer.want.cash - offer.want.debt


def _with_rich_others(state: Any, seat: int) -> Any:
    other = state.copy()
    cash = other.tables[0].cash
    for one in range(len(cash)):
        cash[one] += PLENTY if one != seat else 0
    return other
