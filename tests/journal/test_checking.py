"""`check` names every broken table with its first fault, and goes on behind it."""

from collections.abc import Callable
from pathlib import Path

import apsw
import pytest

from tests.journal.stories import card, chain, table_id
from zuschlag.cli.words import sentence
from zuschlag.journal.backup import no_progress
from zuschlag.journal.checking import Checked, check, sqlite_faults
from zuschlag.journal.entry import place_of
from zuschlag.journal.opening import Store
from zuschlag.journal.seal import KeySeal
from zuschlag.journal.sqlite import SqliteJournal

KEY, OTHER = KeySeal(bytes(32)), KeySeal(bytes(range(32)))


async def filled(journal: Store, tables: int = 3, seal: KeySeal = KEY) -> list[str]:
    names = sorted(table_id() for _ in range(tables))
    for name in names:
        sealed = seal.seal(b"secret", place_of(name, 1))
        await journal.append(chain(name, 1, sealed=sealed), card(name))
    return names


async def test_a_whole_journal_is_well(journal: Store) -> None:
    await filled(journal)
    assert await check(journal, KEY, {}, no_progress) == Checked(3, 3, [])


async def test_tables_of_another_key_are_named(journal: Store) -> None:
    good, bad = await filled(journal), await filled(journal, 2, OTHER)
    found = await check(journal, KEY, {}, no_progress)
    told = [(fault.slug, fault.facts["table"]) for fault in found.faults]
    assert told == [("journal/sealed-otherwise", table) for table in bad]
    assert (await check(journal, None, {}, no_progress)).faults == []
    assert not set(good) & {table for _, table in told}


async def test_what_was_noted_and_is_not_there_is_named(journal: Store) -> None:
    table = (await filled(journal, 1))[0]
    found = await check(journal, KEY, {table: (7, b"x")}, no_progress)
    assert [fault.slug for fault in found.faults] == ["journal/table-lost-tail"]
    assert sentence(found.faults[0]).startswith(f"Table {table}: it once had 7 entries")


Edit = Callable[[apsw.Connection, str], object]
EDITS: dict[str, tuple[str, Edit]] = {
    "changed": (
        "journal/changed",
        lambda db, t: db.execute("UPDATE event SET at_ms = 1 WHERE table_id = ? AND seq = 2", (t,)),
    ),
    "unreadable": (
        "journal/table-unreadable",
        lambda db, t: db.execute("UPDATE event SET public = '{' WHERE table_id = ?", (t,)),
    ),
    "missing": (
        "journal/gap",
        lambda db, t: db.execute("DELETE FROM event WHERE table_id = ? AND seq = 2", (t,)),
    ),
    "missing at the end": (
        "journal/cut-short",
        lambda db, t: db.execute("DELETE FROM event WHERE table_id = ? AND seq = 3", (t,)),
    ),
    "all missing": (
        "journal/cut-short",
        lambda db, t: db.execute("DELETE FROM event WHERE table_id = ?", (t,)),
    ),
    "another head": (
        "journal/cut-short",
        lambda db, t: db.execute("UPDATE tbl SET head_hash = x'00' WHERE table_id = ?", (t,)),
    ),
    "no table": (
        "journal/table-missing",
        lambda db, t: db.execute("DELETE FROM tbl WHERE table_id = ?", (t,)),
    ),
}


@pytest.mark.parametrize(("slug", "edit"), EDITS.values(), ids=EDITS)
async def test_every_edited_table_is_named_with_its_first_fault(
    tmp_path: Path, slug: str, edit: Edit
) -> None:
    path = tmp_path / "journal.db"
    journal = SqliteJournal(path, least_free=0)
    await journal.open()
    names = sorted(table_id() for _ in range(4))
    for name in names:
        await journal.append(chain(name, 3), card(name))
    await journal.close()
    db = apsw.Connection(str(path))
    db.execute("DROP TRIGGER event_no_update; DROP TRIGGER event_no_delete")
    for name in names[1:3]:
        edit(db, name)
    db.close()
    await journal.open_to_read()
    found = await check(journal, None, {}, no_progress)
    await journal.close()
    assert [(one.slug, one.facts["table"]) for one in found.faults] == [
        (slug, names[1]),
        (slug, names[2]),
    ]
    assert all(
        name in sentence(fault) for name, fault in zip(names[1:3], found.faults, strict=True)
    )


async def test_a_page_of_garbage_is_named(tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    journal = SqliteJournal(path, least_free=0)
    await journal.open()
    await filled(journal, 200)
    await journal.close()
    assert await sqlite_faults(path) == []
    with path.open("r+b") as file:
        file.seek(path.stat().st_size // 4096 // 2 * 4096)
        file.write(b"\xff" * 4096)
    faults = await sqlite_faults(path)
    assert {fault.slug for fault in faults} == {"journal/damaged"}
