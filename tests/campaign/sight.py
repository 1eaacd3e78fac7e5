"""Rows of numbers for research: worlds drawn from a view look the same, in every edition."""

import random
from collections.abc import Callable
from functools import partial

from tests.campaign.pieces import Course, Piece
from tests.campaign.rows import Row
from tests.research import monopoly_sights
from tests.research.sights import a_setting, differences
from zuschlag.rules.forsale.game import FOR_SALE
from zuschlag.rules.monopoly.game import MONOPOLY

GAMES = 1_000
AT_ONCE = 10
MOST_STEPS = 400
"""Of a game of Monopoly."""


def alike(course: Course) -> list[Row]:
    """Every position of many games, every seat, words and planes and mask, byte by byte."""
    found = [_row(course, edition, some_games) for edition in FOR_SALE.editions()]
    return found + [_row(course, edition, some_of_monopoly) for edition in MONOPOLY.editions()]


def _row(course: Course, edition: str, games_of: Callable[[str, int], Piece]) -> Row:
    parts = range(course.some(GAMES // AT_ONCE))
    done = course.measure(f"sight {edition}", partial(games_of, edition), parts)
    games, views = done.count("games"), done.count("views")
    found = f"{games:,} games, {views:,} views, {len(done.wrong) or 'no'} difference"
    is_met = games >= GAMES and not done.wrong
    what = f"research: drawn worlds give equal rows and masks, {edition}"
    return Row(what, found, f"no difference in {GAMES:,} games", is_met)


def some_games(edition: str, part: int) -> Piece:
    """Games with any number of seats the edition is played with."""
    found, luck = Piece({"games": AT_ONCE}), random.Random(f"sight {edition} {part}")
    for _ in range(AT_ONCE):
        seats = luck.choice(FOR_SALE.seats(edition))
        views, wrong = differences(a_setting(edition, seats, luck.getrandbits(32)), luck)
        found.add(Piece({"views": views}, wrong=wrong))
    return found


def some_of_monopoly(edition: str, part: int) -> Piece:
    """The same in Monopoly, with drafts; beginnings of games, which may be long."""
    found, luck = Piece({"games": AT_ONCE}), random.Random(f"sight {edition} {part}")
    for _ in range(AT_ONCE):
        setting = monopoly_sights.of_edition(edition, luck)
        views, wrong = monopoly_sights.differences(setting, luck, MOST_STEPS)
        found.add(Piece({"views": views}, wrong=wrong))
    return found
