"""Bots: they see observations only, always move legally, and the sober one is worth its name."""

import random

import pytest

from tests.laws.games import TABLES
from tests.thorough import a_few
from zuschlag.bots.bot import budget_of
from zuschlag.bots.forsale.flavours import FLAVOURS
from zuschlag.bots.forsale.roster import FOR_SALE_BOTS
from zuschlag.bots.forsale.uniform import UniformBot
from zuschlag.bots.match import play_match
from zuschlag.rules.forsale.game import FOR_SALE
from zuschlag.rules.forsale.views import Observation
from zuschlag.rules.forsale.words import Action, AuctionOptions, Bid, Options, Pass
from zuschlag.rules.game import fresh

SIMPLE = [
    name
    for name, make in FOR_SALE_BOTS.items()
    if budget_of(make) is None and name not in FLAVOURS  # test_for_sale_flavours has those
]


@pytest.mark.parametrize("name", SIMPLE)
@pytest.mark.parametrize(("edition", "seats"), a_few(TABLES, 4))
def test_every_bot_finishes_every_kind_of_game(name: str, edition: str, seats: int) -> None:
    state, _ = play_match(
        FOR_SALE, FOR_SALE.agree(edition, seats), [FOR_SALE_BOTS[name]] * seats, random.Random(1)
    )
    assert FOR_SALE.outcome(state) is not None


def test_a_match_is_repeatable_by_its_luck() -> None:
    players = [FOR_SALE_BOTS["random"], FOR_SALE_BOTS["heuristic"], FOR_SALE_BOTS["random"]]
    first = play_match(FOR_SALE, FOR_SALE.agree("2015", 3), players, random.Random(4))[1]
    assert first == play_match(FOR_SALE, FOR_SALE.agree("2015", 3), players, random.Random(4))[1]
    assert first != play_match(FOR_SALE, FOR_SALE.agree("2015", 3), players, random.Random(5))[1]


class Onlooker(UniformBot):
    """Notes what it is shown."""

    seen: list[Observation]

    def __init__(self, luck: random.Random) -> None:
        super().__init__(luck)
        self.seen = []
        SHOWN.append(self)

    def choose(self, seen: Observation, options: Options) -> Action:
        """Look, then play like the random player."""
        self.seen.append(seen)
        return super().choose(seen, options)


SHOWN: list[Onlooker] = []


def test_a_bot_is_shown_its_own_seat_with_memory_and_nothing_else() -> None:
    SHOWN.clear()
    play_match(FOR_SALE, FOR_SALE.agree("2015", 3), [Onlooker] * 3, random.Random(2))
    for seat, bot in enumerate(SHOWN):
        assert bot.seen
        assert all(isinstance(view, Observation) for view in bot.seen)
        assert {(view.viewer, view.memory) for view in bot.seen} == {(seat, True)}


def test_random_is_uniform_over_pass_and_every_total() -> None:
    bot = UniformBot(random.Random(3))
    seen = FOR_SALE.observe(
        fresh(FOR_SALE, FOR_SALE.agree("2015", 3), random.Random(1)),
        0,
        memory=True,
    )
    options = AuctionOptions(True, (3, 6))
    picked = [bot.choose(seen, options) for _ in range(5_000)]
    counts = [picked.count(action) for action in (Pass(), Bid(3), Bid(4), Bid(5), Bid(6))]
    assert sum(counts) == 5_000
    # Six standard deviations around a fifth; the seed is fixed.
    assert all(abs(count - 1_000) < 6 * 800**0.5 for count in counts)
