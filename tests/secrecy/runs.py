"""One piece each of the long runs of a campaign, by its seed: how much was compared, and found."""

import tempfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from tests.secrecy.cast import a_cast
from tests.secrecy.deep import deep_pairs
from tests.secrecy.delayed import delayed_pairs
from tests.secrecy.harbour import canary_game
from tests.secrecy.leak import Leak
from tests.secrecy.network import network_game
from tests.secrecy.pairs import Pairs
from tests.secrecy.planted import LEAKS
from tests.secrecy.traces import traces

MOMENTS = 200
TRACES_OF_ONE = 6
SHOWN = 5


class Figures(NamedTuple):
    """How much was compared, and what was found."""

    pairs: int  # or traces, or games
    found: list[str]


def pairs_of(seed: int) -> Figures:
    """All pairs of one story."""
    pairs = Pairs(a_cast(seed), MOMENTS)
    found = [f"seed {seed}: {difference}" for difference in pairs.differences()]
    return Figures(pairs.count, found)


def deep_pairs_of(seed: int) -> Figures:
    """Every observer at one moment of a story, behind real doors; every sixth with a delay."""
    moment = 5 + seed * 7 % 110
    asked = delayed_pairs(seed, moment) if seed % 6 == 0 else deep_pairs(a_cast(seed), moment)
    return _figures(seed, (differences for _, differences in asked))


def traces_of(seed: int) -> Figures:
    """Some secrets of one story in virtual time."""
    lived = traces(a_cast(seed), 14 + seed * 7 % 90, TRACES_OF_ONE)
    return _figures(seed, (differences for _, differences in lived))


def _figures(seed: int, compared: Iterable[Sequence[object]]) -> Figures:
    count, found = 0, list[str]()
    for differences in compared:
        count += 1
        found += [f"seed {seed}: {difference}" for difference in differences[:1]]
    return Figures(count, found)


def canaries_of(seed: int) -> Figures:
    """One whole game; every tenth over a real server's sockets."""
    with tempfile.TemporaryDirectory() as folder:
        game = network_game if seed % 10 == 9 else canary_game
        hits = game(Path(folder), seed).hits[:SHOWN]
    return Figures(1, [f"seed {seed}: {hit}" for hit in hits])


def planted_leaks() -> Iterator[tuple[Leak, str | None]]:
    """Every planted leak with what its net caught; None is one that nobody noticed."""
    for leak in LEAKS:
        yield leak, leak.caught()
