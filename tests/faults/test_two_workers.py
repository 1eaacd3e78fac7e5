"""Two workers on PostgreSQL: tables move between them under `kill -9`, and nothing is lost."""

from pathlib import Path

from tests import postgres
from tests.faults.two_workers import Pair


async def test_tables_move_between_two_workers_and_nothing_is_lost(tmp_path: Path) -> None:
    tally = await Pair(tmp_path, postgres.database(), seed=1).run(kills=3, locks=1)
    assert tally.findings.wrongs == []
    assert tally.faults == []
    assert tally.moved > 0
    assert tally.kills == 3
    assert tally.findings.acked > 100
