"""Nets: small fixed samples of every check, each giving the first thing it catches, or None."""

import tempfile
from collections.abc import Callable
from pathlib import Path

from tests.secrecy.cast import a_cast, a_league_cast, a_slow_cast
from tests.secrecy.deep import deep_pairs
from tests.secrecy.delayed import delayed_pairs
from tests.secrecy.harbour import canary_game
from tests.secrecy.pairs import Pairs
from tests.secrecy.traces import traces

Net = Callable[[], str | None]

PAIRS = (("for-sale", 1), ("for-sale", 3), ("monopoly", 16), ("monopoly", 4), ("for-sale", 10))
MOST_MOMENTS = 140
DEEP = (("for-sale", 1, 60), ("for-sale", 5, 30), ("monopoly", 4, 50))
DELAYED = ((2, 40), (5, 60))
TRACES = (("for-sale", 2, 0), ("for-sale", 4, 0), ("for-sale", 2, 31))
TRACES_OF_ONE = 5
SLOW, SLOW_MOMENT = (("monopoly", 1), ("for-sale", 2)), 30
LEAGUE = ((1, 40), (2, 12))
CANARIES = (0, 3)


def pairs_net() -> str | None:
    """Tables and their twins."""
    for game, seed in PAIRS:
        for difference in Pairs(a_cast(seed, game), MOST_MOMENTS).differences():
            return str(difference)
    return None


def deep_net() -> str | None:
    """Whole worlds behind their doors."""
    for game, seed, moment in DEEP:
        for _, differences in deep_pairs(a_cast(seed, game), moment):
            if differences:
                return str(differences[0])
    return None


def delayed_net() -> str | None:
    """Spectators with a delay."""
    for seed, moment in DELAYED:
        for _, differences in delayed_pairs(seed, moment):
            if differences:
                return str(differences[0])
    return None


def traces_net() -> str | None:
    """Times of all frames."""
    for game, seed, moment in TRACES:
        for _, differences in traces(a_cast(seed, game), moment, TRACES_OF_ONE):
            if differences:
                return str(differences[0])
    return None


def slow_net() -> str | None:
    """Tables with days for a move, with vacations."""
    for game, seed in SLOW:
        for difference in Pairs(a_slow_cast(seed, game), MOST_MOMENTS).differences():
            return str(difference)
        for _, differences in deep_pairs(a_slow_cast(seed, game), SLOW_MOMENT):
            if differences:
                return str(differences[0])
    return None


def league_net() -> str | None:
    """Tables of the league, and what it says of them."""
    for seed, moment in LEAGUE:
        for difference in Pairs(a_league_cast(seed), MOST_MOMENTS).differences():
            return str(difference)
        for _, differences in deep_pairs(a_league_cast(seed), moment):
            if differences:
                return str(differences[0])
    return None


def canaries_net() -> str | None:
    """Whole games searched for secrets."""
    for seed in CANARIES:
        with tempfile.TemporaryDirectory() as folder:
            hits = canary_game(Path(folder), seed).hits
            if hits:
                return hits[0]
    return None


NETS: dict[str, Net] = {
    "pairs": pairs_net,
    "deep": deep_net,
    "delayed": delayed_net,
    "traces": traces_net,
    "slow": slow_net,
    "league": league_net,
    "canaries": canaries_net,
}
