"""The same id gives the same answer as often as one likes; other content under it is refused."""

import asyncio
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.table.party import FIRST, SECOND, Party, gather, kill, refused, reopened
from tests.table.quick_time import run
from tests.table.world import Person
from zuschlag.errors import NotAllowed, Refusal, Reused, Stale
from zuschlag.table import commands as c
from zuschlag.table.commands import Command


async def test_a_move_that_is_sent_twice_is_made_once() -> None:
    party = await gather()
    seat = party.live.table.game.waiting[0]
    bid = c.Move(party.live.table.game.on, ["bid", 1])
    first = await party[seat].do(bid, "bid-000001")
    lines = party.lines()
    again = await party[seat].do(bid, "bid-000001")
    assert again == first
    assert party.lines() == lines


async def test_two_copies_at_the_same_time_are_one() -> None:
    party = await gather()
    seat = party.live.table.game.waiting[0]
    bid = c.Move(party.live.table.game.on, ["bid", 1])
    acks = await asyncio.gather(*(party[seat].do(bid, "bid-000001") for _ in range(5)))
    assert len(set(map(repr, acks))) == 1
    assert party.kinds().count("move") == 1


async def test_another_command_under_the_same_id_is_refused() -> None:
    party = await gather()
    seat = party.live.table.game.waiting[0]
    on = party.live.table.game.on
    await party[seat].do(c.Move(on, ["bid", 1]), "bid-000001")
    for other in (c.Move(on, ["bid", 2]), c.Move("P9", ["bid", 1]), c.Say("hello")):
        assert isinstance(await refused(party[seat].do(other, "bid-000001")), Reused)


async def test_an_id_belongs_to_who_used_it() -> None:
    party = await gather()
    await party[FIRST].do(c.Say("hello"), "same-id-1")
    await party[SECOND].do(c.Say("hello too"), "same-id-1")
    assert party.kinds().count("said") == 2


async def test_an_id_that_was_refused_may_be_used_again() -> None:
    party = await gather()
    assert isinstance(await refused(party[FIRST].do(c.GoOn(), "again-0001")), NotAllowed)
    await party[FIRST].do(c.Say("hello"), "again-0001")


async def test_what_was_made_is_told_again() -> None:
    party = await gather("Anna", begin=False)
    bob = party.guest("Bob")
    first = await bob.do(c.Sit("Bob"), "sit-000001")
    assert first.made == {"seat": 1}
    await party[FIRST].do(c.Say("hello"))
    again = await bob.do(c.Sit("Bob"), "sit-000001")
    assert again.made == first.made


async def test_who_sits_by_now_may_repeat_the_command_from_the_own_seat() -> None:
    party = await gather("Anna", begin=False)
    bob = party.guest("Bob")
    first = await bob.do(c.Sit("Bob"), "sit-000001")
    assert await bob.do(c.Sit("Bob"), "sit-000001", seat=1) == first


@pytest.mark.parametrize("has_crashed", [False, True])
async def test_after_a_restart_the_journal_knows_every_answer(has_crashed: bool) -> None:
    party = await gather()
    seat = party.live.table.game.waiting[0]
    bid = c.Move(party.live.table.game.on, ["bid", 1])
    await party[seat].do(bid, "bid-000001")
    code = (await party[FIRST].do(c.MoveSeat(), "code-00001")).made["code"]
    if has_crashed:
        kill(party)
    else:
        await party.service.stop()
    await asyncio.sleep(10)
    again = await reopened(party)
    lines = (await again.seen(), again.lines(seat))[1]
    await again[seat].do(bid, "bid-000001")
    assert (await again[FIRST].do(c.MoveSeat(), "code-00001")).made["code"] == code
    other = c.Move(bid.on, ["bid", 2])
    assert isinstance(await refused(again[seat].do(other, "bid-000001")), Reused)
    assert again.lines(seat) == lines


async def test_who_has_gone_while_asking_has_asked_all_the_same() -> None:
    party = await gather()
    asked = asyncio.create_task(party[FIRST].do(c.Say("hello"), "said-00001"))
    await asyncio.sleep(0)
    asked.cancel()
    await asyncio.sleep(1)
    assert asked.cancelled()
    assert party.kinds()[-1] == "said"
    await party[FIRST].do(c.Say("hello"), "said-00001")
    assert party.kinds().count("said") == 1


# Any interleaving of duplicates and reorders equals the sequence without them.

Sent = tuple[int, str, Command]


def _script(party: Party) -> list[Sent]:
    """Three rounds of bids and passes, talk in between: each person's commands with their ids."""
    on = iter(f"P{number}" for number in range(1, 100))
    opener = party.live.table.game.waiting[0]
    seats = [(opener + step) % 3 for step in range(3)]
    script: list[Sent] = []
    for number, seat in enumerate([*seats, *seats[:2]]):
        bid = c.Move(next(on), ["bid", number + 1])
        script.append((seat, f"move-{number:04}", bid))
        script.append((seat, f"said-{number:04}", c.Say(f"line {number}")))
    return script


async def _played(order: list[int] | None) -> list[tuple[Any, ...]]:
    party = await gather()
    script = _script(party)
    for place in range(len(script)) if order is None else order:
        await _send(party, *script[place])
    if order is not None:  # whatever was lost or refused is repeated until it is in
        for sent in script:
            await _send(party, *sent)
    public = [
        (line["kind"], line.get("seat"), str(line.get("action")), line.get("text"))
        for line in party.lines(None)
    ]
    await party.service.stop()
    return public


async def _send(party: Party, seat: int, id: str, command: Command) -> None:
    person: Person = party[seat]
    with suppress(Stale, Refusal):  # too early or too late
        await person.do(command, id)


@given(st.lists(st.integers(0, 9), max_size=25))
def test_duplicates_and_reorders_come_to_the_same_as_the_plain_sequence(order: list[int]) -> None:
    plain = run(_played(None))
    found = run(_played(order))
    moves = [line for line in plain if line[0] == "move"]
    assert [line for line in found if line[0] == "move"] == moves
    assert sorted(found, key=str) == sorted(plain, key=str)
