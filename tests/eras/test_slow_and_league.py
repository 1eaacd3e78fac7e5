"""What slow tables and the league of an era have left: clocks of days, push addresses, standings.

From era 8 on; before, there were none.
"""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.eras.comparing import differences
from tests.eras.era import ERAS, Era
from tests.eras.looking import carried, entries_in
from tests.eras.sessions import LATER_SESSIONS
from tests.eras.slow_scenes import CONTACT
from tests.eras.tape import SLACK, Tape, changes, replayed
from tests.eras.test_transcripts import kinds_of
from tests.eras.world import World
from tests.secrecy.virtual import run
from zuschlag.journal.contract import PushAddress
from zuschlag.journal.opening import journal_at
from zuschlag.journal.seal import KeySeal
from zuschlag.league.league import League, LeagueLimits
from zuschlag.server.auth import hashed
from zuschlag.server.push.desk import Subscription
from zuschlag.server.push.identity import identity_in
from zuschlag.table.limits import TableLimits

FIRST = 8
SINCE = [era for era in ERAS if era.number >= FIRST]
SLOW = ("for-sale-slow", "monopoly-slow")

SELDOM = TableLimits(poll_seconds=600.0, renew_seconds=600.0, lease_seconds=3600.0)
"""The usual ones; but days pass quickly where nobody looks around every second."""

pytestmark = pytest.mark.parametrize("era", SINCE, ids=repr, scope="module")


def test_slow_tables_went_on_by_the_calendar_after_a_restart(era: Era, journal: Path) -> None:
    stored = asyncio.run(entries_in(journal))
    for scene in SLOW:
        entries = stored[era.tables[scene]["id"]]
        found = [one.public for one in entries if one.kind == "resumed"]
        assert found
        assert all("least" in one for one in found)


def test_who_was_on_vacation_is_seen_there(era: Era) -> None:
    told, views = era.tables["for-sale-slow"], era.json("views.json")
    seen = views[told["id"]]["viewers"]["Zoe"]["frame"]["table"]["vacations"]
    until = {told["people"][int(seat)]: one["until"] for seat, one in seen.items()}
    assert [until[told[who]] is not None for who in ("away", "back", "third")] == [
        True,
        False,
        True,
    ]


@pytest.mark.parametrize("name", LATER_SESSIONS)
def test_a_session_goes_as_it_went(era: Era, journal: Path, name: str) -> None:
    tape = msgspec.json.decode(era.data(f"transcripts/{name}.json"), type=Tape)
    stored = carried(journal, era.tables[tape.scene]["id"])
    now = replayed(World(era, era.at, SELDOM), stored, tape)
    assert changes(tape, now, kinds_of(era), f"transcripts.{name}") == []


def test_a_push_address_of_old_can_be_posted_to(era: Era, journal: Path) -> None:
    told = _json(era, "push")
    (kept,) = asyncio.run(_pushes(journal, hashed(era.people[told["who"]].token)))
    opened = KeySeal(era.key).open(kept.sealed, f"push|{kept.id}".encode())
    found = msgspec.json.decode(opened, type=Subscription)
    assert msgspec.to_builtins(found) == told["given"]


def test_the_server_still_signs_pushes_with_its_key(era: Era, tmp_path: Path) -> None:
    key = tmp_path / "push.key"
    key.write_bytes((era.folder / "push.key").read_bytes())
    key.chmod(0o600)
    assert identity_in(key, CONTACT).public_key == _json(era, "push")["key"]


def test_the_league_stands_as_it_stood(
    era: Era, journal: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asyncio, "to_thread", _here)
    before, stored = _json(era, "league"), carried(journal)
    world = World(era, era.at)

    async def now() -> Any:
        async with world.open(stored):
            ports = (world.service, world.journal, KeySeal(era.key), world.clock, world.dice)
            limits = LeagueLimits(seconds=before["seconds"])
            world.app.state.league = await League(before["game"], limits, *ports).open()
            status, text = await world.ask("Zoe", "GET", "/api/league")
            assert status == 200
            return json.loads(text)

    told = run(now())
    assert len(before["latest"]) == len(before["running"]) == 1
    assert {seat["left"] for seat in before["latest"][0]["seats"]} == {True, False}
    for part in ("game", "edition", "seats", "seconds", "standings", "running", "latest"):
        assert differences(before[part], told[part], f"league.{part}", SLACK) == []


async def _here(work: Callable[..., Any], *given: Any) -> Any:
    """In virtual time there are no threads."""
    return work(*given)


def _json(era: Era, name: str) -> Any:
    return json.loads((era.folder / f"{name}.json").read_text("utf-8"))


async def _pushes(journal: Path, holder: str) -> list[PushAddress]:
    store = journal_at(str(journal))
    await store.open_to_read()
    try:
        return await store.pushes(holder)
    finally:
        await store.close()
