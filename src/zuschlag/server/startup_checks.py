"""Before anybody is served: the journal must have its own key, and everything it once had.

An operator may order otherwise, for this one start: then it is told what is lost.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from zuschlag.errors import ZuschlagError
from zuschlag.journal.heads import Heads, HeadsFile, Loss, losses, lost_tail
from zuschlag.journal.keys import Renewed, key_of, new_key
from zuschlag.journal.opening import Store, journal_at
from zuschlag.journal.sqlite import SqliteJournal
from zuschlag.server.settings import ServerSettings
from zuschlag.table.ports import Clock

LOG = logging.getLogger("zuschlag.server")

KEEP_EVERY = 1.0
"""Seconds between two notes of heads that change."""


def _nobody(_lost: Renewed | list[Loss]) -> None:
    pass


class StartOrders(NamedTuple):
    """What an operator says at one start, and how to answer."""

    new_key: bool = False
    accept_loss: bool = False
    tell: Callable[[Renewed | list[Loss]], None] = _nobody


NO_ORDERS = StartOrders()


async def settle_beforehand(settings: ServerSettings, orders: StartOrders) -> None:
    """Once, for several workers that could each only fail."""
    journal = journal_at(settings.journal_address)
    await journal.open()
    try:
        await settled_key(journal, settings, orders)
    finally:
        await journal.close()


async def settled_key(journal: Store, settings: ServerSettings, orders: StartOrders) -> bytes:
    """The journal's key; with the order for it, a new one."""
    if orders.new_key:
        orders.tell(await new_key(journal, settings.key_file))
    if settings.relay_host:
        _check_same_keys(settings)
    return await key_of(journal, settings.key_file, is_shared=bool(settings.relay_host))


def _check_same_keys(settings: ServerSettings) -> None:
    """Several hosts have the same keys: none may make its own."""
    files = [settings.key_file, *([settings.push_key_file] if settings.push else [])]
    for file in files:
        if not file.exists():
            raise ZuschlagError("serve/relay-needs-key", {"file": str(file)})


async def noted_heads(
    journal: Store, settings: ServerSettings, orders: StartOrders
) -> "KeptHeads | None":
    """Compare a file with what was noted of it; how to go on noting. Databases do that better."""
    id = await journal.kept("id")
    if not isinstance(journal, SqliteJournal) or id is None:
        return None
    file = HeadsFile(settings.key_file, id)
    try:
        heads = file.read()
    except ZuschlagError as fault:
        LOG.warning("heads-unreadable", extra={"facts": {"reason": fault.facts["reason"]}})
        heads = {}
    lost = await losses(journal, heads)
    if lost:
        if not orders.accept_loss:
            raise lost_tail(file, lost)
        LOG.error("journal-lost-tail", extra={"facts": {"tables": len(lost)}})
        orders.tell(lost)
    gone = {one.table for one in lost}
    journal.recent.begin({table: head for table, head in heads.items() if table not in gone})
    kept = KeptHeads(journal, file)
    if lost:
        await kept.write()
    return kept


class KeptHeads:
    """Notes how far tables are: at most once a second while they grow, and at the stop."""

    def __init__(self, journal: SqliteJournal, file: HeadsFile) -> None:
        self._recent = journal.recent
        self._file = file
        self._written = self._recent.count
        self._is_failing = False
        self._writing: asyncio.Future[OSError | None] | None = None

    async def keep(self, clock: Clock) -> None:
        """For ever."""
        while True:
            await clock.sleep(KEEP_EVERY)
            await self.write_news()

    async def write_news(self) -> None:
        """A new note, if there is anything new."""
        if self._written != self._recent.count:
            await self.write()

    async def write(self) -> None:
        """A new note; a folder that cannot be written to is not a reason to stop."""
        if self._writing is not None:
            await asyncio.wait([self._writing])  # an older note must not come after a newer one
        self._written = self._recent.count
        heads = dict(self._recent.heads)
        self._writing = asyncio.ensure_future(asyncio.to_thread(self._write, heads))
        fault = await asyncio.shield(self._writing)
        if fault is not None and not self._is_failing:
            LOG.warning("heads-not-noted", extra={"facts": {"reason": fault.strerror}})
        self._is_failing = fault is not None

    def _write(self, heads: Heads) -> OSError | None:
        try:
            self._file.write(heads)
        except OSError as fault:
            return fault
        return None


async def cancelled(task: "asyncio.Task[None]") -> None:
    """End work that goes on for ever, and wait for it."""
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
