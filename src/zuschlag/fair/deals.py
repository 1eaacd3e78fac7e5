"""Whole deals from a table's key, and the `fair` part of a written game. The table calls this."""

from collections.abc import MutableSequence, Sequence
from typing import Any, NamedTuple

import msgspec

from zuschlag.fair.chance import OF_ROUND, VERSION, Stream
from zuschlag.rules.game import AnyTerms
from zuschlag.rules.games import GAMES


class SeatSeed(NamedTuple):
    """What a seat added to the shuffle: what it sealed, what it showed, None where nothing."""

    hash: str | None = None
    seed: bytes | None = None


class DealLuck:
    """Luck for one deal: every shuffle has the stream of its purpose, numbers share the last.

    A deal without numbers may also shuffle with the last one, once.
    """

    def __init__(self, key: bytes, purposes: Sequence[str]) -> None:
        self._decks = [Stream(key, purpose) for purpose in reversed(purposes[:-1])]
        self._last = Stream(key, purposes[-1])
        self._is_last_used = False

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        """Put a list in the order of the next stream."""
        if not self._decks and self._is_last_used:
            raise LookupError("the deal asks for more than it has purposes")
        self._is_last_used = not self._decks
        (self._decks.pop() if self._decks else self._last).shuffle(x)

    def randrange(self, stop: int, /) -> int:
        """The next number of the last stream."""
        if self._decks:
            raise LookupError("the deal draws before all decks are shuffled")
        self._is_last_used = True
        return self._last.randrange(stop)


def deal(game: str, key: bytes, terms: AnyTerms) -> Any:
    """All that chance decides before the first move."""
    played = GAMES[game]
    return played.deal(terms, DealLuck(key, played.drawn(terms)))


SHARED = ("for-sale",)
"""Games that all tables of a round can be dealt alike."""


def round_deal(game: str, key: bytes, terms: AnyTerms) -> Any:
    """The same for a table of a round: who begins is the first seat of the plan."""
    return msgspec.structs.replace(deal(game, key, terms), opener=0)


def told_of_round(
    table: str,
    round_id: str,
    commit: str,
    seeds: Sequence[Any],
    server_seed: bytes | None = None,
) -> dict[str, Any]:
    """The `fair` part of a game whose deal belongs to a round; `seeds` as they are written."""
    return {
        "version": OF_ROUND,
        "table": table,
        "round": round_id,
        "commit": commit,
        "server_seed": None if server_seed is None else server_seed.hex(),
        "seeds": list(seeds),
        "opener": "plan",
    }


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
