"""The long measurements of Monopoly, each giving rows of the table."""

from functools import partial

from tests.campaign import hunt_monopoly
from tests.campaign.monopoly_laws import lawful_games
from tests.campaign.rows import Row, spread
from tests.counts.test_walk import differences
from tests.laws.monopoly.findings import wild_steps
from tests.telling.monopoly_together import play_together
from zuschlag.lab.parallel import usable_cores
from zuschlag.rules.monopoly.game import MONOPOLY

SEATS = (2, 3, 4, 5, 6)
TOLERANCE = 0.03


def agreement(scale: float) -> list[Row]:
    """The compiled rules and the independent telling, compared after every step."""
    games = max(2, round(200 * scale))
    steps = sum(spread(play_together, range(1000, 1000 + games)))
    found = f"{games:,} games, {steps:,} steps, no difference"
    return [Row("Monopoly: rules and telling agree", found, ">= 200 games", games >= 200)]


def wild(scale: float) -> list[Row]:
    """Random actions, legal and not, with every law looked at after each."""
    runs = max(1, round(100 * scale))
    steps = sum(spread(_wild_steps, range(runs)))
    found = f"{steps:,} steps, no broken law, no dead end"
    return [Row("Monopoly: random actions", found, ">= 1,000,000 steps", steps >= 1_000_000)]


def _wild_steps(seed: int) -> int:
    found = wild_steps(seed, 10_000, look=0.004)
    if found.broken:
        raise SystemExit(f"wild run {seed}: {found.broken[:3]}")
    return found.steps


def landlords(scale: float) -> list[Row]:
    """Whole games between bots, every position looked at."""
    each = max(10, round(4_000 * scale))
    tables = [(edition, seats) for edition in MONOPOLY.editions() for seats in SEATS]
    games = sum(spread(partial(_lawful, each), range(len(tables))))
    found = f"{games:,} games, all finished, no broken law"
    return [Row("Monopoly: bot games", found, ">= 100,000 games", games >= 100_000)]


def _lawful(games: int, table: int) -> int:
    editions = MONOPOLY.editions()
    edition, seats = editions[table // len(SEATS)], SEATS[table % len(SEATS)]
    return lawful_games(edition, seats, first=0, games=games)


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


def mutants(scale: float) -> list[Row]:
    """Wrong rulebooks of Monopoly and the tests of the clauses they break."""
    found = hunt_monopoly.hunt_all(usable_cores())
    alive = [what for what, is_caught in found.items() if not is_caught]
    for what in alive:
        print(f"  ALIVE {what}", flush=True)
    told = f"{len(found) - len(alive)} of {len(found)}"
    is_met = not alive and len(found) >= 150
    return [
        Row("Monopoly: mutants caught by a test of their clause", told, "all of >= 150", is_met)
    ]
