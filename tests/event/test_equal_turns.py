"""Monopoly on phones at an evening: the bell rings at once everywhere, and all have equal turns."""

import asyncio
from collections import Counter
from contextlib import suppress

import msgspec
import pytest

from tests.event.test_service import BOTS, ORGANISER, House
from tests.table.world import loop_time
from zuschlag.errors import ZuschlagError
from zuschlag.event import commands as c
from zuschlag.event.settings import EveningSettings
from zuschlag.journal.memory import MemoryJournal
from zuschlag.table.live_table import LiveTable
from zuschlag.table.settings import Settings


async def begun(house: House, pace: float) -> str:
    """Two tables of bots that are as slow as people."""
    table = Settings(game="monopoly", edition="aalen-event", seats=4, pace=(pace / 2, pace))
    agreed = EveningSettings(table=table, rounds=1, minutes=1, is_rehearsal=True)
    id = await house.evenings.open_evening(ORGANISER, agreed)
    asked: list[c.Command] = [c.Enter(name, bot) for name, bot in BOTS]
    for number, command in enumerate([*asked, c.Draw(), c.Call(), c.StartRound()]):
        await house.evenings.command(id, ORGANISER, f"a{number}", command)
        await house.evenings.attend(id)
    return id


def events(live: LiveTable) -> list[dict[str, object]]:
    """Everything that has happened at a table, with the time it did."""
    found = []
    for line in live.table.log.lines:
        entry = msgspec.json.decode(b"{" + line.public + b"}")
        found += [one | {"at": entry["at"]} for one in entry.get("events", [])]
    return found


def turns(told: list[dict[str, object]], seats: int) -> list[int]:
    ended = Counter(one["seat"] for one in told if one["event"] == "turn_ended")
    return [ended[seat] for seat in range(seats)]


@pytest.mark.parametrize("pace", [0.7, 1.9, 3.1])
async def test_the_bell_gives_everybody_the_same_number_of_turns(pace: float) -> None:
    house = await House(MemoryJournal(loop_time)).start()
    id = await begun(house, pace)
    evening = (await house.evenings.find(id)).evening
    ends_at = evening.clock.ends_at
    assert evening.current is not None
    while len(evening.current.results) < 2:
        with suppress(ZuschlagError):
            await house.evenings.attend(id)
        await asyncio.sleep(0.5)
    at_the_bell: list[list[int]] = []
    for table in (0, 1):
        live = house.tables.live_tables[house.evenings.table_id(id, 1, table)]
        told = events(live)
        (call,) = [one for one in told if one["event"] == "time_called"]
        assert ends_at is not None
        assert 0 <= int(str(call["at"])) - ends_at < 50
        out = {one["seat"] for one in told if one["event"] in ("went_bankrupt", "left_game")}
        had = turns(told, 4)
        at_the_bell.append(turns(told[: told.index(call)], 4))
        assert len({had[seat] for seat in range(4) if seat not in out}) == 1
    assert any(len(set(had)) > 1 for had in at_the_bell), "else nothing had to be made equal"
    await house.tables.stop()
