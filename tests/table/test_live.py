"""The machine under a table works for another kind of thing, too: here for a guest book."""

import asyncio
from typing import Any

import pytest

from tests.table.world import KEY, LoopClock, loop_time
from zuschlag.errors import TooMuch, Unavailable
from zuschlag.journal.contract import LobbyCard
from zuschlag.journal.memory import MemoryJournal
from zuschlag.journal.seal import KeySeal
from zuschlag.table.limits import TableLimits
from zuschlag.table.live import Live
from zuschlag.table.table_event import TableEvent
from zuschlag.table.table_writer import TableWriter

BOOK = "b" * 32


class GuestBook(Live):
    """Names, one after the other; the last thing anybody saw; how often it changed hands."""

    def __init__(self, limits: TableLimits) -> None:
        super().__init__(BOOK, limits)
        self.names: list[str] = []
        self.hands = 0
        self.shown: list[list[str]] = []

    def fold(self, event: TableEvent, now: int) -> None:
        if event.kind == "signed":
            self.names.append(event.secret["name"])
        self.hands += event.kind == "opened"

    def show(self, now: int) -> None:
        self.shown.append(list(self.names))

    def card_after(self, event: TableEvent) -> LobbyCard | None:
        return None

    def first_words(self, now: int) -> TableEvent | None:
        return TableEvent(kind="opened", at=now)

    def last_words(self, now: int) -> TableEvent | None:
        return None


def writer(journal: MemoryJournal, name: str, **limits: Any) -> TableWriter:
    found = TableLimits(lease_seconds=5.0, **limits)
    return TableWriter(journal, LoopClock(), KeySeal(KEY), found, name, "", None)


async def begun(writer: TableWriter) -> GuestBook:
    """A book of this writer's whose first line is on disk."""
    book = GuestBook(writer._limits)
    book.epoch = book.begun = await writer.lease_new(BOOK)
    book.is_mine, book.is_behind = True, False
    card = LobbyCard(
        table=BOOK, code="BOOK1234", game="book", status="lobby", is_listed=False,
        created=0, touched=0, public={}, holders=[],
    )  # fmt: skip
    first = TableEvent(kind="created", at=1)
    entry = writer.entry(book, first)
    await writer.journal.append([entry], card)
    book.take_in(first, entry.hash, 1)
    return book


def signed(name: str) -> TableEvent:
    return TableEvent(kind="signed", at=2, secret={"name": name})


async def test_what_is_decided_is_stored_folded_and_shown() -> None:
    journal = MemoryJournal(loop_time)
    book = await begun(writer(journal, "one"))
    await writer(journal, "one").commit(book, signed("Anna"))
    assert book.names == ["Anna"]
    assert book.shown == [[], ["Anna"]]
    assert [entry.kind for entry in await journal.read(BOOK, 0)] == ["created", "signed"]


async def test_a_copy_reads_what_the_writer_wrote() -> None:
    journal = MemoryJournal(loop_time)
    one = writer(journal, "one")
    book, copy = await begun(one), GuestBook(TableLimits())
    await one.commit(book, signed("Anna"))
    await writer(journal, "two").freshen(copy)
    assert (copy.names, copy.head, copy.is_mine) == (["Anna"], book.head, False)


async def test_who_inherits_it_says_the_first_words() -> None:
    journal = MemoryJournal(loop_time)
    one, two = writer(journal, "one"), writer(journal, "two")
    book, heir = await begun(one), GuestBook(TableLimits())
    await one.commit(book, signed("Anna"))
    await journal.release("one")
    await two.freshen(heir)
    assert (heir.is_begun, heir.hands, heir.names) == (True, 1, ["Anna"])
    with pytest.raises(Unavailable):
        await one.commit(book, signed("Bela"))
    assert book.is_behind
    assert book.names == ["Anna"]
    await two.commit(heir, signed("Bela"))
    assert heir.names == ["Anna", "Bela"]


async def test_who_waits_hears_of_it() -> None:
    journal = MemoryJournal(loop_time)
    one = writer(journal, "one")
    book = await begun(one)
    waiting = asyncio.create_task(book.grown.wait())
    await asyncio.sleep(0)
    await one.commit(book, signed("Anna"))
    assert await waiting


async def test_it_does_not_grow_without_end() -> None:
    journal = MemoryJournal(loop_time)
    one = writer(journal, "one", entries=2)
    book = await begun(one)
    await one.commit(book, TableEvent(kind="signed", at=2, command="a", secret={"name": "A"}))
    with pytest.raises(TooMuch):
        await one.commit(book, TableEvent(kind="signed", at=2, command="b", secret={"name": "B"}))
