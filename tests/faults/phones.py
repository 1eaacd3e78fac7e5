"""People at an evening, each with a phone that is a program: join, sit down, play, sleep, leave."""

import asyncio
import random
from typing import Any

from tests.faults import web
from tests.faults.ledger import Past
from tests.faults.players import Player
from tests.faults.web import Place

Frame = dict[str, Any]
WAIT = 5
"""Seconds a request for news is held."""


class Sleeper(Player):
    """A player whose screen may go dark: the line is gone, and stays gone for a while."""

    dark_until = 0.0

    async def _connection(self, is_enough: Any) -> None:
        left = self.dark_until - asyncio.get_running_loop().time()
        if left > 0:
            await asyncio.sleep(left)
        await super()._connection(is_enough)

    def sleep(self, seconds: float) -> None:
        """The screen goes dark."""
        self.dark_until = asyncio.get_running_loop().time() + seconds
        self.drop()


class Visitor:
    """Somebody with a session who asks an evening for things until they are done."""

    def __init__(self, place: Place, code: str, name: str, seed: str) -> None:
        self.place, self.name = place, name
        self.path = f"/api/evenings/{code}"
        self.luck = random.Random(seed)
        self.cookie = ""
        self.acked: list[str] = []  # commands to the evening that were answered with yes

    async def enter(self) -> None:
        self.cookie = await self.until_done(lambda: web.enter(self.place))

    async def until_done(self, work: Any) -> Any:
        """Whatever happens to the server meanwhile."""
        while True:
            try:
                return await work()
            except (OSError, EOFError, TimeoutError, web.Refused):
                await asyncio.sleep(self.luck.uniform(0.1, 0.5))

    async def ask(self, **command: Any) -> Frame:
        """A command, with the same id until it is answered; what came of it, or the refusal."""
        identity = f"{self.luck.getrandbits(96):024x}"
        body = {"id": identity, "command": command}

        async def once() -> Frame:
            reply = await web.ask(self.place, "POST", f"{self.path}/commands", body, self.cookie)
            if reply.status in (429, 503):
                raise web.Refused(reply.status)
            found: Frame = reply.json()
            if reply.status < 300:
                self.acked.append(identity)
            return found

        answer: Frame = await self.until_done(once)
        return answer

    async def seen(self, cursor: str = "") -> Frame:
        """The evening, once it is not what the cursor stands for, or after a while."""
        path = f"{self.path}/news?cursor={cursor}&wait={WAIT}" if cursor else self.path

        async def once() -> Frame:
            reply = await web.ask(self.place, "GET", path, None, self.cookie)
            if reply.status >= 300:
                raise web.Refused(reply.status)
            found: Frame = reply.json()
            return found

        frame: Frame = await self.until_done(once)
        return frame


class Phone(Visitor):
    """One entrant; `live` is their evening."""

    def __init__(self, place: Place, code: str, name: str, seed: str) -> None:
        super().__init__(place, code, name, seed)
        self.player = Sleeper(place, name, random.Random(f"{seed} player"))
        self.past: list[Past] = []
        self.frame: Frame = {}
        self.plays = True  # else they joined and never show up
        self.is_gone = False
        self.sat = 0

    async def join(self) -> None:
        await self.enter()
        made = await self.ask(do="join", name=self.name)
        assert "made" in made, made

    async def live(self) -> None:
        """Look for a table, play there, until the evening is over or they are gone."""
        self.player.cookie = self.cookie
        self.frame = await self.seen()
        while self.frame["evening"]["status"] != "over" and not self.is_gone:
            seat = self._seat()
            if seat is not None:
                await self._play(*seat)
            self.frame = await self.seen(self.frame["cursor"])

    def _seat(self) -> tuple[str, int] | None:
        """Where to sit down now."""
        table, entrant = self.frame["me"]["table"], self.frame["me"]["entrant"]
        current = self.frame["evening"]["round"]
        if not self.plays or table is None or current is None or current["state"] != "running":
            return None
        if any(past.table == table for past in self.past):
            return None
        people = next(one["people"] for one in current["tables"] if entrant in one["people"])
        return table, people.index(entrant)

    async def _play(self, table: str, seat: int) -> None:
        self.player.forget()
        self.player.table, self.player.seat = table, seat
        self.sat += 1
        try:
            await self.player.play()
        finally:
            self.past.append(Past.of(self.player))

    def leave(self) -> None:
        """Stop playing, without a word to the table."""
        self.is_gone = True
        self.player.stop()

    def history(self) -> list[Past]:
        """All games, the running one included."""
        done = {one.table for one in self.past}
        running = [Past.of(self.player)] if self.player.table not in (*done, "") else []
        return [*self.past, *running]

    async def onto_another(self) -> "Phone":
        """The same person with a new phone, by number and code from the card."""
        me = (await self.seen())["me"]
        self.leave()
        code = self.path.rsplit("/", 1)[1]
        new = Phone(self.place, code, f"{self.name}'", f"{self.name} again")
        await new.enter()
        made = await new.ask(do="use-card", entrant=me["entrant"], code=me["card"])
        assert "made" in made, made
        return new
