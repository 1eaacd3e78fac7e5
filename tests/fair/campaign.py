"""Fairness at length for `make campaign`: games that verify, changes that are noticed, shuffles."""

import math
from functools import partial

from tests.campaign.rows import Row, spread
from tests.fair.many import (
    DECK,
    chi_square,
    counts_of_places,
    unnoticed_changes,
    unverified_games,
)

_PARTS = 20


def fairness(scale: float) -> list[Row]:
    """10,000 games, 10,000 changed bytes and a million shuffles at scale 1."""
    return [_games(scale), _changes(scale), _shuffles(scale)]


def _games(scale: float) -> Row:
    each = max(1, round(500 * scale))
    wrong = sum(spread(partial(_unverified, each), range(_PARTS)))
    games = each * _PARTS
    found = f"{games:,} games of For Sale and a tenth of Monopoly, {wrong} not verified"
    return Row("fair: finished games verify", found, "all of >= 10,000", wrong == 0)


def _unverified(each: int, part: int) -> int:
    return len(unverified_games(range(part * each, (part + 1) * each)))


def _changes(scale: float) -> Row:
    each = max(1, round(500 * scale))
    missed = sum(spread(partial(_unnoticed, each), range(_PARTS)))
    found = f"{each * _PARTS:,} changed bytes, {missed} not noticed"
    return Row("fair: changes are noticed", found, "all of >= 10,000", missed == 0)


def _unnoticed(each: int, part: int) -> int:
    return len(unnoticed_changes(part, each))


def _shuffles(scale: float) -> Row:
    shuffles = max(1_000, round(1_000_000 * scale))
    value, freedom = chi_square(counts_of_places(bytes(32), shuffles)), (DECK - 1) ** 2
    found = f"{shuffles:,} shuffles, chi-square {value:.0f} for {freedom} degrees of freedom"
    is_met = abs(value - freedom) < 4 * math.sqrt(2 * freedom)
    return Row("fair: shuffles are even", found, "within 4 deviations", is_met)
