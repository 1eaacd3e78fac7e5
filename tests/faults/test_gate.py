"""Tables with one deal, and the power goes while one of them waits for the other."""

import json
from pathlib import Path

from tests.event.served import EveningProcess, Guest
from tests.faults.test_evening import check_records, opened, taken_home
from zuschlag import fair
from zuschlag.event.verification import check_evening
from zuschlag.fair import Verdict


def waiting_tables(frame: dict[str, object]) -> list[int]:
    """Tables that have finished their row, as the desk is told."""
    desk = frame["desk"]
    assert isinstance(desk, dict)
    return [one["label"] for one in desk["tables"] if one["has_finished_row"]]


def until_one_waits(organiser: Guest) -> None:
    organiser.until(lambda frame: bool(waiting_tables(frame)))


def test_a_kill_at_a_closed_gate_leaves_it_closed_and_then_it_opens(tmp_path: Path) -> None:
    evening = EveningProcess(tmp_path, "--rounds", "1", "--same-deal")
    evening.start()
    try:
        organiser, guests = opened(evening, 8)
        organiser.ask(do="draw")
        organiser.until_step("call")
        organiser.ask(do="call")
        organiser.ask(do="start-round")
        tables = [guest.table() for guest in guests]
        ahead = [guest for guest, table in zip(guests, tables, strict=True) if table == tables[0]]
        for guest in ahead:
            guest.stand(tables[0])
        until_one_waits(organiser)
        evening.kill()
        evening.start()
        assert [guest.table() for guest in guests] == tables
        until_one_waits(organiser)  # as before, though nobody has said it again
        for guest, table in zip(guests, tables, strict=True):
            if guest not in ahead:
                guest.stand(table)
        organiser.until_step("close-round")
        organiser.ask(do="close-round")
        organiser.ask(do="end")
        files = taken_home(organiser)
    finally:
        evening.stop()
    told = json.loads(files["evening.json"])
    taken = [one for one in told["log"] if one["kind"] == "result_taken"]
    check_records(files["records.jsonl"], taken)
    assert check_evening(told).verdict is Verdict.VERIFIED
    records = [json.loads(line) for line in files["records.jsonl"].splitlines()]
    assert records[0]["deal"] == records[1]["deal"]
    assert fair.check_rounds(records).verdict is Verdict.VERIFIED
    assert files["traveller.csv"].count(b"\n") > 2 * 28
