"""The champion's doors: forget everybody, learn from a move, choose a bid or a building."""

from zuschlag.bots.forsale.champion.posterior import learn_bid, learn_card, trust_all
from zuschlag.bots.forsale.champion.search import search_bid, search_card
from zuschlag.rules.forsale.state import BUY
from zuschlag.rules.kernel import Tables, door


@door
def begin_guessing(tables: Tables, minds: Tables) -> None:
    """A new game: anybody may sit anywhere."""
    trust_all(tables[0], minds[0])


@door
def witness(tables: Tables, minds: Tables, seat: int, value: int) -> None:
    """Learn from a bid (0: a pass) or a building, with the table as it was before."""
    if tables[0].phase == BUY:
        learn_bid(tables[0], minds[0], seat, value)
    else:
        learn_card(tables[0], minds[0], seat, value)


@door
def think(tables: Tables, minds: Tables, seat: int, own: int, seed: int, budget: int) -> int:
    """The best total (0: pass) or building; `values` in the record say what each option is worth.

    `own` is the mind that the seat plays with later in its imagined games.
    """
    if tables[0].phase == BUY:
        return search_bid(tables[0], minds[0], seat, own, seed, budget)
    return search_card(tables[0], minds[0], seat, own, seed, budget)
