"""Watching with a delay: nothing about anything before its time, by no way there is."""

import asyncio
from typing import Any

import msgspec
import pytest

from tests.table.party import (
    FIRST,
    LIMITS,
    SECOND,
    THIRD,
    Party,
    entries,
    gather,
    kill,
    numbers,
    reopened,
    slug,
)
from tests.table.test_who_may import ANYBODY, HOST, SEATED
from tests.table.world import LoopClock, Person, for_sale, holder, service
from zuschlag.errors import NotAllowed, ZuschlagError
from zuschlag.table import commands as c
from zuschlag.table.lobby_card import card_of

DELAY = 60


async def _delayed(**parts: Any) -> tuple[Party, Person]:
    agreed = for_sale(spectator_delay=DELAY, listed=True)
    party = await gather(settings=agreed, begin=False, **parts)
    zoe = await party.guest("Zoe").look()
    await party.begin()
    return party, zoe


async def _probes(party: Party, zoe: Person) -> list[str]:
    """What every command of somebody who only watches is answered with."""
    found = []
    commands: list[Any] = [*HOST, *SEATED, *ANYBODY]
    for command in commands:
        try:
            await zoe.do(command)
        except ZuschlagError as fault:
            found.append(f"{type(command).__name__} {fault}")
    return found


async def _everything(party: Party, zoe: Person) -> list[Any]:
    """All somebody who only watches can get hold of."""
    try:
        told: Any = await party.service.record(party.table, zoe.speaker)
    except NotAllowed as fault:
        told = str(fault)
    return [
        await party.service.look(party.table, zoe.speaker),
        await party.service.look(party.table, None),
        await party.service.news(party.table, zoe.speaker, None, 0, 0),
        told,
        await _probes(party, zoe),
        [card for card in await party.service._journal.listed(10) if card.table == party.table],
        list(zoe.inbox.frames),
    ]


async def test_nothing_is_to_be_had_before_its_time_by_any_way() -> None:
    party, zoe = await _delayed()
    await asyncio.sleep(DELAY + 1)
    before = await _everything(party, zoe)
    await party.play_on()
    await party[FIRST].do(c.Say("hello"))
    await party[FIRST].do(c.Pause())
    await asyncio.sleep(DELAY - 1)
    assert await _everything(party, zoe) == before
    await asyncio.sleep(1.1)
    assert await _everything(party, zoe) != before


async def test_that_the_game_is_over_is_not_to_be_had_before_its_time_either() -> None:
    party, zoe = await _delayed()
    await asyncio.sleep(DELAY + 1)
    for seat in (FIRST, SECOND):
        await party[seat].do(c.VoteEnd(True))
    await asyncio.sleep(DELAY + 1)
    before = await _everything(party, zoe)
    await party[THIRD].do(c.VoteEnd(True))
    await party.until("over")
    await party[FIRST].do(c.Rematch())
    await asyncio.sleep(DELAY - 2)
    assert await _everything(party, zoe) == before
    await asyncio.sleep(5)
    assert (await zoe.sees())["table"]["status"] == "over"
    await party.service.record(party.table, zoe.speaker)


async def test_who_comes_and_goes_is_not_to_be_seen_before_its_time() -> None:
    party, zoe = await _delayed()
    await asyncio.sleep(DELAY + 1)
    before = await _everything(party, zoe)
    assert zoe.inbox.last("presence")["seats"] == [True, True, True]
    for seat in (SECOND, THIRD):
        watch = party[seat].watch
        assert watch is not None
        party.service.detach(watch)
    assert party[FIRST].inbox.last("presence")["seats"] == [True, False, False]
    await asyncio.sleep(DELAY / 2)
    await party[SECOND].look(seat=SECOND)
    late = await party.guest("Max").look()
    assert late.inbox.last("presence")["seats"] == [True, True, True]
    await asyncio.sleep(DELAY / 2 - 1)
    assert await _everything(party, zoe) == before
    await asyncio.sleep(1.1)
    assert zoe.inbox.last("presence")["seats"] == [True, False, False]
    await asyncio.sleep(DELAY / 2)
    assert zoe.inbox.last("presence")["seats"] == [True, True, False]
    assert late.inbox.last("presence") == zoe.inbox.last("presence")


async def test_after_a_restart_who_is_connected_is_shown_in_its_time_too() -> None:
    party, _ = await _delayed()
    kill(party)
    again = await reopened(party)
    for seat, one in enumerate(again.people):
        await one.look(seat=seat)
    zoe = await again.guest("Zoe").look()
    await asyncio.sleep(DELAY - 1)
    assert zoe.inbox.last("presence")["seats"] == [False, False, False]
    await asyncio.sleep(2)
    assert zoe.inbox.last("presence")["seats"] == [True, True, True]


async def test_a_host_who_does_not_play_sees_what_every_spectator_sees() -> None:
    kept = service(limits=LIMITS)
    await kept.start()
    opened = await kept.open_table(holder("Hanna"), for_sale(spectator_delay=DELAY))
    party = Party(kept, opened.table, opened.code)
    hanna, zoe = party.guest("Hanna"), party.guest("Zoe")
    for person in (hanna, zoe):
        await person.look()
    for name in ("Anna", "Bob", "Clara"):
        party.people.append(party.guest(name))
        await party.people[-1].do(c.Sit(name))
        await party.people[-1].look(seat=len(party.people) - 1)
    await hanna.do(c.Start())
    await party.until("play")
    await asyncio.sleep(DELAY + 1)
    for _ in range(3):
        await party.play_on()
    watch = party[THIRD].watch
    assert watch is not None
    kept.detach(watch)
    seen = [await person.sees() for person in (hanna, zoe)]
    assert seen[0]["you"]["is_host"]
    assert [one | {"you": None} for one in seen] == [seen[0] | {"you": None}] * 2
    assert seen[0]["cursor"] == party.live.table.log.cursor(None) - 3
    assert hanna.inbox.last("presence") == zoe.inbox.last("presence")
    assert hanna.inbox.last("presence")["seats"] == [True, True, True]
    assert await slug(kept.record(party.table, hanna.speaker)) == "table/not-over"
    ack = await hanna.do(c.Say("hello"))
    assert ack.cursor == seen[0]["cursor"]


async def test_every_line_comes_exactly_when_it_is_old_enough_and_in_order() -> None:
    agreed = for_sale(spectator_delay=DELAY, pace=(0.2, 0.4))
    party = await gather("Anna", settings=agreed, begin=False)
    zoe = await party.guest("Zoe").look()
    await party.begin()
    times: list[int] = []
    for turn in range(2400):
        if turn % 40 == 0 and party.live.table.game.outcome is None:
            await party.play_on()
        times += [party.now] * (len(entries(zoe.inbox)) - len(times))
        await asyncio.sleep(0.05)
    late = [
        (entry["kind"], at - entry["at"] - DELAY * 1000)
        for entry, at in zip(entries(zoe.inbox), times, strict=True)
        if entry["kind"] not in ("created", "sat", "seeds_wanted")
    ]
    assert len(late) > 50
    assert all(0 <= waited < 500 for _, waited in late), late
    assert numbers(zoe.inbox) == list(range(1, len(times) + 1))


async def test_until_the_game_begins_there_is_nothing_to_hide() -> None:
    party = await gather(settings=for_sale(spectator_delay=DELAY), begin=False)
    zoe = await party.guest("Zoe").look()
    await party[FIRST].do(c.Say("hello"))
    assert entries(zoe.inbox)[-1]["text"] == "hello"


async def test_who_comes_late_sees_the_same_as_who_was_there() -> None:
    party, zoe = await _delayed()
    for _ in range(10):
        await party.play_on()
        await asyncio.sleep(15)
    max_ = await party.guest("Max").look()
    assert entries(max_.inbox) == entries(zoe.inbox)
    assert max_.inbox.last("table")["game"] == (await zoe.sees())["game"]


async def test_players_see_everything_at_once() -> None:
    party, _ = await _delayed()
    await party.play_on()
    assert entries(party[THIRD].inbox) == party.lines(THIRD)


async def test_a_long_poll_of_who_watches_comes_back_when_the_line_is_old_enough() -> None:
    party, zoe = await _delayed()
    await asyncio.sleep(DELAY + 1)
    cursor = (await zoe.sees())["cursor"]
    await party.play_on()
    made = party.lines(FIRST)[-1]["at"]
    found = msgspec.json.decode(
        await party.service.news(party.table, zoe.speaker, None, cursor, 2 * DELAY)
    )
    assert [entry["kind"] for entry in found["entries"]] == ["move"]
    assert 0 <= party.now - made - DELAY * 1000 < 200


async def test_a_finished_game_that_is_opened_again_is_over_at_once() -> None:
    party, _ = await _delayed()
    await party.to_the_end()
    await party.service.stop()
    await asyncio.sleep(3600)
    again = await reopened(party)
    assert (await again.service.record(party.table))["actions"]
    third = await reopened(party)
    assert (await third.guest("Zoe").sees())["table"]["status"] == "over"


@pytest.mark.parametrize("jump", [-3600, 3600])
async def test_a_clock_that_was_set_anew_neither_shows_early_nor_hides_for_an_hour(
    jump: int,
) -> None:
    party, _ = await _delayed()
    kill(party)
    await asyncio.sleep(5)
    again = await reopened(party, clock=LoopClock(LoopClock().base + jump * 1000))
    for one in again.people:
        await one.look()
    zoe = await again.guest("Zoe").look()
    await asyncio.sleep(DELAY + 1)
    cursor = (await zoe.sees())["cursor"]
    assert cursor == len(again.lines(FIRST))
    await again.play_on()
    await asyncio.sleep(DELAY - 1)
    assert (await zoe.sees())["cursor"] == cursor
    await asyncio.sleep(2)
    assert (await zoe.sees())["cursor"] == cursor + 1


async def test_a_worker_whose_clock_ran_ahead_for_a_while_hides_nothing_later() -> None:
    """What it wrote is as old as the next entry of a worker whose clock is right."""
    party, _ = await _delayed()
    kill(party)
    ahead = await reopened(party, clock=LoopClock(LoopClock().base + 3600 * 1000))
    for one in ahead.people:
        await one.look()
    await ahead.play_on()
    kill(ahead)
    again = await reopened(party)
    for one in again.people:
        await one.look()
    await again.play_on()
    kill(again)
    await asyncio.sleep(DELAY - 2)
    before = (await (await reopened(party)).guest("Zoe").sees())["cursor"]
    assert before < len(again.lines(FIRST)) - 3
    await asyncio.sleep(3)
    zoe = (await reopened(party)).guest("Zoe")
    assert (await zoe.sees())["cursor"] == len(again.lines(FIRST))


async def test_the_card_of_a_finished_table_says_so_in_the_end() -> None:
    party, _ = await _delayed()
    await party.to_the_end()
    await asyncio.sleep(DELAY + 1)
    await party[FIRST].do(c.Say("well played"))
    card = await party.service._journal.card(party.table)
    assert card is not None
    assert card.status == "over"


async def test_a_card_tells_the_round_but_not_to_those_who_wait_for_it() -> None:
    party, _ = await _delayed()
    assert "round" not in card_of(party.live.table).public
    plain = await gather("Anna", "Bob")
    assert card_of(plain.live.table).public["round"] == 1
