"""A result sheet of Monopoly, counted: `score.worth` looks at a record built from it."""

from collections.abc import Iterator, Sequence
from typing import Any

from zuschlag.event.counted import Counted
from zuschlag.event.monopoly.impossible import check
from zuschlag.event.monopoly.sheet_words import Estate, MonopolySheet
from zuschlag.rules.bits import gathered
from zuschlag.rules.kernel import Tables
from zuschlag.rules.monopoly.doors import standings
from zuschlag.rules.monopoly.position import blank_table
from zuschlag.rules.monopoly.terms import Terms

NO_CASH, MUCH_CASH = "no-cash", "much-cash"
_MUCH = 5
"""So many times what was handed out is more than people at one table usually end with."""


class MonopolyAtBoard:
    """What an evening must know of Monopoly where it has no table of its own."""

    sheet = MonopolySheet

    def count(self, terms: Terms, sheet: MonopolySheet) -> Counted:
        """Amounts and places by the rules, or a Refusal that names what cannot be."""
        check(terms, sheet.seats)
        tables = record_of(terms, sheet.seats)
        found = [standings(tables, 0, seat) for seat in range(terms.seats)]
        return Counted(
            [int(amount) for amount, _ in found],
            [int(place) for _, place in found],
            list(_warnings(terms, sheet.seats)),
        )


def record_of(terms: Terms, seats: Sequence[Estate]) -> Tables:
    """What lies on the board, as the rules have it."""
    tables = blank_table(terms)
    t: Any = tables[0]
    t.living = gathered([seat for seat, estate in enumerate(seats) if not estate.out])
    for seat, estate in enumerate(seats):
        t.cash[seat] = estate.cash
        t.out[seat] = estate.out
        t.deeds[seat] = gathered([deed.slot for deed in estate.deeds])
    deeds = [deed for estate in seats for deed in estate.deeds]
    t.built = gathered([deed.slot for deed in deeds if deed.level])
    t.mortgaged = gathered([deed.slot for deed in deeds if deed.mortgaged])
    for deed in deeds:
        t.level[deed.slot] = deed.level
    return tables


def _warnings(terms: Terms, seats: Sequence[Estate]) -> Iterator[str]:
    """Cash that would be odd: worth another look, and never a reason against the sheet."""
    if any(estate.cash == 0 and not estate.out for estate in seats):
        yield NO_CASH
    if sum(estate.cash for estate in seats) > _MUCH * terms.seats * terms.board.money.start:
        yield MUCH_CASH
