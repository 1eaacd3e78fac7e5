"""The long measurements, each giving rows of the table. `scale` shrinks them for a look."""

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import numpy as np

from tests.campaign import hunt
from tests.campaign.rows import Row, spread
from tests.laws.games import TABLES, Setting
from tests.laws.test_laws_of_secrecy import LEAKS, all_twins, honest
from tests.laws.together import play_together
from zuschlag.lab import playouts
from zuschlag.lab.findings import findings
from zuschlag.lab.simulate import Plan, simulate, usable_cores
from zuschlag.rules.chance import CHANCE
from zuschlag.rules.forsale.editions import agree
from zuschlag.rules.forsale.game import FOR_SALE
from zuschlag.rules.forsale.position import blank_table
from zuschlag.rules.kernel import plain

ROOT = Path(__file__).resolve().parent.parent.parent


def agreement(scale: float) -> list[Row]:
    """The compiled rules and the independent telling, compared after every move."""
    rounds = max(1, round(400 * scale))
    steps = sum(spread(_agree_on_every_table, range(rounds)))
    games = rounds * len(TABLES)
    found = f"{games:,} games, {steps:,} moves, no difference"
    return [Row("kernel and telling agree", found, ">= 10,000 games", games >= 10_000)]


def _agree_on_every_table(seed: int) -> int:
    return sum(play_together(edition, seats, 1_000_000 + seed) for edition, seats in TABLES)


def plain_and_compiled(scale: float) -> list[Row]:
    """Digests of the same random games with and without the compiler."""
    games = max(1, round(40 * scale))
    equal = sum(spread(partial(_equal_digests, games), range(len(TABLES))))
    found = f"{equal} of {len(TABLES)} tables, {games} games each"
    return [Row("plain equals compiled", found, "all", equal == len(TABLES))]


def _equal_digests(games: int, table: int) -> int:
    room = (
        blank_table(agree(*TABLES[table])),
        np.zeros(1, playouts.PACK),
        np.zeros(1, CHANCE),
    )
    fast = playouts.digest_of_games(*room, 5, 0, games)
    return int(plain(playouts.digest_of_games)(*room, 5, 0, games) == fast)


def secrecy(scale: float) -> list[Row]:
    """Twin worlds for every viewer: no difference seen, every planted leak noticed."""
    rounds = max(1, round(40 * scale))
    pairs = sum(spread(_alike_twins, range(rounds)))
    caught = sum(_is_noticed(number) for number in range(len(LEAKS)))
    return [
        Row(
            "twin worlds look alike", f"{pairs:,} pairs, no difference", "no difference", pairs > 0
        ),
        Row("planted leaks noticed", f"{caught} of {len(LEAKS)}", "all", caught == len(LEAKS)),
    ]


def _settings(seed: int) -> Iterator[Setting]:
    luck = random.Random(seed)
    for edition, seats in TABLES:
        yield Setting(edition, seats, {}, FOR_SALE.deal(edition, seats, luck), seed)


def _alike_twins(seed: int) -> int:
    pairs = [pair for setting in _settings(seed) for pair in all_twins(setting, seed)]
    if not all(pair.look_alike(honest) for pair in pairs):
        raise SystemExit("Twins differ: something hidden shows.")
    return len(pairs)


def _is_noticed(number: int) -> bool:
    leak = LEAKS[number]
    return any(
        not pair.look_alike(leak) for setting in _settings(1) for pair in all_twins(setting, 1)
    )


def laws(scale: float) -> list[Row]:
    """The laws over many generated games."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", str(usable_cores()), "tests/laws"],
        cwd=ROOT,
        env={**os.environ, "ZUSCHLAG_LAWS": "long" if scale >= 1 else "short"},
        capture_output=True,
        text=True,
    )
    last = done.stdout.strip().splitlines()[-1].strip("= ")
    return [Row("laws over generated games", last, "all passed", done.returncode == 0)]


def bots(scale: float) -> list[Row]:
    """How often the sober player beats three random ones."""
    policies = ("heuristic", "random", "random", "random")
    plan = Plan("2015", 4, max(50, round(4_000 * scale)), policies, seed=1)
    share = findings(plan, simulate(plan, usable_cores())).win_share[0]
    found = f"{share.value:.1%} ({share.low:.1%} to {share.high:.1%}) of {plan.games:,} games"
    return [Row("heuristic against three random", found, ">= 60 %", share.low >= 0.6)]


def mutants(scale: float) -> list[Row]:
    """Wrong rulebooks and the tests of the clauses they break."""
    hunted = hunt.mutants()
    if scale < 1:
        hunted = random.Random(1).sample(hunted, max(2, round(len(hunted) * scale)))
    verdicts = hunt.hunt(hunted, usable_cores())
    for verdict in verdicts:
        if not verdict.is_caught:
            print(f"  ALIVE {verdict.mutant.file} {verdict.mutant.what}")
            print(f"        cites {' '.join(verdict.mutant.clauses) or 'nothing'}", flush=True)
    caught = sum(verdict.is_caught for verdict in verdicts)
    found = f"{caught} of {len(verdicts)}"
    is_met = caught == len(verdicts) and (len(verdicts) >= 100 or scale < 1)
    return [Row("mutants caught by a test of their clause", found, "all of >= 100", is_met)]
