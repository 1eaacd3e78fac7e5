"""The journal in memory: for simulations and for tables nobody needs tomorrow.

No threads, no waiting: every call is done when it returns. The clock of leases is passed in.
"""

import time
from collections.abc import Callable, Sequence

import msgspec

from zuschlag.journal.append import (
    Append,
    Head,
    append_of,
    known_command,
    removal,
    table_of,
    taken_code,
    why_not,
)
from zuschlag.journal.condition import Condition
from zuschlag.journal.contract import REMOVED, Credential, Lease, LobbyCard, PushAddress
from zuschlag.journal.entry import FIRST, Entry
from zuschlag.journal.rows import Row, card_of_row, entry_of_row, row_of_card

_CODE, _STATUS, _IS_LISTED, _TOUCHED = 1, 3, 4, 6
_SPEAKER, _COMMAND, _SEALED = 7, 8, 12


class _Worker:
    """Where a worker is, and until when its tables are its own."""

    def __init__(self, address: str, until: float) -> None:
        self.address = address
        self.until = until


class _KeptTable:
    """All that is known of one table."""

    def __init__(self, epoch: int) -> None:
        self.epoch = epoch
        self.owner: str | None = None
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
        self._tables: dict[str, _KeptTable] = {}
        self._workers: dict[str, _Worker] = {}
        self._codes: dict[str, str] = {}
        self._credentials: dict[str, Credential] = {}
        self._pushes: dict[str, PushAddress] = {}
        self._keeping: dict[str, str] = {}
        self.condition = Condition()

    async def open(self) -> None:
        """Nothing to connect to."""

    async def open_to_read(self) -> None:
        """Nothing to connect to."""

    async def close(self) -> None:
        """Everything stays, so that a simulated server can start again."""

    async def append(self, entries: Sequence[Entry], card: LobbyCard | None = None) -> None:
        """Keep entries of one table, all or none."""
        self._keep(append_of(entries, card))

    async def adopt(self, entries: Sequence[Entry], card: LobbyCard) -> None:
        """Keep a whole table that was written elsewhere."""
        self._keep(table_of(entries, card))

    def _keep(self, wanted: Append) -> None:
        table = self._tables.get(wanted.table)
        commands = self._check(wanted, table)
        if table is None:
            table = self._tables[wanted.table] = _KeptTable(wanted.epoch)
        table.rows += wanted.rows
        table.commands |= commands
        if wanted.card is not None:
            self._place(table, wanted.card)

    def _check(self, wanted: Append, table: _KeptTable | None) -> set[tuple[str, str]]:
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

    def _place(self, table: _KeptTable, card: Row) -> None:
        if table.card is not None:
            del self._codes[table.card[_CODE]]
        self._codes[card[_CODE]] = card[0]
        table.card = card

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The entries that follow `after`, in order."""
        known = self._tables.get(table)
        return [entry_of_row(row) for row in known.rows[max(after, 0) :]] if known else []

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """The last seq of each of these tables that exists."""
        found = ((name, self._tables.get(name)) for name in tables)
        return {name: len(one.rows) for name, one in found if one is not None and one.rows}

    async def take(self, table: str, worker: str, address: str, seconds: float) -> Lease:
        """Become the writer of a table, or learn who is."""
        one = self._tables.setdefault(table, _KeptTable(0))
        holder = self._workers.get(one.owner or "")
        is_held = holder is not None and holder.until > self._clock()
        if holder is not None and is_held and one.owner != worker:
            return Lease(table, str(one.owner), holder.address, one.epoch, is_mine=False)
        if not is_held:
            one.epoch += 1
        one.owner = worker
        self._sign_in(worker, address, seconds)
        return Lease(table, worker, address, one.epoch, is_mine=True)

    def _sign_in(self, worker: str, address: str, seconds: float) -> None:
        until = self._clock() + seconds
        known = self._workers.setdefault(worker, _Worker(address, until))
        known.address, known.until = address, max(known.until, until)

    async def renew(self, worker: str, seconds: float) -> list[str]:
        """Keep the lease of a worker; the tables it still has."""
        if worker not in self._workers:
            return []
        self._workers[worker].until = self._clock() + seconds
        return [name for name, one in self._tables.items() if one.owner == worker]

    async def release(self, worker: str) -> None:
        """Give all tables of a worker back at once."""
        self._workers.pop(worker, None)

    async def card(self, table: str) -> LobbyCard | None:
        """The card of a table."""
        known = self._tables.get(table)
        return card_of_row(known.card) if known and known.card else None

    async def card_by_code(self, code: str) -> LobbyCard | None:
        """The card of the table with this join code."""
        table = self._codes.get(code)
        return await self.card(table) if table else None

    async def listed(self, limit: int) -> list[LobbyCard]:
        """Open tables anybody may join or watch, last touched first."""
        return self._newest(lambda card: card[_IS_LISTED] and card[_STATUS] != "over", limit)

    async def live(self, since: int) -> list[LobbyCard]:
        """Every table that is not over and was touched since."""
        return self._newest(lambda card: card[_STATUS] != "over" and card[_TOUCHED] >= since)

    async def held_by(self, holder: str, limit: int) -> list[LobbyCard]:
        """Tables a credential made or holds a seat at, last touched first."""
        cards = self._newest(lambda _: True)
        return [card for card in cards if any(who == holder for who, _ in card.holders)][:limit]

    def _newest(
        self, is_wanted: Callable[[Row], bool], limit: int | None = None
    ) -> list[LobbyCard]:
        cards = [one.card for one in self._tables.values() if one.card and is_wanted(one.card)]
        cards.sort(key=lambda card: (-card[_TOUCHED], card[0]))
        return [card_of_row(card) for card in cards[:limit]]

    async def names(self) -> list[str]:
        return sorted(name for name, one in self._tables.items() if one.rows)

    async def written_names(self) -> list[str]:
        """Every table that has an entry."""
        return await self.names()

    async def head(self, table: str) -> Head | None:
        known = self._tables.get(table)
        return known.head if known and known.rows else None

    async def last_sealed(self, limit: int) -> list[Entry]:
        """The last entries with something sealed in them; of tables that were made last."""
        rows = [row for one in self._tables.values() for row in one.rows if row[_SEALED]]
        return [entry_of_row(row) for row in rows[::-1][:limit]]

    async def kept(self, name: str) -> str | None:
        """A fact about the journal as a whole."""
        return self._keeping.get(name)

    async def keep(self, name: str, value: str) -> None:
        """Keep a fact about the journal as a whole."""
        self._keeping[name] = value

    async def give_up(self) -> int:
        """Mark every table as over that is not; how many."""
        given_up = {_STATUS: "over", _IS_LISTED: False}
        open_tables = [one for one in self._tables.values() if _is_open(one.card)]
        for one in open_tables:
            card = enumerate(one.card or ())
            one.card = tuple(given_up.get(place, part) for place, part in card)
        return len(open_tables)

    async def credentials(self) -> list[Credential]:
        return [self._credentials[hash] for hash in sorted(self._credentials)]

    async def put_credential(self, credential: Credential) -> None:
        self._credentials[credential.hash] = credential

    async def credential(self, hash: str) -> Credential | None:
        """A credential by its hash."""
        return self._credentials.get(hash)

    async def forget(self, before: int) -> int:
        """Drop credentials that expired before this; how many."""
        old = [hash for hash, one in self._credentials.items() if one.expires < before]
        for hash in old:
            del self._credentials[hash]
        for push in list(self._pushes.values()):
            if push.holder not in self._credentials:
                del self._pushes[push.id]
        return len(old)

    async def unlink(self, holder: str) -> None:
        """Drop a credential, its push addresses, and who held what by it."""
        self._credentials.pop(holder, None)
        await self.drop_pushes(holder)
        for one in self._tables.values():
            if one.card is not None:
                card = card_of_row(one.card)
                others = [held for held in card.holders if held[0] != holder]
                one.card = row_of_card(msgspec.structs.replace(card, holders=others))

    async def put_push(self, push: PushAddress) -> None:
        """Keep a push address, in place of one with the same id."""
        self._pushes[push.id] = push

    async def pushes(self, holder: str) -> list[PushAddress]:
        """The push addresses of a credential, the oldest first."""
        own = [push for push in self._pushes.values() if push.holder == holder]
        return sorted(own, key=lambda push: (push.created, push.id))

    async def count_pushes(self) -> int:
        """How many push addresses there are."""
        return len(self._pushes)

    async def drop_push(self, id: str) -> None:
        """Drop a push address."""
        self._pushes.pop(id, None)

    async def drop_pushes(self, holder: str) -> None:
        """Drop all push addresses of a credential."""
        for push in await self.pushes(holder):
            await self.drop_push(push.id)

    async def remove(self, table: str, at: int) -> None:
        """Remove a table whole; a mark stays."""
        known = self._tables.pop(table, None)
        if known is not None and known.card is not None:
            self._codes.pop(known.card[_CODE], None)
            self._keeping[REMOVED + table] = removal(at, known.head)


def _is_open(card: Row | None) -> bool:
    return card is not None and card[_STATUS] != "over"
