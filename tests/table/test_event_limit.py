"""The limit of an event: when the minutes are over the table says so, once."""

import asyncio
from typing import Any

import pytest

from tests.table.party import FIRST, SECOND, Party, gather, kill, refused, reopened, slug
from tests.table.world import monopoly
from zuschlag.errors import ZuschlagError
from zuschlag.table import commands as c


async def _event(minutes: int = 30, host: str | None = None) -> Party:
    options = {"end.limit": {"minutes": minutes}}
    agreed = monopoly(edition="aalen-event", seats=2, options=options)
    return await gather("Anna", "Bob", settings=agreed, host=host)


def _calls(party: Party) -> list[dict[str, Any]]:
    return [line for line in party.lines() if line.get("action") == ["time-up"]]


async def test_the_time_is_called_when_the_minutes_are_over_and_only_once() -> None:
    party = await _event()
    dealt = party.lines()[-1]["at"]
    assert (await party.seen())["clock"]["limit"] == dealt + 30 * 60_000
    await asyncio.sleep(29.9 * 60)
    assert not _calls(party)
    await asyncio.sleep(3600)
    (call,) = _calls(party)
    assert 0 <= call["at"] - (dealt + 30 * 60_000) < 100
    assert "seat" not in call


async def test_after_the_call_everybody_gets_the_same_number_of_turns_and_it_ends() -> None:
    party = await _event(minutes=1)
    await asyncio.sleep(61)
    await party.to_the_end()
    result = (await party.seen())["table"]["result"]
    assert (result["ending"], result["outcome"]["ending"]) == ("finished", "time")


async def test_the_time_is_not_called_again_after_a_restart() -> None:
    party = await _event()
    await asyncio.sleep(31 * 60)
    kill(party)
    await asyncio.sleep(60)
    again = await reopened(party)
    await again[FIRST].look()
    await asyncio.sleep(3600)
    assert len(_calls(again)) == 1


async def test_the_time_may_be_called_in_the_middle_of_a_turn_without_a_stale_answer() -> None:
    party = await _event(minutes=1)
    on, seat = party.live.table.game.on, party.live.table.game.waiting[0]
    await asyncio.sleep(61)
    assert len(_calls(party)) == 1
    await party.act(seat, "roll", on=on)


async def test_the_call_cannot_be_taken_back() -> None:
    party = await _event(minutes=1)
    await asyncio.sleep(61)
    for seat in (FIRST, SECOND):
        assert await slug(party[seat].do(c.AskUndo())) == "table/nothing-to-undo"


async def test_a_game_that_ends_by_rounds_has_no_limit_on_the_clock() -> None:
    party = await gather("Anna", "Bob", settings=monopoly(seats=2))
    assert (await party.seen())["clock"]["limit"] is None


@pytest.mark.parametrize("winners", [[0], [1], [0, 1]])
async def test_an_organiser_names_the_winners_and_everybody_reads_why(winners: list[int]) -> None:
    party = await _event(host="Olga")
    await party.host.do(c.Rule(winners, "the hall closes"))
    line = next(line for line in party.lines(SECOND) if line["kind"] == "move")
    assert line["action"] == ["ruling", {"winners": winners, "reason": "the hall closes"}]
    await party.until("over")
    outcome = (await party.seen())["table"]["result"]["outcome"]
    assert (outcome["winners"], outcome["ending"]) == (winners, "ruling")


async def test_a_reason_is_one_readable_line() -> None:
    party = await _event(host="Olga")
    for reason in ("", " \n ", "\u202e", "x" * 201):
        assert isinstance(await refused(party.host.do(c.Rule([0], reason))), ZuschlagError)
    assert "move" not in party.kinds()
    await party.host.do(c.Rule([0], " the\u202e hall\ncloses"))
    line = next(line for line in party.lines() if line["kind"] == "move")
    assert line["action"][1]["reason"] == "the hall closes"
