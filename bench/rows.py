"""The rows that two checkouts are compared by, as JSON: `python rows.py`, run in a checkout.

It asks only what benches have had since the first rules, so that an old checkout can answer, too.
All rows are of one thread and measured in CPU time: a busy machine makes them no worse.
"""

import json
import sys
import time
from pathlib import Path

GAMES, LANDLORD_GAMES, SECONDS = 120_000, 1_000, 1.0


def main() -> None:
    """Everything as rates: more is better."""
    sys.path[0] = str(Path.cwd())
    time.perf_counter = time.process_time
    from bench import contract, monopoly, playouts, yardstick

    c, found = yardstick.build(), {}
    for seats in (3, 4, 5, 6):
        found[f"For Sale {seats}: rules/C"] = playouts.race(c, seats, GAMES).ratio
    for name, rate in contract.decisions_per_second(4, SECONDS).items():
        found[f"For Sale 4: {name}"] = rate
    for seats in (2, 4, 6):
        found[f"Monopoly {seats}: games/s"] = monopoly.pace(seats, LANDLORD_GAMES).games_per_second
    for name, taken in monopoly.microseconds_per_action().items():
        found[f"Monopoly 4: {name}"] = 1e6 / taken
    print(json.dumps(found))


if __name__ == "__main__":
    main()
