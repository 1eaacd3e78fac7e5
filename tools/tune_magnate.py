"""Tunes the figures of the magnate: `python -m tools.tune_magnate --help`.

A small evolution strategy. Every candidate of a generation plays the same deals against the same
fields: landlords, hermits who never trade, magnates with the figures of the start, short games, two
players. Its fitness is the mean share of wins over all fields, in fair shares. The mean of the
better half, weighted, is where the next generation starts. Candidates are shards of a runner: on
however many processes or machines they play, the figures are the same (but not after another
number of generations, which is what `--cpu-seconds` may lead to).
"""

import argparse
import json
import math
import time
from functools import partial

import numpy as np

from zuschlag.bots.monopoly.magnate.tempers import LATEST, figures_of
from zuschlag.lab.monopoly.contests import Contest, one_against, play, shares
from zuschlag.lab.monopoly.tempering import Figures, Point, figures_at, point_of
from zuschlag.lab.runner import Runner
from zuschlag.lab.training import add_who_plays, runner_of

FIELDS = (
    (one_against("magnate", "landlord"), 200),
    (one_against("magnate", "hermit"), 200),
    (one_against("magnate", "magnate"), 200),
    (("magnate", "landlord", "hermit", "magnate"), 200),
    (one_against("magnate", "landlord"), 30),
    (one_against("magnate", "landlord", 2), 200),
)
"""The fields and the rounds they play; the candidate is the first."""


def fitness(point: Point, rivals: Figures, deals: int, first: int, seed: int) -> float:
    """The mean share over all fields, in fair shares."""
    total = 0.0
    for bots, rounds in FIELDS:
        figures = dict.fromkeys(range(len(bots)), rivals) | {0: rivals | figures_at(point)}
        found = play(Contest(bots, rounds=rounds, seed=seed), deals, first, figures)
        total += shares(found, len(bots))[0][0] * len(bots)
    return total / len(FIELDS)


def tried(
    points: list[Point], rivals: Figures, played: tuple[int, int, int], shard: int
) -> tuple[float, float]:
    """The fitness of one candidate, and how long it took, in CPU seconds."""
    begun = time.process_time()
    return fitness(points[shard], rivals, *played), time.process_time() - begun


def tune(known: Figures, given: argparse.Namespace, runner: Runner) -> Figures:
    """The mean after so many generations, or so much computing."""
    start = point_of(known)
    luck = np.random.default_rng(given.seed)
    half = given.population // 2
    weights = math.log(half + 1) - np.log(np.arange(1, half + 1))
    weights /= weights.sum()
    mean, spread = start.copy(), np.full(len(start), given.spread)
    spent, made = 0.0, 0
    while made < given.generations and spent < given.cpu_seconds:
        steps = luck.standard_normal((half, len(start)))
        points = np.clip(mean + spread * np.concatenate([steps, -steps]), 0.0, 1.0)
        first = made * given.deals
        played = given.deals, first, given.seed
        parts = dict(runner.run(partial(tried, list(points), known, played), range(len(points))))
        fit = np.array([parts[place][0] for place in range(len(points))])
        spent += sum(cpu for _, cpu in parts.values())
        best = points[np.argsort(-fit)[:half]]
        moved = weights @ best
        deviation = np.sqrt(weights @ (best - mean) ** 2)
        spread = 0.8 * spread + 0.2 * np.maximum(deviation, given.spread / 4)
        mean = moved
        made += 1
        print(f"{made} mean {fit.mean():.3f} best {fit.max():.3f}", json.dumps(figures_at(mean)))
    return known | figures_at(mean)


def on_ray(address: str | None) -> Runner | None:
    """Who plays the candidates, if not processes of this machine."""
    if not address:
        return None
    from zuschlag.research.ray_runner import OnRay

    return OnRay(address)


def main() -> None:
    """Tune, and print the figures as `tempers.json` has them."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--start", default=LATEST, help="the temper to start from")
    asked.add_argument(
        "--set", nargs="*", default=[], metavar="NAME=VALUE", help="figures to begin with"
    )
    asked.add_argument("--generations", type=int, default=30)
    asked.add_argument("--population", type=int, default=12)
    asked.add_argument("--deals", type=int, default=40, help="for each field and candidate")
    asked.add_argument("--spread", type=float, default=0.08, help="of the bounds, at the start")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument(
        "--cpu-seconds", type=float, default=math.inf, help="stop then, wherever it is"
    )
    add_who_plays(asked)
    asked.add_argument("--ray", metavar="ADDRESS", help="or `local`, in place of processes")
    given = asked.parse_args()
    changed = dict(one.split("=") for one in given.set)
    known = figures_of(given.start) | {name: float(value) for name, value in changed.items()}
    runner = runner_of(given, "monopoly", __spec__.name, tuple[float, float], on_ray(given.ray))
    print(json.dumps(tune(known, given, runner), indent=1))


if __name__ == "__main__":
    main()
