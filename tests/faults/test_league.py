"""The league with real programs: in rotation, one killed in mid game, the server killed, too."""

import asyncio
import contextlib
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.faults.server_process import ServerProcess
from tests.house.tree import ROOT
from zuschlag.client import ask, league_games, new_guest, new_token
from zuschlag.client import line as lines
from zuschlag.record import judge

Json = dict[str, Any]
LEAGUE = ("--league", "for-sale", "--league-seconds", "2")
PATIENCE = 120.0


def cheaply(seen: Json, options: Json) -> list[Any]:
    """Never bid, and sell what comes first."""
    return ["sell", options["sell"][0]] if "sell" in options else ["pass"]


class Watcher:
    """Two programs that play on in this process, and a look at how the league stands."""

    def __init__(self, server: ServerProcess) -> None:
        self.url = f"http://127.0.0.1:{server.port}"
        self.results: dict[str, list[Json | None]] = {"Anna": [], "Bert": []}
        self._playing: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> "Watcher":
        self.guest = await asyncio.to_thread(new_guest, self.url)
        for name in self.results:
            token = await asyncio.to_thread(new_token, self.url)
            self._playing.append(asyncio.create_task(self._play(name, token)))
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)

    async def _play(self, name: str, token: str) -> None:
        async for result in league_games(self.url, name, cheaply, token):
            self.results[name].append(result)

    async def asked(self, path: str) -> Any:
        return await asyncio.to_thread(ask, self.url, self.guest, "GET", path)

    async def until(self, is_so: Callable[[Json], Awaitable[bool] | bool]) -> Json:
        """How the league stands once this is so."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for task in self._playing:
                    if task.done():
                        task.result()
                with contextlib.suppress(OSError):
                    league: Json = await self.asked("/api/league")
                    found = is_so(league)
                    if found if isinstance(found, bool) else await found:
                        return league
                await asyncio.sleep(0.05)

    async def is_dealt(self, table: str | None) -> bool:
        """Whether a game has begun there."""
        return table is not None and bool((await self._table(table))["status"] == "play")

    async def is_left(self, table: str | None) -> bool:
        """Whether a bot stands in for somebody there."""
        return table is not None and any(one["away"] for one in (await self._table(table))["seats"])

    async def _table(self, table: str) -> Json:
        found: Json = (await self.asked(f"/api/tables/{table}"))["table"]
        return found

    def has_heard_of_all(self, league: Json) -> bool:
        """Whether each program has got the result of every game it played, and of each once."""
        played = [names_at(one) for one in league["latest"]]
        return bool(league["latest"]) and all(
            len(results) == sum(name in names for names in played)
            for name, results in self.results.items()
        )


@contextlib.asynccontextmanager
async def a_program(url: str, name: str, folder: Path) -> AsyncIterator[subprocess.Popen[bytes]]:
    """Our example as a process of its own."""
    command = [sys.executable, str(ROOT / "examples" / "league_bot.py"), url, name]
    with (folder / f"{name}.log").open("wb") as log:
        process = subprocess.Popen(command, cwd=folder, stdout=log, stderr=log)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def game_with(league: Json, name: str) -> str | None:
    """The table somebody plays at."""
    games = (one for one in league["running"] if name in names_at(one))
    return next((str(one["table"]) for one in games), None)


def names_at(game: Json) -> set[str]:
    return {seat["name"] for seat in game["seats"] if not seat["house"]}


def check_counts(league: Json) -> None:
    """Every game once, in the standings as in the list."""
    tables = [one["table"] for one in league["latest"]]
    assert len(tables) == len(set(tables)) < 20
    assert sum(one["games"] for one in league["standings"]) == 4 * len(tables)
    assert round(sum(one["wins"] for one in league["standings"]), 1) == len(tables)


async def test_a_league_outlives_its_programs_and_its_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "LONGEST_PAUSE", 0.5)
    async with ServerProcess(tmp_path, LEAGUE) as server, Watcher(server) as watcher:
        async with a_program(watcher.url, "Carl", tmp_path) as carl:
            all_three = {"Anna", "Bert", "Carl"}
            await watcher.until(lambda league: all_three in map(names_at, league["latest"]))
            await watcher.until(lambda league: watcher.is_dealt(game_with(league, "Carl")))
            carl.send_signal(signal.SIGKILL)
            carl.wait()
        league = await watcher.until(lambda league: watcher.is_left(game_with(league, "Carl")))
        table = game_with(league, "Carl")
        server.kill()
        await server.started()
        league = await watcher.until(lambda now: over(now, table) is not None)
        game = over(league, table)
        assert game is not None
        (left,) = (seat for seat in game["seats"] if seat["left"])
        assert (left["name"], left["place"]) == ("Carl", 4)
        check_counts(league)
        written = await watcher.asked(f"/api/tables/{table}/record")
        assert judge(msgspec.json.encode(written))["ok"]
        before = len(league["latest"])
        await watcher.until(lambda now: len(now["latest"]) > before)  # those who stayed play on
        check_counts(await watcher.until(watcher.has_heard_of_all))


def over(league: Json, table: str | None) -> Json | None:
    """The game at a table, once it is over."""
    return next((one for one in league["latest"] if one["table"] == table), None)
