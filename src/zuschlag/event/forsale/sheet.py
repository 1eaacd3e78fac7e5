"""The result sheet of For Sale: two numbers a seat, checked by the edition and counted."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from zuschlag.errors import Refusal
from zuschlag.event.counted import Counted
from zuschlag.rules.forsale.editions import Terms
from zuschlag.rules.forsale.moves import standings
from zuschlag.rules.forsale.position import blank_table

Money = Annotated[int, Meta(ge=0, le=10_000)]
_MOST_SEATS = 6


class ForSaleSheet(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="game", tag="for-sale"
):
    """What the cheques of each seat add up to, and the coins it has left, in the order of seats."""

    cheques: Annotated[list[Money], Meta(max_length=_MOST_SEATS)]
    coins: Annotated[list[Money], Meta(max_length=_MOST_SEATS)]


class ForSaleAtBoard:
    """What an evening must know of For Sale where it has no table of its own."""

    sheet = ForSaleSheet

    def count(self, terms: Terms, sheet: ForSaleSheet) -> Counted:
        """Amounts and places by the rules, or a Refusal that names what cannot be."""
        if len(sheet.cheques) != terms.seats or len(sheet.coins) != terms.seats:
            raise Refusal("event/sheet-seats", {"seats": terms.seats})
        _check_cheques(terms, sum(sheet.cheques))
        for seat, coins in enumerate(sheet.coins):
            if coins > terms.coins:
                facts = {"seat": seat + 1, "most": terms.coins, "found": coins}
                raise Refusal("event/sheet-coins", facts)
        tables = blank_table(terms)
        t: Any = tables[0]
        t.income[: terms.seats] = sheet.cheques
        t.coins[: terms.seats] = sheet.coins
        found = [standings(tables, 0, seat) for seat in range(terms.seats)]
        return Counted([int(amount) for amount, _ in found], [int(place) for _, place in found])


def _check_cheques(terms: Terms, found: int) -> None:
    """All cheques of the deck, but for those that were put back unseen (FS15-SETUP-2)."""
    deck = sorted(terms.deck.cheques)
    least, most = sum(deck[: terms.in_play]), sum(deck[terms.removed :])
    if least <= found <= most:
        return
    if least == most:
        raise Refusal("event/sheet-all-cheques", {"most": most, "found": found})
    raise Refusal("event/sheet-cheques", {"least": least, "most": most, "found": found})
