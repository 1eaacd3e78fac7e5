"""An evening in bad air that is killed at the worst moments, small and large."""

import asyncio
from pathlib import Path

import pytest

from tests.faults.sixty import Evening, Plan, Report
from tests.thorough import thorough

SMALL = Plan(
    people=11,
    late=1,
    leavers=1,
    absent=1,
    dark=3,
    changes=2,
    rounds=2,
    kills=6,
    dark_seconds=(3, 20),
)


def held(folder: Path, plan: Plan, seed: int) -> Report:
    async def run() -> Report:
        async with asyncio.timeout(3600):
            return await Evening(folder, plan, seed).run()

    return asyncio.run(run())


@thorough
@pytest.mark.parametrize("plan", [SMALL, Plan()], ids=["twelve", "sixty"])
def test_nothing_is_lost_and_nothing_is_there_twice(plan: Plan, tmp_path: Path) -> None:
    report = held(tmp_path, plan, seed=1)
    print(report)
    assert report.wrongs == []
    assert report.findings.acked > 20 * plan.people
    assert report.kills.total() == plan.kills
    assert report.kills["between the start and the last table"] > 0
    assert report.people == plan.people + plan.late
