"""Which mirror a server goes on with, and which one it leaves alone."""

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from zuschlag.errors import ZuschlagError
from zuschlag.journal import passphrase
from zuschlag.journal.mirroring import AWAY, OK
from zuschlag.journal.seal import key_from_file
from zuschlag.journal.sqlite import SqliteJournal
from zuschlag.server.configure import configured
from zuschlag.server.stick import Stick, stick_at


@pytest.fixture(autouse=True)
def _quick_phrase(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passphrase, "_COST", 2**4)


@asynccontextmanager
async def started(data: Path, stick: Path) -> AsyncIterator[Stick]:
    """A server that has just been started in this folder."""
    settings = configured(None, {}, {"data": str(data)})
    journal = SqliteJournal(Path(settings.journal_address), least_free=0)
    await journal.open()
    key_from_file(settings.key_file)
    try:
        found = await stick_at(stick, journal, settings)
        yield found
        await found.close()
    finally:
        await journal.close()


async def refused(data: Path, stick: Path) -> str:
    """Why a server does not start here."""
    with pytest.raises(ZuschlagError) as fault:
        async with started(data, stick):
            pass
    return fault.value.slug


async def test_a_phrase_is_shown_once_and_the_same_journal_goes_on(tmp_path: Path) -> None:
    stick = tmp_path / "stick"
    assert await refused(tmp_path / "laptop", stick) == "serve/mirror-unusable"
    stick.mkdir()
    async with started(tmp_path / "laptop", stick) as first:
        assert first.phrase is not None
        assert len(first.phrase) == 19
    async with started(tmp_path / "laptop", stick) as again:
        assert (again.phrase, again.light) == (None, OK)
    assert [one.name for one in stick.iterdir()] == ["zuschlag-0001.mirror"]


async def test_a_stick_that_is_not_there_after_a_power_cut_is_waited_for(tmp_path: Path) -> None:
    stick = tmp_path / "stick"
    stick.mkdir()
    async with started(tmp_path / "laptop", stick):
        pass
    stick.rename(tmp_path / "pocket")
    async with started(tmp_path / "laptop", stick) as away:
        await away.close()  # with a last look
        assert away.light == AWAY
    assert not stick.exists()


async def test_the_mirror_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    stick = tmp_path / "stick"
    stick.mkdir()
    async with started(tmp_path / "laptop", stick):
        pass
    assert await refused(tmp_path / "other", stick) == "serve/mirror-of-another"
    (tmp_path / "twin").mkdir()
    shutil.copy(tmp_path / "laptop" / "journal.key", tmp_path / "twin" / "journal.key")
    assert await refused(tmp_path / "twin", stick) == "serve/mirror-taken"
