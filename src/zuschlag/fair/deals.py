"""Whole deals from a table's key, and the `fair` part of a written game. The table calls this."""

from collections.abc import Mapping, MutableSequence, Sequence
from typing import Any, NamedTuple

from zuschlag.fair.chance import VERSION, Stream
from zuschlag.rules.games import GAMES

PURPOSES = {
    "for-sale": ("buildings", "cheques", "opener"),
    "monopoly": ("chance", "chest", "opener"),
}
"""What each game draws before its first move, in the order in which its `deal` asks for it."""


class SeatSeed(NamedTuple):
    """What a seat added to the shuffle: what it sealed, what it showed, None where nothing."""

    hash: str | None = None
    seed: bytes | None = None


class DealLuck:
    """Luck for one deal: every call draws from the stream of the next purpose."""

    def __init__(self, key: bytes, purposes: Sequence[str]) -> None:
        self._key = key
        self._purposes = iter(purposes)

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        """Put a list in the order of the next stream."""
        self._next().shuffle(x)

    def randrange(self, stop: int, /) -> int:
        """The first number of the next stream."""
        return self._next().randrange(stop)

    def _next(self) -> Stream:
        for purpose in self._purposes:
            return Stream(self._key, purpose)
        raise LookupError("the deal asks for more than it has purposes")


def deal(
    game: str, key: bytes, edition: str, seats: int, options: Mapping[str, object] | None = None
) -> Any:
    """All that chance decides before the first move."""
    return GAMES[game].deal(edition, seats, DealLuck(key, PURPOSES[game]), options)


def told(
    table: str,
    commit: str,
    seeds: Sequence[tuple[str | None, bytes | None]],
    server_seed: bytes | None = None,
) -> dict[str, Any]:
    """The `fair` part of a record; without `server_seed` while the game is going on."""
    return {
        "version": VERSION,
        "table": table,
        "commit": commit,
        "server_seed": None if server_seed is None else server_seed.hex(),
        "seeds": [
            {"hash": sealed, "seed": None if seed is None else seed.hex()} for sealed, seed in seeds
        ],
    }
