"""Tables for a server that has many: played once here, then written down under many names."""

import random
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec

from bench.server.sizes import QUICK, move
from tests.table.party import NAMES, gather
from tests.table.world import KEY, LoopClock, for_sale, monopoly
from zuschlag.bots.forsale.roster import FOR_SALE_BOTS
from zuschlag.bots.monopoly.roster import MONOPOLY_BOTS
from zuschlag.journal.contract import LobbyCard
from zuschlag.journal.entry import FIRST, Entry
from zuschlag.journal.seal import KeySeal
from zuschlag.journal.sqlite import SqliteJournal
from zuschlag.table.folds import fold
from zuschlag.table.lobby_card import card_of
from zuschlag.table.settings import Settings
from zuschlag.table.table_event import TableEvent, read, written
from zuschlag.table.table_state import TableState

FOR_SALE = for_sale(seats=4, absence="wait")
MONOPOLY = monopoly(seats=4, options={"end.limit": {"rounds": 500}}, absence="wait")
BY_BOTS = 600
"""Moves made by bots; then nobody buys any more, so that a game can be as long as is wanted."""


async def played(settings: Settings, entries: int) -> list[TableEvent]:
    """A game that has got so far and goes on."""
    clock = LoopClock(int(time.time() * 1000))
    names = NAMES[: settings.seats]
    party = await gather(*names, settings=settings, limits=QUICK, clock=clock, connect=False)
    make = FOR_SALE_BOTS["heuristic"] if settings is FOR_SALE else MONOPOLY_BOTS["random"]
    bots = [make(random.Random(seat)) for seat in range(settings.seats)]
    while party.live.seq < min(entries, BY_BOTS):
        await move(party, bots)
    while party.live.seq < entries:
        await party.play_on()
    found = await party.service._journal.read(party.table, 0)
    await party.service.stop()
    return [read(entry, KeySeal(KEY)) for entry in found[:entries]]


class Sample:
    """One game, to be written down as the table of any name."""

    def __init__(self, events: list[TableEvent]) -> None:
        table = TableState("0" * 32)
        for event in events:
            fold(table, event)
        self._events, self._card = events, card_of(table)

    def table(self, id: str, seal: KeySeal) -> tuple[list[Entry], LobbyCard]:
        """Its entries, linked and sealed, and its card."""
        code = f"{int(id, 16):08d}"
        card = msgspec.structs.replace(self._card, table=id, code=code)
        return list(self._entries(id, code, seal)), card

    def _entries(self, id: str, code: str, seal: KeySeal) -> Iterator[Entry]:
        before = FIRST
        made, *others = self._events
        made = msgspec.structs.replace(made, public=made.public | {"code": code})
        for number, event in enumerate([made, *others], 1):
            entry = written(event, id, number, 1, before, seal)
            before = entry.hash
            yield entry


async def fill(path: Path, seal: KeySeal, tables: dict[str, Sample]) -> None:
    """Write them all into a journal that no server has open."""
    journal = SqliteJournal(path, least_free=0)
    await journal.open()
    for id, sample in tables.items():
        await journal.adopt(*sample.table(id, seal))
    await journal.close()


def name(number: int) -> str:
    """The id of a table."""
    return f"{number:032x}"
