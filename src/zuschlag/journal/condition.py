"""How a store is: whether it could write the last time, and what goes wrong in it.

The stores note every fault here, on the event loop; the server listens, counts and logs. What is
well leaves no trace, so that nothing is written to find out.
"""

import secrets
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

from zuschlag.errors import ZuschlagError
from zuschlag.journal.contract import Unclear, Unwritable

OnFault = Callable[[str], None]
Found = TypeVar("Found")

WRITABLE_AGAIN = "writable-again"
"""What listeners hear when a write has succeeded after others had failed."""

PROBE_BYTES = 16 * 1024
_PROBE = "probe"

_KINDS = {
    "journal/disk-full": "disk-full",
    "journal/io-error": "disk-failed",
    "journal/broken": "disk-failed",
    "journal/corrupt": "corrupt",
    "journal/unreadable": "unreadable",
    "journal/unreachable": "database-away",
    "journal/connection-lost": "database-away",
}


class ProbedStore(Protocol):
    """What a probe needs of a store."""

    async def keep(self, name: str, value: str) -> None:
        """Keep a fact about the journal as a whole."""


def kind_of(fault: ZuschlagError) -> str:
    """A fault of a store in one of few words, for people, figures and the log."""
    return _KINDS.get(fault.slug, "unwritable")


def why(fault: ZuschlagError) -> dict[str, object]:
    """The facts for somebody who is told to try again, where there are any."""
    return {"why": _KINDS[fault.slug]} if fault.slug in _KINDS else {}


class Condition:
    """Of one store in one process."""

    def __init__(self) -> None:
        self.is_writable = True
        self._told: OnFault | None = None

    def listen(self, told: OnFault) -> None:
        """Note who wants to hear of faults."""
        self._told = told

    def wrote(self) -> None:
        """Something is on disk."""
        if not self.is_writable:
            self.is_writable = True
            self._tell(WRITABLE_AGAIN)

    def could_not_write(self, fault: Unclear | Unwritable) -> None:
        """Nothing was kept, or nobody knows."""
        if fault.slug != "journal/closed":
            self.is_writable = False
            self._tell(kind_of(fault))

    def could_not_read(self, fault: Unwritable) -> None:
        """What is there cannot be read."""
        if fault.slug != "journal/closed":
            self._tell(kind_of(fault))

    def _tell(self, kind: str) -> None:
        if self._told is not None:
            self._told(kind)


async def noted(answer: Awaitable[Found], condition: Condition) -> Found:
    """What a writer answers; how it went is noted."""
    try:
        found = await answer
    except (Unclear, Unwritable) as fault:
        condition.could_not_write(fault)
        raise
    condition.wrote()
    return found


async def probe(store: ProbedStore) -> None:
    """Write as much as a busy moment does, and remove it; raises while that cannot be done."""
    await store.keep(_PROBE, secrets.token_hex(PROBE_BYTES // 2))
    await store.keep(_PROBE, "")
