"""The chore of the league on live tables: games end without anybody, and nothing is forgotten."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from tests.server.running import PATIENCE, NoBots
from zuschlag.errors import Unavailable
from zuschlag.journal.memory import MemoryJournal
from zuschlag.journal.seal import KeySeal
from zuschlag.league import founding
from zuschlag.league import league as leagues
from zuschlag.league.league import League, LeagueLimits
from zuschlag.server.clock import SteadyClock, TrueDice
from zuschlag.table.limits import TableLimits
from zuschlag.table.service import TableService

SEAL = KeySeal(bytes(32))
SOON = TableLimits(seed_seconds=0.05, quiet_after_start_seconds=0.1, http_here_seconds=0.05)


@pytest.fixture(autouse=True)
def in_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leagues, "GATHER", 0)
    monkeypatch.setattr(founding, "_PACE", (0.0, 0.001))


@contextlib.asynccontextmanager
async def a_league(
    journal: MemoryJournal, is_kept: bool = True, game: str = "for-sale"
) -> AsyncIterator[League]:
    """A league on this journal; bots do the simplest thing."""
    clock, dice = SteadyClock(), TrueDice()
    tables = TableService(
        journal=journal, clock=clock, dice=dice, seal=SEAL, bot_runner=NoBots(), limits=SOON
    )
    await tables.start()
    league = League(game, LeagueLimits(seconds=1), tables, journal, SEAL, clock, dice)
    await league.open()
    keeping = asyncio.create_task(league.keep()) if is_kept else None
    try:
        yield league
    finally:
        if keeping is not None:
            keeping.cancel()
        await tables.stop()


async def over(league: League, games: int) -> None:
    """Wait until so many games are over."""
    async with asyncio.timeout(PATIENCE):
        while len(league.latest(games)) < games:
            await asyncio.sleep(0.02)


async def test_a_program_that_never_comes_keeps_nobody_waiting_and_is_last() -> None:
    journal = MemoryJournal()
    async with a_league(journal) as league:
        league.enter("robo", "Robo")
        table = await league.table_for("robo", PATIENCE)
        await over(league, 1)
        (game,) = league.latest(5)
        seat = game.holders.index("robo")
        assert (game.table, game.left, game.ranks[seat]) == (table, (seat,), 4)
        standings = await league.standings()
        assert [(one.name, one.left) for one in standings if not one.house] == [("Robo", 1)]
    async with a_league(journal) as again:
        assert again.latest(5) == [game]
        assert await again.standings() == standings
        assert again.running == []


async def test_a_league_of_monopoly_plays_to_the_end_of_its_rounds() -> None:
    async with a_league(MemoryJournal(), is_kept=False, game="monopoly") as league:
        terms = league.settings.options | {"end.limit": {"rounds": 3}}
        league.settings = msgspec.structs.replace(league.settings, options=terms)
        keeping = asyncio.create_task(league.keep())
        try:
            league.enter("robo", "Robo")
            table = await league.table_for("robo", PATIENCE)
            await over(league, 1)
            (game,) = league.latest(5)
            assert game.table == table
            assert len(game.ranks) == len(game.seating) == league.settings.seats
            assert min(game.ranks) == 1
            rated = {one.name for one in await league.standings()}
            assert rated == {one.name for one in game.seating}
        finally:
            keeping.cancel()


async def test_a_start_that_was_cut_short_is_made_up_for() -> None:
    journal = MemoryJournal()
    async with a_league(journal, is_kept=False) as league:
        league.enter("robo", "Robo")
        assert await league.table_for("robo", 0) is None
        players = league._due(league._clock.now())
        assert players is not None

        async def cut(table: str) -> None:
            raise asyncio.CancelledError

        league._start = cut  # type: ignore[method-assign]
        with pytest.raises(asyncio.CancelledError):
            await league._make(players)
        (made,) = league.running
    async with a_league(journal) as again:
        assert [one.table for one in again.running] == [made.table]
        assert await again.table_for("robo", 0) == made.table  # its seat is still its own
        await over(again, 1)
        assert again.latest(1)[0].table == made.table


async def test_a_table_that_was_never_written_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_league(MemoryJournal(), is_kept=False) as league:
        league.enter("robo", "Robo")
        await league.table_for("robo", 0)
        players = league._due(league._clock.now())
        assert players is not None

        async def full(*_: object) -> None:
            raise Unavailable("journal/full")

        with monkeypatch.context() as broken:
            broken.setattr(league._tables.for_evenings, "open_seated", full)
            with pytest.raises(Unavailable):
                await league._make(players)
        assert league.running == []
        await league.attend()
        assert len(league.running) == 1


async def test_a_table_of_which_nobody_could_tell_whether_it_is_written_is_played() -> None:
    async with a_league(MemoryJournal(), is_kept=False) as league:
        league.enter("robo", "Robo")
        await league.table_for("robo", 0)
        players = league._due(league._clock.now())
        assert players is not None
        open_seated = league._tables.for_evenings.open_seated

        async def unclear(*asked: Any) -> None:
            await open_seated(*asked)
            raise Unavailable("journal/unclear")

        league._tables.for_evenings.open_seated = unclear  # type: ignore[method-assign, assignment]
        with pytest.raises(Unavailable):
            await league._make(players)
        league._tables.for_evenings.open_seated = open_seated  # type: ignore[method-assign]
        await league.attend()
        (game,) = league.running
        assert await league.table_for("robo", 0) == game.table
        await league.attend()
        assert len(league.running) == 1


async def test_while_others_play_nobody_waits_longer_than_a_game_takes() -> None:
    async with a_league(MemoryJournal(), is_kept=False) as league:
        for holder in ("anna", "bert"):
            league.enter(holder, holder.title())
            await league.table_for(holder, 0)
        await league.attend()
        (game,) = league.running
        assert {"anna", "bert"} <= set(game.holders)
        league.enter("carl", "Carl")
        await league.table_for("carl", 0)
        carl, now = league._entrants.of("carl"), league._clock.now()
        carl.lasted = 5_000
        assert league._due(now + 4_000) is None
        players = league._due(now + 5_000)
        assert players is not None
        assert [one.name for one in players if not one.is_house] == ["Carl"]
