"""Players for traces: they act a fixed time after they are asked, by what they see alone.

Everything that reaches one of them is kept with the virtual time at which it came.
"""

import asyncio
import hashlib
from collections.abc import Coroutine
from typing import Any

import msgspec

from tests.secrecy.story import TABLE
from zuschlag.bots.likeness import level_of
from zuschlag.bots.messages import LevelQuestion
from zuschlag.client.changes import View
from zuschlag.errors import ZuschlagError
from zuschlag.rules.forsale.views import Observation as ForSaleSeen
from zuschlag.rules.forsale.words import AuctionOptions, SaleOptions
from zuschlag.rules.monopoly.words import Options as MonopolyOptions
from zuschlag.table.audience import CHANGES, WHOLE
from zuschlag.table.caller import Speaker
from zuschlag.table.commands import Command, Move
from zuschlag.table.games import game_at_table
from zuschlag.table.log import Viewer
from zuschlag.table.ports import Clock
from zuschlag.table.service import TableService

REACTION, SLOWER = 0.901, 0.018
LOOK_EVERY = 0.45
"""Seconds. Bots wait even milliseconds: nobody acts at the very moment at which another one does"""

Trace = list[tuple[int, bytes]]


class Player:
    """Somebody with a socket, who also asks by HTTP now and then."""

    def __init__(
        self, service: TableService, clock: Clock, who: Speaker | None, viewer: Viewer
    ) -> None:
        self.service = service
        self.clock = clock
        self.who = who
        self.viewer = viewer
        self.trace: Trace = []
        self.keeps_still = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._asked = 0
        self._answered = ""
        self._view = View()

    async def come(self) -> None:
        """Sit down at the screen."""
        protocol = WHOLE if self.viewer == 0 else CHANGES
        await self.service.attach(TABLE, self.who, None, 0, self, protocol=protocol)
        for habit in (self._look_now_and_then(), self._wait_for_news()):
            self.begin(habit)

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something while the world goes on."""
        self._tasks.add(asyncio.create_task(work))

    def leave(self) -> None:
        """Whatever is under way ends."""
        for task in self._tasks:
            task.cancel()

    def send(self, frame: bytes) -> None:
        """A frame has come."""
        self._note(frame)
        if frame.startswith((b'{"t":"news"', b'{"t":"table"')) and self.who is not None:
            whole = self._view.take(msgspec.json.decode(frame))
            assert whole is not None
            self._think(whole)

    def close(self, code: int, reason: str) -> None:
        """The socket is closed."""
        self._note(f"closed {code} {reason}".encode())

    def _note(self, told: bytes) -> None:
        self.trace.append((self.clock.now(), told))

    def _think(self, frame: dict[str, Any]) -> None:
        decision, game = frame["you"].get("decision"), frame["game"]
        if not decision or self.keeps_still or self.viewer not in game["waiting"]:
            return
        question = f"{decision['on']} {game['waiting']} {game.get('high')}"
        if question != self._answered:
            self._answered = question
            move = Move(decision["on"], plain_choice(decision["options"]))
            self.begin(self._act(move))

    async def _act(self, move: Command) -> None:
        await asyncio.sleep(REACTION + SLOWER * (self.viewer or 0))
        if not self.keeps_still:
            await self.do(move)

    async def do(self, command: Command, id: str = "") -> None:
        """Give a command; the answer is part of the trace."""
        assert self.who is not None
        self._asked += 1
        id = id or f"player-{self.viewer}-{self._asked:06}"
        try:
            ack = await self.service.command(TABLE, self.who, id, command)
            self._note(msgspec.json.encode(ack))
        except ZuschlagError as fault:
            self._note(f"{fault.slug} {fault.facts}".encode())

    async def _look_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            self._note(await self.service.look(TABLE, self.who))

    async def _wait_for_news(self) -> None:
        cursor = 0
        while True:
            told = await self.service.news(TABLE, self.who, None, cursor, 5)
            cursor = msgspec.json.decode(told)["cursor"]
            self._note(told)


def plain_choice(options: dict[str, Any]) -> list[Any]:
    """Something that may be done, always the same for the same options."""
    if set(options) == {"sell"}:
        return ["sell", options["sell"][0]]
    if "bid" in options and "pass" in options and _is_even(options):
        return ["bid", options["bid"][0]]
    if "pass" in options:
        return ["pass"]
    return _simplest(msgspec.convert(options, MonopolyOptions))


def _simplest(options: MonopolyOptions) -> list[Any]:
    return game_at_table("monopoly").simplest(options, None, 0)


def _is_even(options: object) -> bool:
    return hashlib.sha256(repr(options).encode()).digest()[0] % 2 == 0


class SlowThinkers:
    """Bots whose thinking takes as long as what they choose is worth, within the shortest wait."""

    def __init__(self, odd_seat: Viewer = None) -> None:
        self.odd_seat = odd_seat  # whose sealed choices are other ones

    async def choose(
        self, game: str, bot: str, seen: bytes, options: bytes, seed: int, story: Any
    ) -> Any:
        """Think, then say it."""
        chosen = self._chosen(game, seen, options)
        weight = hashlib.sha256(repr(chosen).encode()).digest()[0] / 255
        await asyncio.sleep(0.05 + 0.35 * weight)
        return chosen

    async def level_of(self, game: str, decided: Any) -> str | None:
        """As house bots say it, where that needs no compiled rules."""
        return level_of(LevelQuestion(game, decided)) if game == "for-sale" else None

    def _chosen(self, game: str, seen: bytes, options: bytes) -> list[Any]:
        if game == "monopoly":
            open_to = msgspec.msgpack.decode(options, type=MonopolyOptions)
            view = msgspec.msgpack.decode(seen)
            if open_to.wish and view["viewer"] == self.odd_seat:
                return ["wish", {str(open_to.wish[0]): 1}]
            return _simplest(open_to)
        view = msgspec.msgpack.decode(seen, type=ForSaleSeen)
        if view.phase == "buy":
            bids = msgspec.msgpack.decode(options, type=AuctionOptions)
            return ["bid", bids.bid[0]] if bids.bid and _is_even(bids.bid) else ["pass"]
        hand = msgspec.msgpack.decode(options, type=SaleOptions).sell
        return ["sell", hand[-1 if view.viewer == self.odd_seat else 0]]
