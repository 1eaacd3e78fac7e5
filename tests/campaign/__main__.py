"""`make campaign`: run every long measurement, print one table, keep it in docs/campaign.md.

It can be stopped and started again: at the same clean commit it goes on where it was.
"""

import argparse
import datetime
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from tests.campaign import (
    evening_runs,
    extras,
    imagining,
    live_runs,
    monopoly_runs,
    runs,
    sight,
    solved_runs,
    tutorial,
)
from tests.campaign.bot_tables import bot_tables
from tests.campaign.champions import champions, steps
from tests.campaign.guessing import guessed_levels
from tests.campaign.held_out import held_out
from tests.campaign.monopoly_cells import (
    landlord,
    monopoly_champions,
    monopoly_fields,
    monopoly_steps,
)
from tests.campaign.pieces import Course, Kept, kept_at
from tests.campaign.rows import Row
from tests.campaign.trading import trading
from tests.campaign.unseen import unseen
from tests.fair.campaign import fairness
from tests.faults.runs import idle_rows, kill_rows, several_host_rows, two_worker_rows

ROOT = Path(__file__).resolve().parent.parent.parent
TARGET = ROOT / "docs" / "campaign.md"
KEPT = ROOT / ".campaign"
Run = Callable[[Course], list[Row]]


def whole(work: Callable[[float], list[Row]]) -> Run:
    """A run that is not cut into pieces; it gets the scale alone."""
    return lambda course: course.whole(work)


RUNS: dict[str, Run] = {
    "agreement": runs.agreement,
    "plain": runs.plain_and_compiled,
    "secrecy": runs.secrecy,
    "imagining": imagining.for_sale_imagined,
    "sight": sight.alike,
    "tutorial": tutorial.tutorial,
    "extras": whole(extras.extras),
    "laws": whole(runs.laws),
    "thorough": whole(runs.thorough),
    "bots": whole(runs.sober),
    "landlord": landlord,
    "unseen": unseen,
    "solved": whole(solved_runs.solved),
    "held-out": held_out,
    "champions": champions,
    "steps": steps,
    "monopoly-steps": monopoly_steps,
    "monopoly-champions": monopoly_champions,
    "monopoly-fields": monopoly_fields,
    "telling": monopoly_runs.agreement,
    "wild": monopoly_runs.wild,
    "landlords": monopoly_runs.landlords,
    "trading": trading,
    "movement": whole(monopoly_runs.movement),
    "monopoly-imagining": imagining.monopoly_imagined,
    "mutants": runs.mutants,
    "monopoly-mutants": monopoly_runs.mutants,
    "fairness": fairness,
    "twins": live_runs.twins,
    "canaries": live_runs.canaries,
    "leaks": whole(live_runs.leaks),
    "sealed": live_runs.sealed,
    "simulated": live_runs.simulated,
    "evenings": evening_runs.evenings,
    "phones": evening_runs.phones,
    "laptops": evening_runs.laptops,
    "idle": idle_rows,
    "fuzz": live_runs.fuzz,
    "runaway": live_runs.runaway,
    "bot-tables": whole(bot_tables),
    "levels": whole(guessed_levels),
    "kills": kill_rows,
    "two-workers": two_worker_rows,
    "hosts": several_host_rows,
}


def main() -> int:
    """Run what was asked for; rows of runs that were not asked for stay as they were."""
    asked = argparse.ArgumentParser(prog="make campaign", description=__doc__)
    asked.add_argument("--only", nargs="+", choices=list(RUNS), help="these runs (default: all)")
    asked.add_argument(
        "--scale", type=float, default=1.0, help="0.01 for a quick look, not written (default: 1)"
    )
    asked.add_argument("--anew", action="store_true", help="forget what this commit has measured")
    given = asked.parse_args()
    course = Course(given.scale, Kept(kept_at(KEPT, commit(), given.scale, given.anew)))
    try:
        are_met = [_run(name, course) for name in given.only or RUNS]
    except KeyboardInterrupt:
        print("\nStopped. The same again goes on from here, as long as nothing is changed.")
        return 130
    return 0 if all(are_met) else 1


def _run(name: str, course: Course) -> bool:
    print(f"== {name}", flush=True)
    began = time.perf_counter()
    rows = RUNS[name](course)
    for row in rows:
        print(f"  {row.what}: {row.found}   wanted: {row.wanted}", flush=True)
    print(f"  ({time.perf_counter() - began:.0f} s)", flush=True)
    if course.scale == 1:
        TARGET.write_text(page(kept() | {row.what: line(row) for row in rows}))
    return all(row.is_met for row in rows)


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
        "Made by `make campaign`; every row has the day and the commit it was measured at.",
        "At the same clean commit it carries on where it was; ARGS=--anew starts over.",
        "",
        "| what | found | wanted | met | day | commit |",
        "|---|---|---|---|---|---|",
    ]
    return "\n".join([*lines, *rows.values()]) + "\n"


def commit() -> str:
    """The commit the sources are at, and whether they were changed since."""

    def git(*words: str) -> str:
        asked = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True)
        return asked.stdout.strip()

    sources = ("src", "tests", "requirements", "pyproject.toml")
    changed = git("status", "--porcelain", "--", *sources)
    return git("rev-parse", "--short", "HEAD") + (" with changes" if changed else "")


if __name__ == "__main__":
    sys.exit(main())
