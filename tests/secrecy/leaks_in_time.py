"""Leaks in time and size: when something comes, how long it is, how much of it there is."""

import asyncio
from typing import Any

import pytest

from tests.secrecy.leak import Planted
from zuschlag.rules.bits import listed
from zuschlag.table import audience, automatic
from zuschlag.table.live_table import Room
from zuschlag.table.scheduler import Tender
from zuschlag.table.service import Keeper
from zuschlag.table.table_event import Happening
from zuschlag.table.table_writer import Writer

_move, _commit, _take_in, _news, _when = (
    Tender._move,
    Writer.commit,
    Room.take_in,
    audience.news,
    automatic._when,
)


def bots_ponder_over_good_cards(patch: pytest.MonkeyPatch) -> None:
    async def move(tender: Tender, room: Room, seat: int, written: Any) -> bool:
        if written[0] == "sell" and isinstance(written[1], int):
            await asyncio.sleep(written[1] / 100)
        return await _move(tender, room, seat, written)

    patch.setattr(Tender, "_move", move)


def thinking_begins_when_the_wait_is_over(patch: pytest.MonkeyPatch) -> None:
    def when(room: Room, seat: int, now: int) -> int:
        return max(room.answer_at[seat][1], _when(room, seat, now))

    patch.setattr(automatic, "_when", when)


def good_cards_take_longer_to_write(patch: pytest.MonkeyPatch) -> None:
    async def commit(writer: Writer, room: Room, happening: Happening) -> None:
        action = happening.secret.get("action")
        if action and action[0] == "sell":
            await asyncio.sleep(action[1] / 100)
        await _commit(writer, room, happening)

    patch.setattr(Writer, "commit", commit)


def waits_are_drawn_anew(patch: pytest.MonkeyPatch) -> None:
    """Whatever is written, also in secret, lets bots wait from the beginning."""

    def take_in(room: Room, happening: Happening, hash: bytes, now: int) -> None:
        room.answer_at = {}
        _take_in(room, happening, hash, now)

    patch.setattr(Room, "take_in", take_in)


def frames_as_long_as_the_sealed_cards(patch: pytest.MonkeyPatch) -> None:
    def news(shown: Any, *given: Any) -> bytes:
        play = shown._table.play
        sealed = getattr(play.state.read(), "sealed", 0) if play is not None else 0
        return _news(shown, *given) + b" " * sum(listed(sealed))

    patch.setattr("zuschlag.table.live_table.news", news)


def a_frame_for_every_line(patch: pytest.MonkeyPatch) -> None:
    """Who may not read a line gets an empty frame instead."""

    def take_in(room: Room, happening: Happening, hash: bytes, now: int) -> None:
        _take_in(room, happening, hash, now)
        for watch in room.audience.watches:
            if happening.seen_by is not None and watch.viewer not in happening.seen_by:
                watch.sink.send(b'{"t":"still-here"}')

    patch.setattr(Room, "take_in", take_in)


def news_that_end_with_every_line(patch: pytest.MonkeyPatch) -> None:
    """Whoever waits for news is woken by lines for others, and sent home with nothing."""

    async def news(
        keeper: Keeper, table: str, speaker: Any, seat: int | None, cursor: int, wait: float
    ) -> bytes:
        found = await _asked(keeper, table, speaker, seat, cursor, 0)
        if b'"entries":[]' not in found or not wait:
            return found
        try:
            async with asyncio.timeout(wait):
                await keeper.rooms[table].grown.wait()
        except TimeoutError:
            pass
        return await _asked(keeper, table, speaker, seat, cursor, 0)

    patch.setattr(Keeper, "news", news)


_asked = Keeper.news

PLANTED: Planted = {
    "bots that ponder over good cards": (bots_ponder_over_good_cards, "traces"),
    "bots that think when the wait is over": (thinking_begins_when_the_wait_is_over, "traces"),
    "a sealed card that takes longer to write": (good_cards_take_longer_to_write, "traces"),
    "waits that begin anew with hidden lines": (waits_are_drawn_anew, "traces"),
    "frames as long as sealed cards are good": (frames_as_long_as_the_sealed_cards, "pairs"),
    "empty frames for hidden lines": (a_frame_for_every_line, "pairs"),
    "polls that end with hidden lines": (news_that_end_with_every_line, "traces"),
}
