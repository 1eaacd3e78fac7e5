"""`kill -9` under load loses nothing; and a server that acknowledges too early is found out."""

from pathlib import Path

from tests.faults.kills import EARLY_ACK, Siege


async def test_no_acknowledged_move_is_lost_or_doubled_by_kill_9(tmp_path: Path) -> None:
    tally = await Siege(tmp_path, seed=1).run(kills=6)
    assert tally.wrongs == []
    assert tally.kills == 6
    assert tally.findings.acked > 100
    assert len(tally.back_in) == 6  # how soon it is back is for the campaign to say


async def test_a_server_that_acknowledges_before_it_writes_is_found_out(tmp_path: Path) -> None:
    tally = await Siege(tmp_path, seed=2, program=EARLY_ACK).run(kills=10)
    assert tally.findings.lost
