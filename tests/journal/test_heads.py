"""The note of heads beside the key: what it keeps, and what it finds missing."""

from pathlib import Path

import pytest

from tests.journal.stories import card, chain, table_id
from zuschlag.errors import ZuschlagError
from zuschlag.journal import heads
from zuschlag.journal.entry import Entry
from zuschlag.journal.heads import HeadsFile, Loss, Recent, losses
from zuschlag.journal.memory import MemoryJournal
from zuschlag.journal.sqlite import SqliteJournal

ID, OTHER = "ab" * 16, "cd" * 16


def of(*entries: Entry) -> dict[str, tuple[int, bytes]]:
    return {one.table: (one.seq, one.hash) for one in entries}


def test_a_note_is_read_as_it_was_written_and_is_nobody_elses(tmp_path: Path) -> None:
    key = tmp_path / "journal.key"
    mine, other = HeadsFile(key, ID), HeadsFile(key, OTHER)
    assert mine.read() == {}
    noted = of(chain(table_id(), 3)[-1], chain(table_id(), 1)[-1])
    mine.write(noted)
    assert mine.read() == noted
    assert other.read() == {}
    assert mine.path.stat().st_mode & 0o777 == 0o600
    assert [one.name for one in tmp_path.iterdir()] == [mine.path.name]


@pytest.mark.parametrize("text", [b"", b"{", b'{"is":"zuschlag-heads"}', b"\x00\xff" * 40])
def test_a_note_that_is_none_is_said(tmp_path: Path, text: bytes) -> None:
    file = HeadsFile(tmp_path / "journal.key", ID)
    file.path.write_bytes(text)
    with pytest.raises(ZuschlagError, match="journal/heads-unreadable"):
        file.read()


def test_the_tables_that_grew_last_are_in_the_note(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heads, "MOST", 3)
    recent, tables = Recent(), [chain(table_id(), 2) for _ in range(4)]
    for entries in tables:
        recent.note(entries[0])
    recent.note(tables[1][1])
    assert recent.heads == of(tables[2][0], tables[3][0], tables[1][1])
    assert recent.count == 5


async def test_what_the_journal_does_not_have_as_it_was_is_missed() -> None:
    journal = MemoryJournal()
    whole, short, other, gone = (chain(table_id(), 4) for _ in range(4))
    await journal.append(whole, card(whole[0].table))
    await journal.append(short[:2], card(short[0].table))
    await journal.append(chain(other[0].table, 5, kind="else"), card(other[0].table))
    noted = of(whole[2], short[3], other[3], gone[3])
    assert await losses(journal, noted) == [
        Loss(short[0].table, 4, 2),
        Loss(other[0].table, 4, 3),
        Loss(gone[0].table, 4, 0),
    ]


async def test_a_journal_notes_what_is_on_disk_and_nothing_else(tmp_path: Path) -> None:
    journal = SqliteJournal(tmp_path / "journal.db", least_free=0)
    await journal.open()
    entries = chain(table_id(), 3)
    await journal.append(entries[:2], card(entries[0].table))
    with pytest.raises(ZuschlagError):
        await journal.append(chain(table_id(), 2)[1:])
    assert journal.recent.heads == of(entries[1])
    await journal.append(entries[2:])
    assert journal.recent.heads == of(entries[2])
    await journal.close()
