"""Steps of the research environments for each CPU second, beside the kernel's own moves.

Random legal play, edition 2015, four learners. Tables are out of step, every sample is two whole
games long, picking counts as part of a step; all variants take turns in one process. Final
observations and the check of every action are included.
"""

import random
import time
from collections.abc import Callable, Iterator
from statistics import median
from typing import NamedTuple

import numpy as np

from bench import playouts
from zuschlag.lab.forsale.playouts import PACK, log_game
from zuschlag.research.forsale.batch import Batch
from zuschlag.research.many import LEARNERS
from zuschlag.research.monopoly import batch as monopoly
from zuschlag.research.records import SAME_STEP
from zuschlag.rules.chance import CHANCE
from zuschlag.rules.forsale.editions import agree
from zuschlag.rules.forsale.position import blank_table
from zuschlag.rules.monopoly import terms as monopoly_terms

SEATS, SEED = 4, 7
SAMPLES, STEPS, OUT_OF_STEP = 7, 124, 250
STAGED_STEPS = 100
SIZES = (1, 64, 4096)
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
        works[f"{kind}, {LARGEST:,} tables, copied"] = _copying(kind)
    yield from measured(works)


def aec_rates() -> Iterator[Rate]:
    """Agent after agent; of the legal actions one is picked by `nonzero` and `random()`."""
    works = {f"AEC, {kind}": _agents(kind) for kind in ("words", "planes")}
    yield from measured(works)


def staged_rates() -> Iterator[Rate]:
    """Monopoly in small steps: words and mask after every one of them, random legal play."""
    sizes = (64, LARGEST)
    works = {f"Monopoly, {size:,} tables": _stepping(staged(size), STAGED_STEPS) for size in sizes}
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


def out_of_step(size: int, observation: str) -> Batch:
    """Tables at all stages of a game: new games begin at random moments for a while."""
    lineup = [LEARNERS] * SEATS
    batch = Batch(agree("2015", SEATS), size, lineup, observation, mode=SAME_STEP)
    batch.begin(SEED)
    chance, luck = np.random.default_rng(SEED), np.zeros(1, CHANCE)
    for _ in range(OUT_OF_STEP):
        batch.step(batch.pick(luck))
        batch.begin(which=chance.random(size) < 1 / 60)
    return batch


def staged(size: int) -> monopoly.Batch:
    """Tables of Monopoly at all stages of a game."""
    terms = monopoly_terms.agree(monopoly.EDITION, SEATS, monopoly.USUAL)
    batch = monopoly.Batch(terms, size, [LEARNERS] * SEATS, mode=SAME_STEP)
    batch.begin(SEED)
    chance, luck = np.random.default_rng(SEED), np.zeros(1, CHANCE)
    for _ in range(OUT_OF_STEP):
        batch.step(batch.pick(luck))
        batch.begin(which=chance.random(size) < 1 / 500)
    return batch


def _stepping(batch: Batch | monopoly.Batch, steps: int = STEPS) -> Callable[[], int]:
    luck = np.zeros(1, CHANCE)
    calls = max(steps, LEAST_CALLS // batch.size)

    def work() -> int:
        for _ in range(calls):
            batch.step(batch.pick(luck))
        return calls * batch.size

    return work


def _copying(kind: str) -> Callable[[], int]:
    """Through Gymnasium's own call, which hands out copies."""
    from gymnasium.vector import AutoresetMode

    from zuschlag.research.forsale.vector import ForSaleVectorEnv

    env = ForSaleVectorEnv(
        LARGEST,
        lineup=[LEARNERS] * SEATS,
        observation=kind,
        autoreset_mode=AutoresetMode.SAME_STEP,
    )
    env.reset(seed=SEED)
    luck = np.zeros(1, CHANCE)

    def work() -> int:
        for _ in range(STEPS):
            env.step(env.batch.pick(luck))
        return STEPS * LARGEST

    return work


def _agents(kind: str, games: int = 40) -> Callable[[], int]:
    from zuschlag.research.forsale.aec import ForSaleAEC

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
