"""Good requests, commands and frames, for the noise to spoil: what is due, or any kind there is."""

import random
import tomllib
from typing import Any

from tests.server.company import MONOPOLY, Person
from tests.server.noise import Noise, commands, example
from tests.server.running import FOR_SALE
from tests.server.test_replays import FOR_SALE as WRITTEN
from tests.server.test_replays import MONOPOLY as LONG_WRITTEN
from zuschlag.rules.monopoly import board
from zuschlag.server.frames import Resume
from zuschlag.table.commands import Command
from zuschlag.table.settings import Settings

_ODD = [
    "\xff\xfe", "", "x" * 9000, "zuschlag-s=a; zuschlag-s=b", "Bearer x", "Bearer \xff", "null",
    "\x01", "application/x-www-form-urlencoded", "multipart/form-data", "text/html", "gzip",
    "application/json; charset=utf-16", "chunked", "websocket", "evil.example", "bytes=0-",
    "100-continue", "=;=;", "-1",
]  # fmt: skip
_NAMES = [
    "Authorization", "Accept", "Accept-Encoding", "Transfer-Encoding", "Range", "Upgrade",
    "Expect", "X-Forwarded-For", "Sec-Fetch-Site", "If-None-Match",
]  # fmt: skip


class Askings:
    """Makes them."""

    def __init__(self, luck: random.Random, noise: Noise) -> None:
        self.luck, self.noise = luck, noise
        self.kinds = commands(Command)

    def path(self, template: str, who: Person) -> str:
        """An address of this route, at one's own table."""
        parts = {"{table}": who.table or "0" * 32, "{name}": "icon.svg", "{place}": "x/y"}
        path = template
        for name, value in parts.items():
            spoiled = self.noise.text(value) if self.luck.random() < 0.2 else value
            path = path.replace(name, spoiled)
        if self.luck.random() < 0.3:
            asked = {"seat": "0", "cursor": "3", "wait": "0"}
            asked[self.luck.choice(list(asked))] = self.noise.text("0")
            path += "?" + "&".join(f"{name}={value}" for name, value in asked.items())
        return path.replace(" ", "%20")

    def spoil_headers(self, headers: dict[str, str]) -> None:
        """One of them is odd, or missing."""
        name = self.luck.choice([*headers, *_NAMES])
        if self.luck.random() < 0.2:
            headers.pop(name, None)
        else:
            headers[name] = self.luck.choice(_ODD)

    async def good_body(self, template: str, who: Person) -> Any:
        """What this route takes."""
        if template.endswith("/commands"):
            return {"id": who.identity(), "command": await self._command(who)}
        if template == "/api/tables":
            return {"settings": self._settings(), "name": "Anna", "colour": 1}
        if template == "/api/replay":
            record = self.luck.choice([WRITTEN, WRITTEN, LONG_WRITTEN])
            return {"record": record, "viewpoint": "open", "from": 0, "to": 5}
        return {"code": "ABCD-EFGH"}

    def _settings(self) -> dict[str, Any]:
        if self.luck.random() < 0.3:
            whole = tomllib.loads(board.source("aalen"))
            return {**MONOPOLY, "board": whole, "options": {}, "title": "An own board"}
        made: dict[str, Any] = example(Settings, self.luck)
        return made | self.luck.choice([FOR_SALE, MONOPOLY])

    async def _command(self, who: Person) -> Any:
        """Any kind; often the move that is due, so that it is spoiled on its way."""
        if who.table and self.luck.random() < 0.3:
            seen = await who.look()
            asked = seen.get("you", {}).get("decision")
            if asked:
                return {"do": "move", "on": asked["on"], "action": self._action(asked["options"])}
        return example(self.luck.choice(self.kinds), self.luck)

    def _action(self, options: dict[str, Any]) -> list[Any]:
        verb = self.luck.choice(list(options) or ["pass"])
        told = options.get(verb)
        return [verb] if told is True or told is None else [verb, told]

    async def good_frame(self, who: Person) -> Any:
        """What a socket takes."""
        how = self.luck.random()
        if how < 0.1:
            return {"t": "ping", "n": 3}
        if how < 0.2:
            return {"t": "resume", **example(Resume, self.luck), "table": who.table}
        return {"t": "do", "id": who.identity(), "command": await self._command(who)}
