"""Steps of the research environments for each CPU second, beside the kernel's own moves.

Random legal play, four learners, whole calls of Gymnasium's `step`. Tables are out of step, every
sample of For Sale (2015) is two whole games long, picking counts as part of a step; all variants
take turns in one process. Final observations and the check of every action are included.
"""

import random
import time
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any, NamedTuple

import numpy as np
from gymnasium.vector import AutoresetMode

from bench import playouts
from zuschlag.lab.forsale.playouts import PACK, log_game
from zuschlag.research.forsale.aec import ForSaleAEC
from zuschlag.research.forsale.vector import ForSaleVectorEnv
from zuschlag.research.many import LEARNERS
from zuschlag.research.monopoly.vector import MonopolyVectorEnv
from zuschlag.research.vector import TablesVectorEnv
from zuschlag.rules.chance import CHANCE
from zuschlag.rules.forsale.editions import agree
from zuschlag.rules.forsale.position import blank_table

SAME = AutoresetMode.SAME_STEP
SEATS, SEED = 4, 7
SAMPLES, STEPS, OUT_OF_STEP = 7, 124, 250
STAGES, STAGE_STEPS = 16, 800
SIZES = (1, 64, 4096)
STAGED_SIZES = (64, 4096)
LEAST_CALLS = 2_000
LARGEST = max(SIZES)
WANTED_WORDS, WANTED_PLANES, WANTED_AEC = 0.16, 0.10, 150_000
WANTED_STAGED = 300_000


class Rate(NamedTuple):
    """Of one variant: a name, and steps per CPU second at best and as a rule."""

    name: str
    best: float
    usual: float


def rates() -> Iterator[Rate]:
    """The kernel first, then batches of every size, then whole steps of Gymnasium with copies."""
    works: dict[str, Callable[[], int]] = {"the kernel's own moves": _kernel()}
    for kind in ("words", "planes"):
        for size in SIZES:
            works[f"{kind}, {size:,} tables"] = _stepping(out_of_step(size, kind))
        works[f"{kind}, {LARGEST:,} tables, copied"] = _stepping(out_of_step(LARGEST, kind), True)
    yield from measured(works)


def aec_rates() -> Iterator[Rate]:
    """Agent after agent; of the legal actions one is picked by `nonzero` and `random()`."""
    works = {f"AEC, {kind}": _agents(kind) for kind in ("words", "planes")}
    yield from measured(works)


def staged_rates() -> Iterator[Rate]:
    """Monopoly in small steps: words and mask after every one of them, random legal play."""
    works = {f"Monopoly, {size:,} tables": _stepping(staged(size)) for size in STAGED_SIZES}
    yield from measured(works)


def measured(works: dict[str, Callable[[], int]]) -> Iterator[Rate]:
    """Each does some steps and says how many."""
    found: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(SAMPLES):
        for name, work in works.items():
            began = time.thread_time()
            steps = work()
            found[name].append(steps / (time.thread_time() - began))
    return (Rate(name, max(of), median(of)) for name, of in found.items())


def _kernel(games: int = 20_000) -> Callable[[], int]:
    """Games played without observing; how many moves they have is counted before."""
    moves = round(games * _moves_in_a_game())

    def work() -> int:
        playouts.kernel(SEED, games, SEATS)
        return moves

    return work


def _moves_in_a_game() -> float:
    room = blank_table(agree("2015", SEATS)), np.zeros(1, PACK), np.zeros(1, CHANCE)
    moves = np.zeros((2_000, 3), np.int64)
    return sum(log_game(*room, SEED, game, moves) for game in range(200)) / 200


def out_of_step(size: int, observation: str) -> ForSaleVectorEnv:
    """Tables at all stages of a game: new games begin at random moments for a while."""
    lineup = [LEARNERS] * SEATS
    env = ForSaleVectorEnv(size, lineup=lineup, observation=observation, autoreset_mode=SAME)
    env.reset(seed=SEED)
    batch, chance, luck = env.batch, np.random.default_rng(SEED), np.zeros(1, CHANCE)
    for _ in range(OUT_OF_STEP):
        batch.step(batch.pick(luck))
        batch.begin(which=chance.random(size) < 1 / 60)
    return env


def staged(size: int) -> MonopolyVectorEnv:
    """Tables of Monopoly at all stages of a game: some play a whole one, and are copied on the way.

    A game of random players has 12,900 such steps on average, so that waiting would take long.
    """
    env, few = (_of_monopoly(tables) for tables in (size, size // STAGES))
    luck, all_of = np.zeros(1, CHANCE), env.batch
    for stage in range(STAGES):
        for _ in range(STAGE_STEPS):
            few.batch.step(few.batch.pick(luck))
        place = slice(stage * few.num_envs, (stage + 1) * few.num_envs)
        for whole, part in zip(all_of.at_tables, few.batch.at_tables, strict=True):
            whole[place] = part
    return env


def _of_monopoly(size: int) -> MonopolyVectorEnv:
    env = MonopolyVectorEnv(size, lineup=[LEARNERS] * SEATS, autoreset_mode=SAME)
    env.reset(seed=SEED)
    return env


def _stepping(env: TablesVectorEnv, is_copied: bool = False) -> Callable[[], int]:
    """Whole calls; without copies what comes back is overwritten by the next one."""
    luck = np.zeros(1, CHANCE)
    batch: Any = env.batch
    calls = max(STEPS, LEAST_CALLS // env.num_envs)

    def work() -> int:
        for _ in range(calls):
            env.step(batch.pick(luck), copy=is_copied)
        return calls * env.num_envs

    return work


def _agents(kind: str, games: int = 40) -> Callable[[], int]:
    env, luck = ForSaleAEC(observation=kind), random.Random(SEED)
    env.reset(seed=SEED)

    def work() -> int:
        steps = 0
        for _ in range(games):
            env.reset()
            while env.agents:
                seen, _, is_over, _, _ = env.last()
                legal = seen["action_mask"].nonzero()[0]
                env.step(None if is_over else legal[int(luck.random() * len(legal))])
                steps += 1
        return steps

    return work
