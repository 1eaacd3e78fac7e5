"""Somebody is there and does not answer: the desk hears of it, then a bot decides for them."""

import asyncio

import msgspec

from tests.event.test_service import ORGANISER
from tests.event.twin_evenings import Twin
from tests.table.world import Inbox
from zuschlag.cli import parser
from zuschlag.cli.evening_serving import evening_settings
from zuschlag.event.settings import EveningSettings, for_table
from zuschlag.table import commands as t
from zuschlag.table.settings import Settings, TimeLimits

SECONDS = 60


async def with_a_clock() -> tuple[Twin, int, int]:
    """Somebody who is asked, and connected; seat and number."""
    twin = await Twin().begin("for-sale", seconds=SECONDS)
    seat = twin.live.table.game.waiting[0]
    await twin.house.tables.attach(twin.live.id, twin.person(0, seat), None, 0, Inbox())
    return twin, seat, twin.played.tables[0][seat]


async def told_at_the_desk(twin: Twin) -> tuple[list[int], int | None]:
    frame = msgspec.json.decode(await twin.hall.lookout.look(ORGANISER))
    first = frame["desk"]["tables"][0]
    return first["waits_for"], first["bot_at"]


async def test_the_desk_names_who_does_not_answer_before_a_bot_decides() -> None:
    twin, seat, who = await with_a_clock()
    asked = twin.live.table.timing.asked[seat]
    assert await told_at_the_desk(twin) == ([], None)
    cursor = msgspec.json.decode(await twin.hall.lookout.look(ORGANISER))["cursor"]
    await asyncio.sleep(SECONDS / 2)
    waits_for, bot_at = await told_at_the_desk(twin)
    assert (waits_for, bot_at) == ([who], asked + SECONDS * 1000)
    news = msgspec.json.decode(await twin.hall.lookout.news(ORGANISER, cursor, 0))
    assert news["cursor"] != cursor
    await twin.close()


async def test_who_is_there_and_never_answers_is_played_for_and_may_come_back() -> None:
    twin, seat, _ = await with_a_clock()
    await asyncio.sleep(SECONDS * 0.9)
    assert twin.live.table.seats[seat].away is None
    await asyncio.sleep(SECONDS * 0.2)
    assert twin.live.table.seats[seat].away == "time"
    assert seat not in twin.live.table.game.waiting
    await twin.at_table(twin.person(0, seat), t.ComeBack())
    assert twin.live.table.seats[seat].away is None
    await twin.close()


async def test_the_deadline_is_on_the_table_for_all_to_see() -> None:
    twin, seat, _ = await with_a_clock()
    shown = msgspec.json.decode(await twin.house.tables.look(twin.live.id, twin.person(0, seat)))
    asked = twin.live.table.timing.asked[seat]
    assert shown["clock"]["deadlines"][str(seat)] == asked + SECONDS * 1000
    await twin.close()


def wanted(*flags: str) -> EveningSettings:
    return evening_settings(parser().parse_args(["evening", *flags]))


def test_every_decision_of_a_new_evening_has_a_bound_that_can_be_chosen() -> None:
    assert wanted().table.time.move == 60
    assert wanted("--game", "monopoly").table.time.move == 120
    assert wanted("--seconds", "20").table.time.move == 20
    assert wanted("--seconds", "0").table.time.move is None
    assert not wanted().same_deal
    assert wanted("--same-deal").same_deal


def test_where_tables_wait_for_each_other_nobody_has_longer_than_thirty_seconds() -> None:
    for given, seconds in ((None, 30), (90, 30), (20, 20)):
        agreed = Settings(game="for-sale", edition="2015", seats=4, time=TimeLimits(given, 600))
        found = for_table(EveningSettings(table=agreed, same_deal=True), 4)
        assert (found.time, found.chat) == (TimeLimits(seconds), False)
