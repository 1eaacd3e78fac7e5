"""Evenings in a journal with live tables beside them: crashes lose nothing and double nothing."""

import asyncio
import random
from contextlib import suppress
from typing import Any

import pytest
from msgspec.json import encode

from tests.event.hall import settings
from tests.table.faulty import FaultyJournal
from tests.table.world import KEY, Inbox, LoopClock, SeededDice, holder, loop_time, service
from zuschlag.errors import NotAllowed, NotFound, Reused, Unavailable, ZuschlagError
from zuschlag.event import commands as c
from zuschlag.event.evening_state import EveningState
from zuschlag.event.rehearsal import Rehearsal
from zuschlag.event.service import EveningService
from zuschlag.journal.contract import Unclear, Unwritable
from zuschlag.journal.memory import MemoryJournal
from zuschlag.journal.seal import KeySeal
from zuschlag.table import commands as t
from zuschlag.table.commands import Command as TableCommand
from zuschlag.table.service import TableService

ORGANISER = holder("organiser")
BOTS = [(f"Bot {number}", "random") for number in range(1, 9)]


class House:
    """One worker: tables and evenings on one journal."""

    def __init__(self, journal: Any, worker: str = "one") -> None:
        dice = SeededDice(len(worker))
        self.tables: TableService = service(journal, worker=worker, dice=dice)
        self.evenings = EveningService(
            journal=journal,
            clock=LoopClock(),
            dice=dice,
            seal=KeySeal(KEY),
            tables=self.tables,
            worker=worker,
        )

    async def start(self) -> "House":
        await self.tables.start()
        return self

    def kill(self) -> None:
        """As if the power had gone: nothing is said, nothing more is done."""
        for live in self.tables.live_tables.values():
            self.tables._scheduler.disarm(live)
        self.tables._scheduler.is_stopped = True
        self.tables._live_tables.is_closed = True
        self.tables._tasks.cancel()


async def told_by_tables(house: House, evening: EveningState) -> None:
    """What the evening says came out is what every table's own chain says."""
    ids = set()
    for played in evening.rounds:
        for table, people in enumerate(played.tables):
            id = house.evenings.table_id(evening.id, played.number, table)
            ids.add(id)
            record = await house.evenings.attendant.record(evening, played.number, table)
            assert record["seats"] == [evening.entrants[who].name for who in people]
            state = house.tables.live_tables[id].table
            assert state.result is not None
            outcome = state.result["outcome"]
            seats = played.results[table].seats
            assert [seat.amount for seat in seats] == outcome["scores"]
            assert [seat.place for seat in seats] == outcome["ranking"]
    taken = [
        (line["round"], line["table"]) for line in evening.log if line["kind"] == "result_taken"
    ]
    assert len(taken) == len(set(taken)) == len(ids)


async def test_a_rehearsal_from_the_first_name_to_the_seed() -> None:
    house = await House(MemoryJournal(loop_time)).start()
    evening = await Rehearsal(house.evenings, LoopClock(), ORGANISER).run(
        settings(rounds=2, is_rehearsal=True), BOTS
    )
    assert [one.state for one in evening.rounds] == ["closed", "closed"]
    await told_by_tables(house, evening)
    assert [row.rank for row in evening.standings()] == list(range(1, 9))
    await house.tables.stop()


PEOPLE = ("a", "b", "c", "d")


async def at_one_table(house: House) -> tuple[str, str]:
    """Four people with phones sit at a table that has been dealt; the evening, the table."""
    id = await house.evenings.open_evening(ORGANISER, settings(rounds=1, minutes=30))
    for name in PEOPLE:
        await house.evenings.command(id, holder(name), "join", c.Join(name))
    steps: list[c.Command] = [c.Draw(), c.Call(), c.StartRound()]
    for number, command in enumerate(steps):
        await house.evenings.command(id, ORGANISER, f"s{number}", command)
        await house.evenings.attend(id)
    await asyncio.sleep(1)
    return id, house.evenings.table_id(id, 1, 0)


@pytest.mark.parametrize(
    "command",
    [
        t.Pause(),
        t.VoteEnd(True),
        t.Rule([0], "I say so"),
        t.GoOn(),
        t.Start(),
        t.Unseat(1),
        t.Rematch(),
        t.WaitFor(1),
        t.LetBot(1),
    ],
    ids=lambda command: type(command).__name__,
)
async def test_at_a_table_of_an_evening_players_play_and_decide_nothing_else(
    command: TableCommand,
) -> None:
    house = await House(MemoryJournal(loop_time)).start()
    id, table = await at_one_table(house)
    state = house.tables.live_tables[table].table
    assert (state.status, state.evening, state.host_seat) == ("play", id, None)
    for name in PEOPLE:
        with pytest.raises(NotAllowed, match=r"table/(evening-decides|not-the-host)"):
            await house.tables.command(table, holder(name), "x", command)
    assert state.status == "play"
    await house.tables.stop()


async def test_tables_stand_still_while_the_evening_does() -> None:
    house = await House(MemoryJournal(loop_time)).start()
    id, table = await at_one_table(house)
    live = house.tables.live_tables[table]
    steps: list[tuple[c.Command, str]] = [(c.StopClock("fire alarm"), "paused"), (c.GoOn(), "play")]
    for number, (command, status) in enumerate([*steps, *steps]):
        await house.evenings.command(id, ORGANISER, f"clock{number}", command)
        for _ in range(2):
            await house.evenings.attend(id)
            assert live.table.status == status
    assert live.table.pauses == 2
    await house.tables.stop()


async def test_the_same_command_again_gives_the_same_answer() -> None:
    house = await House(MemoryJournal(loop_time)).start()
    id = await house.evenings.open_evening(ORGANISER, settings())
    for _ in range(3):
        assert await house.evenings.command(id, holder("a"), "1", c.Join("Anna")) == {"entrant": 1}
    with pytest.raises(Reused):
        await house.evenings.command(id, holder("a"), "1", c.Join("Berta"))
    codes = [await house.evenings.command(id, ORGANISER, "9", c.Invite()) for _ in range(2)]
    assert codes[0] == codes[1]
    await house.tables.stop()


async def test_no_card_is_made_for_somebody_who_plays() -> None:
    house = await House(MemoryJournal(loop_time)).start()
    id, table = await at_one_table(house)
    await house.tables.look(table, holder("a"))
    with pytest.raises(NotAllowed, match="table/not-absent"):
        await house.evenings.command(id, ORGANISER, "card", c.NewCard(1))
    await asyncio.sleep(120)
    assert "code" in await house.evenings.command(id, ORGANISER, "card", c.NewCard(1))
    await house.tables.stop()


async def test_a_card_asked_for_again_is_the_one_made_then() -> None:
    house = await House(MemoryJournal(loop_time)).start()
    id = await house.evenings.open_evening(ORGANISER, settings())
    await house.evenings.command(id, holder("a"), "1", c.Join("Anna"))
    first = await house.evenings.command(id, ORGANISER, "card", c.NewCard(1))
    code = str(first["code"])
    await house.evenings.command(id, holder("new phone"), "2", c.UseCard(1, code))
    assert await house.evenings.command(id, ORGANISER, "card", c.NewCard(1)) == first
    with pytest.raises(NotFound, match="event/wrong-card"):
        await house.evenings.command(id, holder("thief"), "3", c.UseCard(1, code))
    await house.tables.stop()


async def under_way(house: House, people: int = 8) -> str:
    """A round has just been started; no table is made yet."""
    id = await house.evenings.open_evening(ORGANISER, settings(rounds=1, is_rehearsal=True))
    asked: list[c.Command] = [c.Enter(name, bot) for name, bot in BOTS[:people]]
    for number, command in enumerate([*asked, c.Draw()]):
        await house.evenings.command(id, ORGANISER, f"a{number}", command)
    await house.evenings.attend(id)
    steps: list[c.Command] = [c.Call(), c.StartRound()]
    for number, command in enumerate(steps):
        await house.evenings.command(id, ORGANISER, f"b{number}", command)
    return id


async def finished(house: House, id: str) -> EveningState:
    live = await house.evenings.find(id)
    while live.evening.current and len(live.evening.current.results) < 2:
        with suppress(ZuschlagError):
            await house.evenings.attend(id)
        await asyncio.sleep(0.1)
    return live.evening


@pytest.mark.parametrize("looks", [0, 1, 4])
async def test_a_crash_after_the_start_of_a_round_doubles_no_table(looks: int) -> None:
    journal = MemoryJournal(loop_time)
    house = await House(journal).start()
    id = await under_way(house)
    for _ in range(looks):
        await house.evenings.attend(id)
        await asyncio.sleep(0.05)
    house.kill()
    await asyncio.sleep(30)
    again = await House(journal, "another").start()
    evening = await finished(again, id)
    await told_by_tables(again, evening)
    await again.tables.stop()


async def test_a_crash_between_two_foundings_finds_the_first_table() -> None:
    journal = FaultyJournal(MemoryJournal(loop_time))
    house = await House(journal).start()
    id = await under_way(house)
    first = house.evenings.table_id(id, 1, 0)
    journal.fail("heads", Unwritable)
    with pytest.raises(ZuschlagError):
        await house.evenings.attend(id)
    assert not await journal.heads([first])
    evening = (await house.evenings.find(id)).evening
    await house.evenings.attendant.look_after(evening, await _current(house, id), 0)
    assert await journal.heads([first])
    house.kill()
    await asyncio.sleep(30)
    again = await House(journal, "another").start()
    await told_by_tables(again, await finished(again, id))
    await again.tables.stop()


async def _current(house: House, id: str) -> Any:
    return (await house.evenings.find(id)).evening.current


@pytest.mark.parametrize("seed", range(4))
async def test_a_journal_that_fails_now_and_then_changes_nothing(seed: int) -> None:
    luck = random.Random(seed)
    journal = FaultyJournal(MemoryJournal(loop_time))
    house = await House(journal).start()
    id = await under_way(house)
    for _ in range(12):
        journal.fail("append", luck.choice([Unclear, Unwritable]), luck.random() < 0.5)
        journal.fail(luck.choice(["heads", "read"]), Unwritable)
        with suppress(ZuschlagError):
            await house.evenings.attend(id)
        await asyncio.sleep(luck.random())
    journal.come_back()
    await told_by_tables(house, await finished(house, id))
    await house.tables.stop()


async def test_what_was_decided_is_there_after_a_restart() -> None:
    journal = MemoryJournal(loop_time)
    house = await House(journal).start()
    id = await under_way(house)
    before = (await house.evenings.find(id)).evening
    house.kill()
    await asyncio.sleep(30)
    again = await House(journal, "another").start()
    after = (await again.evenings.find(id)).evening
    assert encode(after.log, order="sorted") == encode(before.log, order="sorted")
    assert [one.tables for one in after.rounds] == [one.tables for one in before.rounds]
    await again.tables.stop()


async def test_another_phone_takes_the_seat_at_the_table_along() -> None:
    house = await House(MemoryJournal(loop_time)).start()
    id, table = await at_one_table(house)
    evening = (await house.evenings.find(id)).evening
    seats = house.tables.live_tables[table].table.seats
    assert evening.current is not None
    place = evening.current.tables[0].index(1)
    card = c.UseCard(1, house.evenings.card_of(evening, 1))
    await house.evenings.command(id, holder("new"), "card", card)
    for _ in range(2):
        await house.evenings.attend(id)
        assert seats[place].holder == holder("new").holder
    await house.tables.stop()


async def test_every_table_ends_when_the_evening_does_and_hurries_by_itself() -> None:
    house = await House(MemoryJournal(loop_time)).start()
    id, table = await at_one_table(house)
    await house.tables.attach(table, holder("a"), None, 0, Inbox())  # else bots would play on
    live, evening = house.tables.live_tables[table], (await house.evenings.find(id)).evening
    steps: list[c.Command] = [c.MoveClock(5, "a break"), c.StopClock("fire"), c.GoOn()]
    for number, command in enumerate(steps):
        await house.evenings.command(id, ORGANISER, f"t{number}", command)
        await house.evenings.attend(id)
        await asyncio.sleep(3)
        await house.evenings.attend(id)
        if not isinstance(command, c.StopClock):
            assert live.table.timing.limit == evening.clock.ends_at
    assert evening.clock.ends_at is not None
    assert not live.table.timing.is_hurried
    await asyncio.sleep((evening.clock.ends_at - LoopClock().now()) / 1000 + 1)
    assert live.table.timing.is_hurried
    assert live.table.timing.limits.move == 10
    await house.evenings.attend(id)
    assert evening.clock.has_rung
    await house.tables.stop()


async def test_an_evening_is_no_table() -> None:
    house = await House(MemoryJournal(loop_time)).start()
    id, _ = await at_one_table(house)
    for _ in range(2):
        with pytest.raises(NotFound, match="table/unknown"):
            await house.tables.look(id, ORGANISER)
    assert id not in house.tables.live_tables
    await house.evenings.command(id, ORGANISER, "still", c.Invite())
    await house.tables.stop()


async def test_an_evening_that_was_closed_says_when_and_does_nothing_more() -> None:
    journal = MemoryJournal(loop_time)
    house = await House(journal).start()
    id, _ = await at_one_table(house)
    await asyncio.sleep(7)
    await house.evenings.close()
    with pytest.raises(Unavailable):
        await house.evenings.attend(id)
    await house.tables.stop()
    await asyncio.sleep(90)
    again = await House(journal, "another").start()
    evening = (await again.evenings.find(id)).evening
    lost = [line["lost"] for line in evening.log if line["kind"] == "resumed"]
    assert lost == [90_000]
    await again.tables.stop()
