"""The mirror on a stick: what it holds, what happens to it, and who may go on with it."""

import errno
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.journal.stories import card, chain, following, table_id
from zuschlag.errors import ZuschlagError
from zuschlag.journal import mirroring, passphrase
from zuschlag.journal.contract import Credential
from zuschlag.journal.entry import Entry, place_of
from zuschlag.journal.erasing import erased
from zuschlag.journal.mirror_file import (
    VERSION,
    Mirrored,
    begin,
    epochs,
    latest,
    mark_of,
    read_mirror,
)
from zuschlag.journal.mirroring import Mirroring
from zuschlag.journal.passphrase import LockedKey, locked, new_phrase, unlocked
from zuschlag.journal.resuming import claimed, mirror_in, restored
from zuschlag.journal.seal import KeySeal
from zuschlag.journal.sqlite import SqliteJournal

KEY = bytes(range(32))
NO_KEY = LockedKey(b"salt", 2, b"locked")


@pytest.fixture(autouse=True)
def _in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mirroring, "LOOK_SECONDS", 0.02)
    monkeypatch.setattr(mirroring, "AGAIN_SECONDS", 0.02)


class Laptop:
    """A journal and the stick in its side."""

    def __init__(self, folder: Path, journal: SqliteJournal, mirror: Mirroring) -> None:
        self.stick, self.journal, self.mirror = folder / "stick", journal, mirror

    def until(self, is_so: Callable[[], bool]) -> None:
        end = time.monotonic() + 30
        while not is_so():
            assert time.monotonic() < end, self.mirror.light
            time.sleep(0.01)

    def until_light(self, light: str) -> None:
        self.until(lambda: self.mirror.light == light)

    def until_mirrored(self, *last: Entry) -> None:
        """All of these are on the stick, in a moment that counts."""

        def are_there() -> bool:
            try:
                found = read_mirror(self.stick / "zuschlag-0001.mirror").entries
            except OSError:
                return False
            return all(one in found.get(one.table, []) for one in last)

        self.until(are_there)


@asynccontextmanager
async def laptop(folder: Path) -> AsyncIterator[Laptop]:
    journal = SqliteJournal(folder / "laptop" / "journal.db", least_free=0)
    (folder / "stick").mkdir()
    await journal.open()
    first = Mirrored(VERSION, 1, await journal.kept("id") or "", mark_of(KEY), NO_KEY)
    mirror = Mirroring(journal.path, begin(folder / "stick", first))
    mirror.start()
    try:
        yield Laptop(folder, journal, mirror)
    finally:
        mirror.stop(30)
        await journal.close()


async def grown(journal: SqliteJournal, length: int = 3) -> list[Entry]:
    entries = chain(table_id(), length)
    await journal.append(entries, card(entries[0].table))
    return entries


async def test_entries_cards_and_credentials_come_to_the_stick_and_back(tmp_path: Path) -> None:
    someone = Credential(hash="ab", kind="session", created=1, expires=2)
    async with laptop(tmp_path) as here:
        first = await grown(here.journal)
        here.until_mirrored(*first)
        await here.journal.put_credential(someone)
        second = following(first[-1])
        await here.journal.append([second], card(second.table, status="play"))
        here.until_mirrored(second)
    mirror, file = claimed(mirror_in(tmp_path / "stick"))
    amount = await restored(mirror, KEY, tmp_path / "another", file)
    assert amount == (1, 4)
    back = SqliteJournal(tmp_path / "another" / "journal.db", least_free=0)
    await back.open()
    assert await back.read(second.table) == [*first, second]
    assert await back.card(second.table) == card(second.table, status="play")
    assert await back.credentials() == [someone]
    assert (tmp_path / "another" / "journal.key").read_bytes() == KEY
    await back.close()


async def test_nothing_happens_nothing_is_written(tmp_path: Path) -> None:
    async with laptop(tmp_path) as here:
        here.until_mirrored(*await grown(here.journal))
        file = here.stick / "zuschlag-0001.mirror"
        before = file.stat()
        time.sleep(0.3)
        assert file.stat().st_mtime_ns == before.st_mtime_ns


async def test_a_stick_that_was_away_catches_up(tmp_path: Path) -> None:
    async with laptop(tmp_path) as here:
        here.until_mirrored(*await grown(here.journal))
        here.stick.rename(tmp_path / "pocket")
        here.until_light(mirroring.AWAY)
        late = await grown(here.journal)
        here.stick.mkdir()  # the empty place where it was mounted
        time.sleep(0.1)
        assert here.mirror.light == mirroring.AWAY
        here.stick.rmdir()
        (tmp_path / "pocket").rename(here.stick)
        here.until_mirrored(*late)
        here.until_light(mirroring.OK)


async def test_a_full_stick_is_told_and_goes_on_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = mirroring._write_at

    def half(file: Any, size: int, data: bytes) -> None:
        written(file, size, data[: len(data) // 2])
        raise OSError(errno.ENOSPC, "no room")

    async with laptop(tmp_path) as here:
        here.until_mirrored(*await grown(here.journal))
        monkeypatch.setattr(mirroring, "_write_at", half)
        late = await grown(here.journal)
        here.until_light(mirroring.FULL)
        monkeypatch.setattr(mirroring, "_write_at", written)
        here.until_mirrored(*late)
        here.until_light(mirroring.OK)


async def test_a_slow_stick_is_in_nobodys_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mirroring, "LATE_SECONDS", 0.1)
    written, is_slow = mirroring._write_at, [True]

    def slow(file: Any, size: int, data: bytes) -> None:
        while is_slow[0]:
            time.sleep(0.01)
        written(file, size, data)

    monkeypatch.setattr(mirroring, "_write_at", slow)
    async with laptop(tmp_path) as here:
        played = [await grown(here.journal) for _ in range(20)]
        here.until_light(mirroring.BEHIND)
        is_slow[0] = False
        here.until_mirrored(*(one for entries in played for one in entries))
        here.until_light(mirroring.OK)


async def test_whoever_still_writes_stops_when_another_goes_on(tmp_path: Path) -> None:
    async with laptop(tmp_path) as here:
        here.until_mirrored(*await grown(here.journal))
        _, file = claimed(mirror_in(here.stick))
        assert file == here.stick / "zuschlag-0002.mirror"
        here.until_light(mirroring.TAKEN)
        size = (here.stick / "zuschlag-0001.mirror").stat().st_size
        await grown(here.journal)
        time.sleep(0.2)
        assert (here.stick / "zuschlag-0001.mirror").stat().st_size == size
        assert mirror_in(here.stick) == here.stick / "zuschlag-0001.mirror"


async def test_a_torn_end_does_not_count_and_damage_is_named(tmp_path: Path) -> None:
    async with laptop(tmp_path) as here:
        first = await grown(here.journal)
        here.until_mirrored(*first)
        here.until_mirrored(*await grown(here.journal))
    file = latest(tmp_path / "stick")
    assert file is not None
    whole = file.read_bytes()
    for cut in range(1, len(whole.splitlines(keepends=True)[-1]) + 40, 7):
        file.write_bytes(whole[:-cut])
        found = read_mirror(file).entries
        assert found[first[0].table] == first
        assert len(found) == 1
    last = len(whole) - len(whole.splitlines(keepends=True)[-1])
    places = [
        *range(whole.index(b"\n") + 1, last, max(1, len(whole) // 50)),
        *range(last, len(whole)),
    ]
    for place in places:
        changed = bytearray(whole)
        changed[place] ^= 1
        file.write_bytes(changed)
        assert tables_in(file) in (0, 1, "journal/mirror-damaged")


def tables_in(file: Path) -> int | str:
    """How many tables can be read, or what is wrong with the file."""
    try:
        return len(read_mirror(file).entries)
    except ZuschlagError as fault:
        return fault.slug


async def test_a_broken_chain_and_a_foreign_key_are_found_before_anything_is_made(
    tmp_path: Path,
) -> None:
    async with laptop(tmp_path) as here:
        table = table_id()
        sealed = KeySeal(KEY).seal(b"secret", place_of(table, 1))
        entries = chain(table, 1, sealed=sealed)
        await here.journal.append(entries, card(table))
        here.until_mirrored(*entries)
    mirror = read_mirror(mirror_in(tmp_path / "stick"))
    with pytest.raises(ZuschlagError, match="journal/wrong-seal"):
        await restored(mirror, bytes(32), tmp_path / "another", None)
    mirror.entries[table] = mirror.entries[table] * 2
    with pytest.raises(ZuschlagError, match="journal/gap"):
        await restored(mirror, KEY, tmp_path / "another", None)
    assert not (tmp_path / "another").exists()


def test_the_phrase_opens_however_it_is_typed_and_no_other_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(passphrase, "_COST", 2**4)
    phrase = new_phrase()
    kept = locked(KEY, phrase)
    typed = [phrase, phrase.lower().replace("-", " "), phrase.replace("0", "O").replace("1", "l")]
    assert [unlocked(kept, one) for one in typed] == [KEY] * 3
    assert KEY not in kept.locked
    with pytest.raises(ZuschlagError, match="journal/wrong-phrase"):
        unlocked(kept, new_phrase())


async def test_what_is_erased_is_gone_and_what_is_not_ours_stays(tmp_path: Path) -> None:
    async with laptop(tmp_path) as here:
        here.until_mirrored(*await grown(here.journal))
    (tmp_path / "laptop" / "journal.key").write_bytes(KEY)
    mine, holiday = tmp_path / "stick" / "holiday.jpg", tmp_path / "laptop" / "notes.txt"
    mine.write_text("mine")
    journal, key = tmp_path / "laptop" / "journal.db", tmp_path / "laptop" / "journal.key"
    assert erased(journal, key, tmp_path / "stick") == []
    assert not (tmp_path / "laptop").exists()
    assert [one.name for one in (tmp_path / "stick").iterdir()] == ["holiday.jpg"]
    assert epochs(tmp_path / "stick") == {}
    holiday.parent.mkdir()
    holiday.write_text("mine")
    assert erased(journal, key, None) == [holiday]
