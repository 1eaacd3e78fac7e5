"""Rebuilt from its journal, a table shows everybody the same, whenever the worker died."""

import asyncio
from typing import Any

import msgspec
import pytest

from tests.table.faulty import FaultyJournal
from tests.table.party import FIRST, LIMITS, SECOND, THIRD, Party, gather, kill, refused, reopened
from tests.table.world import for_sale, loop_time, monopoly, service
from zuschlag.errors import Unavailable
from zuschlag.journal.memory import MemoryJournal
from zuschlag.table import commands as c
from zuschlag.table.settings import Settings, TimeLimits

VIEWERS = (FIRST, SECOND, None)
Sight = dict[int | None, bytes]


async def _sights(party: Party, kept: Any) -> Sight:
    """What every viewer is shown, with the whole log."""
    found = {}
    for viewer in VIEWERS:
        speaker = party[viewer].speaker if viewer is not None else None
        look = await kept.look(party.table, speaker, viewer)
        log = kept.live_tables[party.table].seen_by(viewer).log.after(viewer, 0, 100_000)
        found[viewer] = look + b"".join(log)
    return found


async def _lively(settings: Settings) -> tuple[Party, dict[int, Sight]]:
    """A game with a bit of everything, and what everybody saw after each entry."""
    party = await gather("Anna", "Bob", settings=settings, begin=False)
    seen: dict[int, Sight] = {}

    async def note() -> None:
        await asyncio.sleep(0.05)
        seen[party.live.seq] = await _sights(party, party.service)

    async def do(seat: int, command: Any) -> None:
        await party[seat].do(command)
        await note()

    await note()
    await do(FIRST, c.MoveSeat())
    await do(FIRST, c.SeatBot(THIRD, game_bot(settings)))
    await do(FIRST, c.Start())
    await party.until("play")
    await note()
    for turn in range(14):
        await party.play_on()
        await note()
        if turn == 2:
            await do(SECOND, c.Say("hello"))
            await do(FIRST, c.Pause())
            await do(SECOND, c.AnswerPause(yes=True))
            await asyncio.sleep(30)
            await do(SECOND, c.Order())
            await do(SECOND, c.GoOn())
        if turn == 5:
            await do(SECOND, c.Stand())
            await asyncio.sleep(3)
            await do(SECOND, c.ComeBack())
        if turn == 8:
            await do(FIRST, c.Rule([FIRST], "the hall closes"))
            await do(SECOND, c.AnswerRuling(yes=False))
    return party, seen


def game_bot(settings: Settings) -> str:
    """Some bot of the game."""
    return "heuristic" if settings.game == "for-sale" else "landlord"


GAMES = [
    for_sale(pace=(0.3, 0.3), time=TimeLimits(60, 30)),
    monopoly(pace=(0.3, 0.3), options={"end.limit": {"rounds": 50}}),
]


def _cut_at(journal: MemoryJournal, table: str, entries: int) -> MemoryJournal:
    """A journal as it was after so many entries, its worker dead and the lease over."""
    found = MemoryJournal(loop_time)
    old = journal._tables[table]
    new = found._tables[table] = type(old)(old.epoch)
    new.rows = old.rows[:entries]
    new.commands = {(row[7] or "", row[8]) for row in new.rows if row[8]}
    new.card = old.card
    assert old.card is not None
    found._codes[old.card[1]] = table
    return found


def _without_clock(sight: bytes) -> bytes:
    """A sight but for its clock, which a restart moves on, and its count."""
    frame, log = (
        msgspec.json.decode(sight[: sight.index(b'{"n":1,')]),
        sight[sight.index(b'{"n":1,') :],
    )
    for key in ("clock", "cursor"):
        del frame[key]
    return msgspec.json.encode(frame) + log


@pytest.mark.parametrize("settings", GAMES, ids=["for-sale", "monopoly"])
async def test_a_worker_that_only_follows_shows_the_same_bytes_after_every_entry(
    settings: Settings,
) -> None:
    party, seen = await _lively(settings)
    assert len(seen) > 20
    for entries, sight in seen.items():
        journal = _cut_at(party.service._journal, party.table, entries)  # type: ignore[arg-type]
        await journal.take(party.table, "one", "", 1000)
        other = service(journal, worker="two", limits=LIMITS)
        assert await _sights(party, other) == sight


@pytest.mark.parametrize("settings", GAMES, ids=["for-sale", "monopoly"])
async def test_a_worker_that_starts_after_a_crash_at_any_entry_shows_the_same_game(
    settings: Settings,
) -> None:
    party, seen = await _lively(settings)
    kill(party)
    for entries, sight in seen.items():
        journal = _cut_at(party.service._journal, party.table, entries)  # type: ignore[arg-type]
        other = service(journal, worker="two", limits=LIMITS)
        found = await _sights(party, other)
        assert [row[3] for row in journal._tables[party.table].rows[entries:]] in ([], ["resumed"])
        for viewer in VIEWERS:
            before, after = _without_clock(sight[viewer]), _without_clock(found[viewer])
            assert after.startswith(before), (entries, viewer)
            assert after[len(before) :].count(b'"kind"') == after[len(before) :].count(b"resumed")


async def test_a_worker_that_stopped_in_good_order_takes_nothing_more() -> None:
    party = await gather()
    await party.service.stop()
    written = len(await party.service._journal.read(party.table))
    for asked in (
        party[FIRST].do(c.Say("hello")),
        party[FIRST].look(),
        party[FIRST].sees(),
        party.service.open_table(party[FIRST].speaker, for_sale(), "Anna"),
    ):
        assert isinstance(await refused(asked), Unavailable)
    assert len(await party.service._journal.read(party.table)) == written


async def test_a_stop_lets_what_is_under_way_come_to_its_end() -> None:
    journal = FaultyJournal(MemoryJournal(loop_time))
    party = await gather(journal=journal)
    journal.seconds = 1.0
    said = asyncio.create_task(party[FIRST].do(c.Say("hello")))
    await asyncio.sleep(0.5)
    await party.service.stop()
    await said
    kinds = [entry.kind for entry in await party.service._journal.read(party.table)]
    assert kinds[-2:] == ["said", "stopped"]


async def test_many_crashes_in_a_row_are_survived() -> None:
    party = await gather("Anna", "Bob")
    for _ in range(10):
        kill(party)
        await asyncio.sleep(10)
        party = await reopened(party)
        for one in party.people:
            await one.look()
        await party.play_on()
    await party.to_the_end()
    written = await party.service.record(party.table)
    assert written["fair"]["server_seed"]


async def test_an_idle_lobby_leaves_the_memory_and_comes_back_as_it_was() -> None:
    party = await gather("Anna", "Bob", begin=False)
    before = await party.service.look(party.table, party[FIRST].speaker)
    for one in party.people:
        assert one.watch is not None
        party.service.detach(one.watch)
    await asyncio.sleep(3600)
    assert party.table not in party.service.live_tables
    assert await party.service.look(party.table, party[FIRST].speaker) == before


async def test_a_game_everybody_left_leaves_the_memory_and_comes_back_by_its_link() -> None:
    party = await gather("Anna", "Bob")
    for one in party.people:
        assert one.watch is not None
        party.service.detach(one.watch)
    await asyncio.sleep(3600)
    assert party.table not in party.service.live_tables
    await party[FIRST].look()
    await party.to_the_end()
