"""`python -m bench.rounds CHECKOUT`: this checkout beside another one, taking turns, row by row.

A ratio above 1 means that this one is faster. The other checkout must be set up (`make play`).
"""

import argparse
import json
import statistics
import subprocess
import sys
from pathlib import Path

ROWS = Path(__file__).with_name("rows.py")
HERE = ROWS.parent.parent
WANTED = 0.95


def main() -> None:
    """Measure and print."""
    asked = argparse.ArgumentParser(prog="python -m bench.rounds", description=__doc__)
    asked.add_argument("beside", type=Path, metavar="CHECKOUT", help="the one to compare with")
    asked.add_argument("--rounds", type=int, default=9, help="how often each is asked (default: 9)")
    given = asked.parse_args()
    pairs = []
    for number in range(given.rounds):
        pairs.append((_rows(HERE), _rows(given.beside)))
        print(f"\rround {number + 1} of {given.rounds}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print(f"{'':<42}{'median':>8}{'least':>8}{'most':>8}   wanted: median >= {WANTED}")
    for name in pairs[0][0]:
        ratios = [ours[name] / theirs[name] for ours, theirs in pairs]
        middle = statistics.median(ratios)
        print(f"{name:<42}{middle:>8.3f}{min(ratios):>8.3f}{max(ratios):>8.3f}")


def _rows(checkout: Path) -> dict[str, float]:
    """What a fresh process measures there."""
    python = checkout.resolve() / ".venv" / "bin" / "python"
    ran = subprocess.run([python, ROWS], cwd=checkout, capture_output=True, text=True)
    if ran.returncode:
        raise SystemExit(f"{checkout} could not be measured:\n{ran.stderr}")
    found: dict[str, float] = json.loads(ran.stdout.splitlines()[-1])
    return found


main()
