"""A server on a disk that may be full, for the harness only.

`python -m tests.faults.small_disk` takes the arguments of `zuschlag serve`. It begins with little
space left, which a real one refuses; and while the file in ZUSCHLAG_FULL exists, its database may
not grow, which is a full disk for those who may not mount one.
"""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import apsw

from zuschlag.cli import main
from zuschlag.journal.contract import LobbyCard
from zuschlag.journal.entry import Entry
from zuschlag.journal.sqlite import SqliteJournal
from zuschlag.server import startup

UNBOUNDED = 1_000_000_000


class SmallJournal(SqliteJournal):
    """A journal that starts on any disk, and whose file stops growing on demand."""

    is_full = False

    async def append(self, entries: Sequence[Entry], card: LobbyCard | None = None) -> None:
        """As ever, with as many pages as there may be."""
        is_full = os.path.exists(os.environ.get("ZUSCHLAG_FULL", ""))
        if is_full != self.is_full:
            self.is_full = is_full
            await self._writer.call(_bounded if is_full else _unbounded)
        await super().append(entries, card)


def _bounded(db: apsw.Connection) -> None:
    """No page more than there are."""
    db.execute(f"PRAGMA max_page_count = {db.pragma('page_count')}")


def _unbounded(db: apsw.Connection) -> None:
    db.execute(f"PRAGMA max_page_count = {UNBOUNDED}")


def small_journal_at(address: str) -> Any:
    """What the server is given instead of the journal at an address."""
    return SmallJournal(Path(address), least_free=0)


if __name__ == "__main__":
    setattr(startup, "journal_at", small_journal_at)  # noqa: B010
    sys.exit(main(["serve", *sys.argv[1:]]))
