"""The vigil itself: a company that is stuck is noticed and reported, one that plays is not."""

import asyncio
from pathlib import Path

import pytest

from tests.faults.crowd import FOR_SALE, Company, Crowd
from tests.faults.server_process import ServerProcess
from tests.faults.stalls import Stalled, Vigil
from tests.faults.web import Place

NOWHERE = Place("127.0.0.1", 1)


class Quiet(Company):
    """People who sit there; what they do is up to the test."""

    async def play_on(self) -> None:
        """For ever."""
        for number, player in enumerate(self.players):
            player.table, player.seat = "0123456789abcdef", number
        await asyncio.Event().wait()


@pytest.fixture
def crowd() -> Crowd:
    found = Crowd(NOWHERE, [])
    found.companies = [Quiet(NOWHERE, name, FOR_SALE, 0) for name in ("T0", "T1")]
    return found


async def _leases(table: str) -> str:
    return f"{table} is nobody's"


def _vigil(crowd: Crowd, folder: Path) -> Vigil:
    worker = ServerProcess(folder, name="worker 1")
    worker.port = NOWHERE.port
    worker.log.write_text("the last words of a worker\n")
    return Vigil(crowd, [worker], _leases, clock=lambda: crowd.companies[0].games * 5.0)


async def _evening(crowd: Crowd, *playing: Company) -> None:
    """Every game of the first company takes five seconds; these companies get somewhere."""
    for _ in range(40):
        crowd.companies[0].games += 1
        for company in playing:
            company.players[0].acks += 1
        await asyncio.sleep(0.03)


async def test_who_has_played_the_last_game_may_sit_still(crowd: Crowd, tmp_path: Path) -> None:
    crowd.begin()
    crowd.playing[1].cancel()
    crowd.playing[1] = asyncio.create_task(asyncio.sleep(0))
    await _vigil(crowd, tmp_path).during(_evening(crowd, crowd.companies[0]))
    await crowd.disperse()


async def test_who_stands_still_is_told_with_all_that_is_known(
    crowd: Crowd, tmp_path: Path
) -> None:
    crowd.begin()
    crowd.companies[1].players[2].note({"do": "start"})
    with pytest.raises(Stalled) as stalled:
        await _vigil(crowd, tmp_path).during(_evening(crowd, crowd.companies[0]))
    told = str(stalled.value)
    assert told.startswith("T1 stands still")
    assert "T1 2: seat 2 of 01234567" in told
    assert "start 0 tries" in told
    assert "worker 1 gives no answer" in told
    assert "0123456789abcdef is nobody's" in told
    assert "the last words of a worker" in told
    await crowd.disperse()


async def test_who_plays_on_is_left_alone(crowd: Crowd, tmp_path: Path) -> None:
    crowd.begin()
    await _vigil(crowd, tmp_path).during(_evening(crowd, *crowd.companies))
    await crowd.disperse()


async def test_an_evening_that_ends_with_an_error_is_told_at_once(
    crowd: Crowd, tmp_path: Path
) -> None:
    async def fail() -> None:
        raise ZeroDivisionError

    crowd.begin()
    crowd.playing[0].cancel()
    crowd.playing[0] = asyncio.create_task(fail())
    with pytest.raises(ZeroDivisionError):
        await _vigil(crowd, tmp_path).during(asyncio.Event().wait())
    await crowd.disperse()
