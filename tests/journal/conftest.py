"""Every test that asks for `journal` runs against all three stores."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from tests import postgres
from zuschlag.journal.contract import Journal
from zuschlag.journal.memory import MemoryJournal
from zuschlag.journal.postgres import PostgresJournal
from zuschlag.journal.sqlite import SqliteJournal

Opener = Callable[[], Awaitable[Journal]]


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def fresh(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Journal]:
    """Makes journals on one and the same store."""
    if request.param == "memory":
        only = MemoryJournal()
        return lambda: only
    if request.param == "sqlite":
        return lambda: SqliteJournal(tmp_path / "journal.db", least_free=0)
    dsn = postgres.database()
    return lambda: PostgresJournal(dsn)


@pytest.fixture
async def journal(fresh: Callable[[], Journal]) -> AsyncIterator[Journal]:
    """An open journal on an empty store."""
    one = fresh()
    await one.open()
    yield one
    await one.close()
