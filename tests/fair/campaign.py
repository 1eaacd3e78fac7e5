"""Fairness at length for `make campaign`: games that verify, changes that are noticed, shuffles."""

import math
from functools import partial

from tests.campaign.pieces import Course, Piece
from tests.campaign.rows import Row
from tests.fair.many import (
    DECK,
    chi_square,
    counts_of_places,
    unnoticed_changes,
    unverified_games,
)

_PARTS = 20


def fairness(course: Course) -> list[Row]:
    """10,000 games, 10,000 changed bytes and a million shuffles at scale 1."""
    return [_games(course), _changes(course), *course.whole(shuffles)]


def _games(course: Course) -> Row:
    done = course.measure("fair games", partial(_unverified, course.some(500)), range(_PARTS))
    games, wrong = done.count("games"), done.count("not verified")
    found = f"{games:,} games of For Sale and a tenth of Monopoly, {wrong} not verified"
    is_met = not (wrong or done.wrong)
    return Row("fair: finished games verify", found, "all of >= 10,000", is_met)


def _unverified(each: int, part: int) -> Piece:
    wrong = unverified_games(range(part * each, (part + 1) * each))
    return Piece({"games": each, "not verified": len(wrong)})


def _changes(course: Course) -> Row:
    done = course.measure("fair changes", partial(_unnoticed, course.some(500)), range(_PARTS))
    changes, missed = done.count("changes"), done.count("not noticed")
    found = f"{changes:,} changed bytes, {missed} not noticed"
    is_met = not (missed or done.wrong)
    return Row("fair: changes are noticed", found, "all of >= 10,000", is_met)


def _unnoticed(each: int, part: int) -> Piece:
    return Piece({"changes": each, "not noticed": len(unnoticed_changes(part, each))})


def shuffles(scale: float) -> list[Row]:
    """Whether every card comes to every place equally often."""
    count = max(1_000, round(1_000_000 * scale))
    value, freedom = chi_square(counts_of_places(bytes(32), count)), (DECK - 1) ** 2
    found = f"{count:,} shuffles, chi-square {value:.0f} for {freedom} degrees of freedom"
    is_met = abs(value - freedom) < 4 * math.sqrt(2 * freedom)
    return [Row("fair: shuffles are even", found, "within 4 deviations", is_met)]
