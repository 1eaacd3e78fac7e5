"""An evening that is over, from its folder to one zip, and nothing in the folder is changed."""

import asyncio
import json
import random
import zipfile
from pathlib import Path

import pytest

from tests.event.hall import settings
from zuschlag.cli import main
from zuschlag.cli.rehearsing import BotsHere
from zuschlag.event import commands as c
from zuschlag.event.rehearsal import Rehearsal
from zuschlag.event.service import EveningService
from zuschlag.event.verification import check_evening
from zuschlag.fair.verification import Verdict
from zuschlag.journal.seal import KeySeal, key_from_file
from zuschlag.journal.sqlite import SqliteJournal
from zuschlag.table.caller import Speaker
from zuschlag.table.limits import TableLimits
from zuschlag.table.service import TableService
from zuschlag.terminal.own_ports import OwnClock, OwnDice


async def played(data: Path, is_over: bool) -> None:
    """An evening of four bots in a folder."""
    journal = SqliteJournal(data / "journal.db", least_free=0)
    await journal.open()
    seal, clock, dice = KeySeal(key_from_file(data / "journal.key")), OwnClock(), OwnDice(luck())
    limits = TableLimits(seed_seconds=0)
    tables = TableService(
        journal=journal, clock=clock, dice=dice, seal=seal, bot_runner=BotsHere(), limits=limits
    )
    evenings = EveningService(journal=journal, clock=clock, dice=dice, seal=seal, tables=tables)
    await tables.start()
    organiser = Speaker("ab" * 32)
    if is_over:
        bots = [(f"Bot {number}", "random") for number in range(4)]
        wanted = settings(rounds=1, is_rehearsal=True)
        await Rehearsal(evenings, clock, organiser).run(wanted, bots)
    else:
        id = await evenings.open_evening(organiser, settings(rounds=1))
        await evenings.command(id, organiser, "1", c.Join("Anna"))
    await tables.stop()
    await journal.close()


def luck() -> random.Random:
    return random.Random(1)


def test_a_stored_evening_becomes_one_zip(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(played(tmp_path / "friday", is_over=True))
    before = (tmp_path / "friday" / "journal.db").read_bytes()
    out = tmp_path / "friday.zip"
    flags = ["evening", "export", str(out), "--data", str(tmp_path / "friday"), "--lang", "en"]
    assert main(flags) == 0
    assert "has everything: 1 game" in capsys.readouterr().out
    with zipfile.ZipFile(out) as box:
        told = json.loads(box.read("evening.json"))
        assert box.read("records.jsonl").count(b"\n") == 1
    assert check_evening(told).verdict is Verdict.VERIFIED
    assert (tmp_path / "friday" / "journal.db").read_bytes() == before
    assert main(flags) == 2
    assert "friday.zip" in capsys.readouterr().err


def test_what_is_not_over_or_not_there_is_not_exported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(played(tmp_path / "friday", is_over=False))
    for folder, said in (("friday", "not over yet"), ("monday", "no evening in")):
        out, data = str(tmp_path / "x.zip"), str(tmp_path / folder)
        assert main(["evening", "export", out, "--data", data, "--lang", "en"]) == 2
        assert said in capsys.readouterr().err
    assert not (tmp_path / "monday").exists()
