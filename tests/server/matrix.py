"""Every route by everybody at every stage of a table, over real HTTP and real sockets.

`python -m tests.server.matrix` prints the list that docs/server.md shows.
"""

import asyncio
import contextlib
import hashlib
from collections.abc import AsyncIterator
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.record.games import finished
from tests.server.push_service import Browser
from tests.server.running import FOR_SALE, Running, heard, running, say

STATES = {"lobby": "L", "seeds": "S", "play": "P", "paused": "H", "over": "O"}
WHO = ("nobody known", "stranger", "spectator", "seat", "bot", "host who does not play")
SEED = bytes(32)
NEVER = "-"

GENEROUS = {"requests": 100_000, "seat_messages": 100_000}
FORGETTING = "DELETE /api/my-games"
NOTES = "GET /ws(memory)"
"""A socket that asks for all that a note-taker of its seat knows."""

Grid = dict[str, dict[str, str]]


class Stage:
    """A table that is so far, and everybody around it."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.people: dict[str, httpx.AsyncClient] = {}
        self.tables: dict[str, str] = {}
        self._asked = 0

    def table(self, who: str) -> str:
        """Where somebody looks: a stranger at a table that lets nobody watch."""
        return self.tables["hidden" if who == "stranger" else "open"]

    async def do(self, who: str, table: str, command: dict[str, Any]) -> httpx.Response:
        """A command by HTTP."""
        self._asked += 1
        body = {"id": f"matrix-{self._asked:06}", "command": command}
        return await self.people[who].post(f"/api/tables/{table}/commands", json=body)

    async def reach(self, state: str) -> None:
        """Bring both tables so far, one step after the other."""
        for table in self.tables.values():
            for command in _steps(state):
                who = "host who does not play" if command["do"] in _HOSTS else "seat"
                for one in (who, "bot") if command["do"] in _BOTH else (who,):
                    await self.do(one, table, command)
            await self._wait(table, state)

    async def _wait(self, table: str, state: str) -> None:
        async with asyncio.timeout(30):
            while self.server.app.state.service.live_tables[table].table.status != state:
                await asyncio.sleep(0.02)


_HOSTS = ("start", "pause", "go-on")
_BOTH = ("seal-seed", "show-seed", "vote-end")


def _steps(state: str) -> list[dict[str, Any]]:
    sealed = {"do": "seal-seed", "hash": hashlib.sha256(SEED).hexdigest()}
    shown = {"do": "show-seed", "seed": SEED.hex()}
    steps: dict[str, list[dict[str, Any]]] = {
        "lobby": [],
        "seeds": [{"do": "start"}],
        "play": [sealed, shown],
        "paused": [{"do": "pause"}],
        "over": [{"do": "vote-end", "yes": True}],
    }
    return steps[state]


@contextlib.asynccontextmanager
async def stage() -> AsyncIterator[Stage]:
    """Two tables in the lobby: one for all to watch, one for nobody else."""
    async with (
        running(**GENEROUS, push="me@example.org", league="for-sale") as server,
        server.client() as nobody,
        contextlib.AsyncExitStack() as closing,
    ):
        made = Stage(server)
        made.people["nobody known"] = nobody
        for who in WHO[1:]:
            made.people[who] = await closing.enter_async_context(server.visitor())
        token = (await made.people["bot"].post("/api/bot-tokens")).json()["token"]
        bot = await closing.enter_async_context(server.client())
        bot.headers["Authorization"] = f"Bearer {token}"
        del bot.headers["Origin"]
        made.people["bot"] = bot
        host = made.people["host who does not play"]
        for name, watched in (("open", True), ("hidden", False)):
            settings = FOR_SALE | {"spectators": watched}
            answer = await host.post("/api/tables", json={"settings": settings})
            made.tables[name] = answer.json()["table"]
            for who in ("seat", "bot"):
                await made.do(who, made.tables[name], {"do": "sit", "name": who})
        yield made


async def _allowed(stage: Stage, who: str, route: str) -> bool:
    """Whether somebody gets what a route is for."""
    client, table = stage.people[who], stage.table(who)
    if who == "nobody known":
        client.cookies.clear()
    method, path = route.split()
    if path.startswith("/ws"):
        return await _hears(stage, who, table, with_notes=route == NOTES)
    path = path.replace("{table}", table)
    body = await _body(stage, who, route)
    answer = await client.request(method, path, json=body)
    return answer.status_code < 300


async def _body(stage: Stage, who: str, route: str) -> dict[str, Any] | None:
    if route == "POST /api/tables":
        return {"settings": FOR_SALE}
    if route == "POST /api/join":
        live_tables = stage.server.app.state.service.live_tables
        return {"code": live_tables[stage.table(who)].table.code}
    if route == "POST /api/tables/{table}/commands":
        stage._asked += 1
        return {"id": f"matrix-{stage._asked:06}", "command": {"do": "say", "text": "hello"}}
    if route == "POST /api/my-games":
        return {}
    if route == "POST /api/push":
        return Browser("https://fcm.googleapis.com/fcm/send/matrix").subscription
    if route == "POST /api/league":
        return {"name": "Robo"}
    if route == "POST /api/replay":
        return {"record": finished()}
    return None


async def _hears(stage: Stage, who: str, table: str, with_notes: bool) -> bool:
    """Whether the table is shown; with notes, whether all is shown that a note-taker knows."""
    client = stage.people[who]
    headers: dict[str, str] = {}
    cookies: httpx.AsyncClient | None = client
    if who == "bot":
        headers = {"Authorization": client.headers["Authorization"], "Origin": ""}
        cookies = None
    try:
        async with stage.server.socket(cookies, **headers) as socket:
            await say(socket, t="resume", table=table, memory=with_notes)
            frame = await heard(socket, "table")
            has_notes = frame["game"] is not None and frame["game"]["memory"]
            return bool(frame["table"]["id"] == table and (has_notes or not with_notes))
    except (InvalidStatus, ConnectionClosed):
        return False


ROUTES = (
    "GET /api/health",
    "GET /api/ready",
    "GET /api/games",
    "GET /api/tables",
    "POST /api/session",
    "POST /api/bot-tokens",
    "POST /api/tables",
    "GET /api/tables/mine",
    "POST /api/my-games",
    "GET /api/push",
    "POST /api/push",
    "DELETE /api/push",
    FORGETTING,
    "POST /api/join",
    "GET /api/tables/{table}",
    "GET /api/tables/{table}/news",
    "POST /api/tables/{table}/commands",
    "GET /api/tables/{table}/record",
    "POST /api/replay",
    "GET /api/league",
    "POST /api/league",
    "GET /api/league/table",
    "GET /ws",
    NOTES,
)
"""All but the end of a session, which is one's own and would end the trial."""


async def grid() -> Grid:
    """The whole list, tried."""
    found: Grid = {route: dict.fromkeys(WHO, "") for route in ROUTES}
    async with stage() as made:
        for state, letter in STATES.items():
            await made.reach(state)
            for route in ROUTES:
                if route != FORGETTING:
                    await _try(found, made, route, letter)
    for state, letter in STATES.items():
        await _try_forgetting(found, state, letter)
    return found


async def _try(found: Grid, made: Stage, route: str, letter: str) -> None:
    for who in WHO:
        found[route][who] += letter if await _allowed(made, who, route) else ""


async def _try_forgetting(found: Grid, state: str, letter: str) -> None:
    """Whoever may is nobody afterwards: every stage has people of its own."""
    async with stage() as made:
        for step in STATES:
            await made.reach(step)
            if step == state:
                break
        await _try(found, made, FORGETTING, letter)


def as_table(found: Grid) -> list[str]:
    """The list as lines of Markdown."""
    lines = [f"| route | {' | '.join(WHO)} |", "|---" * (len(WHO) + 1) + "|"]
    for route, row in found.items():
        cells = [" ".join(row[who]) or NEVER for who in WHO]
        lines.append(f"| `{route}` | {' | '.join(cells)} |")
    return lines


if __name__ == "__main__":
    print("\n".join(as_table(asyncio.run(grid()))))
