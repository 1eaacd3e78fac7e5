"""The journal in memory: for simulations and for tables nobody needs tomorrow.

No threads, no waiting: every call is done when it returns. The clock of leases is passed in.
"""

import time
from collections.abc import Callable, Sequence

from zuschlag.journal.append import (
    Append,
    Head,
    append_of,
    known_command,
    table_of,
    taken_code,
    why_not,
)
from zuschlag.journal.contract import Card, Credential, Lease
from zuschlag.journal.entry import FIRST, Entry
from zuschlag.journal.rows import Row, card_of_row, entry_of_row

_CODE, _STATUS, _IS_LISTED, _TOUCHED = 1, 3, 4, 6
_SPEAKER, _COMMAND = 7, 8


class _Table:
    """All that is known of one table."""

    def __init__(self, epoch: int) -> None:
        self.epoch = epoch
        self.owner: str | None = None
        self.address = ""
        self.lease_until = 0.0
        self.rows: list[Row] = []
        self.commands: set[tuple[str, str]] = set()
        self.card: Row | None = None

    @property
    def head(self) -> Head:
        return Head(self.epoch, len(self.rows), self.rows[-1][-1] if self.rows else FIRST)


class MemoryJournal:
    """Keeps the whole contract but one promise: what is in memory ends with the process."""

    is_broken = False

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._tables: dict[str, _Table] = {}
        self._codes: dict[str, str] = {}
        self._credentials: dict[str, Credential] = {}

    async def open(self) -> None:
        """Nothing to connect to."""

    async def open_to_read(self) -> None:
        """Nothing to connect to."""

    async def close(self) -> None:
        """Everything stays, so that a simulated server can start again."""

    async def append(self, entries: Sequence[Entry], card: Card | None = None) -> None:
        """Keep entries of one table, all or none."""
        self._keep(append_of(entries, card))

    async def adopt(self, entries: Sequence[Entry], card: Card) -> None:
        """Keep a whole table that was written elsewhere."""
        self._keep(table_of(entries, card))

    def _keep(self, wanted: Append) -> None:
        table = self._tables.get(wanted.table)
        commands = self._check(wanted, table)
        if table is None:
            table = self._tables[wanted.table] = _Table(wanted.epoch)
        table.rows += wanted.rows
        table.commands |= commands
        if wanted.card is not None:
            self._place(table, wanted.card)

    def _check(self, wanted: Append, table: _Table | None) -> set[tuple[str, str]]:
        conflict = why_not(wanted, table.head if table else None)
        if conflict is not None:
            raise conflict
        given = [(row[_SPEAKER] or "", row[_COMMAND]) for row in wanted.rows if row[_COMMAND]]
        commands = set(given)
        if len(commands) < len(given) or (table and commands & table.commands):
            raise known_command(wanted.table)
        if wanted.card is not None:
            holder = self._codes.get(wanted.card[_CODE], wanted.table)
            if holder != wanted.table:
                raise taken_code(wanted.table)
        return commands

    def _place(self, table: _Table, card: Row) -> None:
        if table.card is not None:
            del self._codes[table.card[_CODE]]
        self._codes[card[_CODE]] = card[0]
        table.card = card

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The entries behind `after`, in order."""
        known = self._tables.get(table)
        return [entry_of_row(row) for row in known.rows[max(after, 0) :]] if known else []

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """The last seq of each of these tables that exists."""
        found = ((name, self._tables.get(name)) for name in tables)
        return {name: len(one.rows) for name, one in found if one is not None and one.rows}

    async def take(self, table: str, worker: str, address: str, seconds: float) -> Lease:
        """Become the writer of a table, or learn who is."""
        now = self._clock()
        one = self._tables.setdefault(table, _Table(0))
        is_held = one.owner is not None and one.lease_until > now
        if is_held and one.owner != worker:
            return Lease(table, str(one.owner), one.address, one.epoch, is_mine=False)
        if not is_held:
            one.epoch += 1
        one.owner, one.address, one.lease_until = worker, address, now + seconds
        return Lease(table, worker, address, one.epoch, is_mine=True)

    async def renew(self, worker: str, seconds: float) -> list[str]:
        """Keep all leases of a worker; the tables it still has."""
        until = self._clock() + seconds
        kept = [name for name, one in self._tables.items() if one.owner == worker]
        for name in kept:
            self._tables[name].lease_until = until
        return kept

    async def release(self, worker: str, tables: Sequence[str]) -> None:
        """Give leases back at once."""
        for name in tables:
            one = self._tables.get(name)
            if one is not None and one.owner == worker:
                one.owner, one.address, one.lease_until = None, "", 0.0

    async def card(self, table: str) -> Card | None:
        """The card of a table."""
        known = self._tables.get(table)
        return card_of_row(known.card) if known and known.card else None

    async def card_by_code(self, code: str) -> Card | None:
        """The card of the table with this join code."""
        table = self._codes.get(code)
        return await self.card(table) if table else None

    async def listed(self, limit: int) -> list[Card]:
        """Open tables anybody may join or watch, last touched first."""
        return self._newest(lambda card: card[_IS_LISTED] and card[_STATUS] != "over", limit)

    async def live(self, since: int) -> list[Card]:
        """Every table that is not over and was touched since."""
        return self._newest(lambda card: card[_STATUS] != "over" and card[_TOUCHED] >= since)

    async def held_by(self, holder: str, limit: int) -> list[Card]:
        """Tables a credential made or holds a seat at, last touched first."""
        cards = self._newest(lambda _: True)
        return [card for card in cards if any(who == holder for who, _ in card.holders)][:limit]

    def _newest(self, is_wanted: Callable[[Row], bool], limit: int | None = None) -> list[Card]:
        cards = [one.card for one in self._tables.values() if one.card and is_wanted(one.card)]
        cards.sort(key=lambda card: (-card[_TOUCHED], card[0]))
        return [card_of_row(card) for card in cards[:limit]]

    async def names(self) -> list[str]:
        """Every table there is."""
        return sorted(name for name, one in self._tables.items() if one.rows)

    async def credentials(self) -> list[Credential]:
        """Every credential there is."""
        return [self._credentials[hash] for hash in sorted(self._credentials)]

    async def put_credential(self, credential: Credential) -> None:
        """Keep a credential."""
        self._credentials[credential.hash] = credential

    async def credential(self, hash: str) -> Credential | None:
        """A credential by its hash."""
        return self._credentials.get(hash)

    async def forget(self, before: int) -> int:
        """Drop credentials that expired before this; how many."""
        old = [hash for hash, one in self._credentials.items() if one.expires < before]
        for hash in old:
            del self._credentials[hash]
        return len(old)
