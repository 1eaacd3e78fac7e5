"""The long measurements, each giving rows of the table. A scale below 1 is for a quick look."""

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import numpy as np

from tests.campaign import hunt
from tests.campaign.pieces import Course, Piece
from tests.campaign.rows import Row
from tests.laws.games import TABLES, Setting
from tests.laws.test_laws_of_secrecy import LEAKS, all_twins, honest
from tests.laws.together import play_together
from zuschlag.lab.forsale import playouts
from zuschlag.lab.forsale.findings import findings
from zuschlag.lab.forsale.simulate import ForSalePlan, simulate, usable_cores
from zuschlag.rules.chance import CHANCE
from zuschlag.rules.forsale.editions import agree
from zuschlag.rules.forsale.game import FOR_SALE
from zuschlag.rules.forsale.position import blank_table
from zuschlag.rules.kernel import plain

ROOT = Path(__file__).resolve().parent.parent.parent


def agreement(course: Course) -> list[Row]:
    """The compiled rules and the independent telling, compared after every move."""
    done = course.measure("agreement", _agree_on_every_table, range(course.some(400)))
    games, moves = done.count("games"), done.count("moves")
    found = f"{games:,} games, {moves:,} moves, {_none(done.wrong, 'difference')}"
    is_met = games >= 10_000 and not done.wrong
    return [Row("kernel and telling agree", found, ">= 10,000 games", is_met)]


def _agree_on_every_table(seed: int) -> Piece:
    moves = sum(play_together(edition, seats, 1_000_000 + seed) for edition, seats in TABLES)
    return Piece({"games": len(TABLES), "moves": moves})


def _none(wrong: list[str], what: str) -> str:
    return f"{len(wrong)} with a {what}" if wrong else f"no {what}"


def plain_and_compiled(course: Course) -> list[Row]:
    """Digests of the same random games with and without the compiler."""
    games = course.some(40)
    done = course.measure("plain", partial(_equal_digests, games), range(len(TABLES)))
    equal = done.count("equal")
    found = f"{equal} of {len(TABLES)} tables, {games} games each"
    return [Row("plain equals compiled", found, "all", equal == len(TABLES))]


def _equal_digests(games: int, table: int) -> Piece:
    room = (
        blank_table(agree(*TABLES[table])),
        np.zeros(1, playouts.PACK),
        np.zeros(1, CHANCE),
    )
    fast = playouts.digest_of_games(*room, 5, 0, games)
    slow = plain(playouts.digest_of_games)(*room, 5, 0, games)
    return Piece({"equal": int(slow == fast)})


def secrecy(course: Course) -> list[Row]:
    """Twin worlds for every viewer: no difference seen, every planted leak noticed."""
    done = course.measure("secrecy", _alike_twins, range(course.some(40)))
    pairs = done.count("pairs")
    found = f"{pairs:,} pairs, {_none(done.wrong, 'difference')}"
    leaks = course.measure("secrecy leaks", _noticed, range(len(LEAKS)))
    caught = leaks.count("caught")
    return [
        Row("twin worlds look alike", found, "no difference", pairs > 0 and not done.wrong),
        Row("planted leaks noticed", f"{caught} of {len(LEAKS)}", "all", caught == len(LEAKS)),
    ]


def _settings(seed: int) -> Iterator[Setting]:
    luck = random.Random(seed)
    for edition, seats in TABLES:
        yield Setting(edition, seats, {}, FOR_SALE.deal(FOR_SALE.agree(edition, seats), luck), seed)


def _alike_twins(seed: int) -> Piece:
    pairs = [pair for setting in _settings(seed) for pair in all_twins(setting, seed)]
    if not all(pair.look_alike(honest) for pair in pairs):
        return Piece({"pairs": len(pairs)}, wrong=[f"seed {seed}: something hidden shows"])
    return Piece({"pairs": len(pairs)})


def _noticed(number: int) -> Piece:
    leak = LEAKS[number]
    is_noticed = any(
        not pair.look_alike(leak) for setting in _settings(1) for pair in all_twins(setting, 1)
    )
    return Piece({"caught": is_noticed})


def laws(scale: float) -> list[Row]:
    """The laws over many generated games."""
    profile = "long" if scale >= 1 else "short"
    return [_tested("laws over generated games", "tests/laws", ZUSCHLAG_LAWS=profile)]


def thorough(scale: float) -> list[Row]:
    """Everything of which `make test` tries a few."""
    few = ["tests/bots/test_bots.py"] if scale < 1 else []
    return [_tested("tests of which `make test` tries a few", "-m", "thorough", *few)]


def _tested(what: str, *asked: str, **environment: str) -> Row:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", str(usable_cores()), *asked],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
    )
    last = done.stdout.strip().splitlines()[-1].strip("= ")
    return Row(what, last, "all passed", done.returncode == 0)


def sober(scale: float) -> list[Row]:
    """How often the sober player beats three random ones."""
    policies = ("heuristic", "random", "random", "random")
    plan = ForSalePlan("2015", 4, max(50, round(4_000 * scale)), policies, seed=1)
    share = findings(plan, simulate(plan, usable_cores())).win_share[0]
    found = f"{share.value:.1%} ({share.low:.1%} to {share.high:.1%}) of {plan.games:,} games"
    return [Row("heuristic against three random", found, ">= 60 %", share.low >= 0.6)]


def mutants(course: Course) -> list[Row]:
    """Wrong rulebooks and the tests of the clauses they break."""
    hunted = [mutant.what for mutant in hunt.mutants()]
    if course.scale < 1:
        hunted = random.Random(1).sample(hunted, course.some(len(hunted), 2))
    done = course.measure("mutants", hunt.try_named, hunted)
    caught, tried = done.count("caught"), len(hunted)
    is_met = caught == tried and (tried >= 100 or course.scale < 1)
    what, found = "mutants caught by a test of their clause", f"{caught} of {tried}"
    return [Row(what, found, "all of >= 100", is_met)]
