"""The journal at an address: a SQLite file, a PostgreSQL server, or memory.

Addresses may hold passwords, so no fault repeats them.
"""

import re
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Protocol

import platformdirs

from zuschlag.errors import ZuschlagError
from zuschlag.journal.append import Head
from zuschlag.journal.condition import Condition
from zuschlag.journal.contract import Credential, Journal, LobbyCard
from zuschlag.journal.entry import Entry
from zuschlag.journal.hints import Hints
from zuschlag.journal.memory import MemoryJournal
from zuschlag.journal.sqlite import SqliteJournal

_SCHEME = re.compile(r"([a-z][a-z0-9+]+):(.*)", re.DOTALL)  # two letters: C: is a drive


class Store(Journal, Protocol):
    """A journal with what its keepers need beyond the contract."""

    condition: Condition

    @property
    def is_broken(self) -> bool:
        """True when nothing it says can be trusted any more: stop the process."""

    async def open_to_read(self) -> None:
        """Look into a store that a server may be writing to; nothing can be written."""

    async def adopt(self, entries: Sequence[Entry], card: LobbyCard) -> None:
        """Keep a whole table that was written elsewhere; Conflict when it exists."""

    async def names(self) -> list[str]:
        """Every table there is."""

    async def written_names(self) -> list[str]:
        """Every table that has an entry, even where nothing else is left of it."""

    async def head(self, table: str) -> Head | None:
        """The state of a table, as it is noted next to its entries."""

    async def credentials(self) -> list[Credential]:
        """Every credential there is."""

    async def last_sealed(self, limit: int) -> list[Entry]:
        """The last entries with something sealed in them."""

    async def kept(self, name: str) -> str | None:
        """A fact about the journal as a whole."""

    async def keep(self, name: str, value: str) -> None:
        """Keep such a fact, in place of an older one."""

    async def give_up(self) -> int:
        """Mark every table as over that is not, on its card alone; how many."""


def default_address() -> str:
    """A file in the user's data folder."""
    return str(platformdirs.user_data_path("zuschlag") / "journal.db")


def default_key_file() -> Path:
    """Next to the user's settings, so that a copy of the data folder does not contain the key."""
    return platformdirs.user_config_path("zuschlag") / "journal.key"


def journal_at(address: str, hints: Hints | None = None) -> Store:
    """The journal at `memory:`, a path, `sqlite:///path` or `postgresql://...`, not yet open."""
    path = sqlite_path(address)
    if path is not None:
        return SqliteJournal(path)
    scheme = address.partition(":")[0]
    if address == "memory:":
        return MemoryJournal()
    if scheme not in ("postgresql", "postgres"):
        raise ZuschlagError("journal/unknown-address", {"kind": scheme})
    if find_spec("asyncpg") is None:
        raise ZuschlagError("journal/no-asyncpg")
    from zuschlag.journal.postgres import PostgresJournal

    return PostgresJournal(address, hints)


def sqlite_path(address: str) -> Path | None:
    """The file an address names, if it names one."""
    found = _SCHEME.fullmatch(address)
    if found is None:
        return Path(address)
    if found[1] != "sqlite":
        return None
    path = found[2].removeprefix("//")
    # sqlite:///C:/tables.db
    return Path(path[1:] if re.match(r"/[A-Za-z]:", path) else path)
