"""Slow tables of Monopoly: rent, offers and held dice wait for a day, and rent for a vacation."""

import asyncio
from typing import Any

import msgspec

from tests.rulebook.monopoly.scenes import Scene
from tests.table.party import FIRST, SECOND, THIRD, Party, gather, kill, leave, refused, reopened
from tests.table.test_bots import OddBots
from tests.table.test_slow import A_DAY, HOUR, LIMITS
from tests.table.world import monopoly
from zuschlag.table import commands as c
from zuschlag.table.settings import DAY, TimeLimits

GRACE, STRICT = "aalen-event", "aalen-event-strict"
AWAKE = msgspec.structs.replace(LIMITS, idle_seconds=1e9)
"""A scene is not in the log: the table must not be read from there again."""


async def _slow(*names: str, scene: Scene, days: int = 3, **parts: Any) -> Party:
    """People who have closed their pages again, at a table that stands so."""
    options = {"end.limit": {"rounds": 3}}
    settings = monopoly(
        edition=scene.state.terms.edition,
        seats=scene.state.terms.seats,
        time=TimeLimits(days=days),
        options=options,
        pace=(0.5, 1.0),
    )
    party = await gather(*names, settings=settings, limits=AWAKE, **parts)
    for seat in range(len(party.people)):
        await leave(party, seat)
    party.set_scene(scene)
    return party


def _rent(edition: str = GRACE) -> Scene:
    """B is on A's street and has ended the turn; C is to roll."""
    scene = Scene(edition=edition, seats=3, turn="B", owns={"A": [1]}, at={"B": 38})
    return scene.roll("B", 1, 2).do("B", "done")


async def _with_rent(days: int = 3, **parts: Any) -> Party:
    return await _slow("Anna", "Bob", "Clara", scene=_rent(), days=days, **parts)


def _claim(party: Party) -> int:
    found: int = party.live.table.game.seen.claims[0].id
    return found


async def _wake(party: Party) -> dict[str, Any]:
    """Somebody looks on; answers with what they see."""
    return await party.guest("Zoe").sees(None)


async def _deadline(party: Party, seat: int) -> int:
    found: int = (await _wake(party))["clock"]["deadlines"][str(seat)]
    return found


async def test_rent_is_asked_for_a_day_later() -> None:
    party = await _with_rent()
    fault = await refused(party.act(THIRD, "roll"))
    assert (fault.slug, fault.facts) == ("table/claim-window", {"wait_ms": DAY})
    await asyncio.sleep(0.95 * A_DAY)
    assert (await refused(party.act(THIRD, "roll"))).slug == "table/claim-window"
    await party.act(FIRST, "demand", _claim(party))
    assert "paid" in [event["event"] for event in party.lines()[-1]["events"]]
    await party.act(THIRD, "roll")


async def test_who_does_not_ask_for_a_day_holds_nobody_up() -> None:
    party = await _with_rent()
    await asyncio.sleep(1.01 * A_DAY)
    await _wake(party)
    await party.act(THIRD, "roll")


async def test_whoever_must_wait_with_the_roll_has_all_the_days_afterwards() -> None:
    party = await _with_rent(days=1)
    opened = party.now
    assert await _deadline(party, THIRD) == opened + 2 * DAY
    await asyncio.sleep(0.5 * A_DAY)
    await party.act(FIRST, "waive", _claim(party))
    assert abs(await _deadline(party, THIRD) - party.now - DAY) < 1000
    await asyncio.sleep(0.9 * A_DAY)
    assert (await _wake(party))["table"]["seats"][THIRD]["away"] is None
    await party.act(THIRD, "roll")


async def test_rent_asked_for_late_takes_no_time_from_whoever_is_to_roll() -> None:
    party = await _with_rent(days=1)
    opened = party.now
    await asyncio.sleep(1.9 * A_DAY)
    await _wake(party)
    await party.act(FIRST, "demand", _claim(party))
    assert await _deadline(party, THIRD) == opened + 2 * DAY
    assert (await _wake(party))["table"]["seats"][THIRD]["away"] is None


async def test_rent_waits_for_its_owners_vacation() -> None:
    party = await _with_rent(days=1)
    opened = party.now
    await asyncio.sleep(0.5 * A_DAY)
    await party[FIRST].do(c.TakeVacation(5), seat=FIRST)
    assert abs(await _deadline(party, THIRD) - opened - 7 * DAY) < 1000
    await asyncio.sleep(4 * A_DAY)
    await _wake(party)
    assert (await refused(party.act(THIRD, "roll"))).slug == "table/claim-window"
    await party[FIRST].do(c.TakeVacation(0), seat=FIRST)  # back a day earlier
    fault = await refused(party.act(THIRD, "roll"))
    assert abs(int(str(fault.facts["wait_ms"])) - DAY // 2) < 1000
    await asyncio.sleep(0.45 * A_DAY)
    await party.act(FIRST, "demand", _claim(party))
    await party.act(THIRD, "roll")


async def test_a_vacation_that_begins_when_the_day_is_over_opens_nothing_again() -> None:
    party = await _with_rent()
    await asyncio.sleep(1.5 * A_DAY)
    await _wake(party)
    await party[FIRST].do(c.TakeVacation(5), seat=FIRST)
    await party.act(THIRD, "roll")


async def test_the_own_vacation_counts_besides_the_wait_for_others() -> None:
    party = await _with_rent(days=1)
    opened = party.now
    await asyncio.sleep(0.5 * A_DAY)
    await party[THIRD].do(c.TakeVacation(1), seat=THIRD)
    until = party.now + DAY
    assert await _deadline(party, THIRD) == until + DAY
    await asyncio.sleep(1.1 * A_DAY)
    assert abs(await _deadline(party, THIRD) - until - DAY) < 1000
    assert abs(until - opened - 1.5 * DAY) < 1000


async def test_after_a_long_silence_of_the_server_rent_may_still_be_asked_for() -> None:
    options = {"end.limit": {"rounds": 3}}
    settings = monopoly(
        edition=GRACE, seats=2, time=TimeLimits(days=3), options=options, pace=(0.5, 1.0)
    )
    party = await gather("Anna", "Bob", settings=settings, limits=LIMITS)
    for seat in (FIRST, SECOND):
        await leave(party, seat)
    holder = next(seat for seat in (FIRST, SECOND) if seat not in party.live.table.game.waiting)
    await party.act(holder, "hold")
    kill(party)
    await asyncio.sleep(10 * A_DAY)
    again = await reopened(party)
    await asyncio.sleep(11 * HOUR)
    await _wake(again)
    assert ("hold", holder) in again.live.table.game.since
    await asyncio.sleep(2 * HOUR)
    await _wake(again)
    assert ("hold", holder) not in again.live.table.game.since


async def test_dice_are_held_back_for_a_day_and_no_longer() -> None:
    scene = Scene(edition=STRICT, seats=3, turn="B", stage="window")
    party = await _slow("Anna", "Bob", "Clara", scene=scene, days=1)
    await party.act(THIRD, "hold")
    await asyncio.sleep(0.9 * A_DAY)
    await _wake(party)
    assert party.live.table.game.waiting == (THIRD,)
    await asyncio.sleep(0.2 * A_DAY)
    await _wake(party)
    assert party.lines()[-1]["by"] == "table"
    assert "away" not in party.kinds(), "a bot has taken the chair instead"
    await party.act(SECOND, "roll")


async def test_an_offer_of_a_bot_is_accepted_the_next_day() -> None:
    party = await _with_offer()
    until = (await party.seen(SECOND))["you"]["decision"]["offers_until"]
    assert until - party.now == DAY
    await asyncio.sleep(0.9 * A_DAY)
    assert not _has_rolled(party)
    offer = party.live.table.game.seen.offers[0].id
    await party.act(SECOND, "accept", offer)
    assert party.live.table.game.seen.owners[1] == SECOND


async def test_a_bot_rolls_when_an_offer_has_lain_there_for_a_day() -> None:
    party = await _with_offer()
    await party[SECOND].do(c.TakeVacation(5), seat=SECOND)  # rent would wait, an offer does not
    await asyncio.sleep(1.01 * A_DAY)
    await _wake(party)
    assert _has_rolled(party)


async def _with_offer() -> Party:
    """A and B are people, C is a bot that has offered B a street and would roll now."""
    scene = Scene(edition="aalen-casual", seats=3, turn="C", owns={"C": [1]})
    scene.do("C", "offer", SECOND, {"deeds": [1]}, {"cash": 10})
    return await _slow("Anna", "Bob", scene=scene, bot_runner=OddBots(["roll"]))


def _has_rolled(party: Party) -> bool:
    moves = [line for line in party.lines() if line["kind"] == "move"]
    return any(move["seat"] == THIRD and move["action"] == ["roll"] for move in moves)


async def _told_of(scene: Scene, *names: str, **parts: Any) -> tuple[Party, list[tuple[str, str]]]:
    """A table, and who was called for what."""
    told: list[tuple[str, str]] = []
    by_holder: dict[str, str] = {}
    party = await _slow(
        *names,
        scene=scene,
        on_called=lambda table, who, why: told.append((by_holder.get(who, ""), why)),
        **parts,
    )
    by_holder |= {person.speaker.holder: person.name for person in party.people}
    told.clear()
    return party, told


async def test_whoever_may_ask_for_rent_or_answer_an_offer_is_told() -> None:
    scene = Scene(edition=GRACE, seats=3, turn="B", owns={"A": [1]}, at={"B": 38})
    party, told = await _told_of(scene.roll("B", 1, 2), "Anna", "Bob", "Clara")
    assert party.service.call_of(party.table, party[FIRST].speaker.holder) == "wanted"
    assert party.service.call_of(party.table, party[SECOND].speaker.holder) == "turn"
    await party.act(SECOND, "done")
    assert told == [("Clara", "turn")]
    await party.act(FIRST, "offer", THIRD, {"deeds": [1]}, {"cash": 10})
    assert told[1:] == [("Clara", "wanted")]
    await asyncio.sleep(HOUR)
    await party.act(FIRST, "waive", _claim(party))
    assert told[2:] == [("Clara", "turn")], "now the dice may be rolled"
    assert party.service.call_of(party.table, party[FIRST].speaker.holder) is None
    assert party.service.call_of(party.table, "somebody else") is None


async def test_whose_chair_a_bot_has_taken_is_told_once_and_called_until_they_are_back() -> None:
    party, told = await _told_of(_rent(), "Anna", "Bob", "Clara")
    await asyncio.sleep(4.1 * A_DAY)
    await _wake(party)
    assert told.count(("Clara", "bot")) == 1
    holder = party[THIRD].speaker.holder
    assert party.service.is_called(party.table, holder, "bot")
    assert party.service.call_of(party.table, holder) == "bot"
    await party[THIRD].do(c.ComeBack(THIRD), seat=THIRD)
    assert not party.service.is_called(party.table, holder, "bot")
    assert party.service.call_of(party.table, holder) != "bot"


async def test_who_has_left_of_their_own_will_is_not_told_that_a_bot_plays() -> None:
    party, told = await _told_of(_rent(), "Anna", "Bob", "Clara")
    await party[THIRD].do(c.Stand(THIRD), seat=THIRD)
    assert ("Clara", "bot") not in told


async def test_a_table_that_sleeps_still_says_whose_turn_it_is() -> None:
    settings = monopoly(seats=2, time=TimeLimits(days=3), pace=(0.5, 1.0))
    party = await gather("Anna", "Bob", settings=settings, limits=LIMITS)
    for seat in (FIRST, SECOND):
        await leave(party, seat)
    (asked,) = party.live.table.game.waiting
    await asyncio.sleep(A_DAY)
    assert party.table not in party.service.live_tables
    assert party.service.call_of(party.table, party[asked].speaker.holder) == "turn"
    assert party.service.call_of(party.table, party[1 - asked].speaker.holder) is None
