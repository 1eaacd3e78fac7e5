"""Whoever asks for a move may be gone before it is answered: it counts, or it does not, for all."""

import asyncio
from collections.abc import Sequence

from tests.table.party import gather
from zuschlag.journal.contract import LobbyCard
from zuschlag.journal.entry import Entry
from zuschlag.journal.memory import MemoryJournal
from zuschlag.table import commands as c


class SlowJournal(MemoryJournal):
    """Keeps what it is given, and answers when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.has_kept = asyncio.Event()
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def append(self, entries: Sequence[Entry], card: LobbyCard | None = None) -> None:
        await super().append(entries, card)
        self.has_kept.set()
        await self.may_answer.wait()


async def test_a_move_that_is_given_up_at_the_disk_is_read_from_there() -> None:
    journal = SlowJournal()
    party = await gather(journal=journal)
    play, mover = party.live.table.game, await party.asked()
    seat, before = party.people.index(mover), party.live.seq
    command = c.Move(on=play.on, action=["pass"])
    journal.may_answer.clear()
    journal.has_kept.clear()
    asked = asyncio.ensure_future(mover.do(command, id="given-up-0001", seat=seat))
    await journal.has_kept.wait()
    asked.cancel()
    await asyncio.wait([asked])
    journal.may_answer.set()
    assert asked.cancelled()
    while party.live.seq == before:  # nobody has to ask for it
        await asyncio.sleep(0.01)
    assert party.live.seq == before + 1
    assert party.kinds()[-1] == "move"
    again = await mover.do(command, id="given-up-0001", seat=seat)
    assert again.cursor == party.live.table.log.cursor(seat)
    assert party.live.seq == before + 1
