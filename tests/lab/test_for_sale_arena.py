"""For Sale in the arena: at machine speed the very games that the driver plays."""

import pytest

from zuschlag.lab.arena.game_in_arena import Block
from zuschlag.lab.arena.luck import luck_of_deal
from zuschlag.lab.arena.playing import driven
from zuschlag.lab.forsale.arena import ForSaleInArena
from zuschlag.rules.forsale.game import FOR_SALE

FIELDS = [
    ("2015", ("champion@24", "club", "heuristic", "auctioneer")),
    ("2005-published", ("visitor", "champion@24", "champion@24", "neighbour", "dealer")),
    ("1997", ("collector", "appraiser", "heuristic")),
]


def block(edition: str, seating: tuple[str, ...], deals: int = 2) -> Block:
    """Games that are dealt and not begun."""
    terms = FOR_SALE.agree(edition, len(seating))
    dealt = [FOR_SALE.deal(terms, luck_of_deal(3, number)) for number in range(deals)]
    states = [FOR_SALE.begin(terms, deal) for deal in dealt]
    return Block(terms, seating, 3, range(deals), states)


@pytest.mark.parametrize(("edition", "seating"), FIELDS)
def test_the_machine_plays_the_games_of_the_driver(edition: str, seating: tuple[str, ...]) -> None:
    fast = ForSaleInArena().play(block(edition, seating))
    assert fast == list(driven("for-sale", block(edition, seating)))


@pytest.mark.parametrize("other", ["random", "searcher@8", "champion@9", "forgetful"])
def test_who_draws_luck_or_has_another_budget_is_left_to_the_driver(other: str) -> None:
    seating = ("champion@8", other, "club", "club")
    assert ForSaleInArena().play(block("2015", seating)) is None
