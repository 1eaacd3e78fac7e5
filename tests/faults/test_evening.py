"""Many tables, several rounds, and the power goes in the middle of each round but the last."""

import io
import json
import zipfile
from pathlib import Path
from typing import Any

from tests.event.served import EveningProcess, Guest, at_once
from zuschlag.event.verification import check_evening
from zuschlag.fair.verification import Verdict
from zuschlag.record import judge

SIZE = 4


def opened(evening: EveningProcess, people: int) -> tuple[Guest, list[Guest]]:
    """The organiser and everybody else."""
    organiser = evening.guest()
    organiser.ask(do="organise", key=evening.key)
    organiser.ask(do="change", settings=at_once(organiser.seen()["evening"]["settings"]))
    guests = [evening.guest() for _ in range(people)]
    for number, guest in enumerate(guests, 1):
        guest.ask(do="join", name=f"person {number}")
    return organiser, guests


def play_round(organiser: Guest, guests: list[Guest], evening: EveningProcess, kill: bool) -> None:
    """Everybody sits down and gets up again: bots play on, before and after the power went."""
    organiser.until_step("call")
    organiser.ask(do="call")
    organiser.ask(do="start-round")
    tables = [guest.table() for guest in guests]
    assert len(set(tables)) == len(guests) // SIZE
    seats = list(zip(guests, tables, strict=True))
    before = len(seats) // 2 if kill else len(seats)
    for guest, table in seats[:before]:
        guest.stand(table)
    if kill:
        evening.kill()
        evening.start()
        assert [guest.table() for guest in guests] == tables
    for guest, table in seats[before:]:
        guest.stand(table)
    organiser.until_step("close-round")
    organiser.ask(do="close-round")


def taken_home(organiser: Guest) -> dict[str, bytes]:
    box = organiser.http.get(f"{organiser.path}/box").content
    with zipfile.ZipFile(io.BytesIO(box)) as kept:
        return {name: kept.read(name) for name in kept.namelist()}


def test_a_kill_in_the_middle_of_a_round_loses_and_doubles_nothing(tmp_path: Path) -> None:
    people, rounds = 8, 2
    evening = EveningProcess(tmp_path, "--rounds", str(rounds))
    evening.start()
    try:
        organiser, guests = opened(evening, people)
        organiser.ask(do="draw")
        for number in range(rounds):
            play_round(organiser, guests, evening, kill=number < rounds - 1)
        organiser.ask(do="end")
        files = taken_home(organiser)
    finally:
        evening.stop()
    told = json.loads(files["evening.json"])
    taken = [one for one in told["log"] if one["kind"] == "result_taken"]
    places = [(one["round"], one["table"]) for one in taken]
    labels = range(1, people // SIZE + 1)
    assert sorted(places) == [(number + 1, label) for number in range(rounds) for label in labels]
    check_records(files["records.jsonl"], taken)
    assert check_evening(told).verdict is Verdict.VERIFIED
    assert [row["rounds"] for row in told["standings"]] == [rounds] * people


def check_records(records: bytes, taken: list[dict[str, Any]]) -> None:
    """What the evening says came out is what each written game says."""
    written = records.splitlines()
    results = sorted(taken, key=lambda one: (one["round"], one["table"]))
    assert len(written) == len(results)
    for record, result in zip(written, results, strict=True):
        scores = judge(record)["scores"]
        assert [seat["amount"] for seat in result["seats"]] == scores
