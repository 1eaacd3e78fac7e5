"""Many browsers of one session at once: only the newest few are kept."""

import asyncio
from pathlib import Path

from tests.server.push_service import Browser
from tests.server.test_push import GOOD, _given, _identity
from zuschlag.journal.seal import KeySeal
from zuschlag.journal.sqlite import SqliteJournal
from zuschlag.server.clock import SteadyClock
from zuschlag.server.push.desk import MOST_OWN, PushDesk
from zuschlag.server.push.endpoints import Endpoints


async def test_many_at_once_find_no_more_room_than_one_after_the_other(tmp_path: Path) -> None:
    journal = SqliteJournal(tmp_path / "journal.db", least_free=0)
    await journal.open()
    desk = PushDesk(_identity(), Endpoints([]), journal, KeySeal(bytes(32)), SteadyClock())
    browsers = [Browser(f"{GOOD}{number}") for number in range(30)]
    await asyncio.gather(*(desk.keep("anna", _given(one)) for one in browsers))
    assert await journal.count_pushes() == MOST_OWN
    await journal.close()
