"""`python -m tests.simulation --seed 8123` replays one world with its trace; `--seeds 0-5000
--processes 2` runs many and prints what was found and how often each point was reached."""

import argparse
import sys

from tests.simulation import runs
from tests.simulation.sometimes import POINTS


def main() -> int:
    """Run what was asked for."""
    asked = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    asked.add_argument("--seed", type=int, help="replay this one and tell everything")
    asked.add_argument("--seeds", default="0-200", help="from-to (default: 0-200)")
    asked.add_argument("--processes", type=int, default=1)
    asked.add_argument("--planted", help="with a planted bug of this name")
    given = asked.parse_args()
    if given.seed is not None:
        return one(given.seed, given.planted)
    first, last = (int(part) for part in given.seeds.split("-"))
    return many(first, last, given.processes)


def one(seed: int, bug: str | None) -> int:
    """One world, told line by line."""
    from tests.simulation.planted import BUGS
    from tests.simulation.scenario import run

    found = run(seed, print, BUGS[bug] if bug else None)
    print(f"\nseed {seed}: {found.lines} lines, {found.steps} steps, {found.seconds:.0f} virtual s")
    print(f"trace {found.digest}")
    for promise in found.violations:
        print(f"BROKEN {promise}")
    return 1 if found.violations else 0


def many(first: int, last: int, processes: int) -> int:
    """Many worlds, one table."""
    found = runs.seeds(last - first, processes, first, tell_failure)
    for point in POINTS:
        print(f"{found.reached[point]:>10,}  {point}")
    print(
        f"{found.seeds:,} seeds in {found.wall_seconds:.0f} s ({found.per_second:.1f} per second), "
        f"{found.virtual_hours:.1f} virtual hours, {len(found.failed)} failed, "
        f"{len(found.never)} points never reached"
    )
    return 0 if found.is_clean else 1


def tell_failure(seed: int, promises: list[str]) -> None:
    """One line for a world that failed."""
    more = f" (+{len(promises) - 1})" if promises[1:] else ""
    print(f"seed {seed}: {promises[0]}{more}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
