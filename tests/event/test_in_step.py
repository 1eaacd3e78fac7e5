"""Tables that share a deal go on together, and nothing leaks from one that is ahead."""

import asyncio
import hashlib
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
import pytest

from tests.event.test_service import ORGANISER, House
from tests.event.twin_evenings import Twin, differing
from tests.table.world import Inbox, LoopClock
from zuschlag import fair
from zuschlag.errors import NotAllowed, ZuschlagError
from zuschlag.event import commands as c
from zuschlag.event import comparing
from zuschlag.event.evening_state import EveningState
from zuschlag.event.in_step import InStep
from zuschlag.event.same_deal import dealt_alike
from zuschlag.event.traveller import Traveller, travellers
from zuschlag.fair import Verdict
from zuschlag.table import commands as t
from zuschlag.table.live_table import LiveTable
from zuschlag.table.table_view import TableView


async def a_world(**parts: Any) -> Twin:
    twin = await Twin().begin("for-sale", same_deal=True, **parts)
    twin.neighbour = twin.referee = twin.person(1, 0)
    while any(live_at(twin, table).table.status != "play" for table in (0, 1)):
        await LoopClock().sleep(0.1)
        await attend(twin)
    return twin


def live_at(twin: Twin, table: int) -> LiveTable:
    found = twin.house.evenings.attendant.live(twin.evening.id, twin.played, table)
    assert found is not None
    return found


def _counted(calls: list[int]) -> Callable[..., list[Traveller]]:
    """Travellers as they are, with a note of every time they are worked out."""

    def noted(*given: Any) -> list[Traveller]:
        calls.append(len(calls))
        return travellers(*given)

    return noted


async def attend(twin: Twin) -> None:
    await twin.house.evenings.attend(twin.hall._id)


async def move(twin: Twin, table: int, choice: int = 0) -> None:
    """Whoever is asked passes, or sells the least."""
    live = live_at(twin, table)
    seat = live.table.game.waiting[0]
    decision = TableView(live.table, live.head, live.limits).decision(seat)
    assert decision is not None
    is_sale = live.table.game.seen.phase != "buy"
    action = ["sell", decision.options.sell[choice]] if is_sale else ["pass"]
    twin.asked += 1
    asked = t.Move(on=decision.on, action=action)
    who = twin.person(table, seat)
    await twin.house.tables.command(live.id, who, f"table-{twin.asked}", asked)


async def finish_row(twin: Twin, table: int) -> None:
    while not live_at(twin, table).table.held:
        await move(twin, table)


def row(twin: Twin, table: int) -> tuple[str, int, list[int]]:
    seen = live_at(twin, table).table.game.seen
    return seen.phase, seen.round, list(seen.row)


async def test_no_table_lays_out_a_row_before_all_have_finished_the_one_before() -> None:
    twin = await a_world()
    first = row(twin, 0)
    assert first == row(twin, 1)
    await finish_row(twin, 0)
    for _ in range(3):
        await attend(twin)
    assert set(row(twin, 0)[2]) < set(first[2])
    moved = t.Move(on=live_at(twin, 0).table.game.on, action=["pass"])
    with pytest.raises(NotAllowed, match="table/row-finished"):
        await twin.at_table(twin.person(0, 0), moved)
    await finish_row(twin, 1)
    await attend(twin)
    assert row(twin, 0) == row(twin, 1)
    assert row(twin, 0)[1] == 2
    await twin.close()


def without_desk(told: dict[str, bytes]) -> dict[str, bytes]:
    """What is public of every frame: how far each table is, only the desk is told."""
    found = {}
    for where, seen in told.items():
        if where.endswith((": frame", ": news")):
            frame = msgspec.json.decode(seen)
            if frame["desk"] is not None:
                del frame["desk"], frame["cursor"]
            seen = msgspec.json.encode(frame)
        found[where] = seen
    return found


async def looked_on(twin: Twin) -> Inbox:
    """Everything somebody at the second table is sent."""
    inbox = Inbox()
    await twin.house.tables.attach(live_at(twin, 1).id, twin.neighbour, None, 0, inbox)
    return inbox


async def told_elsewhere(twin: Twin, inbox: Inbox) -> dict[str, bytes]:
    """Every byte for everybody who does not sit at the first table."""
    told = without_desk(await twin.told(with_referee=False))
    for seat in range(4):
        look = twin.house.tables.look(live_at(twin, 1).id, twin.person(1, seat))
        told[f"second table: {seat}"] = await look
    told["second table: sent"] = msgspec.json.encode(inbox.frames)
    told["travellers"] = await twin.hall.travellers()
    return told


async def test_a_table_that_is_ahead_changes_no_byte_elsewhere_row_by_row_to_the_end() -> None:
    one, two = await asyncio.gather(a_world(), a_world())
    inboxes = [await looked_on(twin) for twin in (one, two)]
    for _ in range(14):
        await finish_row(one, 0)  # this table is ahead, in one of the worlds
        await asyncio.gather(attend(one), attend(two))
        here, there = [
            await told_elsewhere(twin, inbox)
            for twin, inbox in zip((one, two), inboxes, strict=True)
        ]
        assert differing(here, there) == []
        await asyncio.gather(finish_row(one, 1), finish_row(two, 0), finish_row(two, 1))
        for twin in (one, two):
            await attend(twin)
    await LoopClock().sleep(1)
    for twin in (one, two):
        await attend(twin)
        assert sorted(twin.played.results) == [0, 1]
        await twin.close()


async def test_the_card_that_finishes_a_row_is_as_secret_as_any_other_face_down() -> None:
    """Two worlds in which the last one to sell lays another card, and then waits."""
    one, two = await asyncio.gather(a_world(), a_world())
    for _ in range(7):
        for table in (0, 1):
            await asyncio.gather(finish_row(one, table), finish_row(two, table))
        await asyncio.gather(attend(one), attend(two))
    while len(live_at(one, 0).table.game.waiting) > 1:
        await asyncio.gather(move(one, 0), move(two, 0))
    (last,) = live_at(one, 0).table.game.waiting
    await asyncio.gather(move(one, 0), move(two, 0, choice=1))
    assert live_at(one, 0).table.held != live_at(two, 0).table.held
    for seat in range(4):
        here, there = [
            await twin.house.tables.look(live_at(twin, 0).id, twin.person(0, seat))
            for twin in (one, two)
        ]
        assert here == there, seat
        news = [
            await twin.house.tables.news(live_at(twin, 0).id, twin.person(0, seat), None, 0, 0)
            for twin in (one, two)
        ]
        assert (news[0] == news[1]) == (seat != last)  # who laid it has it in the own log
    for twin in (one, two):
        await twin.close()


async def test_a_gate_that_others_can_see_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = InStep.look_after

    async def telling(self: InStep, evening: EveningState, played: Any) -> Any:
        found = [self._find(evening.id, played, table) for table in dealt_alike(played)]
        played.present |= {-1 for live in found if live is not None and live.table.held}
        return await plain(self, evening, played)

    one, two = await asyncio.gather(a_world(), a_world())
    inboxes = [await looked_on(twin) for twin in (one, two)]
    monkeypatch.setattr(InStep, "look_after", telling)
    await finish_row(one, 0)
    await asyncio.gather(attend(one), attend(two))
    for twin in (one, two):
        twin.hall.lookout._kept = ("", b"")
    told = [await told_elsewhere(*pair) for pair in zip((one, two), inboxes, strict=True)]
    assert differing(*told) != []
    for twin in (one, two):
        await twin.close()


async def test_no_way_shows_a_table_while_others_play_its_cards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    twin = await a_world()
    with pytest.raises(NotAllowed, match="event/deal-is-shared"):
        await twin.do(ORGANISER, c.SetScreen(["table"], 1))
    for _ in range(14):
        for table in (0, 1):
            await finish_row(twin, table)
        await attend(twin)
    await LoopClock().sleep(1)
    await attend(twin)
    me = twin.person(0, 0)
    with pytest.raises(NotAllowed, match="table/round-open"):
        await twin.house.tables.record(live_at(twin, 0).id, me)
    seed = twin.played.server_seed.hex().encode()
    told = await twin.house.tables.look(live_at(twin, 0).id, me)
    assert seed not in told
    assert msgspec.json.decode(await twin.hall.travellers()) == []
    id, played = live_at(twin, 0).id, twin.played
    await twin.do(ORGANISER, c.CloseRound())
    await attend(twin)
    record = await twin.house.tables.record(id, me)
    assert fair.check(msgspec.json.decode(msgspec.json.encode(record))).verdict is Verdict.VERIFIED
    assert seed in await twin.house.tables.look(id, me)
    worked_out: list[int] = []
    monkeypatch.setattr(comparing, "travellers", _counted(worked_out))
    asked = await asyncio.gather(*(twin.hall.travellers() for _ in range(3)))
    assert (len(set(asked)), len(worked_out)) == (1, 1), "the first works it out for all"
    (sheet,) = msgspec.json.decode(asked[0])
    assert (sheet["size"], sheet["tables"], len(sheet["rows"])) == (4, [1, 2], 14)
    for lot in sheet["rows"][0]["lots"]:
        assert [cell["entrant"] in played.tables[n] for n, cell in enumerate(lot["at"])] == [
            True
        ] * 2
    await twin.close()


async def test_a_gate_that_is_closed_is_closed_after_a_crash_and_opens() -> None:
    twin = await a_world()
    await finish_row(twin, 0)
    held, first = live_at(twin, 0).table.held, row(twin, 0)
    stored = twin.house.tables._journal
    twin.house.kill()
    await asyncio.sleep(60)  # leases run out
    twin.house = await House(stored, "two").start()
    again = type(twin.hall)(twin.house.evenings, LoopClock())
    twin.hall = await again.open(twin.evening.settings, "http://x/")
    await until_served(twin)
    assert (live_at(twin, 0).table.held, row(twin, 0)) == (held, first)
    await finish_row(twin, 1)
    await attend(twin)
    assert row(twin, 0) == row(twin, 1) != first
    await twin.close()


async def until_served(twin: Twin) -> None:
    """The new process has the evening and both tables."""
    while True:
        with suppress(ZuschlagError, AssertionError):
            await attend(twin)
            twin.evening = (await twin.house.evenings.find(twin.hall._id)).evening
            if all(live_at(twin, table).table.is_running for table in (0, 1)):
                return
        await asyncio.sleep(1)


async def test_the_organiser_lets_tables_go_on_and_everybody_reads_why() -> None:
    twin = await a_world()
    await finish_row(twin, 0)
    await twin.do(ORGANISER, c.OpenGate("table 2 has spilled its coffee"))
    await attend(twin)
    assert row(twin, 0)[1] == 2
    while row(twin, 0)[1] < 4:  # and waits no more
        await move(twin, 0)
    frame = msgspec.json.decode(await twin.hall.lookout.look(twin.neighbour))
    assert frame["evening"]["decisions"][0]["why"] == "table 2 has spilled its coffee"
    assert frame["evening"]["round"]["is_gate_open"]
    await twin.close()


async def test_a_table_that_stands_still_holds_nobody_for_ever() -> None:
    """Somebody at the second table is connected and never answers; all others have gone home."""
    twin = await a_world()
    await twin.house.tables.attach(live_at(twin, 1).id, twin.neighbour, None, 0, Inbox())
    for _ in range(40 * 60):
        await attend(twin)
        if len(twin.played.results) == 2:
            break
        await asyncio.sleep(1)
    assert sorted(twin.played.results) == [0, 1]
    await twin.close()


async def test_a_result_by_ruling_sets_the_others_free() -> None:
    twin = await a_world()
    await finish_row(twin, 0)
    await twin.do(ORGANISER, c.Rule(2, [1, 2, 3, 4], [4, 3, 2, 1], "all have left"))
    await attend(twin)
    assert row(twin, 0)[1] == 2
    await twin.close()


async def test_all_seeds_are_sealed_before_the_first_is_shown_at_any_table() -> None:
    twin = await Twin().begin("for-sale", until="seeds", same_deal=True)
    tables = [live_at(twin, table).table for table in (0, 1)]
    for seat in range(4):
        await seal(twin, 0, seat)
    await attend(twin)
    assert [one.seeds.are_called for one in tables] == [False, False]
    for seat in range(4):
        await seal(twin, 1, seat)
    await attend(twin)
    kinds = [line["kind"] for line in twin.evening.log]
    assert kinds[-1] == "deal_sealed"
    assert [one.seeds.are_called for one in tables] == [True, True]
    for table, seat in [(0, 0), (1, 3)]:
        shown = t.ShowSeed(seed_for(table, seat))
        who = twin.person(table, seat)
        await twin.house.tables.command(live_at(twin, table).id, who, f"show {table}", shown)
    await asyncio.sleep(twin.house.tables.limits.seed_seconds + 1)
    await attend(twin)
    await LoopClock().sleep(0.1)
    told = next(line for line in twin.evening.log if line["kind"] == "deal_seeded")
    assert sum(one["seed"] is not None for one in told["seeds"]) == 2
    assert sum(one["hash"] is not None for one in told["seeds"]) == 8
    assert [one.status for one in tables] == ["play", "play"]
    assert row(twin, 0) == row(twin, 1)
    await twin.close()


def seed_for(table: int, seat: int) -> str:
    return f"{table}{seat}" * 32


async def seal(twin: Twin, table: int, seat: int) -> None:
    hashed = hashlib.sha256(bytes.fromhex(seed_for(table, seat))).hexdigest()
    who = twin.person(table, seat)
    said = t.SealSeed(hashed)
    await twin.house.tables.command(live_at(twin, table).id, who, f"seal {table} {seat}", said)
