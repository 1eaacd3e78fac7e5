"""What may happen in a box: the choices of a seat, and everything that may come of one.

Chance speaks where a row is laid out. Every set of cards nobody has seen is as likely, and is
written into the deck just before the rules draw it: a record never holds what is not known yet.
"""

from itertools import combinations
from typing import NamedTuple

from zuschlag.rules.bits import gathered, listed
from zuschlag.rules.forsale.editions import Terms
from zuschlag.rules.forsale.moves import (
    BID,
    PASS,
    SELL_BUILDING,
    act,
    asked,
    begin,
    bounds,
    standings,
)
from zuschlag.rules.forsale.position import blank_table
from zuschlag.rules.forsale.state import BUY, DONE
from zuschlag.rules.kernel import Tables, copied

Said = tuple[int, ...]
"""Something everybody heard: a bid, a row, what was turned over."""


class Moment(NamedTuple):
    """A table, and all that everybody has heard."""

    tables: Tables
    heard: tuple[Said, ...] = ()

    @property
    def is_over(self) -> bool:
        """Whether everything is sold."""
        return self.number("phase") == DONE

    def number(self, name: str) -> int:
        """A number of the record; by the array, which is much faster than by its element."""
        return int(self.tables[name][0])


class Move(NamedTuple):
    """As the rules count them."""

    verb: int
    value: int


def openings(terms: Terms) -> list[Moment]:
    """The first rows there may be; the first seat opens."""
    blank, every = blank_table(terms), range(1, terms.deck.buildings + 1)
    found = []
    for row in combinations(every, terms.shown):
        tables = copied(blank)
        tables[0].building_deck[terms.shown] = gathered(list(row))
        begin(tables, 0, 0)
        found.append(Moment(tables, (row,)))
    return found


def who(now: Moment) -> list[int]:
    """The seats that must act; in a sale all at once."""
    return listed(asked(now.tables, 0))


def choices(now: Moment, seat: int) -> list[Move]:
    """All a seat may do."""
    if now.number("phase") != BUY:
        hand = int(now.tables["hand"][0, seat])
        return [Move(SELL_BUILDING, building) for building in listed(hand)]
    least, most = bounds(now.tables, 0, seat)
    return [Move(PASS, 0), *(Move(BID, total) for total in range(least, most + 1))]


def after(now: Moment, seat: int, move: Move) -> list[Moment]:
    """Everything that may come of a move, each as likely."""
    done = Moment(_done(now.tables, seat, move), _heard(now, seat, move))
    phase, drawn = done.number("phase"), done.number("drawn")
    first = now.number("drawn") if phase == now.number("phase") else 0
    if phase == DONE or drawn == first:
        return [done]
    deck, cards = ("building_deck", 1) if phase == BUY else ("cheque_deck", 0)
    seen = int(now.tables[deck][0, first])
    unseen = listed(((1 << now.number("deck_size")) - 1 << cards) & ~seen)
    found = []
    for row in combinations(unseen, drawn - first):
        world = copied(now.tables)
        world[deck][0, drawn] = seen | gathered(list(row))
        found.append(Moment(_done(world, seat, move), (*done.heard, row)))
    return found


def _heard(now: Moment, seat: int, move: Move) -> tuple[Said, ...]:
    """A bid at once, buildings when the last of them is laid down."""
    if move.verb != SELL_BUILDING:
        return (*now.heard, (seat, move.value))
    if len(who(now)) > 1:
        return now.heard
    return (*now.heard, (now.number("sealed") | 1 << move.value,))


def win_shares(now: Moment) -> list[float]:
    """A win for the richest, in equal parts where it is shared."""
    seats = range(now.number("seats"))
    best = [seat for seat in seats if standings(now.tables, 0, seat)[1] == 1]
    return [1 / len(best) if seat in best else 0.0 for seat in seats]


def _done(tables: Tables, seat: int, move: Move) -> Tables:
    made = copied(tables)
    refused = act(made, 0, seat, move.verb, move.value)
    assert refused == 0, f"{move} is a choice of seat {seat}"
    return made
