"""A table moves to another journal whole and unchanged, or not at all."""

import hashlib
import io
import random
import re
from collections.abc import Callable

import msgspec
import pytest

from tests.journal.stories import card, chain, chained, entry, table_id
from zuschlag.errors import Malformed, ZuschlagError
from zuschlag.journal.contract import Conflict, Credential, Journal
from zuschlag.journal.entry import Entry
from zuschlag.journal.memory import MemoryJournal
from zuschlag.journal.opening import Store
from zuschlag.journal.transport import Amount, export, take_in


async def filled(*chains: list[Entry]) -> MemoryJournal:
    journal = MemoryJournal()
    for entries in chains:
        await journal.adopt(entries, card(entries[0].table, holders=[("ann", 0)]))
    return journal


async def exported(journal: Store, **how: bool) -> bytes:
    target = io.BytesIO()
    await export(journal, target, await journal.names(), **how)
    return target.getvalue()


def story(table: str) -> list[Entry]:
    said = [(1, b"\0deck\xff"), (1, None), (2, b"hand"), (7, None)]
    return chained(
        entry(table, seq, epoch=epoch, sealed=sealed, speaker="s", command=f"command{seq}")
        for seq, (epoch, sealed) in enumerate(said, 1)
    )


def signed(lines: list[bytes]) -> bytes:
    """A file whose checksum fits, whatever is in it."""
    body = b"".join(lines)
    counts = [len(re.findall(rb'^\{"is":"%s"' % kind, body, re.M)) for kind in (b"card", b"entry")]
    last = {"is": "end", "tables": counts[0], "entries": counts[1]}
    last["sha256"] = hashlib.sha256(body).hexdigest()
    return body + msgspec.json.encode(last) + b"\n"


async def test_tables_arrive_as_they_left(fresh: Callable[[], Store]) -> None:
    one, two = story(table_id()), story(table_id())
    source = await filled(one, two)
    file = await exported(source)
    target = fresh()
    await target.open()
    assert await take_in(target, io.BytesIO(file)) == Amount(2, 8)
    for entries in (one, two):
        table = entries[0].table
        assert await target.read(table) == entries
        assert await target.card(table) == await source.card(table)
        assert (await target.take(table, "worker", "", 9)).epoch == 8
    assert {found.table for found in await target.held_by("ann", 9)} == set(await source.names())
    assert await exported(target) == file
    await target.close()


async def test_credentials_travel_in_backups_only() -> None:
    source = await filled(story(table_id()))
    known = Credential(hash="ab" * 32, kind="bot", created=1, expires=2, revoked=3)
    await source.put_credential(known)
    assert b"abab" not in await exported(source)
    target = MemoryJournal()
    await take_in(target, io.BytesIO(await exported(source, is_backup=True)))
    assert await target.credential(known.hash) == known


async def test_an_adopted_table_is_all_or_nothing(journal: Journal) -> None:
    table = table_id()
    twice = chain(table, 3, speaker="ann", command="12345678")
    with pytest.raises(Conflict):
        await journal.adopt(twice, card(table))  # type: ignore[attr-defined]
    assert await journal.read(table) == []


async def test_a_table_that_is_there_is_refused(fresh: Callable[[], Store]) -> None:
    one, two = story(table_id()), story(table_id())
    target = fresh()
    await target.open()
    await target.adopt(one, card(one[0].table))
    with pytest.raises(Conflict, match="journal/table-exists"):
        await take_in(target, io.BytesIO(await exported(await filled(two, one))))
    assert await target.names() == [one[0].table]
    await target.close()


async def test_a_join_code_in_use_is_refused() -> None:
    one, two = story(table_id()), story(table_id())
    target = MemoryJournal()
    await target.adopt(one, card(one[0].table, code=two[0].table[:8].upper()))
    with pytest.raises(Conflict, match="journal/code-taken"):
        await take_in(target, io.BytesIO(await exported(await filled(two))))


async def test_an_unknown_table_cannot_be_exported() -> None:
    with pytest.raises(ZuschlagError, match="journal/unknown-table"):
        await export(MemoryJournal(), io.BytesIO(), ["nowhere"])


async def refused(file: bytes) -> str:
    target = MemoryJournal()
    with pytest.raises(ZuschlagError) as fault:
        await take_in(target, io.BytesIO(file))
    assert await target.names() == []
    return fault.value.slug


async def test_every_changed_byte_is_found() -> None:
    file = await exported(await filled(story(table_id())))
    luck = random.Random(1)
    for _ in range(500):
        wrong = bytearray(file)
        wrong[luck.randrange(len(file) - 1)] ^= 1 << luck.randrange(8)
        await refused(bytes(wrong))


async def test_every_cut_is_found() -> None:
    file = await exported(await filled(story(table_id())))
    for length in range(0, len(file) - 1, 7):
        await refused(file[:length])


async def test_a_broken_chain_is_refused_even_with_a_fitting_checksum() -> None:
    file = await exported(await filled(story(table_id())))
    lines = file.splitlines(keepends=True)[:-1]
    assert signed(lines) == file
    assert await refused(signed([*lines[:3], *lines[4:]])) == "journal/gap"
    changed = lines[3].replace(b'"n":2', b'"n":3')
    assert changed != lines[3]
    assert await refused(signed([*lines[:3], changed, *lines[4:]])) == "journal/changed"


async def test_what_makes_no_table_is_refused() -> None:
    file = await exported(await filled(story(table_id()), story(table_id())))
    first, one_card, *one, two_card, _, _, _, _ = file.splitlines(keepends=True)[:-1]
    assert await refused(signed([first, *one])) == "journal/entries-without-table"
    assert await refused(signed([first, two_card, *one])) == "journal/entries-without-table"
    assert await refused(signed([first, one_card, *one, two_card])) == (
        "journal/table-without-entries"
    )
    assert await refused(signed([first, one_card, two_card, *one])) == (
        "journal/table-without-entries"
    )
    assert await refused(signed([one_card, *one])) == "journal/not-tables"
    assert await refused(signed([first, one_card, *one]) + first) == "journal/trailing-lines"
    assert await refused(b"") == "journal/cut-off"
    assert await refused(b"a letter\n") == "journal/not-tables"


async def test_a_file_of_a_newer_program_is_refused() -> None:
    with pytest.raises(Malformed, match="journal/newer-version"):
        await take_in(MemoryJournal(), io.BytesIO(b'{"is":"zuschlag-tables","version":2}\n'))
