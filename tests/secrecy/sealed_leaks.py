"""Leaks that only show in how long a sealed answer takes, or how long it is: to gauge the test."""

import asyncio

import pytest

from zuschlag.table import live_table as rooms
from zuschlag.table.audience import news
from zuschlag.table.live_table import Room
from zuschlag.table.table_event import Happening
from zuschlag.table.table_writer import Writer

DELAY = 0.002
_commit = Writer.commit


def _is_good(happening: Happening, room: Room) -> bool:
    """Whether somebody lays another card than the worst of the hand face down."""
    action = happening.secret.get("action")
    if not action or action[0] != "sell" or happening.seat is None:
        return False
    options = room.table.game.options(happening.seat)
    return bool(action[1] > min(options.sell))


def good_cards_take_longer(patch: pytest.MonkeyPatch) -> None:
    """Two milliseconds more for a good card."""

    async def commit(writer: Writer, room: Room, happening: Happening) -> None:
        if _is_good(happening, room):
            await asyncio.sleep(DELAY)
        await _commit(writer, room, happening)

    patch.setattr(Writer, "commit", commit)


def good_cards_are_a_byte_longer(patch: pytest.MonkeyPatch) -> None:
    """One blank more in everybody's news of a good card."""
    good: set[int] = set()

    async def commit(writer: Writer, room: Room, happening: Happening) -> None:
        if _is_good(happening, room):
            good.add(id(room.table))
        await _commit(writer, room, happening)
        good.discard(id(room.table))

    def longer(shown: object, *given: object) -> bytes:
        blank = b" " if id(shown._table) in good else b""  # type: ignore[attr-defined]
        return news(shown, *given) + blank  # type: ignore[arg-type]

    patch.setattr(Writer, "commit", commit)
    patch.setattr(rooms, "news", longer)


PLANTED = {"a delay": good_cards_take_longer, "a byte": good_cards_are_a_byte_longer}
