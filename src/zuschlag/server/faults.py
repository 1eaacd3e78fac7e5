"""Faults of the journal, for whoever runs the server: counted, and a line in the log.

The line names no table. `zuschlag tables check` does, on the machine of whoever may know.
"""

import logging

from zuschlag.errors import Unavailable
from zuschlag.journal.condition import WRITABLE_AGAIN, probe
from zuschlag.journal.opening import Store
from zuschlag.server.metrics import Metrics
from zuschlag.table.ports import Clock

LOG = logging.getLogger("zuschlag.server")

LINE_EVERY = 60_000
"""Milliseconds until the same fault gets another line."""
PROBE_EVERY = 1_000
_LOOK = {"look": "zuschlag tables check"}


class Faults:
    """Of one process."""

    def __init__(self, journal: Store, metrics: Metrics, clock: Clock) -> None:
        self._journal = journal
        self._metrics = metrics
        self._clock = clock
        self._told_at: dict[str, int] = {}
        self._probed_at = 0
        journal.condition.listen(self.met)

    def met(self, kind: str) -> None:
        """Something went wrong, or is well again."""
        self._metrics.journal_writable.set(self._journal.condition.is_writable)
        if kind == WRITABLE_AGAIN:
            self._told_at.clear()
            LOG.warning("journal-writable-again")
            return
        self._metrics.journal_fault(kind)
        now = self._clock.now()
        if now - self._told_at.get(kind, -LINE_EVERY) >= LINE_EVERY:
            self._told_at[kind] = now
            LOG.error("journal-fault", extra={"kind": kind, "facts": _LOOK})

    async def check_writable(self) -> None:
        """Unavailable while nothing can be written; only where writes have failed is one tried."""
        if self._journal.condition.is_writable:
            return
        now = self._clock.now()
        if now - self._probed_at < PROBE_EVERY:
            raise Unavailable("server/journal")
        self._probed_at = now
        await probe(self._journal)
