"""The long measurements of evenings: simulated time, pure logic, and sixty phones."""

import asyncio
import tempfile
from functools import partial
from pathlib import Path

import pytest

from tests.campaign.pieces import Course, Piece
from tests.campaign.rows import Row
from tests.event.test_laws import quick_searches, random_evening
from tests.faults.lost_laptop import lost
from tests.faults.retelling import ranked, twice
from tests.faults.sixty import Evening, Plan, Report
from tests.simulation.evening import run
from tests.simulation.planted_evenings import BUGS
from zuschlag.event.export import evening_json

SEEDS = 2_000
AT_ONCE = 20
SEEDS_FOR_A_BUG = 60
LONGEST = 7_200.0
LAPTOPS = 20
MOST_BEHIND = 2.0


def evenings(course: Course) -> list[Row]:
    """Evenings in simulated time and in pure logic; and bugs that must be found there."""
    shares = range(course.some(SEEDS // AT_ONCE))
    done = course.measure("evenings", _simulated, shares)
    logic = course.measure("evenings in pure logic", _logic, shares)
    bugs = course.measure("evenings with bugs", _planted, sorted(BUGS))
    seeds, hours = done.count("seeds"), done.counts.get("hours", 0.0)
    found = f"{seeds:,} seeds, {hours:.0f} virtual hours, {done.count('kills'):,} kills,"
    found += f" {done.count('bells'):,} bells,"
    found += f" {len(done.wrong)} failed; {logic.count('seeds'):,} in pure logic,"
    found += f" {len(logic.wrong)} failed"
    is_met = seeds >= SEEDS and logic.count("seeds") >= SEEDS and not (done.wrong or logic.wrong)
    caught = f"{bugs.count('caught')} of {len(BUGS)} caught"
    return [
        Row("evenings: simulated faults", found, f"0 of {SEEDS:,} seeds", is_met),
        Row("evenings: planted bugs", caught, "all", bugs.count("caught") == len(BUGS)),
    ]


def _simulated(share: int) -> Piece:
    bells: list[str] = []

    def hear(line: str) -> None:
        if " kept " in line and " bell " in line:
            bells.append(line)

    found = [run(seed, hear) for seed in range(share * AT_ONCE, (share + 1) * AT_ONCE)]
    counts = {"seeds": float(len(found)), "hours": sum(one.seconds for one in found) / 3600}
    counts["bells"] = float(len(bells))
    counts["kills"] = float(sum(one.reached["worker killed"] for one in found))
    wrong = [f"seed {one.seed}: {one.violations[:1]}" for one in found if one.violations]
    return Piece(counts, wrong=wrong)


def _logic(share: int) -> Piece:
    wrong = []
    with pytest.MonkeyPatch.context() as patch:
        quick_searches(patch)
        for seed in range(share * AT_ONCE, (share + 1) * AT_ONCE):
            told = evening_json(random_evening(seed).evening)
            wrong += [f"seed {seed}: {why}" for why in (*twice(told), *ranked(told))]
    return Piece({"seeds": float(AT_ONCE)}, wrong=wrong)


def _planted(name: str) -> Piece:
    seeds = range(SEEDS_FOR_A_BUG)
    return Piece({"caught": float(any(run(n, planted=BUGS[name]).violations for n in seeds))})


def phones(course: Course) -> list[Row]:
    """Sixty phones in bad air at an evening that is killed at the worst moments."""
    return course.whole(_phones)


def _phones(scale: float) -> list[Row]:
    with tempfile.TemporaryDirectory(prefix="zuschlag-sixty-") as folder:
        report = asyncio.run(asyncio.wait_for(Evening(Path(folder), Plan(), 1).run(), LONGEST))
    for wrong in report.wrongs[:5]:
        print(f"  {wrong}")
    wanted = "20 kills, 0 lost, 0 doubled, standings as told a second time"
    return [Row("evenings: sixty phones", told(report), wanted, is_met(report))]


def laptops(course: Course) -> list[Row]:
    """Laptops thrown away in mid round: what the stick did not have."""
    done = course.measure("laptops", _laptop, range(course.some(LAPTOPS)))
    count, longest = done.count("laptops"), max(done.values.get("behind", [0.0]))
    found = f"{count} laptops, {done.count('entries')} entries lost, the oldest {longest:.2f} s"
    found += f" before the end; {len(done.wrong)} wrong"
    is_met = count >= LAPTOPS and longest <= MOST_BEHIND and not done.wrong
    wanted = f"at most {MOST_BEHIND:.0f} s lost, everybody goes on"
    return [Row("evenings: laptops thrown away", found, wanted, is_met)]


def _laptop(seed: int) -> Piece:
    with tempfile.TemporaryDirectory(prefix="zuschlag-laptop-") as folder:
        found = lost(Path(folder), seed)
    counts = {"laptops": 1.0, "entries": float(found.entries)}
    return Piece(counts, {"behind": [found.seconds]}, found.wrongs)


def is_met(report: Report) -> bool:
    """Everything happened that was to happen, and nothing was wrong."""
    plan = Plan()
    has_killed = report.kills.total() == plan.kills and len(report.kills) >= 4
    return has_killed and report.people == plan.people + plan.late and not report.wrongs


def told(report: Report) -> str:
    """One line of figures."""
    kills = ", ".join(f"{n} {when}" for when, n in sorted(report.kills.items()))
    share = report.lost_packets / max(1, report.packets)
    done = partial(report.done.__getitem__)
    return (
        f"{report.people} people, {report.tables} games, kills: {kills};"
        f" {report.findings.acked:,} acknowledged, {len(report.findings.lost)} lost,"
        f" {len(report.findings.doubled)} doubled, {len(report.wrongs)} wrong in all;"
        f" {share:.1%} of {report.packets:,} packets lost, {done('dark')} dark screens,"
        f" {done('changes')} changes of phone, {done('leavers')} leavers"
    )
