"""How a store is: what fails is told, what is well again too; what is well leaves no trace."""

from pathlib import Path

import apsw
import pytest

from tests.journal.failing_disk import FailingDisk
from tests.journal.stories import card, chain, table_id
from zuschlag.journal.condition import WRITABLE_AGAIN, probe
from zuschlag.journal.contract import Conflict, Unclear, Unwritable
from zuschlag.journal.opening import Store
from zuschlag.journal.postgres import PostgresJournal
from zuschlag.journal.sqlite import SqliteJournal


async def opened(path: Path, name: str) -> tuple[FailingDisk, SqliteJournal, list[str]]:
    disk = FailingDisk(name)
    journal = SqliteJournal(path, least_free=0, vfs=name)
    await journal.open()
    told: list[str] = []
    journal.condition.listen(told.append)
    return disk, journal, told


async def test_a_full_disk_is_told_until_there_is_room_again(tmp_path: Path) -> None:
    disk, journal, told = await opened(tmp_path / "journal.db", "condition-full")
    disk.fails_to = "grow"
    for _ in range(2):
        with pytest.raises(Unwritable, match="journal/disk-full"):
            await journal.append(chain(table := table_id(), 1), card(table))
    assert not journal.condition.is_writable
    with pytest.raises(Unwritable, match="journal/disk-full"):
        await probe(journal)
    disk.fails_to = ""
    await probe(journal)
    assert journal.condition.is_writable
    assert told == ["disk-full"] * 3 + [WRITABLE_AGAIN]
    await journal.close()


async def test_a_failed_disk_is_told(tmp_path: Path) -> None:
    disk, journal, told = await opened(tmp_path / "journal.db", "condition-failed")
    disk.fails_to = "sync"
    with pytest.raises(Unclear):
        await journal.append(chain(table := table_id(), 1), card(table))
    assert (journal.condition.is_writable, told) == (False, ["disk-failed"])
    await journal.close()


async def test_a_row_that_is_garbage_is_told_and_writing_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    _, journal, told = await opened(path, "condition-garbage")
    table = table_id()
    await journal.append(chain(table, 1), card(table))
    db = apsw.Connection(str(path))
    db.execute("DROP TRIGGER event_no_update; UPDATE event SET public = '{'")
    db.close()
    with pytest.raises(Unwritable, match="journal/corrupt"):
        await journal.read(table)
    assert (journal.condition.is_writable, told) == (True, ["corrupt"])
    await journal.close()


async def test_a_conflict_is_no_fault(journal: Store) -> None:
    told: list[str] = []
    journal.condition.listen(told.append)
    entries = chain(table := table_id(), 2)
    await journal.append(entries, card(table))
    with pytest.raises(Conflict):
        await journal.append(entries[1:])
    assert (journal.condition.is_writable, told) == (True, [])


async def test_a_database_that_is_away_is_told() -> None:
    journal = PostgresJournal("postgresql://nobody@127.0.0.1:1/x")
    await journal.open_to_read()
    told: list[str] = []
    journal.condition.listen(told.append)
    with pytest.raises(Unwritable):
        await journal.names()
    assert told == ["database-away"]
    await journal.close()


async def test_words_about_the_whole_journal_are_kept(journal: Store) -> None:
    assert await journal.kept("mood") is None
    for mood in ("good", "better"):
        await journal.keep("mood", mood)
        assert await journal.kept("mood") == mood
