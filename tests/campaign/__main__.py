"""`make campaign`: run every long measurement, print one table, keep it in docs/campaign.md."""

import argparse
import datetime
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from tests.campaign import monopoly_runs, runs
from tests.campaign.rows import Row

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
}


def main() -> int:
    """Run what was asked for; only a whole campaign is written down."""
    asked = argparse.ArgumentParser(prog="make campaign", description=__doc__)
    asked.add_argument("--only", choices=list(RUNS), help="one run; the file is left alone")
    asked.add_argument(
        "--scale", type=float, default=1.0, help="0.01 for a quick look (default: 1)"
    )
    given = asked.parse_args()
    rows: list[Row] = []
    for name in [given.only] if given.only else RUNS:
        print(f"== {name}", flush=True)
        began = time.perf_counter()
        for row in RUNS[name](given.scale):
            rows.append(row)
            print(f"  {row.what}: {row.found}   wanted: {row.wanted}", flush=True)
        print(f"  ({time.perf_counter() - began:.0f} s)", flush=True)
    if not given.only and given.scale == 1:
        TARGET.write_text(page(rows))
    return 0 if all(row.is_met for row in rows) else 1


def page(rows: list[Row]) -> str:
    """The table with its date and commit."""
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    lines = [
        "# The last campaign",
        "",
        f"Made by `make campaign` on {today} at commit {commit()}.",
        "",
        "| what | found | wanted | met |",
        "|---|---|---|---|",
    ]
    lines += [
        f"| {row.what} | {row.found} | {row.wanted} | {'yes' if row.is_met else 'no'} |"
        for row in rows
    ]
    return "\n".join(lines) + "\n"


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
