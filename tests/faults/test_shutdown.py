"""SIGTERM under load: soon over, sockets told to come back, nothing lost, nobody pays with time."""

import asyncio
from pathlib import Path

from tests.faults.books import books_of
from tests.faults.crowd import FOR_SALE, MONOPOLY, Company, Crowd, persistently
from tests.faults.ledger import compare
from tests.faults.server_process import ServerProcess

RESTARTING = 1012
STOP_SECONDS = 10.0
CREDIT = 20_000
TIMED = FOR_SALE | {"time": {"move": 60, "bank": 30}}


async def waiting_company(server: ServerProcess) -> tuple[Company, list[asyncio.Task[None]]]:
    """People at a table with a clock who think and think."""
    company = Company(server.place, "slow", TIMED, seed=3)
    for player in company.players:
        player.moves = False
        await persistently(player.enter)
    await company.sit_down()
    playing = [asyncio.create_task(player.play()) for player in company.players]
    await company.host.do({"do": "start"})
    await company.host.until("play")
    return company, playing


def deadlines(company: Company) -> dict[str, int]:
    """When whose time is over, as the first player was told."""
    found: dict[str, int] = company.host.clock["deadlines"]
    return found


async def test_sigterm_under_load_is_orderly_and_nobody_pays_for_it(tmp_path: Path) -> None:
    async with ServerProcess(tmp_path) as server:
        crowd = Crowd(server.place, [FOR_SALE, FOR_SALE, MONOPOLY], seed=5)
        crowd.begin()
        slow, waiting = await waiting_company(server)
        try:
            while crowd.acks < 100:
                await asyncio.sleep(0.01)
            before, clock_before = deadlines(slow), slow.host.clock["at"]
            server.ask_to_stop()
            assert await server.stopped() <= STOP_SECONDS
            assert server.process is not None
            assert server.process.returncode == 0
            everybody = [*crowd.players, *slow.players]
            await everybody_was_told(slow)
            assert all(set(player.closes) <= {RESTARTING} for player in everybody)
            assert all(player.closes[RESTARTING] for player in slow.players)
            await server.started()
            await came_back(slow, before)
            after = deadlines(slow)
            assert before.keys() == after.keys()
            assert all(after[seat] >= before[seat] + CREDIT for seat in before)
            assert slow.host.clock["at"] > clock_before
            await crowd.finish()
        finally:
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
            await crowd.disperse()
        past = crowd.history() + slow.history()
        books = await books_of(server.journal, {one.table for one in past})
    findings = compare(past, books, server.seal())
    assert findings.wrongs == []
    assert crowd.faults() == []
    kinds = [entry.kind for entry in books[slow.host.table]]
    assert kinds[-2:] == ["stopped", "resumed"]


async def everybody_was_told(company: Company) -> None:
    """Each of them has heard why the connection was closed, or that it was."""
    async with asyncio.timeout(60):
        while not all(player.closes for player in company.players):
            await asyncio.sleep(0.01)


async def came_back(company: Company, before: dict[str, int]) -> None:
    """Everybody is connected again and knows that the clocks were set."""
    async with asyncio.timeout(60):
        while deadlines(company) == before:
            await asyncio.sleep(0.02)
