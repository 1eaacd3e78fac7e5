"""What every store of the journal does. `memory`, `sqlite` and `postgres` pass the same tests.

Nobody is told anything before `append` has returned: then the entries are on disk.
"""

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from zuschlag.errors import ZuschlagError
from zuschlag.journal.entry import Entry

REMOVED = "removed:"
"""Before the name of a table that was removed whole: a fact about the journal says when."""
MAKER = -1
"""In the place of a seat: who made the table. Cards of before have none until they change."""


class Conflict(ZuschlagError):
    """Another writer was first: the seq is taken, the command is known or the epoch is over.

    Nothing of the append was kept. Reload the table and decide again.
    """


class Unclear(ZuschlagError):
    """Nobody knows whether the append was kept (lost connection, input/output error).

    Do not answer; forget the table, read it again, let the retry find out.
    """


class Unwritable(ZuschlagError):
    """Nothing was kept, and writing will go on failing for now (disk full, read-only)."""


class LobbyCard(msgspec.Struct, frozen=True, kw_only=True):
    """What the lobby knows of a table without opening it; written together with entries."""

    table: str
    code: str  # 8 characters; unique among tables
    game: str
    status: str  # lobby | seeds | play | paused | over
    is_listed: bool
    created: int
    touched: int
    public: dict[str, Any]  # what the list of open tables shows
    holders: list[tuple[str, int]]  # who holds which seat (or MAKER), by hash of the credential


class Lease(msgspec.Struct, frozen=True):
    """Who may write to a table; a higher epoch shuts out all lower ones."""

    table: str
    worker: str
    address: str  # where the worker takes commands of others; empty when it is alone
    epoch: int
    is_mine: bool


class Credential(msgspec.Struct, frozen=True, kw_only=True):
    """A session or a bot token, known only by its hash."""

    hash: str  # hex SHA-256 of the token
    kind: str  # session | bot
    created: int
    expires: int
    revoked: int | None = None


class PushAddress(msgspec.Struct, frozen=True, kw_only=True):
    """Where somebody's browser is told of their turn; sealed, so that nobody else can."""

    id: str  # hex SHA-256 of the address
    holder: str
    created: int
    sealed: bytes


class Journal(Protocol):
    """A store. All times are milliseconds; leases are timed by the store's own clock.

    A lease is a worker's: it has its tables for as long as its lease runs. A store that only one
    process can open has no time limit: nothing runs out there, and nothing is written to keep it.
    """

    async def open(self) -> None:
        """Connect, make or upgrade the schema, and refuse to serve when it would not be safe."""

    async def close(self) -> None:
        """Write what waits, then let go."""

    async def append(self, entries: Sequence[Entry], card: LobbyCard | None = None) -> None:
        """Keep entries of one table, all or none, durably; Conflict, Unclear or Unwritable.

        The first entry of a table (seq 1) comes with its card and makes the table, leased to the
        worker that `take` names afterwards. `card` replaces the last one.
        """

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The entries that follow `after`, in order; an unknown table has none."""

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """The last seq of each of these tables that exists."""

    async def take(self, table: str, worker: str, address: str, seconds: float) -> Lease:
        """Become the writer of a table, or learn who is; a new writer gets a new epoch.

        Whoever gets a table has a lease for at least so many seconds.
        """

    async def renew(self, worker: str, seconds: float) -> list[str]:
        """Keep the lease of a worker; the tables it still has."""

    async def release(self, worker: str) -> None:
        """Give all tables of a worker back at once."""

    async def card(self, table: str) -> LobbyCard | None:
        """The card of a table."""

    async def card_by_code(self, code: str) -> LobbyCard | None:
        """The card of the table with this join code."""

    async def listed(self, limit: int) -> list[LobbyCard]:
        """Open tables anybody may join or watch, last touched first."""

    async def live(self, since: int) -> list[LobbyCard]:
        """Every table that is not over and was touched since."""

    async def held_by(self, holder: str, limit: int) -> list[LobbyCard]:
        """Tables a credential made or holds a seat at, last touched first."""

    async def put_credential(self, credential: Credential) -> None:
        """Keep a credential; the same hash again replaces it (renewed, revoked)."""

    async def credential(self, hash: str) -> Credential | None:
        """A credential by its hash."""

    async def forget(self, before: int) -> int:
        """Drop credentials that expired before this, and push addresses without one; how many."""

    async def unlink(self, holder: str) -> None:
        """Drop a credential, its push addresses, who held what by it; chains stay as they are."""

    async def put_push(self, push: PushAddress) -> None:
        """Keep a push address; the same id again replaces it, whosever it was."""

    async def pushes(self, holder: str) -> list[PushAddress]:
        """The push addresses of a credential, the oldest first."""

    async def count_pushes(self) -> int:
        """How many push addresses there are, of everybody."""

    async def drop_push(self, id: str) -> None:
        """Drop a push address that nobody hears any more."""

    async def drop_pushes(self, holder: str) -> None:
        """Drop all push addresses of a credential."""

    async def remove(self, table: str, at: int) -> None:
        """Remove a table whole, which nothing else does; a mark says when, and where it ended."""
