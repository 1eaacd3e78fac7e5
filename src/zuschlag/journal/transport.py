"""Whole tables as one file that another journal can take in: JSON lines, sealed parts sealed.

A first line that says what it is, then per table its card and its entries, then a checksum of all
that. A table is taken in whole or not at all, and only when its chain holds.
"""

import hashlib
from collections.abc import AsyncIterator, Iterable, Iterator
from itertools import groupby
from typing import BinaryIO, NamedTuple

import msgspec

from zuschlag.errors import Malformed, ZuschlagError
from zuschlag.journal.chain import first_fault
from zuschlag.journal.contract import Conflict, Credential, LobbyCard
from zuschlag.journal.entry import Entry
from zuschlag.journal.opening import Store

VERSION = 1
MAGIC = b'{"is":"zuschlag-tables",'
MOST_LINE_BYTES = 10_000_000


class First(msgspec.Struct, tag="zuschlag-tables", tag_field="is", frozen=True):
    """What the file is."""

    version: int


class Last(msgspec.Struct, tag="end", tag_field="is", frozen=True):
    """How much came before, and its SHA-256."""

    tables: int
    entries: int
    sha256: str


class CardLine(msgspec.Struct, tag="card", tag_field="is", frozen=True):
    """A table begins."""

    card: LobbyCard


class EntryLine(msgspec.Struct, tag="entry", tag_field="is", frozen=True):
    """An entry of the table that has begun."""

    entry: Entry


class CredentialLine(msgspec.Struct, tag="credential", tag_field="is", frozen=True):
    """A session or bot token by its hash; in backups only."""

    credential: Credential


Line = First | CardLine | EntryLine | CredentialLine | Last
_LINES = msgspec.json.Decoder(Line)
_encode = msgspec.json.Encoder().encode


class Amount(NamedTuple):
    """What a file holds."""

    tables: int
    entries: int


async def export(
    store: Store, target: BinaryIO, tables: Iterable[str], *, is_backup: bool = False
) -> Amount:
    """Write tables (and credentials, for a backup) to a file."""
    check, counted_tables, counted_entries = hashlib.sha256(), 0, 0
    async for line in _lines(store, tables, is_backup):
        text = _encode(line) + b"\n"
        check.update(text)
        target.write(text)
        counted_tables += isinstance(line, CardLine)
        counted_entries += isinstance(line, EntryLine)
    target.write(_encode(Last(counted_tables, counted_entries, check.hexdigest())) + b"\n")
    return Amount(counted_tables, counted_entries)


async def _lines(store: Store, tables: Iterable[str], is_backup: bool) -> AsyncIterator[Line]:
    yield First(VERSION)
    for table in tables:
        card = await store.card(table)
        if card is None:
            raise ZuschlagError("journal/unknown-table", {"table": table})
        yield CardLine(card)
        for entry in await store.read(table):
            yield EntryLine(entry)
    if is_backup:
        for credential in await store.credentials():
            yield CredentialLine(credential)


async def take_in(store: Store, source: BinaryIO) -> Amount:
    """Check the whole file, then take every table in; says what is wrong before anything is."""
    amount = await _check(store, source)
    source.seek(0)
    for card, entries in whole_tables(source):
        await store.adopt(entries, card)
    source.seek(0)
    for line in _read(source):
        if isinstance(line, CredentialLine):
            await store.put_credential(line.credential)
    return amount


async def _check(store: Store, source: BinaryIO) -> Amount:
    amount = check_file(source)
    source.seek(0)
    for card, entries in whole_tables(source):
        fault = first_fault(entries)
        if fault is not None:
            raise fault
        rival = await store.card_by_code(card.code)
        if await store.heads([card.table]):
            raise Conflict("journal/table-exists", {"table": card.table})
        if rival is not None:
            raise Conflict("journal/code-taken", {"table": card.table, "other": rival.table})
    return amount


def check_file(source: BinaryIO) -> Amount:
    """Compare the file with the checksum at its end, and with what it says it holds."""
    check, tables, entries = hashlib.sha256(), 0, 0
    last: Last | None = None
    for number, text in enumerate(_texts(source), 1):
        if last is not None:
            raise Malformed("journal/trailing-lines", f"line {number}")
        line = _decoded(text, number)
        if isinstance(line, Last):
            last = line
        else:
            check.update(text)
            tables += isinstance(line, CardLine)
            entries += isinstance(line, EntryLine)
    if last is None:
        raise Malformed("journal/cut-off", "the end")
    if last != Last(tables, entries, check.hexdigest()):
        raise Malformed("journal/wrong-checksum", "the end")
    return Amount(tables, entries)


def whole_tables(source: BinaryIO) -> Iterator[tuple[LobbyCard, list[Entry]]]:
    """The tables in a file, one after the other."""
    card: LobbyCard | None = None
    lines = (line for line in _read(source) if isinstance(line, CardLine | EntryLine))
    for is_card, group in groupby(lines, lambda line: isinstance(line, CardLine)):
        members = list(group)
        if is_card:
            if len(members) > 1 or card is not None:
                raise Malformed("journal/table-without-entries", "card")
            card = members[0].card if isinstance(members[0], CardLine) else None
            continue
        entries = [line.entry for line in members if isinstance(line, EntryLine)]
        if card is None or entries[0].table != card.table:
            raise Malformed("journal/entries-without-table", "entry")
        yield card, entries
        card = None
    if card is not None:
        raise Malformed("journal/table-without-entries", "card")


def _read(source: BinaryIO) -> Iterator[Line]:
    for number, text in enumerate(_texts(source), 1):
        yield _decoded(text, number)


def _texts(source: BinaryIO) -> Iterator[bytes]:
    while text := source.readline(MOST_LINE_BYTES):
        yield text


def _decoded(text: bytes, number: int) -> Line:
    where = f"line {number}"
    try:
        line: Line = _LINES.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        slug = "journal/not-tables" if number == 1 else "journal/unreadable-line"
        raise Malformed(slug, where, {"reason": str(fault)}) from None
    if isinstance(line, First) != (number == 1):
        raise Malformed("journal/not-tables", where, {"reason": "the first line is missing"})
    if isinstance(line, First) and line.version > VERSION:
        facts = {"version": line.version, "known": VERSION}
        raise Malformed("journal/newer-version", where, facts)
    return line
