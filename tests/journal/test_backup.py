"""Backups while tables are played; the way back; and nothing in them that must not be."""

import asyncio
import secrets
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import apsw
import pytest

from tests import postgres
from tests.house.tree import ROOT
from tests.journal.stories import card, chain, following, table_id
from zuschlag.errors import ZuschlagError
from zuschlag.journal import sqlite_schema
from zuschlag.journal.backup import back_up, restore
from zuschlag.journal.chain import first_fault
from zuschlag.journal.contract import Credential
from zuschlag.journal.entry import Entry
from zuschlag.journal.opening import Store, journal_at
from zuschlag.journal.seal import KeySeal
from zuschlag.journal.sqlite import SqliteJournal


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "journal.db"


async def filled(path: Path, *chains: list[Entry]) -> None:
    journal = SqliteJournal(path, least_free=0)
    await journal.open()
    for entries in chains:
        await journal.append(entries, card(entries[0].table))
    await journal.close()


async def looked_at(address: str, do: Callable[[Store], Awaitable[None]]) -> None:
    store = journal_at(address)
    await store.open_to_read()
    await do(store)
    await store.close()


async def test_a_backup_under_load_is_one_moment_of_the_journal(path: Path, tmp_path: Path) -> None:
    journal = SqliteJournal(path, least_free=0)
    await journal.open()
    lasts: list[Entry] = []
    for _ in range(20):
        entries = chain(table_id(), 30, public={"text": "x" * 2000})
        await journal.append(entries, card(entries[0].table))
        lasts.append(entries[-1])
    is_over = False

    async def play(last: Entry) -> int:
        count = 0
        while not is_over:
            last = following(last)
            await journal.append([last], card(last.table, touched=last.at))
            count += 1
        return count

    playing = [asyncio.create_task(play(last)) for last in lasts]
    steps: list[tuple[int, int]] = []
    for number in range(3):
        await asyncio.sleep(0.05)
        target = tmp_path / f"backup {number}"
        amount = await back_up(str(path), target, lambda *step: steps.append(step))
        assert amount.tables == 20
        assert amount.entries >= 600
    is_over = True
    counts = await asyncio.gather(*playing)
    assert min(counts) > 0
    await journal.close()
    assert steps[-1][0] == steps[-1][1] > 0

    async def check(store: Store) -> None:
        for last in lasts:
            assert first_fault(await store.read(last.table)) is None

    await restore(tmp_path / "backup 2", str(tmp_path / "empty" / "there.db"))
    await looked_at(str(tmp_path / "empty" / "there.db"), check)
    assert sorted(one.name for one in (tmp_path / "empty").iterdir()) == [
        "there.db",
        "there.db.lock",
    ]


KILLED = """
import asyncio, os, sys
from pathlib import Path
from tests.journal.stories import card, chain
from zuschlag.journal.sqlite import SqliteJournal

async def play():
    journal = SqliteJournal(Path(sys.argv[1]), least_free=0)
    await journal.open()
    await journal.append(chain("ab", 5), card("ab"))
    os.kill(os.getpid(), 9)

asyncio.run(play())
"""


async def test_what_a_killed_server_left_can_be_backed_up(path: Path, tmp_path: Path) -> None:
    killed = subprocess.run([sys.executable, "-c", KILLED, path], cwd=ROOT, check=False)
    assert killed.returncode == -signal.SIGKILL
    assert path.with_name("journal.db-wal").stat().st_size > 0
    amount = await back_up(str(path), tmp_path / "backup")
    assert amount.entries == 5
    assert (await restore(tmp_path / "backup", str(tmp_path / "new.db"))).entries == 5


async def test_a_restored_journal_goes_on(path: Path, tmp_path: Path) -> None:
    entries = chain(table_id(), 3)
    await filled(path, entries[:2])
    await back_up(str(path), tmp_path / "backup")
    await restore(tmp_path / "backup", str(tmp_path / "new.db"))
    journal = SqliteJournal(tmp_path / "new.db", least_free=0)
    await journal.open()
    await journal.append(entries[2:])
    assert await journal.read(entries[0].table) == entries
    await journal.close()


async def test_nothing_is_overwritten_without_force(path: Path, tmp_path: Path) -> None:
    old, new = chain(table_id(), 1), chain(table_id(), 1)
    await filled(path, old)
    await back_up(str(path), tmp_path / "backup")
    with pytest.raises(ZuschlagError, match="journal/target-exists"):
        await back_up(str(path), tmp_path / "backup")
    await back_up(str(path), tmp_path / "backup", force=True)
    await filled(tmp_path / "other.db", new)
    before = (tmp_path / "other.db").read_bytes()
    with pytest.raises(ZuschlagError, match="journal/target-exists"):
        await restore(tmp_path / "backup", str(tmp_path / "other.db"))
    assert (tmp_path / "other.db").read_bytes() == before
    await restore(tmp_path / "backup", str(tmp_path / "other.db"), force=True)

    async def check(store: Store) -> None:
        assert await store.names() == [old[0].table]

    await looked_at(str(tmp_path / "other.db"), check)


async def test_a_journal_in_use_is_not_replaced(path: Path, tmp_path: Path) -> None:
    await filled(path, chain(table_id(), 1))
    await back_up(str(path), tmp_path / "backup")
    journal = SqliteJournal(path, least_free=0)
    await journal.open()
    with pytest.raises(ZuschlagError, match="journal/locked"):
        await restore(tmp_path / "backup", str(path), force=True)
    await journal.close()


async def test_a_log_left_by_a_crash_does_not_get_into_the_restored_journal(
    path: Path, tmp_path: Path
) -> None:
    entries = chain(table_id(), 1)
    await filled(path, entries)
    await back_up(str(path), tmp_path / "backup")
    for ending in ("-wal", "-shm"):
        path.with_name(path.name + ending).write_bytes(b"what the crash left" * 1000)
    await restore(tmp_path / "backup", str(path), force=True)

    async def check(store: Store) -> None:
        assert await store.read(entries[0].table) == entries

    await looked_at(str(path), check)


async def test_a_changed_entry_is_found_before_a_restore(path: Path, tmp_path: Path) -> None:
    await filled(path, chain(table_id(), 3))
    await back_up(str(path), tmp_path / "backup")
    for change in ("UPDATE event SET public = '{}' WHERE seq = 2", "DELETE FROM event"):
        db = apsw.Connection(str(tmp_path / "backup"))
        db.execute("DROP TRIGGER IF EXISTS event_no_update")
        db.execute("DROP TRIGGER IF EXISTS event_no_delete")
        db.execute(change)
        db.close()
        with pytest.raises(ZuschlagError, match=r"journal/(changed|cut-short)"):
            await restore(tmp_path / "backup", str(tmp_path / "new.db"))
        assert not (tmp_path / "new.db").exists()


async def test_a_damaged_backup_is_refused(path: Path, tmp_path: Path) -> None:
    await filled(path, *(chain(table_id(), 30) for _ in range(10)))
    await back_up(str(path), tmp_path / "backup")
    whole = bytearray((tmp_path / "backup").read_bytes())
    whole[8192:12288] = secrets.token_bytes(4096)
    (tmp_path / "backup").write_bytes(whole)
    with pytest.raises(ZuschlagError, match="journal/"):
        await restore(tmp_path / "backup", str(tmp_path / "new.db"))
    (tmp_path / "backup").write_bytes(b"a letter to my mother")
    with pytest.raises(ZuschlagError, match="journal/not-a-backup"):
        await restore(tmp_path / "backup", str(tmp_path / "new.db"))
    assert [one.name for one in tmp_path.glob("new.db*")] == ["new.db.lock"]


async def test_no_secret_is_in_the_files_or_in_a_backup(path: Path, tmp_path: Path) -> None:
    key = secrets.token_bytes(32)
    seal = KeySeal(key)
    tokens = [secrets.token_urlsafe(32) for _ in range(20)]
    decks = [f"deck {secrets.token_hex(16)}" for _ in range(20)]
    journal = SqliteJournal(path, least_free=0)
    await journal.open()
    for token, deck in zip(tokens, decks, strict=True):
        table = table_id()
        sealed = seal.seal(deck.encode(), table.encode())
        mark = seal.mark(deck.encode())
        await journal.append(chain(table, 1, sealed=sealed, mark=mark), card(table))
        hashed = KeySeal(key).mark(token.encode())
        await journal.put_credential(Credential(hash=hashed, kind="bot", created=1, expires=2))
    await back_up(str(path), tmp_path / "backup")
    files = [one.read_bytes() for one in tmp_path.iterdir()]
    assert len(files) >= 4
    for secret in [key, *(text.encode() for text in tokens + decks)]:
        assert not any(secret in content or secret.hex().encode() in content for content in files)
    await journal.close()


async def test_postgresql_is_backed_up_and_restored_through_one_file(tmp_path: Path) -> None:
    dsn, empty = postgres.database(), postgres.database()
    journal = journal_at(dsn)
    await journal.open()
    chains = [chain(table_id(), 3) for _ in range(3)]
    for entries in chains:
        await journal.append(entries, card(entries[0].table))
    known = Credential(hash="ab" * 32, kind="session", created=1, expires=2)
    await journal.put_credential(known)
    amount = await back_up(dsn, tmp_path / "backup")
    assert (amount.tables, amount.entries) == (3, 9)
    with pytest.raises(ZuschlagError, match="journal/target-not-empty"):
        await restore(tmp_path / "backup", dsn)
    await journal.close()

    async def check(store: Store) -> None:
        for entries in chains:
            assert await store.read(entries[0].table) == entries
        assert await store.credential(known.hash) == known

    for address in (empty, str(tmp_path / "moved.db")):
        await restore(tmp_path / "backup", address)
        await looked_at(address, check)
    await filled(tmp_path / "lite.db")
    await back_up(str(tmp_path / "lite.db"), tmp_path / "lite")
    with pytest.raises(ZuschlagError, match="journal/other-store"):
        await restore(tmp_path / "lite", empty)


async def test_a_restored_journal_has_its_key_and_another_name(path: Path, tmp_path: Path) -> None:
    journal = SqliteJournal(path, least_free=0)
    await journal.open()
    await journal.keep("key", "the mark of the key")
    before = await journal.kept("id")
    await journal.close()
    await back_up(str(path), tmp_path / "backup")
    await restore(tmp_path / "backup", str(path), force=True)

    async def compare(store: Store) -> None:
        assert await store.kept("key") == "the mark of the key"
        assert await store.kept("id") not in (None, before)

    await looked_at(str(path), compare)


async def test_a_backup_of_an_older_shape_can_be_restored(path: Path, tmp_path: Path) -> None:
    db = apsw.Connection(str(tmp_path / "backup"))
    sqlite_schema.upgrade(db, to=2)
    db.close()
    await restore(tmp_path / "backup", str(path))
    journal = SqliteJournal(path, least_free=0)
    await journal.open()
    assert await journal.kept("id")
    await journal.close()
