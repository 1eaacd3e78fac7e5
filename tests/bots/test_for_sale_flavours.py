"""Flavours of For Sale: each keeps to its trait, and none sees more than its seat may."""

import random

import pytest

from tests.bots.test_for_sale_levels import dealt, reshuffled
from tests.laws.games import TABLES
from zuschlag.bots.driving import steps
from zuschlag.bots.forsale.flavours import FLAVOURS, ForgetfulBot
from zuschlag.bots.forsale.roster import FOR_SALE_BOTS
from zuschlag.bots.forsale.sight import seen_table
from zuschlag.bots.match import play_match
from zuschlag.rules.bits import count
from zuschlag.rules.forsale.game import FOR_SALE
from zuschlag.rules.forsale.words import AuctionOptions, Bid

PLACES = [("2015", 4, 21), ("1997-variant", 5, 22)]


def test_flavours_stand_behind_the_ladder() -> None:
    assert list(FOR_SALE_BOTS)[-3:] == list(FLAVOURS) == ["forgetful", "capped", "careful"]


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_flavours_finish_every_kind_of_game(edition: str, seats: int) -> None:
    makers = [list(FLAVOURS.values())[seat % 3] for seat in range(seats)]
    state, _ = play_match(FOR_SALE, FOR_SALE.agree(edition, seats), makers, random.Random(seats))
    assert FOR_SALE.outcome(state) is not None


@pytest.mark.parametrize("name", FLAVOURS)
def test_a_flavour_keeps_to_its_trait_and_decides_by_what_it_may_see(name: str) -> None:
    luck, bids = random.Random(3), 0
    for edition, seats, seed in PLACES:
        state = dealt(edition, seats, seed, 0)
        bots = [FLAVOURS[name](random.Random(seat)) for seat in range(seats)]
        for step in steps(FOR_SALE, state.copy(), bots, luck):
            assert step.seat is not None
            options = FOR_SALE.options(state, step.seat)
            assert options is not None
            seen = FOR_SALE.observe(reshuffled(state, step.seat, luck), step.seat, memory=True)
            assert FLAVOURS[name](random.Random(9)).choose(seen, options) == step.action
            if isinstance(step.action, Bid) and isinstance(options, AuctionOptions):
                assert options.bid is not None
                least, most = options.bid
                t = state.read()
                to_come = -(-(t.in_play - t.drawn) // t.shown)
                if name == "capped" and to_come:
                    assert step.action.total <= 0.3 * most + 0.5
                if name == "careful":
                    assert step.action.total == least <= most - to_come
                bids += 1
            FOR_SALE.apply(state, step.seat, step.action)
    assert bids > 10


def test_the_forgetful_one_mixes_up_hands_but_not_its_own() -> None:
    state = dealt("2015", 4, 5, 0)
    bots = [FLAVOURS["forgetful"](random.Random(seat)) for seat in range(4)]
    mixed_up = 0
    for step in steps(FOR_SALE, state, bots, random.Random(1)):
        assert step.seat is not None
        if FOR_SALE.turn(state).is_over:
            break
        seen = FOR_SALE.observe(state, step.seat, memory=True)
        true, believed = seen_table(seen).read(), ForgetfulBot(random.Random(0)).look(seen).read()
        assert believed.hand[step.seat] == true.hand[step.seat]
        assert believed.coins[step.seat] == true.coins[step.seat]
        assert [count(one) for one in believed.hand] == [count(one) for one in true.hand]
        assert sum(believed.hand) == sum(true.hand)
        mixed_up += believed.hand != true.hand
    assert mixed_up > 10
