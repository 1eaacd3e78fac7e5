"""The SQLite file: grouped commits, full and failing disks, one process, upgrades, guards."""

import asyncio
import os
import secrets
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import apsw
import pytest

from tests.journal.failing_disk import FailingDisk
from tests.journal.stories import card, chain, following, table_id
from zuschlag.errors import ZuschlagError
from zuschlag.journal import sqlite_schema
from zuschlag.journal.contract import Conflict, Credential, Unclear, Unwritable
from zuschlag.journal.rows import EVENT, row_of_card, row_of_entry
from zuschlag.journal.sqlite import SqliteJournal


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "journal.db"


@pytest.fixture
async def journal(path: Path) -> AsyncIterator[SqliteJournal]:
    one = SqliteJournal(path, least_free=0)
    await one.open()
    yield one
    await one.close()


@pytest.fixture
async def disk(path: Path) -> AsyncIterator[tuple[FailingDisk, SqliteJournal]]:
    failing = FailingDisk(f"disk {secrets.token_hex(4)}")
    one = SqliteJournal(path, least_free=0, vfs=failing.name)
    await one.open()
    yield failing, one
    failing.fails_to = ""
    await one.close()
    failing.unregister()


async def reopened(path: Path) -> SqliteJournal:
    one = SqliteJournal(path, least_free=0)
    await one.open()
    return one


async def test_appends_that_wait_together_are_one_commit(journal: SqliteJournal) -> None:
    chains = [chain(table_id(), 1) for _ in range(200)]
    before = journal.commits
    await asyncio.gather(*(journal.append(one, card(one[0].table)) for one in chains))
    assert journal.commits - before <= 10


async def test_a_conflict_costs_no_commit_of_its_own(journal: SqliteJournal) -> None:
    chains = [chain(table_id(), 1) for _ in range(100)]
    await asyncio.gather(*(journal.append(one, card(one[0].table)) for one in chains))
    before = journal.commits
    seconds = [[following(one[0])] for one in chains[1:]]
    outcomes = await asyncio.gather(
        journal.append(chains[0], card(chains[0][0].table)),
        *(journal.append(one) for one in seconds),
        return_exceptions=True,
    )
    assert isinstance(outcomes[0], Conflict)
    assert outcomes[1:] == [None] * 99
    assert journal.commits - before <= 10


async def test_who_gives_up_waiting_does_not_stop_the_writer(journal: SqliteJournal) -> None:
    table = table_id()
    first = asyncio.create_task(journal.append(chain(table, 1), card(table)))
    await asyncio.sleep(0)
    first.cancel()
    other = table_id()
    await journal.append(chain(other, 1), card(other))
    assert await journal.heads([other]) == {other: 1}


async def test_closing_writes_what_waits(path: Path) -> None:
    journal = await reopened(path)
    chains = [chain(table_id(), 1) for _ in range(50)]
    waiting = [asyncio.create_task(journal.append(one, card(one[0].table))) for one in chains]
    await asyncio.sleep(0)
    await journal.close()
    await asyncio.gather(*waiting)
    with pytest.raises(Unwritable, match="journal/closed"):
        await journal.append(chains[0], card(chains[0][0].table))
    with pytest.raises(Unwritable, match="journal/closed"):
        await journal.read("x")
    journal = await reopened(path)
    assert len(await journal.heads([one[0].table for one in chains])) == 50
    await journal.close()
    assert not path.with_name("journal.db-wal").exists()


async def test_a_full_disk_keeps_nothing_and_goes_on_when_there_is_room(
    disk: tuple[FailingDisk, SqliteJournal],
) -> None:
    failing, journal = disk
    table = table_id()
    entries = chain(table, 2)
    await journal.append(entries[:1], card(table))
    failing.fails_to = "grow"
    for _ in range(3):
        with pytest.raises(Unwritable, match="journal/disk-full"):
            await journal.append(entries[1:])
    assert await journal.read(table) == entries[:1]
    assert not journal.is_broken
    failing.fails_to = ""
    await journal.append(entries[1:])
    assert await journal.read(table) == entries


async def _once_idle(connection: apsw.Connection, command: str) -> None:
    """The writer's thread may still be busy with the transaction it has answered for."""
    async with asyncio.timeout(10):
        while True:
            try:
                connection.execute(command)
                return
            except apsw.ThreadingViolationError:
                await asyncio.sleep(0.01)


async def test_a_file_that_may_not_grow_is_a_full_disk(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connections: list[apsw.Connection] = []
    opened = sqlite_schema.connected

    def noted(*given: object, **named: object) -> apsw.Connection:
        connections.append(opened(*given, **named))  # type: ignore[arg-type]
        return connections[-1]

    monkeypatch.setattr("zuschlag.journal.sqlite_writer.connected", noted)
    journal = await reopened(path)
    await _once_idle(connections[0], "PRAGMA max_page_count = 40")
    entries = chain(table_id(), 200, public={"text": "x" * 2000})

    async def write_all() -> None:
        for one in entries:
            await journal.append([one], card(one.table))

    with pytest.raises(Unwritable, match="journal/disk-full"):
        await write_all()
    written = len(await journal.read(entries[0].table))
    assert 0 < written < 200
    assert await journal.read(entries[0].table) == entries[:written]
    await _once_idle(connections[0], "PRAGMA max_page_count = 100000")
    for one in entries[written:]:
        await journal.append([one])
    assert await journal.read(entries[0].table) == entries
    await journal.close()


@pytest.mark.parametrize("deed", ["sync", "write"])
async def test_after_a_failed_disk_nothing_is_said_to_be_kept(
    deed: str, disk: tuple[FailingDisk, SqliteJournal], path: Path
) -> None:
    failing, journal = disk
    table = table_id()
    entries = chain(table, 4)
    await journal.append(entries[:1], card(table))
    failing.fails_to = deed
    with pytest.raises(Unclear, match="journal/io-error"):
        await journal.append(entries[1:2])
    assert journal.is_broken
    failing.fails_to = ""  # the disk claims to be well: that must not be believed
    for _ in range(2):
        with pytest.raises(Unwritable, match="journal/broken"):
            await journal.append(entries[1:2])
        with pytest.raises(Unwritable, match="journal/broken"):
            await journal.read(table)
    await journal.close()
    again = await reopened(path)
    read = await again.read(table)
    assert read in (entries[:1], entries[:2])
    await again.append(entries[len(read) :])
    assert await again.read(table) == entries
    await again.close()


async def test_a_sync_that_fails_in_a_checkpoint_breaks_the_store(
    disk: tuple[FailingDisk, SqliteJournal], monkeypatch: pytest.MonkeyPatch
) -> None:
    failing, journal = disk
    table = table_id()
    entries = chain(table, 2)
    await journal.append(entries[:1], card(table))
    monkeypatch.setattr("zuschlag.journal.sqlite_writer.CHECKPOINT_PAGES", 1)

    def fail_behind_the_commit(_db: object, _name: object, _pages: int) -> int:
        failing.fails_to = "sync"
        return apsw.SQLITE_OK

    writer = journal._writer

    def write(db: apsw.Connection) -> None:
        # In the writer's thread: what is left to do for the last commit is done by then.
        monkeypatch.setattr(writer, "_pages", 10)
        db.set_wal_hook(fail_behind_the_commit)
        db.execute("UPDATE tbl SET game = 'another'")

    await writer.call(write)
    for _ in range(100):
        if journal.is_broken:
            break
        await asyncio.sleep(0.02)
    assert journal.is_broken
    with pytest.raises(Unwritable, match="journal/broken"):
        await journal.append(entries[1:])


async def test_the_log_is_moved_into_the_file_now_and_then(
    journal: SqliteJournal, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("zuschlag.journal.sqlite_writer.CHECKPOINT_PAGES", 20)
    for one in chain(table_id(), 100, public={"text": "x" * 3000}):
        await journal.append([one], card(one.table))
    assert path.with_name("journal.db-wal").stat().st_size < 60 * 4200
    assert path.stat().st_size > 200_000


async def test_a_second_server_on_the_same_file_is_refused(
    journal: SqliteJournal, path: Path
) -> None:
    with pytest.raises(ZuschlagError, match="journal/locked"):
        await SqliteJournal(path, least_free=0).open()
    table = table_id()
    await journal.append(chain(table, 1), card(table))


SERVER = """
import asyncio, sys
from pathlib import Path
from zuschlag.journal.sqlite import SqliteJournal

async def serve():
    await SqliteJournal(Path(sys.argv[1]), least_free=0).open()
    print("open", flush=True)
    await asyncio.sleep(60)

asyncio.run(serve())
"""


async def test_a_lock_ends_with_the_process_that_held_it(path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", SERVER, str(path)], stdout=-1) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"open\n"
        with pytest.raises(ZuschlagError, match="journal/locked"):
            await SqliteJournal(path, least_free=0).open()
        os.kill(other.pid, signal.SIGKILL)
        other.wait()
        await (await reopened(path)).close()


async def test_leases_of_a_server_that_is_gone_are_free(path: Path) -> None:
    table = table_id()
    journal = await reopened(path)
    assert (await journal.take(table, "one", "", 3600)).epoch == 1
    await journal.close()
    journal = await reopened(path)
    assert (await journal.take(table, "two", "", 3600)).epoch == 2
    await journal.close()


async def test_entries_cannot_be_changed_or_removed(journal: SqliteJournal, path: Path) -> None:
    table = table_id()
    await journal.append(chain(table, 1), card(table))
    await journal.close()
    db = apsw.Connection(str(path))
    for statement in ("UPDATE event SET public = '{}'", "DELETE FROM event"):
        with pytest.raises(apsw.ConstraintError, match="append only"):
            db.execute(statement)
    db.close()


async def test_a_file_of_the_first_shape_is_upgraded(path: Path) -> None:
    table = table_id()
    label = card(table, holders=[("ann", 0), ("bob", 1), ("ann", 2)])
    db = apsw.Connection(str(path))
    sqlite_schema.upgrade(db, to=1)
    db.execute(
        "INSERT INTO tbl(table_id, code, game, status, is_listed, created_ms, touched_ms, public,"
        " holders, head_seq, epoch) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 1, 1)",
        row_of_card(label),
    )
    assert db.pragma("user_version") == 1
    db.close()
    with pytest.raises(ZuschlagError, match="journal/older-version"):
        await SqliteJournal(path).open_to_read()
    journal = await reopened(path)
    assert await journal.held_by("ann", 5) == [label]
    await journal.close()
    db = apsw.Connection(str(path))
    assert db.pragma("user_version") == sqlite_schema.VERSION
    db.close()


async def test_a_file_with_leases_in_it_is_upgraded_and_goes_on(path: Path) -> None:
    table = table_id()
    first = chain(table, 1, epoch=3)[0]
    db = apsw.Connection(str(path))
    sqlite_schema.upgrade(db, to=2)
    db.execute(
        "INSERT INTO tbl(table_id, code, game, status, is_listed, created_ms, touched_ms, public,"
        " holders, head_seq, head_hash, epoch, owner, address, lease_until)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 1, ?, 3, 'one', 'here:1', 9e9)",
        (*row_of_card(card(table)), first.hash),
    )
    marks = ", ".join("?" * len(row_of_entry(first)))
    db.execute(f"INSERT INTO event({EVENT}) VALUES ({marks})", row_of_entry(first))
    db.close()
    journal = await reopened(path)
    lease = await journal.take(table, "one", "", 9)
    assert (lease.epoch, lease.is_mine) == (4, True)
    second = following(first, epoch=4)
    await journal.append([second])
    assert await journal.read(table) == [first, second]
    await journal.close()


async def test_a_file_of_a_newer_program_is_refused_untouched(path: Path) -> None:
    await (await reopened(path)).close()
    db = apsw.Connection(str(path))
    db.execute(f"PRAGMA user_version = {sqlite_schema.VERSION + 1}")
    db.close()
    before = path.read_bytes()
    with pytest.raises(ZuschlagError, match="journal/newer-version"):
        await SqliteJournal(path, least_free=0).open()
    assert path.read_bytes() == before


async def test_what_is_no_journal_is_refused_untouched(path: Path) -> None:
    db = apsw.Connection(str(path))
    db.execute("CREATE TABLE mine(x)")
    db.close()
    before = path.read_bytes()
    with pytest.raises(ZuschlagError, match="journal/not-a-journal"):
        await SqliteJournal(path, least_free=0).open()
    assert path.read_bytes() == before
    path.write_bytes(b"a letter to my mother" * 100)
    with pytest.raises(ZuschlagError, match="journal/unopenable"):
        await SqliteJournal(path, least_free=0).open()


async def test_a_nearly_full_disk_is_no_place_to_start(path: Path) -> None:
    with pytest.raises(ZuschlagError, match="journal/disk-nearly-full"):
        await SqliteJournal(path, least_free=10**18).open()
    await (await reopened(path)).close()


def test_a_sqlite_with_a_known_fault_is_refused() -> None:
    sqlite_schema.check_library("3.51.3")
    for version in ("3.51.2", "3.40.1"):
        with pytest.raises(ZuschlagError, match="journal/old-sqlite"):
            sqlite_schema.check_library(version)


def test_commits_must_be_on_disk_before_they_are_told(path: Path) -> None:
    db = apsw.Connection(str(path))
    with pytest.raises(ZuschlagError, match="journal/no-write-ahead-log"):
        sqlite_schema.check_modes(db)
    db.execute("PRAGMA journal_mode = wal; PRAGMA synchronous = NORMAL").fetchall()
    with pytest.raises(ZuschlagError, match="journal/not-synchronous"):
        sqlite_schema.check_modes(db)
    db.close()


async def test_somebody_may_look_while_the_server_writes(
    journal: SqliteJournal, path: Path
) -> None:
    table = table_id()
    await journal.append(chain(table, 2), card(table))
    await journal.put_credential(Credential(hash="ab", kind="bot", created=1, expires=2))
    looking = SqliteJournal(path)
    await looking.open_to_read()
    assert await looking.names() == [table]
    assert len(await looking.read(table)) == 2
    assert len(await looking.credentials()) == 1
    with pytest.raises(Unwritable, match="journal/closed"):
        await looking.append(chain(table, 1), card(table))
    await looking.close()
