"""People with sessions at a table over plain HTTP: they sit down, play on, and begin again."""

import hashlib
import random
from typing import Any

import msgspec

from tests.faults.choosing import choose
from tests.server.rawwire import Answer, exchanged, request
from tests.server.running import Running

MONOPOLY = {"game": "monopoly", "edition": "aalen-event-strict", "seats": 2}
_SEED = bytes(32)


class Person:
    """One session; `table` is where it sits."""

    def __init__(self, server: Running, name: str, cookie: str = "") -> None:
        self.name, self.table = name, ""
        self._port = server.settings.port
        self._count = 0
        self.headers = {
            "Host": f"127.0.0.1:{self._port}",
            "Origin": server.origin,
            "Content-Type": "application/json",
        }
        if cookie:
            self.headers["Cookie"] = cookie

    async def ask(self, method: str, path: str, body: Any = None) -> Answer:
        """A request as it should be."""
        sent = b"" if body is None else msgspec.json.encode(body)
        return await exchanged(self._port, request(method, path, self.headers, sent))

    def identity(self) -> str:
        """An id nobody has used."""
        self._count += 1
        return f"{self.name}-{self._count:07}"

    async def do(self, **command: Any) -> Answer:
        """A command at one's own table."""
        asked = {"id": self.identity(), "command": command}
        return await self.ask("POST", f"/api/tables/{self.table}/commands", asked)

    async def look(self) -> dict[str, Any]:
        """The state of the table; nothing when it is not to be seen."""
        answer = await self.ask("GET", f"/api/tables/{self.table}")
        found: dict[str, Any] = msgspec.json.decode(answer.body) if answer.status == 200 else {}
        return found


async def entered(server: Running, name: str) -> Person:
    """Somebody with a new session."""
    async with server.visitor() as client:
        return Person(server, name, f"zuschlag-s={client.cookies['zuschlag-s']}")


class Company:
    """Everybody at one table."""

    def __init__(self, people: list[Person], settings: dict[str, Any], seed: int) -> None:
        self.people = people
        self.settings = settings | {"seats": len(people), "away_after": 3600}
        self.luck = random.Random(seed)
        self.moves = self.tables = 0

    async def begin(self) -> None:
        """A new table at which all sit."""
        self.tables += 1
        host, *guests = self.people
        answer = await host.ask(
            "POST", "/api/tables", {"settings": self.settings, "name": host.name}
        )
        table = msgspec.json.decode(answer.body)["table"]
        for one in self.people:
            one.table = table
        for guest in guests:
            await guest.do(do="sit", name=guest.name)
        await host.do(do="start")

    async def go_on(self) -> bool:
        """Everybody does what is asked of them; whether that brought the game on."""
        before = self.moves
        for one in self.people:
            seen = await one.look()
            you = seen.get("you", {})
            if you.get("seed_wanted") == "seal":
                await one.do(do="seal-seed", hash=hashlib.sha256(_SEED).hexdigest())
            elif you.get("seed_wanted") == "show":
                await one.do(do="show-seed", seed=_SEED.hex())
            elif you.get("decision"):
                await self._move(one, seen)
            else:
                continue
            before -= you.get("decision") is None
        return self.moves > before

    async def _move(self, one: Person, seen: dict[str, Any]) -> None:
        asked, seat = seen["you"]["decision"], seen["you"]["seat"]
        action = choose(seat, seen["game"], asked["options"], self.luck)
        if action is not None:
            answer = await one.do(do="move", on=asked["on"], action=action)
            self.moves += answer.status == 200
