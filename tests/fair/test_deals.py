"""Deals from a key: every game asks for luck in the order of its purposes."""

from typing import Any

import pytest

from tests.fair.games import Seeds
from zuschlag import fair
from zuschlag.rules.forsale.game import FOR_SALE
from zuschlag.rules.games import GAMES

KEY = b"k" * 32
FOR_SALE_DECKS: list[Any] = [
    list(range(1, 31)),
    [0, 0, *(value for value in range(2, 16) for _ in range(2))],
]
MONOPOLY_DECKS: list[Any] = [
    [f"CH-{number:02}" for number in range(1, 17)],
    [f"CC-{number:02}" for number in range(1, 17)],
]
CALLS = {
    ("for-sale", 1): (FOR_SALE_DECKS, [4]),
    ("for-sale", 2): (FOR_SALE_DECKS, [4]),
    ("monopoly", 1): (MONOPOLY_DECKS, [4]),
    ("monopoly", 2): (MONOPOLY_DECKS, [6] * 8),
}
EDITIONS = {"for-sale": "2015", "monopoly": "aalen-event"}


class Watched:
    """Luck that writes down what it is asked for and leaves all as it is; each number is new."""

    def __init__(self) -> None:
        self.decks: list[Any] = []
        self.stops: list[int] = []

    def shuffle(self, x: list[Any], /) -> None:
        self.decks.append(list(x))

    def randrange(self, stop: int, /) -> int:
        self.stops.append(stop)
        return len(self.stops) // 2 % stop


@pytest.mark.parametrize(("game", "rules"), CALLS)
def test_a_game_asks_for_luck_in_the_order_of_its_purposes(game: str, rules: int) -> None:
    """Who changes a deal must give the algorithm a new version: old games would not verify."""
    watched = Watched()
    GAMES[game].deal(GAMES[game].agree(EDITIONS[game], 4, rules=rules), watched)
    assert (watched.decks, watched.stops) == CALLS[game, rules]


@pytest.mark.parametrize(("game", "rules"), CALLS)
def test_each_part_of_a_deal_comes_from_the_stream_of_its_name(game: str, rules: int) -> None:
    terms = GAMES[game].agree(EDITIONS[game], 4, rules=rules)
    deal = fair.deal(game, KEY, terms)
    *decks, last = GAMES[game].drawn(terms)
    for purpose, cards in zip(decks, CALLS[game, rules][0], strict=True):
        shuffled = list(cards)
        fair.Stream(KEY, purpose).shuffle(shuffled)
        found = getattr(deal, purpose)
        assert found == shuffled[: len(found)]
    stream = fair.Stream(KEY, last)
    if last == "opener":
        assert deal.opener == stream.randrange(4)
    else:
        first = [(stream.randrange(6) + 1, stream.randrange(6) + 1) for _ in range(4)]
        assert [rolls[0] for rolls in deal.setup] == first


def test_removed_cards_are_the_rest_of_the_shuffle() -> None:
    """Three seats of 1997 leave cards in the box; the first ones of the shuffle are in play."""
    cards = list(range(1, 21))
    fair.Stream(KEY, "buildings").shuffle(cards)
    assert fair.deal("for-sale", KEY, FOR_SALE.agree("1997", 3)).buildings == cards[:18]


def test_a_deal_that_asks_too_often_is_a_bug() -> None:
    luck = fair.DealLuck(KEY, ("buildings",))
    luck.randrange(5)
    with pytest.raises(LookupError):
        luck.shuffle([1, 2])


def test_options_reach_the_deal() -> None:
    plain = fair.deal("for-sale", KEY, FOR_SALE.agree("2015-variant", 5))
    fewer = fair.deal("for-sale", KEY, FOR_SALE.agree("2015-variant", 5, {"variant5_removed": 2}))
    assert (len(plain.buildings), len(fewer.buildings)) == (27, 28)


def test_absent_seeds_are_told_as_such() -> None:
    seeds = Seeds(5, 4)
    seeds.seats[1] = fair.SeatSeed()
    seeds.seats[2] = fair.SeatSeed("ab" * 32, None)
    told = seeds.told()["seeds"]
    assert told[1] == {"hash": None, "seed": None}
    assert told[2] == {"hash": "ab" * 32, "seed": None}


def test_the_seed_of_the_server_is_not_told_before_the_end() -> None:
    told = fair.told("t", "ab" * 32, [(None, None)])
    assert told == {
        "version": "zuschlag-fair-1",
        "table": "t",
        "commit": "ab" * 32,
        "server_seed": None,
        "seeds": [{"hash": None, "seed": None}],
    }
