"""Who may do what: the host's things, one's own seat's things, and nothing for spectators."""

from typing import get_args

import pytest

from tests.table.party import FIRST, SECOND, gather, refused, slug
from tests.table.world import for_sale
from zuschlag.errors import NotAllowed, NotFound
from zuschlag.table import commands as c
from zuschlag.table.commands import Command

HOST = [
    c.SeatBot(2, "heuristic"),
    c.Unseat(0),
    c.Change(for_sale(seats=4)),
    c.Start(),
]
SEATED = [
    c.Stand(),
    c.SealSeed("0" * 64),
    c.ShowSeed("0" * 64),
    c.Move("P1", ["pass"]),
    c.Order(up_to=5),
    c.Pause(),
    c.AnswerPause(True),
    c.GoOn(),
    c.AskUndo(),
    c.AnswerUndo(True),
    c.VoteEnd(True),
    c.Rematch(),
    c.MoveSeat(),
    c.ComeBack(),
    c.WaitFor(0),
    c.LetBot(0),
    c.Hurry(2),
    c.TakeVacation(1),
    c.Rule([0], "because"),
    c.AnswerRuling(True),
]
ASIDE = [c.Reissue(0)]
ANYBODY = [c.Sit("Zoe"), c.TakeOver("0123456789ABCDEF"), c.Say("hello")]
"""Refused for other reasons than who asks."""


def _name(command: Command) -> str:
    return type(command).__name__


def test_every_command_has_its_row() -> None:
    rows = [type(one) for one in (*HOST, *ASIDE, *SEATED, *ANYBODY)]
    assert sorted(rows, key=str) == sorted(get_args(Command), key=str)


@pytest.mark.parametrize("is_playing", [False, True])
@pytest.mark.parametrize("command", [*HOST, *ASIDE], ids=_name)
async def test_only_the_host_may(command: Command, is_playing: bool) -> None:
    party = await gather("Anna", "Bob", begin=is_playing)
    before = party.lines()
    for caller in (party[SECOND], party.guest("Zoe")):
        assert await slug(caller.do(command)) == "table/not-the-host"
    assert party.lines() == before


@pytest.mark.parametrize("is_playing", [False, True])
@pytest.mark.parametrize("command", SEATED, ids=_name)
async def test_who_only_watches_may_not(command: Command, is_playing: bool) -> None:
    party = await gather("Anna", "Bob", begin=is_playing)
    before = party.lines()
    assert await slug(party.guest("Zoe").do(command)) == "table/not-your-seat"
    assert party.lines() == before


@pytest.mark.parametrize("command", SEATED, ids=_name)
async def test_nobody_speaks_for_the_seat_of_somebody_else(command: Command) -> None:
    party = await gather("Anna", "Bob")
    assert await slug(party[SECOND].do(command, seat=FIRST)) == "table/not-your-seat"
    assert await slug(party[SECOND].do(command, seat=7)) == "table/not-your-seat"


@pytest.mark.parametrize("kind", [c.Stand, c.ComeBack, c.MoveSeat])
async def test_nobody_names_the_seat_of_somebody_else_inside_a_command(
    kind: type[c.Stand | c.ComeBack | c.MoveSeat],
) -> None:
    party = await gather("Anna", "Bob")
    assert await slug(party[SECOND].do(kind(seat=FIRST))) == "table/not-your-seat"


async def test_who_only_watches_takes_no_seat_without_its_code_and_does_not_talk() -> None:
    party = await gather("Anna", "Bob")
    zoe = party.guest("Zoe")
    assert await slug(zoe.do(c.TakeOver("0123456789ABCDEF"))) == "table/bad-code"
    assert await slug(zoe.do(c.Say("hello"))) == "table/no-chat"


async def test_being_host_gives_no_sight_into_other_hands() -> None:
    party = await gather("Anna", "Bob")
    people = (await party.seen(FIRST))["game"]["people"]
    assert [person["coins"] is None for person in people] == [False, True, True]
    assert isinstance(await refused(party[FIRST].sees(SECOND)), NotAllowed)


@pytest.mark.parametrize("command", [*HOST, *ASIDE, *SEATED, *ANYBODY], ids=_name)
async def test_a_table_without_spectators_does_not_exist_for_strangers(command: Command) -> None:
    party = await gather("Anna", "Bob", settings=for_sale(spectators=False, spectator_chat=True))
    assert isinstance(await refused(party.guest("Zoe").do(command)), NotFound)


@pytest.mark.parametrize("table", ["", "x", "0" * 31, "0" * 33, "../" * 10, "g" * 32, "0" * 32])
async def test_a_table_nobody_made_is_unknown_in_every_way(table: str) -> None:
    party = await gather("Anna", begin=False)
    anna = party[FIRST]
    anna.table = table
    for asked in (
        anna.do(c.Start()),
        anna.look(),
        anna.sees(),
        party.service.news(table, anna.speaker, None, 0, 1),
        party.service.record(table),
    ):
        assert (await refused(asked)).slug == "table/unknown"
    assert list(party.service.live_tables) == [party.table]
