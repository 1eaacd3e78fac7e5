"""A laptop dies in mid round, its disk is thrown away, and another one goes on from the stick."""

import json
import random
import time
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from tests.event.served import EveningProcess, Guest
from tests.faults.retelling import wrongs_of
from tests.faults.test_evening import opened, taken_home
from zuschlag.journal.entry import Entry
from zuschlag.journal.mirror_file import latest, read_mirror
from zuschlag.journal.rows import EVENT, entry_of_row
from zuschlag.journal.sqlite_schema import connected

PACE = [0.05, 0.3]
"""Seconds a bot takes: there is always something that is not on the stick yet."""


class Loss(NamedTuple):
    """What the stick did not have, and what is wrong besides."""

    entries: int
    seconds: float  # how long before the end the first of them was written
    wrongs: list[str]


def begun(folder: Path, people: int = 8) -> tuple[EveningProcess, str, Guest, list[Guest]]:
    """A round has been started, with a mirror; everybody has a table."""
    stick = folder / "stick"
    stick.mkdir()
    evening = EveningProcess(folder / "laptop", "--rounds", "1", "--mirror", str(stick))
    evening.log = folder / "server.log"
    evening.start()
    phrase = evening.phrase()
    organiser, guests = opened(evening, people)
    settings = organiser.seen()["evening"]["settings"]
    slower = settings | {"table": settings["table"] | {"pace": PACE}}
    organiser.ask(do="change", settings=slower)
    for step in ("draw", "call", "start-round"):
        organiser.until_step(step)
        organiser.ask(do=step)
    return evening, phrase, organiser, guests


def lost(folder: Path, seed: int = 0) -> Loss:
    """Killed while bots play as fast as they can; the same people go on with the same cookies."""
    evening, phrase, organiser, guests = begun(folder)
    luck = random.Random(seed)
    try:
        tables = [guest.table() for guest in guests]
        mirrored(organiser, folder / "stick")
        for guest, table in zip(guests, tables, strict=True):
            guest.stand(table)
        time.sleep(luck.uniform(0, 1))
        evening.kill()
        killed = time.time()
        (folder / "laptop").rename(folder / "lost")
        evening.resume(folder / "stick", phrase, folder / "another")
        wrongs = [] if [guest.table() for guest in guests] == tables else ["other tables"]
        for guest, table in zip(guests, tables, strict=True):
            stand_again(guest, table)
        organiser.until_step("close-round")
        for step in ("close-round", "end"):
            organiser.ask(do=step)
        files = taken_home(organiser)
    finally:
        evening.stop()
    gone = _not_brought_back(folder / "lost", folder / "another")
    wrongs += wrongs_of(json.loads(files["evening.json"]), files["records.jsonl"])
    return Loss(len(gone), killed - min(gone, default=killed), wrongs)


def mirrored(evening: Guest, stick: Path) -> None:
    """Wait until the stick has all that the console knows of the evening."""
    until_mirrored(evening.seen(), stick)


def until_mirrored(seen: dict[str, Any], stick: Path) -> None:
    """Wait until the stick has all that somebody has seen."""
    seq, id = int(seen["cursor"].split("-")[0]), seen["evening"]["id"]
    while _on(stick, id) < seq:
        time.sleep(0.1)


def _on(stick: Path, evening: str) -> int:
    """How many entries of the evening the stick has; none before the first file is there."""
    file = latest(stick)
    return len(read_mirror(file).entries.get(evening, [])) if file else 0


def stand_again(guest: Guest, table: str) -> None:
    """Leave the game to a bot, if that is not on the stick already, or the game is over."""
    body = {"id": f"again-{table[:8]}", "command": {"do": "stand"}}
    answer = guest.http.post(f"/api/tables/{table}/commands", json=body)
    known = ("table/away", "table/over", "table/not-playing")
    assert answer.is_success or answer.json()["error"] in known, answer.text


def _not_brought_back(lost: Path, found: Path) -> list[float]:
    """When entries were written that the other laptop does not have, in seconds."""
    there = {one.hash for one in _written(found)}
    return [one.at / 1000 for one in _written(lost) if one.hash not in there]


def _written(folder: Path) -> list[Entry]:
    with closing(connected(folder / "journal.db", to_write=True)) as db:
        return [entry_of_row(row) for row in db.execute(f"SELECT {EVENT} FROM event")]
