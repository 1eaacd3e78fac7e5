"""The key of a journal: its own, a missing one, a wrong one, a new one."""

import secrets
from pathlib import Path

import pytest

from tests.journal.stories import card, chain, table_id
from zuschlag.errors import ZuschlagError
from zuschlag.journal.entry import place_of
from zuschlag.journal.keys import key_of, new_key
from zuschlag.journal.opening import Store
from zuschlag.journal.seal import KeySeal, key_from_file


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "keys" / "journal.key"


async def sealed_table(journal: Store, key: bytes, **said: str) -> str:
    table = table_id()
    sealed = KeySeal(key).seal(b"who sits where", place_of(table, 1))
    await journal.append(chain(table, 1, sealed=sealed), card(table, **said))
    return table


async def test_a_new_journal_gets_a_new_key_and_keeps_to_it(journal: Store, file: Path) -> None:
    key = await key_of(journal, file)
    assert file.read_bytes() == key
    await sealed_table(journal, key)
    assert await key_of(journal, file) == key


async def test_nothing_is_lost_with_the_key_of_an_empty_journal(journal: Store, file: Path) -> None:
    first = await key_of(journal, file)
    file.unlink()
    second = await key_of(journal, file)
    assert first != second
    await sealed_table(journal, second)
    assert await key_of(journal, file) == second


async def test_a_missing_key_is_not_made_up(journal: Store, file: Path) -> None:
    await sealed_table(journal, await key_of(journal, file))
    file.unlink()
    with pytest.raises(ZuschlagError, match="journal/key-missing"):
        await key_of(journal, file)
    assert not file.exists()


async def test_another_key_is_refused(journal: Store, file: Path) -> None:
    await sealed_table(journal, await key_of(journal, file))
    file.write_bytes(secrets.token_bytes(32))
    with pytest.raises(ZuschlagError, match="journal/other-key"):
        await key_of(journal, file)


async def test_a_journal_of_before_is_marked_by_the_key_that_opens_it(
    journal: Store, file: Path
) -> None:
    key = key_from_file(file)
    await sealed_table(journal, secrets.token_bytes(32))  # of a key that was lost once
    await sealed_table(journal, key)
    assert await journal.kept("key") is None
    assert await key_of(journal, file) == key
    mark = await journal.kept("key")
    assert mark is not None
    assert key.hex() not in mark
    file.write_bytes(secrets.token_bytes(32))
    with pytest.raises(ZuschlagError, match="journal/other-key"):
        await key_of(journal, file)


async def test_a_journal_of_before_refuses_a_key_that_opens_nothing(
    journal: Store, file: Path
) -> None:
    await sealed_table(journal, secrets.token_bytes(32))
    key_from_file(file)
    with pytest.raises(ZuschlagError, match="journal/other-key"):
        await key_of(journal, file)
    assert await journal.kept("key") is None


async def test_a_new_key_closes_the_tables_of_before_and_keeps_every_file(
    journal: Store, file: Path
) -> None:
    await sealed_table(journal, await key_of(journal, file), status="play")
    await sealed_table(journal, file.read_bytes(), status="over")
    wrong = [secrets.token_bytes(32), b"too short"]
    for number, text in enumerate(wrong, 1):
        file.write_bytes(text)
        renewed = await new_key(journal, file)
        assert renewed.set_aside == file.with_name(f"journal.key.old-{number}")
        assert renewed.set_aside.read_bytes() == text
        assert renewed.closed == (1 if number == 1 else 0)
    assert await journal.listed(9) == []
    assert await journal.live(0) == []
    assert await key_of(journal, file) == file.read_bytes()


async def test_a_key_that_fits_is_not_replaced(journal: Store, file: Path) -> None:
    key = await key_of(journal, file)
    await sealed_table(journal, key)
    with pytest.raises(ZuschlagError, match="journal/key-fits"):
        await new_key(journal, file)
    assert file.read_bytes() == key
