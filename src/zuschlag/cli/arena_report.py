"""How the arena speaks: tables for people, JSON for programs, a page and Markdown for all."""

import argparse
import json
import shlex
import subprocess
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from zuschlag.cli import simulation_report
from zuschlag.cli.many_machines import unfinished
from zuschlag.cli.simulation_report import writing
from zuschlag.cli.story_page import table, wrapped
from zuschlag.lab.arena.figures import Figures, as_told, figures, verdict_as_told
from zuschlag.lab.arena.gate import Comparison, Verdict, judged
from zuschlag.lab.arena.keeping import RESULTS
from zuschlag.lab.arena.markdown import markdown
from zuschlag.lab.arena.plan import Plan
from zuschlag.lab.arena.playing import Row
from zuschlag.lab.arena.report import Made, report
from zuschlag.lab.arena.telling import Telling, among
from zuschlag.words.here import say, words

_CHECKOUT = Path(__file__).resolve().parents[3]


def check_targets(given: argparse.Namespace) -> None:
    """Find out before anything is played whether the files can be written."""
    if given.folder:
        writing(given.folder, partial(given.folder.mkdir, parents=True, exist_ok=True))
    simulation_report.check_targets(given.report, unfinished(given))


def write_parquet(plan: Plan, rows: list[Row], target: Path) -> None:
    """Every game as data."""
    from zuschlag.research.results import write_results

    writing(target, partial(write_results, plan, rows, target))


def tell_arena(plan: Plan, rows: list[Row], given: argparse.Namespace) -> int:
    """Print and write what a tournament says."""
    found = figures(plan, rows)
    _write(found, given)
    sys.stdout.write(json.dumps(as_told(found)) + "\n" if given.json else as_text(found, given))
    return 0


def tell_gate(plan: Plan, rows: list[Row], given: argparse.Namespace) -> int:
    """Print the verdict; 1 if the new bot falls anywhere."""
    found = judged(plan, rows)
    _write(figures(plan, rows), given)
    told = verdict_as_told(plan, found)
    sys.stdout.write(json.dumps(told) + "\n" if given.json else verdict_as_text(plan, rows, found))
    return 0 if found.may_replace else 1


def _write(found: Figures, given: argparse.Namespace) -> None:
    """The report where it is wanted: in the folder, and under its own name."""
    targets = [given.folder / "report.html", given.folder / "report.md"] if given.folder else []
    if given.report:
        targets.append(given.report)
    if not targets:
        return
    made = made_now()
    for target in targets:
        make = report if target.suffix.lower() == ".html" else markdown
        text = make(found, made, words())
        writing(target, partial(target.write_text, text, encoding="utf-8"))


def made_now() -> Made:
    """The command that runs, today's date, and the commit if this is a checkout."""
    command = shlex.join(["zuschlag", *sys.argv[1:]])
    commit = _git("rev-parse", "--short=12", "HEAD")
    changed = bool(commit and _git("status", "--porcelain", "--", "src"))
    return Made(command, f"{datetime.now(UTC):%Y-%m-%d}", commit or None, changed)


def _git(*arguments: str) -> str:
    """What git says about the checkout this runs from; nothing where it is none."""
    if not (_CHECKOUT / ".git").exists():
        return ""
    command = ["git", "-c", "safe.directory=*", "-C", str(_CHECKOUT), *arguments]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def as_text(found: Figures, given: argparse.Namespace) -> str:
    """Ratings and the matrix, or every field where there is none."""
    told = Telling(found, words())
    lines = [*wrapped(told.head), "", told.say("arena-ratings"), *_ratings(found, told), ""]
    if found.has_matrix:
        lines += [*wrapped(told.wins), *_wins(found, told)]
    else:
        cells = zip(found.cells, told.cell_rows(), strict=True)
        lines += table(["", *told.cell_heads], [["", cell.bot, *row] for cell, row in cells])
    if found.programs:
        rows = [["", *row] for row in told.outside_rows()]
        lines += ["", *table(["", *told.outside_heads], rows), "", *wrapped(told.again)]
    if given.folder:
        file, page = given.folder / RESULTS, given.folder / "report.html"
        lines += ["", told.say("arena-kept", file=str(file), report=str(page))]
    return "\n".join(lines) + "\n"


def _ratings(found: Figures, told: Telling) -> list[str]:
    heads = ["", told.say("arena-bot"), told.say("arena-rating"), told.say("sim-interval")]
    rows = [
        [str(place), told.bot(one.bot), *told.rating(one)]
        for place, one in enumerate(found.ratings, start=1)
    ]
    return table(heads, rows)


def _wins(found: Figures, told: Telling) -> list[str]:
    bots = [one.bot for one in found.ratings]
    rows = []
    for bot in bots:
        cells = [found.alone(bot, other) for other in bots]
        rows.append(["", bot, *(told.percent(one.wins.value) if one else "·" for one in cells)])
    return table(["", "", *bots], rows)


def verdict_as_text(plan: Plan, rows: Sequence[Row], found: Verdict) -> str:
    """Every cell, and what follows."""
    head = say(
        "arena-gate-head",
        new=found.new,
        old=found.old,
        games=len(rows),
        deals=plan.deals,
        seed=str(plan.seed),
    )
    heads = [say("arena-gate-new"), say("arena-gate-old"), say("arena-gate-difference")]
    names = ["", say("arena-rivals"), *heads, say("sim-interval"), say("arena-gate-verdict")]
    cells = [_compared(one) for one in found.comparisons]
    facts = {"new": found.new, "old": found.old}
    count = len(found.comparisons)
    if found.may_replace:
        verdict = say("arena-gate-passes", cells=count, **facts)
    else:
        verdict = say("arena-gate-refused", cells=count, falls=len(found.falls), **facts)
    end = [*wrapped(verdict), *wrapped(say("arena-gate-luck"))]
    return "\n".join([*wrapped(head), "", *table(names, cells), "", *end]) + "\n"


def _compared(one: Comparison) -> list[str]:
    """So many of the new bot among rivals, beside as many of the old one."""
    spoken = words()
    return [
        str(one.crowd),
        among(one.rivals),
        spoken.percent(one.new.value, 1),
        spoken.percent(one.old.value, 1),
        _points(one.difference.value),
        f"{_points(one.difference.low)} – {_points(one.difference.high)}",
        say("arena-gate-fell" if one.falls else "arena-gate-holds"),
    ]


def _points(difference: float) -> str:
    """In percent, with a sign that cannot be taken for a dash."""
    return words().decimal(100 * difference, 1).replace("-", "−")
