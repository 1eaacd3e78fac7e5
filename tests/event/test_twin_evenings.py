"""Worlds that differ in what is hidden are the same for wall, console, assistants and referees."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.event.twin_evenings import Told, Twin, differing
from tests.table.world import LoopClock
from zuschlag.event import board_view, evening_view, refereeing
from zuschlag.event import commands as c
from zuschlag.event.evening_state import EveningState
from zuschlag.event.forsale.sheet import ForSaleSheet
from zuschlag.event.looking_on import Lookout
from zuschlag.event.watching import DELAY
from zuschlag.table import commands as t
from zuschlag.table.table_view import TableView

GAMES = ("for-sale", "monopoly")
REFEREES = {"referee: dispute"}


@asynccontextmanager
async def a_twin(game: str, **parts: Any) -> AsyncIterator[Twin]:
    twin = await Twin().begin(game, **parts)
    await twin.call()
    yield twin
    await twin.close()


async def half_way(twin: Twin, game: str) -> None:
    """Far enough for hands, purses and decks to differ."""
    if game == "for-sale":
        for number in range(14):
            await twin.move(0 if number % 3 else 99)
        return
    for seat in range(4):
        await twin.at_table(twin.person(0, seat), t.Stand())
    while len(twin.live.table.game.actions) < 120:
        await LoopClock().sleep(0.05)


async def in_two_games(twin: Twin) -> tuple[Told, Told]:
    """As it is, and with other hidden things on the table."""
    here = await twin.told_soon()
    play = twin.swap(random.Random(7))
    there = await twin.told_soon()
    twin.live.table.play = play
    return here, there


@pytest.mark.parametrize("game", GAMES)
async def test_hidden_cards_money_and_decks_show_nowhere(game: str) -> None:
    async with a_twin(game) as twin:
        await half_way(twin, game)
        assert b'"game":{' in (await twin.told())["referee: dispute"]
        assert differing(*await in_two_games(twin)) == []


async def with_orders(twin: Twin) -> tuple[Told, Told]:
    """Before and after somebody has given a standing order, of which nobody else may know."""
    here = await twin.told_soon()
    await twin.at_table(twin.person(0, 1), t.Order(up_to=2))
    return here, await twin.told_soon()


async def test_a_standing_order_shows_nowhere() -> None:
    async with a_twin("for-sale") as twin:
        assert differing(*await with_orders(twin)) == []


async def with_sheets(twin: Twin) -> tuple[Told, Told]:
    """Two sheets, one after the other, that only their table and the desk may read."""
    told = []
    for sheet in (
        ForSaleSheet([60, 58, 60, 60], [1, 2, 3, 0]),
        ForSaleSheet([58, 60] * 2, [0] * 4),
    ):
        await twin.do(twin.person(0, 1), c.EnterSheet(1, sheet))
        told.append(await twin.told())
    return told[0], told[1]


def not_at_the_desk(where: list[str]) -> list[str]:
    return [one for one in where if one.split(":")[0] not in ("organiser", "assistant")]


def without_count(told: Told) -> Told:
    """How much is written may be known: that there is another sheet is said to all."""
    return {where: seen.partition(b'"address"')[2] or seen for where, seen in told.items()}


async def test_what_stands_on_an_open_sheet_is_for_its_table_and_the_desk() -> None:
    async with a_twin("for-sale", mode="boards") as twin:
        here, there = map(without_count, await with_sheets(twin))
        where = differing(here, there)
        assert not_at_the_desk(where) == []
        assert where  # the desk does see them


async def test_what_happens_at_a_table_is_a_minute_late_by_every_way() -> None:
    """Two worlds in which the last bid is another one: so long only the referee can tell."""
    one, two = await asyncio.gather(*(Twin().begin("for-sale") for _ in range(2)))

    async def look() -> None:
        await LoopClock().sleep(0.5)
        for twin in (one, two):
            twin.hall.watching.look(twin.evening)

    async def told_apart() -> set[str]:
        return set(differing(await one.told(), await two.told()))

    await asyncio.gather(one.call(), two.call())
    await asyncio.gather(one.move(), two.move())
    for _ in range(int(DELAY / 500) + 2):
        await look()
    assert await told_apart() == set()
    await asyncio.gather(one.move(0), two.move(1))
    for _ in range(int(DELAY / 500) - 1):
        await look()
        assert await told_apart() == REFEREES
    for _ in range(3):
        await look()
    assert "wall: wall" in await told_apart()
    for twin in (one, two):
        await twin.close()


async def test_nobody_but_the_referee_looks_on_and_only_while_it_is_theirs_to_decide() -> None:
    async with a_twin("for-sale") as twin:
        told = await twin.told()
        for who in ("wall", "organiser", "assistant", "neighbour"):
            assert told[f"{who}: dispute"].startswith(b"event/not-yours")
            assert told[f"{who}: table"].startswith(b"table/unknown")
        assert told["referee: table"].startswith(b"table/unknown")
        await twin.do(twin.referee, c.Settle(1, "the first bid counts"))
        assert (await twin.told())["referee: dispute"].startswith(b"event/not-yours")


def over_a_shoulder(patch: pytest.MonkeyPatch) -> None:
    plain = TableView.game
    patch.setattr(TableView, "game", lambda view, viewer, memory=False: plain(view, 0))


def counts_what_is_hidden(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(refereeing, "_cursor", lambda table, found: f"{len(found.table.log.lines)}")


def tells_the_desk_when(patch: pytest.MonkeyPatch) -> None:
    plain = Lookout._told

    def told(lookout: Lookout, *given: Any) -> Any:
        found = lookout._evenings.attendant.live(given[0].id, *given[1:])
        parts = plain(lookout, *given)
        return type(parts)(parts.label, parts.status, found.seq if found else None, None)

    patch.setattr(Lookout, "_told", told)


def shows_open_sheets(patch: pytest.MonkeyPatch) -> None:
    plain = board_view.own_sheet

    def seen(evening: EveningState, own: Any, pseudonym: str) -> Any:
        current = evening.current
        first = evening.entrants[current.tables[0][0]] if current is not None else own
        return plain(evening, first, pseudonym)

    patch.setattr(evening_view, "own_sheet", seen)


LEAKS: dict[str, tuple[Callable[[pytest.MonkeyPatch], None], str, Any]] = {
    "wall and referee look over a shoulder": (over_a_shoulder, "for-sale", in_two_games),
    "the same in monopoly": (over_a_shoulder, "monopoly", in_two_games),
    "the referee's cursor counts hidden lines": (counts_what_is_hidden, "for-sale", with_orders),
    "the desk hears of hidden lines": (tells_the_desk_when, "for-sale", with_orders),
}


@pytest.mark.parametrize("name", LEAKS)
async def test_a_planted_leak_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    leak, game, worlds = LEAKS[name]
    async with a_twin(game) as twin:
        if worlds is in_two_games:
            await half_way(twin, game)
        leak(monkeypatch)
        assert differing(*await worlds(twin)) != []


async def test_a_sheet_shown_to_others_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_twin("for-sale", mode="boards") as twin:
        shows_open_sheets(monkeypatch)
        here, there = map(without_count, await with_sheets(twin))
        assert not_at_the_desk(differing(here, there)) != []
