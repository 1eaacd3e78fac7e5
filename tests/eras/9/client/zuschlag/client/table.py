"""A seat at a table, or a look at it: what it shows now, and what may be done there."""

import asyncio
import contextlib
import hashlib
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from typing import Any

import msgspec

from zuschlag.client.line import Line
from zuschlag.client.words import Decision, Gone, Json, Refused


class Table:
    """What the server shows of a table is in `table`, `game` and `you`, always the latest."""

    def __init__(
        self,
        url: str,
        token: str | dict[str, str],
        table: str,
        seat: int | None = None,
        on_entry: Callable[[Json], None] | None = None,
        memory: bool = False,
    ) -> None:
        self.id, self.seat, self.memory = table, seat, memory
        self.table: Json = {}
        self.game: Json | None = None
        self.you: Json = {}
        self.cursor = 0  # the last entry of the log that arrived here
        self._line = Line(url, token, self._resume, self._hear)
        self._on_entry = on_entry
        self._views = 0
        self._view_cursor = self._settled = 0
        self._changed = asyncio.Event()
        self._line.over.add_done_callback(lambda _: self._changed.set())
        self._seed = secrets.token_bytes(32)
        self._doing: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> "Table":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def open(self) -> "Table":
        """Connect and look at the table; from now on lost connections mend themselves."""
        self._keep(self._line.stay())
        try:
            await self._another_view(0)
        except BaseException:
            await self.close()
            raise
        return self

    async def close(self) -> None:
        """Let go; the seat stays ours."""
        await self._line.close()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def sit(self, name: str, seat: int | None = None, colour: int | None = None) -> int:
        """Take an open seat; its number."""
        made = await self.do({"do": "sit", "name": name, "seat": seat, "colour": colour})
        taken = self.seat = int(made["seat"])
        # A seat has a log of its own, with what only it may know: hear it from the start.
        self.cursor = 0
        await self._line.send(self._resume())
        while self.you["seat"] != taken:
            await self._another_view(self._views)
        return taken

    async def move(self, decision: Decision, action: list[Any]) -> None:
        """Answer a decision; Refused when the rules or the table do not allow it."""
        await self.do({"do": "move", "on": decision.on, "action": action})

    async def do(self, command: Json) -> Json:
        """Any command of the API: what it made, or Refused."""
        ack = await self._line.do(command)
        self._settled = max(self._settled, ack["cursor"])
        made: Json = ack["made"]
        return made

    async def decisions(self) -> AsyncIterator[Decision]:
        """Whatever the seat may decide, each time something has changed, until the game is over."""
        views = 0
        while self.table["status"] != "over":
            # A view from before our own last move would ask again what is answered.
            is_fresh = views != self._views and self._view_cursor >= self._settled
            views = self._views
            decision = self.you["decision"]
            if is_fresh and decision and self.game and self.you["in_control"]:
                is_waited_for = self.seat in self.game["waiting"]
                yield Decision(decision["on"], decision["options"], self.game, is_waited_for)
            if views == self._views:
                await self._another_view(views)

    async def _another_view(self, known: int) -> None:
        """Wait until the table has shown itself again."""
        while self._views == known:
            if self._line.over.done():
                self._line.over.result()
            self._changed.clear()
            await self._changed.wait()

    def _resume(self) -> bytes:
        wanted: Json = {"t": "resume", "table": self.id, "seat": self.seat, "cursor": self.cursor}
        wanted |= self._line.protocol | ({"memory": True} if self.memory else {})
        return msgspec.json.encode(wanted)

    def _hear(self, frame: Json) -> None:
        match frame["t"]:
            case "table":
                # Whoever sat down or came back counts from the start.
                self._settled = min(self._settled, frame["cursor"])
                self._see(frame)
            case "news":
                self._tell(frame["entry"])
                self._see(frame)
            case "log":
                for entry in frame["entries"]:
                    self._tell(entry)

    def _see(self, frame: Json) -> None:
        # A table that is as it was is left out of news.
        self.table = frame.get("table", self.table)
        self.game, self.you = frame["game"], frame["you"]
        self.seat, self._view_cursor = self.you["seat"], frame["cursor"]
        self._views += 1
        self._changed.set()
        for command in self._duties():
            self._keep(self._do_quietly(command))

    def _tell(self, entry: Json) -> None:
        if entry["n"] > self.cursor:
            self.cursor = entry["n"]
            if self._on_entry is not None:
                self._on_entry(entry)

    def _duties(self) -> Iterator[Json]:
        """What a seat does by itself: add a seed to the shuffle, and come back when it was away."""
        if self.you["seed_wanted"] == "seal":
            yield {"do": "seal-seed", "hash": hashlib.sha256(self._seed).hexdigest()}
        if self.you["seed_wanted"] == "show":
            yield {"do": "show-seed", "seed": self._seed.hex()}
        if self.seat is not None and self.table["seats"][self.seat]["away"] in ("gone", "time"):
            yield {"do": "come-back", "seat": self.seat}

    async def _do_quietly(self, command: Json) -> None:
        """A duty; too late or done already is as good."""
        if command["do"] not in self._doing:
            self._doing.add(command["do"])
            with contextlib.suppress(Refused, Gone):
                await self.do(command)
            self._doing.discard(command["do"])

    def _keep(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
