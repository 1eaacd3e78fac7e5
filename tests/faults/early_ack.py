"""A server with a planted bug, for the harness only: it says "kept" before anything is written.

`python -m tests.faults.early_ack` takes the arguments of `zuschlag serve`.
"""

import asyncio
import sys
from collections.abc import Sequence
from typing import Any

from zuschlag.cli import main
from zuschlag.journal.contract import Journal, LobbyCard
from zuschlag.journal.entry import Entry
from zuschlag.journal.opening import journal_at
from zuschlag.server import startup

LATER = 0.03  # seconds


class EarlyJournal:
    """A journal whose `append` returns at once and writes a moment later, in the same order."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._last: asyncio.Task[None] | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._journal, name)

    async def append(self, entries: Sequence[Entry], card: LobbyCard | None = None) -> None:
        """Promise now, keep it later."""
        self._last = asyncio.create_task(self._keep(self._last, entries, card))

    async def _keep(
        self, before: asyncio.Task[None] | None, entries: Sequence[Entry], card: LobbyCard | None
    ) -> None:
        if before is not None:
            await before
        else:
            await asyncio.sleep(LATER)
        await self._journal.append(entries, card)


def early_journal_at(address: str) -> Any:
    """What the server is given instead of the journal at an address."""
    return EarlyJournal(journal_at(address))


if __name__ == "__main__":
    setattr(startup, "journal_at", early_journal_at)  # noqa: B010
    sys.exit(main(["serve", *sys.argv[1:]]))
