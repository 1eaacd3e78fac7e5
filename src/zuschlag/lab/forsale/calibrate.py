"""Set the noise of the levels: `python -m zuschlag.lab.forsale.calibrate SEATS`.

From the net downwards, each level gets the noise with which the one above it wins an even step
more than its fair share against copies of it. Writes the noise into the file of this number of
seats, with what adjacent levels win.
"""

import argparse
import sys

import msgspec

from zuschlag.bots.forsale.trained import EDITION, LEVELS, Trained, keep, trained
from zuschlag.lab.forsale.contest import play

STEPS = {3: 0.45, 4: 0.34, 5: 0.28, 6: 0.235}
"""What one of a level should win against copies of the level below, by number of seats."""
_HALVINGS = 8
_MOST = 3.0


def step(known: Trained, level: int, deals: int, seed: int) -> tuple[float, float]:
    """What one of this level wins against copies of the one below, with its standard error."""
    field = [known.level(level), *[known.level(level - 1)] * (known.seats - 1)]
    return play(EDITION, field, [known.net], deals, seed).share()


def with_noise(known: Trained, level: int, noise: float) -> Trained:
    """The same with another noise of one level."""
    changed = list(known.noise)
    changed[level - 1] = round(noise, 4)
    return msgspec.structs.replace(known, noise=tuple(changed))


def calibrated(known: Trained, aim: float, deals: int) -> Trained:
    """Halve the interval of each level's noise until the step above it is what it should be."""
    known = with_noise(known, LEVELS, 0.0)
    for level in range(LEVELS - 1, 0, -1):
        low, high = known.noise[level], _MOST
        for _ in range(_HALVINGS):
            middle = (low * high) ** 0.5 if low > 0 else high / 4
            known = with_noise(known, level, middle)
            if step(known, level + 1, deals, 500 + level)[0] < aim:
                low = middle
            else:
                high = middle
        known = with_noise(known, level, high)
    return known


def main(arguments: list[str]) -> None:
    """Calibrate, then measure with other deals."""
    ask = argparse.ArgumentParser(prog="python -m zuschlag.lab.forsale.calibrate")
    ask.add_argument("seats", type=int, choices=(3, 4, 5, 6))
    ask.add_argument("--deals", type=int, default=1000)
    given = ask.parse_args(arguments)
    known = calibrated(trained(given.seats), STEPS[given.seats], given.deals)
    steps = [step(known, level, 2500, 31) for level in range(2, LEVELS + 1)]
    found = [[round(100 * share, 1), round(100 * error, 1)] for share, error in steps]
    print(given.seats, "seats, noise", known.noise, "steps", found, flush=True)
    figures = {**known.figures, "each level against copies of the one below, percent": found}
    made = [one for one in known.made if "calibrate" not in one]
    made.append(" ".join(("python -m zuschlag.lab.forsale.calibrate", *arguments)))
    keep(msgspec.structs.replace(known, figures=figures, made=made))


if __name__ == "__main__":
    main(sys.argv[1:])
