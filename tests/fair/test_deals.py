"""Deals from a key: every game asks for luck in the order of its purposes."""

from typing import Any

import pytest

from tests.fair.games import Seeds
from zuschlag import fair
from zuschlag.rules.games import GAMES

KEY = b"k" * 32
CALLS: dict[str, list[tuple[str, Any]]] = {
    "for-sale": [
        ("shuffle", list(range(1, 31))),
        ("shuffle", [0, 0, *(value for value in range(2, 16) for _ in range(2))]),
        ("randrange", 4),
    ],
    "monopoly": [
        ("shuffle", [f"CH-{number:02}" for number in range(1, 17)]),
        ("shuffle", [f"CC-{number:02}" for number in range(1, 17)]),
        ("randrange", 4),
    ],
}
EDITIONS = {"for-sale": "2015", "monopoly": "aalen-event"}


class Watched:
    """Luck that writes down what it is asked for and leaves all as it is."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, Any]] = []

    def shuffle(self, x: list[Any], /) -> None:
        self.calls.append(("shuffle", list(x)))

    def randrange(self, stop: int, /) -> int:
        self.calls.append(("randrange", stop))
        return 0


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_game_asks_for_luck_in_the_order_of_its_purposes(game: str) -> None:
    """Who changes a deal must give the algorithm a new version: old games would not verify."""
    watched = Watched()
    GAMES[game].deal(EDITIONS[game], 4, watched)
    assert watched.calls == CALLS[game]
    assert len(fair.PURPOSES[game]) == len(CALLS[game])


@pytest.mark.parametrize("game", sorted(GAMES))
def test_each_part_of_a_deal_comes_from_the_stream_of_its_name(game: str) -> None:
    deal = fair.deal(game, KEY, EDITIONS[game], 4)
    for purpose, (verb, asked) in zip(fair.PURPOSES[game], CALLS[game], strict=True):
        stream, found = fair.Stream(KEY, purpose), getattr(deal, purpose)
        if verb == "randrange":
            assert found == stream.randrange(asked)
        else:
            cards = list(asked)
            stream.shuffle(cards)
            assert found == cards[: len(found)]


def test_every_game_has_its_purposes() -> None:
    assert fair.PURPOSES.keys() == GAMES.keys()


def test_removed_cards_are_the_rest_of_the_shuffle() -> None:
    """Three seats of 1997 leave cards in the box; the first ones of the shuffle are in play."""
    cards = list(range(1, 21))
    fair.Stream(KEY, "buildings").shuffle(cards)
    assert fair.deal("for-sale", KEY, "1997", 3).buildings == cards[:18]


def test_a_deal_that_asks_too_often_is_a_bug() -> None:
    luck = fair.DealLuck(KEY, ("buildings",))
    luck.randrange(5)
    with pytest.raises(LookupError):
        luck.shuffle([1, 2])


def test_options_reach_the_deal() -> None:
    plain = fair.deal("for-sale", KEY, "2015-variant", 5)
    fewer = fair.deal("for-sale", KEY, "2015-variant", 5, {"variant5_removed": 2})
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
