"""Set the noise of the levels: `python -m zuschlag.lab.forsale.calibrate SEATS`.

From the net downwards, each level gets the noise with which the one above it wins an even step
more than its fair share against copies of it. Writes the noise into the file of this number of
seats, with what adjacent levels win. Some deals are a shard of a runner: whoever plays them, the
noise is the same.
"""

import argparse
import sys
from functools import partial

import msgspec
import numpy as np

from zuschlag.bots.forsale.trained import EDITION, LEVELS, Trained, keep, trained
from zuschlag.lab.forsale.contest import clustered, play
from zuschlag.lab.runner import Runner
from zuschlag.lab.training import add_who_plays, runner_of, written

STEPS = {3: 0.45, 4: 0.34, 5: 0.28, 6: 0.235}
"""What one of a level should win against copies of the level below, by number of seats."""
_HALVINGS = 8
_MOST = 3.0
_AT_ONCE = 250
"""Deals of a shard."""


def wins(known: Trained, level: int, deals: int, seed: int, shard: int) -> list[list[float]]:
    """What one of this level wins against copies of the one below, by deal and rotation."""
    field = [known.level(level), *[known.level(level - 1)] * (known.seats - 1)]
    first = shard * _AT_ONCE
    played = play(EDITION, field, [known.net], min(_AT_ONCE, deals - first), seed, first)
    found: list[list[float]] = played.wins[:, :, 0].tolist()
    return found


def step(known: Trained, level: int, deals: int, seed: int, runner: Runner) -> tuple[float, float]:
    """The share that one of this level wins of all those games, with its standard error."""
    work, shards = partial(wins, known, level, deals, seed), range(-(-deals // _AT_ONCE))
    found = dict(runner.run(work, shards))
    return clustered(np.array([deal for shard in shards for deal in found[shard]]))


def with_noise(known: Trained, level: int, noise: float) -> Trained:
    """The same with another noise of one level."""
    changed = list(known.noise)
    changed[level - 1] = round(noise, 4)
    return msgspec.structs.replace(known, noise=tuple(changed))


def calibrated(known: Trained, aim: float, deals: int, runner: Runner) -> Trained:
    """Halve the interval of each level's noise until the step above it is what it should be."""
    known = with_noise(known, LEVELS, 0.0)
    for level in range(LEVELS - 1, 0, -1):
        low, high = known.noise[level], _MOST
        for _ in range(_HALVINGS):
            middle = (low * high) ** 0.5 if low > 0 else high / 4
            known = with_noise(known, level, middle)
            if step(known, level + 1, deals, 500 + level, runner)[0] < aim:
                low = middle
            else:
                high = middle
        known = with_noise(known, level, high)
    return known


def main(arguments: list[str], runner: Runner | None = None) -> None:
    """Calibrate, then measure with other deals."""
    ask = argparse.ArgumentParser(prog="python -m zuschlag.lab.forsale.calibrate")
    ask.add_argument("seats", type=int, choices=(3, 4, 5, 6))
    ask.add_argument("--deals", type=int, default=1000)
    add_who_plays(ask)
    given = ask.parse_args(arguments)
    runner = runner_of(given, "for-sale", __spec__.name, list[list[float]], runner)
    known = calibrated(trained(given.seats), STEPS[given.seats], given.deals, runner)
    steps = [step(known, level, 2500, 31, runner) for level in range(2, LEVELS + 1)]
    found = [[round(100 * share, 1), round(100 * error, 1)] for share, error in steps]
    print(given.seats, "seats, noise", known.noise, "steps", found, flush=True)
    figures = {**known.figures, "each level against copies of the one below, percent": found}
    made = [one for one in known.made if "calibrate" not in one]
    made.append(written(ask.prog, given, "seats"))
    keep(msgspec.structs.replace(known, figures=figures, made=made))


if __name__ == "__main__":
    main(sys.argv[1:])
