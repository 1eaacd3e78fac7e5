"""Whole games whose chance comes from seeds, as a live table plays and writes them."""

import hashlib
import random
from collections.abc import Iterator
from typing import Any

from zuschlag import fair, record
from zuschlag.bots import driving
from zuschlag.bots.forsale.uniform import UniformBot
from zuschlag.bots.monopoly.wanderer import WandererBot
from zuschlag.rules.forsale.game import FOR_SALE
from zuschlag.rules.monopoly.game import MONOPOLY

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Eve", "Finn")
SHORT = {"end.limit": {"rounds": 3}}


class Seeds:
    """The seeds of a table, all made from one number; some seats may be absent."""

    def __init__(self, number: int, seats: int) -> None:
        self.table = _bytes(number, "table").hex()[:32]
        self.server_seed = _bytes(number, "server")
        luck = random.Random(number)
        self.seats = [_seat_seed(number, seat, luck.random()) for seat in range(seats)]

    @property
    def key(self) -> bytes:
        """What all chance of the table comes from."""
        return fair.table_key(self.server_seed, self.table, [one.seed for one in self.seats])

    def told(self) -> dict[str, Any]:
        """The `fair` part of the record."""
        commit = fair.commitment(self.table, self.server_seed)
        return fair.told(self.table, commit, self.seats, self.server_seed)


def _bytes(*words: object) -> bytes:
    return hashlib.sha256(repr(words).encode()).digest()


def _seat_seed(number: int, seat: int, share: float) -> fair.SeatSeed:
    """Most take part, some are absent, a few seal and do not show."""
    seed = _bytes(number, seat)
    if share < 0.15:
        return fair.SeatSeed()
    return fair.SeatSeed(fair.client_hash(seed), None if share < 0.2 else seed)


def for_sale_game(number: int, edition: str = "2015", seats: int = 4) -> dict[str, Any]:
    """A finished game of For Sale between random bots."""
    seeds = Seeds(number, seats)
    deal = fair.deal("for-sale", seeds.key, FOR_SALE.agree(edition, seats))
    state = FOR_SALE.begin(FOR_SALE.agree(edition, seats), deal)
    moves = _played(state, number, seats)
    return record.write(state, NAMES[:seats], moves, game=FOR_SALE) | {"fair": seeds.told()}


def _played(state: Any, number: int, seats: int) -> list[Any]:
    """What random bots do, to the end."""
    bots = [UniformBot(random.Random(number * 10 + seat)) for seat in range(seats)]
    moves = []
    while waiting := FOR_SALE.waiting_for(state):
        open_to = FOR_SALE.options(state, waiting[0])
        assert open_to is not None
        action = bots[waiting[0]].choose(FOR_SALE.observe(state, waiting[0]), open_to)
        FOR_SALE.apply(state, waiting[0], action)
        moves.append((waiting[0], action))
    return moves


def for_sale_of_round(number: int, seats: int = 3, entrants: int = 7) -> dict[str, Any]:
    """The same at a table that shares its deal with others of its round."""
    seeds = Seeds(number, entrants)
    place = f"{seeds.table}/2"
    shown = [one.seed for one in seeds.seats]
    key = fair.round_key(seeds.server_seed, place, seats, shown)
    terms = FOR_SALE.agree("2015", seats)
    state = FOR_SALE.begin(terms, fair.round_deal("for-sale", key, terms))
    moves = _played(state, number, seats)
    told = [{"hash": one.hash, "seed": one.seed and one.seed.hex()} for one in seeds.seats]
    commit = fair.commitment(place, seeds.server_seed)
    written = fair.told_of_round(seeds.table, place, commit, told, seeds.server_seed)
    return record.write(state, NAMES[:seats], moves, game=FOR_SALE) | {"fair": written}


def monopoly_game(number: int, edition: str = "aalen-casual", seats: int = 3) -> dict[str, Any]:
    """A game of Monopoly between random bots, over after a few rounds."""
    seeds = Seeds(number, seats)
    deal = fair.deal("monopoly", seeds.key, MONOPOLY.agree(edition, seats, SHORT))
    state = MONOPOLY.begin(MONOPOLY.agree(edition, seats, SHORT), deal)
    bots = [WandererBot(random.Random(number * 10 + seat)) for seat in range(seats)]
    moves = driving.moves(MONOPOLY, state, bots, Throws(seeds.key))
    return record.write(state, NAMES[:seats], moves, game=MONOPOLY) | {"fair": seeds.told()}


class Throws(random.Random):
    """The dice of a table, one by one, where a match asks a generator for them."""

    def __init__(self, key: bytes) -> None:
        super().__init__()
        self._dice = _all_dice(key)

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        """The next die, from 0."""
        assert (start, stop) == (6, None)
        return next(self._dice) - 1


def _all_dice(key: bytes) -> Iterator[int]:
    number = 0
    while True:
        yield from fair.throw(key, number)
        number += 1
