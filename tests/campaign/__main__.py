"""`make campaign`: run every long measurement, print one table, keep it in docs/campaign.md."""

import argparse
import datetime
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from tests.campaign import live_runs, monopoly_runs, runs
from tests.campaign.rows import Row
from tests.fair.campaign import fairness
from tests.faults.runs import kill_rows, two_worker_rows

TARGET = Path(__file__).resolve().parent.parent.parent / "docs" / "campaign.md"
RUNS: dict[str, Callable[[float], list[Row]]] = {
    "agreement": runs.agreement,
    "plain": runs.plain_and_compiled,
    "secrecy": runs.secrecy,
    "laws": runs.laws,
    "bots": runs.bots,
    "telling": monopoly_runs.agreement,
    "wild": monopoly_runs.wild,
    "landlords": monopoly_runs.landlords,
    "movement": monopoly_runs.movement,
    "mutants": runs.mutants,
    "monopoly-mutants": monopoly_runs.mutants,
    "fairness": fairness,
    "twins": live_runs.twins,
    "canaries": live_runs.canaries,
    "leaks": live_runs.leaks,
    "simulated": live_runs.simulated,
    "fuzz": live_runs.fuzz,
    "runaway": live_runs.runaway,
    "kills": kill_rows,
    "two-workers": two_worker_rows,
}


def main() -> int:
    """Run what was asked for; rows of runs that were not asked for stay as they were."""
    asked = argparse.ArgumentParser(prog="make campaign", description=__doc__)
    asked.add_argument("--only", nargs="+", choices=list(RUNS), help="these runs (default: all)")
    asked.add_argument(
        "--scale", type=float, default=1.0, help="0.01 for a quick look, not written (default: 1)"
    )
    given = asked.parse_args()
    is_all_met = True
    for name in given.only or RUNS:
        print(f"== {name}", flush=True)
        began = time.perf_counter()
        rows = RUNS[name](given.scale)
        for row in rows:
            print(f"  {row.what}: {row.found}   wanted: {row.wanted}", flush=True)
        print(f"  ({time.perf_counter() - began:.0f} s)", flush=True)
        is_all_met &= all(row.is_met for row in rows)
        if given.scale == 1:
            TARGET.write_text(page(kept() | {row.what: line(row) for row in rows}))
    return 0 if is_all_met else 1


def line(row: Row) -> str:
    """A row as the page has it, with the day and the commit it was measured at."""
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    met = "yes" if row.is_met else "no"
    return f"| {row.what} | {row.found} | {row.wanted} | {met} | {today} | {commit()} |"


def kept() -> dict[str, str]:
    """The rows of the page by what they measure."""
    lines = TARGET.read_text().splitlines() if TARGET.exists() else []
    rows = [one for one in lines if one.startswith("| ") and not one.startswith("| what")]
    return {one.split(" | ")[0].removeprefix("| "): one for one in rows}


def page(rows: dict[str, str]) -> str:
    """The table."""
    lines = [
        "# The last campaign",
        "",
        "Made by `make campaign`; every row with the day and the commit it was measured at.",
        "",
        "| what | found | wanted | met | day | commit |",
        "|---|---|---|---|---|---|",
    ]
    return "\n".join([*lines, *rows.values()]) + "\n"


def commit() -> str:
    """The commit the sources are at, and whether they were changed since."""
    root = TARGET.parent.parent

    def git(*words: str) -> str:
        asked = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True)
        return asked.stdout.strip()

    changed = git("status", "--porcelain", "--", "src", "tests")
    return git("rev-parse", "--short", "HEAD") + (" with changes" if changed else "")


if __name__ == "__main__":
    sys.exit(main())
