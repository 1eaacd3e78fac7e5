"""The live thing, small and general: what was decided is stored, folded in, and shown.

A table is one. Another kind (an evening of tables, say) brings a state, a fold, what it shows and
its card; leases, the chain of entries, retries after trouble and restarts are the machine's.
"""

import asyncio

from zuschlag.journal.contract import LobbyCard
from zuschlag.journal.entry import FIRST
from zuschlag.table.limits import TableLimits
from zuschlag.table.table_event import TableEvent


class Live:
    """Something with a chain of entries, in memory: the writer's own, or a copy."""

    def __init__(self, id: str, limits: TableLimits) -> None:
        self.id = id
        self.limits = limits
        self.head = FIRST
        self.seq = 0
        self.epoch = 0
        self.begun = 0  # the epoch in which this worker has said its first words
        self.slept = 0  # the epoch in which it had begun before it left the memory
        self.is_wanted = False  # somebody waits for it
        self.is_partial = False  # what was written is being read: this is the past
        self.is_mine = False
        self.is_spoilt = False  # a fault of ours came in between: it must be rebuilt
        self.is_behind = True  # the journal may know more: read it before the next decision
        self.owner = ""  # the address of the worker whose it is
        self.lock = asyncio.Lock()
        self._grown: asyncio.Event | None = None  # while somebody waits for it
        self.card: LobbyCard | None = None

    @property
    def is_begun(self) -> bool:
        """Whether it is ours, and the first words after taking it over are on disk."""
        return self.is_mine and self.begun == self.epoch

    def go_on(self) -> None:
        """It was only out of memory, and nobody else's meanwhile: there is nothing to say."""
        self.begun, self.slept = self.epoch, 0

    def take_in(self, event: TableEvent, hash: bytes, now: int) -> None:
        """Fold an entry that is on disk, and tell everybody who may know."""
        self.is_spoilt = True
        self.seq += 1
        self.head = hash
        self.fold(event, now)
        self.is_spoilt = False
        self.show(now)
        self.wake()

    def wake(self) -> None:
        """Whoever waits for something to happen."""
        if self._grown is not None:
            self._grown.set()
            self._grown = None

    @property
    def grown(self) -> asyncio.Event:
        """What is set when something happens next."""
        if self._grown is None:
            self._grown = asyncio.Event()
        return self._grown

    # What each kind says itself.

    def fold(self, event: TableEvent, now: int) -> None:
        """Change as the event says, and by nothing else."""
        raise NotImplementedError

    def show(self, now: int) -> None:
        """Tell everybody who looks on, each what they may know."""
        raise NotImplementedError

    def card_after(self, event: TableEvent) -> LobbyCard | None:
        """The card to be written with an entry; None when nothing on it changes."""
        raise NotImplementedError

    def first_words(self, now: int) -> TableEvent | None:
        """What a worker says when it takes it over, after a restart or from another one."""
        raise NotImplementedError

    def last_words(self, now: int) -> TableEvent | None:
        """What a worker says when it shuts down in good order."""
        raise NotImplementedError
