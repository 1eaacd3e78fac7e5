"""The long measurements of Monopoly, each giving rows of the table."""

from functools import partial

from tests.campaign import hunt_monopoly
from tests.campaign.monopoly_laws import lawful_games
from tests.campaign.pieces import Course, Piece
from tests.campaign.rows import Row
from tests.counts.test_walk import differences
from tests.laws.monopoly.findings import wild_steps
from tests.telling.monopoly_together import play_together
from zuschlag.rules.monopoly.game import MONOPOLY

SEATS = (2, 3, 4, 5, 6)
TOLERANCE = 0.03
WILD = ">= 1,000,000 steps"
GAMES_AT_ONCE = 500
HUNTS = 40


def agreement(course: Course) -> list[Row]:
    """The compiled rules and the independent telling, compared after every step."""
    wanted = range(1000, 1000 + course.some(200, 2))
    done = course.measure("telling", _told_together, wanted)
    games, steps = done.count("games"), done.count("steps")
    found = f"{games:,} games, {steps:,} steps, {len(done.wrong) or 'no'} difference"
    is_met = games >= 200 and not done.wrong
    return [Row("Monopoly: rules and telling agree", found, ">= 200 games", is_met)]


def _told_together(seed: int) -> Piece:
    return Piece({"games": 1, "steps": play_together(seed)})


def wild(course: Course) -> list[Row]:
    """Random actions, legal and not, with every law looked at after each."""
    done = course.measure("wild", _wild_steps, range(course.some(100)))
    steps = done.count("steps")
    broken = f"{len(done.wrong)} broken laws" if done.wrong else "no broken law, no dead end"
    is_met = steps >= 1_000_000 and not done.wrong
    return [Row("Monopoly: random actions", f"{steps:,} steps, {broken}", WILD, is_met)]


def _wild_steps(seed: int) -> Piece:
    found = wild_steps(seed, 10_000, look=0.004)
    return Piece({"steps": found.steps}, wrong=[f"seed {seed}: {one}" for one in found.broken[:3]])


def landlords(course: Course) -> list[Row]:
    """Whole games between bots, every position looked at."""
    each = course.some(GAMES_AT_ONCE, 10)
    tables = len(MONOPOLY.editions()) * len(SEATS)
    done = course.measure("landlords", partial(_lawful, each), range(8 * tables))
    games = done.count("games")
    broken = f"{len(done.wrong)} broken laws" if done.wrong else "all finished, no broken law"
    is_met = games >= 100_000 and not done.wrong
    return [Row("Monopoly: bot games", f"{games:,} games, {broken}", ">= 100,000 games", is_met)]


def _lawful(games: int, number: int) -> Piece:
    editions = MONOPOLY.editions()
    part, table = divmod(number, len(editions) * len(SEATS))
    edition, seats = editions[table // len(SEATS)], SEATS[table % len(SEATS)]
    return Piece({"games": lawful_games(edition, seats, first=part * games, games=games)})


def movement(scale: float) -> list[Row]:
    """Where tokens rest, beside the ledger's table made by another program."""
    turns = max(100_000, round(10_000_000 * scale))
    tolerance = TOLERANCE * (10_000_000 / turns) ** 0.5
    worst = max(
        (abs(miss), name)
        for leaves_jail in (True, False)
        for name, miss in differences(turns, leaves_jail).items()
    )
    found = f"{turns:,} turns twice, furthest off {worst[0]:.3f} points at {worst[1]}"
    is_met = worst[0] <= tolerance and (turns >= 10_000_000 or scale < 1)
    return [Row("Monopoly: movement oracle", found, f"within {TOLERANCE} points", is_met)]


def mutants(course: Course) -> list[Row]:
    """Wrong rulebooks of Monopoly and the tests of the clauses they break."""
    hunts = range(course.some(HUNTS))
    done = course.measure("monopoly mutants", partial(hunt_monopoly.hunted_part, HUNTS), hunts)
    figures = hunt_monopoly.figures()[: course.some(1000)]
    done.add(course.measure("monopoly figures", hunt_monopoly.try_figure, figures))
    caught, tried = done.count("caught"), done.count("tried")
    what = "Monopoly: mutants caught by a test of their clause"
    is_met = caught == tried and not done.wrong and (tried >= 150 or course.scale < 1)
    return [Row(what, f"{caught} of {tried}", "all of >= 150", is_met)]
