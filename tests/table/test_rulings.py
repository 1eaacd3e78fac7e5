"""Rulings: from a host who does not sit there, or by all who play and agree; never by one alone."""

import asyncio
from typing import Any

import pytest

from tests.rulebook.monopoly.scenes import Scene
from tests.table.party import FIRST, SECOND, THIRD, Party, gather, kill, leave, reopened, slug
from tests.table.world import for_sale, monopoly
from zuschlag.record import judge, write
from zuschlag.table import commands as c
from zuschlag.table.export import record_of
from zuschlag.table.settings import Settings

BOTH = [for_sale(), monopoly(edition="aalen-event", options={})]
REASON = "the hall closes"


def _name(settings: Settings) -> str:
    return settings.game


async def _outcome(party: Party) -> dict[str, Any]:
    await party.until("over")
    found: dict[str, Any] = (await party.seen())["table"]["result"]["outcome"]
    return found


@pytest.mark.parametrize("settings", BOTH, ids=_name)
async def test_a_host_aside_names_the_winners_and_the_record_says_so(settings: Settings) -> None:
    party = await gather(host="Olga", settings=settings)
    await party.play_on()
    await party.host.do(c.Rule([SECOND], REASON, [2, 1, 2]))
    outcome = await _outcome(party)
    assert (outcome["winners"], outcome["ranking"]) == ([SECOND], [2, 1, 2])
    assert outcome["ending"] == "ruling"
    record = record_of(party.live.table)
    said = {"winners": [SECOND], "reason": REASON, "places": [2, 1, 2]}
    assert record["actions"][-1] == [-1, "ruling", said]
    import msgspec

    answer = judge(msgspec.json.encode(record))
    assert (answer["winners"], answer["ending"]) == ([SECOND], "ruling")


@pytest.mark.parametrize("settings", BOTH, ids=_name)
async def test_a_host_who_plays_rules_nothing_alone(settings: Settings) -> None:
    party = await gather(settings=settings)
    await party[FIRST].do(c.Rule([FIRST], "I win"))
    await asyncio.sleep(3600)
    assert await party.status() == "play"
    asked = (await party.seen(SECOND))["table"]["ruling"]
    assert asked == {"seat": FIRST, "agreed": [], "winners": [FIRST], "reason": "I win"}


@pytest.mark.parametrize("settings", BOTH, ids=_name)
async def test_when_all_agree_the_game_ends_so(settings: Settings) -> None:
    party = await gather(settings=settings)
    await party[SECOND].do(c.Rule([FIRST, THIRD], REASON))
    await party[FIRST].do(c.AnswerRuling(yes=True))
    assert await party.status() == "play"
    await party[THIRD].do(c.AnswerRuling(yes=True))
    assert (await _outcome(party))["winners"] == [FIRST, THIRD]
    line = next(line for line in reversed(party.lines()) if line["kind"] == "move")
    assert line["agreed"] == [FIRST, SECOND, THIRD]


async def test_one_who_does_not_agree_ends_the_question() -> None:
    party = await gather()
    await party[SECOND].do(c.Rule([FIRST], REASON))
    assert await slug(party[FIRST].do(c.Rule([FIRST], "me too"))) == "table/ruling-asked"
    await party[FIRST].do(c.AnswerRuling(yes=True))
    await party[THIRD].do(c.AnswerRuling(yes=False))
    assert (await party.seen())["table"]["ruling"] is None
    assert await slug(party[THIRD].do(c.AnswerRuling(yes=True))) == "table/nothing-to-answer"


async def test_who_agreed_or_asked_may_think_again() -> None:
    party = await gather()
    await party[SECOND].do(c.Rule([FIRST], REASON))
    assert await slug(party[SECOND].do(c.AnswerRuling(yes=True))) == "table/nothing-to-answer"
    await party[SECOND].do(c.AnswerRuling(yes=False))
    assert (await party.seen())["table"]["ruling"] is None


async def test_against_bots_alone_nobody_rules() -> None:
    party = await gather("Anna")
    assert await slug(party[FIRST].do(c.Rule([FIRST], "I win"))) == "table/nobody-rules"


async def test_two_seats_of_one_device_do_not_rule_over_bots() -> None:
    party = await gather("Anna", begin=False)
    await party[FIRST].do(c.Sit("Opa", seat=SECOND))
    await party[FIRST].look(seat=SECOND)
    await party.begin()
    ruling = party[FIRST].do(c.Rule([FIRST], "we win"), seat=FIRST)
    assert await slug(ruling) == "table/nobody-rules"


async def test_who_was_cut_off_a_moment_ago_must_agree_too() -> None:
    party = await gather()
    seat = party.live.table.game.waiting[0]
    others = [one for one in range(3) if one != seat]
    await leave(party, seat, 50)
    assert party.live.table.seats[seat].away == "gone"
    await party[others[0]].do(c.Rule([others[0]], REASON))
    await party[others[1]].do(c.AnswerRuling(yes=True))
    await asyncio.sleep(60)
    assert await party.status() == "play"
    await asyncio.sleep(300)
    assert (await _outcome(party))["winners"] == [others[0]]


async def test_whoever_is_out_of_the_game_has_no_say() -> None:
    agreed = monopoly(edition="aalen-event", options={})
    party = await gather(settings=agreed)
    scene = Scene(seats=3)
    scene.do("A", "give-up")
    party.set_scene(scene)
    assert party.live.table.game.still_in == [SECOND, THIRD]
    assert await slug(party[FIRST].do(c.Rule([FIRST], "me"))) == "table/out-of-the-game"
    await party[SECOND].do(c.Rule([SECOND], REASON))
    await party[THIRD].do(c.AnswerRuling(yes=True))
    assert (await _outcome(party))["winners"] == [SECOND]


async def test_the_last_one_in_the_game_does_not_rule_alone() -> None:
    party = await gather("Anna", "Bob", settings=monopoly(edition="aalen-event", options={}))
    scene = Scene(seats=3)
    scene.do("B", "give-up")
    party.set_scene(scene)
    assert await slug(party[FIRST].do(c.Rule([FIRST], "I win"))) == "table/nobody-rules"


@pytest.mark.parametrize("is_aside", [True, False])
async def test_rulings_work_while_the_table_is_paused(is_aside: bool) -> None:
    party = await gather(host="Olga")
    await party.host.do(c.Pause())
    if is_aside:
        await party.host.do(c.Rule([FIRST], REASON))
    else:
        await party[FIRST].do(c.Rule([FIRST], REASON))
        for seat in (SECOND, THIRD):
            await party[seat].do(c.AnswerRuling(yes=True))
    assert (await _outcome(party))["winners"] == [FIRST]


async def test_an_open_question_outlasts_a_restart() -> None:
    party = await gather()
    await party[SECOND].do(c.Rule([FIRST], REASON))
    await party[FIRST].do(c.AnswerRuling(yes=True))
    kill(party)
    again = await reopened(party)
    for seat in range(3):
        await again[seat].look(seat=seat)
    await again[THIRD].do(c.AnswerRuling(yes=True))
    assert (await _outcome(again))["winners"] == [FIRST]


@pytest.mark.parametrize("places", [[1, 2], [1, 1, 1], [2, 2, 2], [1, 3, 3]])
async def test_places_that_are_no_ranking_are_refused(places: list[int]) -> None:
    party = await gather(host="Olga")
    assert await slug(party.host.do(c.Rule([FIRST], REASON, places))) == "record/bad-places"
    assert await slug(party[FIRST].do(c.Rule([FIRST], REASON, places))) == "record/bad-places"


def test_a_ruling_is_written_like_any_other_action() -> None:
    import random

    from zuschlag.rules.forsale.game import FOR_SALE
    from zuschlag.rules.ruling import Ruling

    deal = FOR_SALE.deal(FOR_SALE.agree("2015", 3), random.Random(1))
    state = FOR_SALE.begin(FOR_SALE.agree("2015", 3), deal)
    action = Ruling([1], REASON)
    FOR_SALE.apply(state, -1, action)
    record = write(state, ["A", "B", "C"], [(-1, action)], game=FOR_SALE)
    assert record["actions"] == [[-1, "ruling", {"winners": [1], "reason": REASON}]]
