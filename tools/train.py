"""Training of For Sale's levels by any runner: `python -m tools.train tune 4 --ray local`.

What comes after the name goes to the training itself, which has its own `--help`. On one machine
`python -m zuschlag.lab.forsale.tune 4 --processes 2` does the same.
"""

import argparse

from zuschlag.lab.forsale import calibrate, distil, tune

TRAININGS = {"tune": tune.main, "distil": distil.main, "calibrate": calibrate.main}


def main() -> None:
    """Train on a Ray, or as the training's own arguments say."""
    asked = argparse.ArgumentParser(prog="python -m tools.train", description=__doc__)
    asked.add_argument("training", choices=TRAININGS)
    asked.add_argument("--ray", metavar="ADDRESS", help="or `local`, in place of processes")
    given, others = asked.parse_known_args()
    runner = None
    if given.ray:
        from zuschlag.research.ray_runner import OnRay

        runner = OnRay(given.ray)
    TRAININGS[given.training](others, runner)


if __name__ == "__main__":
    main()
