"""Leaks in time and size: when something comes, how long it is, how much of it there is."""

import asyncio
from typing import Any

import pytest

from tests.secrecy.leak import Planted
from zuschlag.league.league import League
from zuschlag.league.standings import Standing
from zuschlag.rules.bits import listed
from zuschlag.table import automatic, frames
from zuschlag.table.live_table import LiveTable
from zuschlag.table.scheduler import Scheduler
from zuschlag.table.service import TableService
from zuschlag.table.table_event import TableEvent
from zuschlag.table.table_writer import TableWriter

_move, _commit, _take_in, _news, _when = (
    Scheduler._move,
    TableWriter.commit,
    LiveTable.take_in,
    frames.news,
    automatic._when,
)


def bots_ponder_over_good_cards(patch: pytest.MonkeyPatch) -> None:
    async def move(scheduler: Scheduler, live: LiveTable, seat: int, written: Any) -> bool:
        if written[0] == "sell" and isinstance(written[1], int):
            await asyncio.sleep(written[1] / 100)
        return await _move(scheduler, live, seat, written)

    patch.setattr(Scheduler, "_move", move)


def thinking_begins_when_the_wait_is_over(patch: pytest.MonkeyPatch) -> None:
    def when(live: LiveTable, seat: int, now: int) -> int:
        return max(live.answer_at[seat][-1], _when(live, seat, now))

    patch.setattr(automatic, "_when", when)


def good_cards_take_longer_to_write(patch: pytest.MonkeyPatch) -> None:
    async def commit(writer: TableWriter, live: LiveTable, event: TableEvent) -> None:
        action = event.secret.get("action")
        if action and action[0] == "sell":
            await asyncio.sleep(action[1] / 100)
        await _commit(writer, live, event)

    patch.setattr(TableWriter, "commit", commit)


def waits_are_drawn_anew(patch: pytest.MonkeyPatch) -> None:
    """Whatever is written, also in secret, lets bots wait from the beginning."""

    def take_in(live: LiveTable, event: TableEvent, hash: bytes, now: int) -> None:
        live.answer_at = {}
        _take_in(live, event, hash, now)

    patch.setattr(LiveTable, "take_in", take_in)


def frames_as_long_as_the_sealed_cards(patch: pytest.MonkeyPatch) -> None:
    def news(shown: Any, *given: Any) -> bytes:
        play = shown._table.play
        sealed = getattr(play.state.read(), "sealed", 0) if play is not None else 0
        return _news(shown, *given) + b" " * sum(listed(sealed))

    patch.setattr("zuschlag.table.live_table.news", news)


def a_frame_for_every_line(patch: pytest.MonkeyPatch) -> None:
    """Who may not read a line gets an empty frame instead."""

    def take_in(live: LiveTable, event: TableEvent, hash: bytes, now: int) -> None:
        _take_in(live, event, hash, now)
        for watch in live.audience.watches:
            if event.seen_by is not None and watch.viewer not in event.seen_by:
                watch.sink.send(b'{"t":"still-here"}')

    patch.setattr(LiveTable, "take_in", take_in)


def news_that_end_with_every_line(patch: pytest.MonkeyPatch) -> None:
    """Whoever waits for news is woken by lines for others, and sent home with nothing."""

    async def news(
        service: TableService, table: str, speaker: Any, seat: int | None, cursor: int, wait: float
    ) -> bytes:
        found = await _asked(service, table, speaker, seat, cursor, 0)
        if b'"entries":[]' not in found or not wait:
            return found
        try:
            async with asyncio.timeout(wait):
                await service.live_tables[table].grown.wait()
        except TimeoutError:
            pass
        return await _asked(service, table, speaker, seat, cursor, 0)

    patch.setattr(TableService, "news", news)


_asked = TableService.news


def the_league_waits_for_what_is_in_the_deck(patch: pytest.MonkeyPatch) -> None:
    """Whoever asks how it stands waits until somebody has looked at the cards to come."""

    async def standings(league: League) -> list[Standing]:
        for live in league._tables.live_tables.values():
            if live.table.play is not None:
                await asyncio.sleep(sum(live.table.play.state.tables.tobytes()) % 256 / 100)
        return await _standings(league)

    patch.setattr(League, "standings", standings)


_standings = League.standings

PLANTED: Planted = {
    "the league waits for what is in the deck": (
        the_league_waits_for_what_is_in_the_deck,
        "league",
    ),
    "bots that ponder over good cards": (bots_ponder_over_good_cards, "traces"),
    "bots that think when the wait is over": (thinking_begins_when_the_wait_is_over, "traces"),
    "a sealed card that takes longer to write": (good_cards_take_longer_to_write, "traces"),
    "waits that begin anew with hidden lines": (waits_are_drawn_anew, "traces"),
    "frames as long as sealed cards are good": (frames_as_long_as_the_sealed_cards, "pairs"),
    "empty frames for hidden lines": (a_frame_for_every_line, "pairs"),
    "polls that end with hidden lines": (news_that_end_with_every_line, "traces"),
}
