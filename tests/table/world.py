"""A small world for tables in tests: fake time, seeded luck, bots that think at once."""

import asyncio
import random
from typing import Any

import msgspec

from zuschlag.bots.forsale.roster import FOR_SALE_BOTS
from zuschlag.bots.monopoly.roster import MONOPOLY_BOTS
from zuschlag.journal.memory import MemoryJournal
from zuschlag.journal.seal import KeySeal
from zuschlag.rules.forsale.views import Observation as ForSaleSeen
from zuschlag.rules.forsale.words import AuctionOptions, SaleOptions
from zuschlag.rules.games import GAMES
from zuschlag.rules.monopoly.views import Observation as MonopolySeen
from zuschlag.rules.monopoly.words import Options as MonopolyOptions
from zuschlag.table.commands import Command
from zuschlag.table.service import Ack, Speaker, TableLimits, TableService, Watch
from zuschlag.table.settings import Settings

KEY = bytes(range(32))
_QUICK = {"club": "heuristic"}
"""Who fills seats here does its sums in no time: these tests are about tables."""


class LoopClock:
    """The event loop's own time, set to a date."""

    def __init__(self, base: int = 1_800_000_000_000) -> None:
        self.base = base

    def now(self) -> int:
        """Milliseconds."""
        return self.base + int(asyncio.get_running_loop().time() * 1000)

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)


def loop_time() -> float:
    """Seconds, for leases: they run out when the event loop says so."""
    return asyncio.get_running_loop().time()


class SeededDice:
    """Luck that is the same every time."""

    def __init__(self, seed: int = 0) -> None:
        self._luck = random.Random(seed)

    def token(self, size: int) -> bytes:
        """Random bytes."""
        return self._luck.randbytes(size)

    def uniform(self, least: float, most: float) -> float:
        """A number in between."""
        return self._luck.uniform(least, most)


class InlineBots:
    """House bots without processes."""

    async def choose(
        self, game: str, bot: str, seen: bytes, options: bytes, seed: int, story: Any
    ) -> Any:
        """Think here and now."""
        luck = random.Random(seed)
        if game == "for-sale":
            view = msgspec.msgpack.decode(seen, type=ForSaleSeen)
            kind: Any = AuctionOptions if view.phase == "buy" else SaleOptions
            chosen: Any = FOR_SALE_BOTS[_QUICK.get(bot, bot)](luck).choose(
                view, msgspec.msgpack.decode(options, type=kind)
            )
        else:
            seen_here = msgspec.msgpack.decode(seen, type=MonopolySeen)
            open_to = msgspec.msgpack.decode(options, type=MonopolyOptions)
            chosen = MONOPOLY_BOTS[bot](luck).choose(seen_here, open_to)
        return None if chosen is None else GAMES[game].as_written(chosen)

    async def level_of(self, game: str, decided: Any) -> str | None:
        """Cannot be said here."""
        return None


class Inbox:
    """A socket that keeps what it is sent."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        self.closed: tuple[int, str] | None = None

    def send(self, frame: bytes) -> None:
        """Keep it."""
        self.frames.append(frame)

    def close(self, code: int, reason: str) -> None:
        """Remember why."""
        self.closed = (code, reason)

    @property
    def read(self) -> list[dict[str, Any]]:
        """All frames, decoded."""
        return [msgspec.json.decode(frame) for frame in self.frames]

    def last(self, *kinds: str) -> dict[str, Any]:
        """The last frame of these kinds."""
        return next(frame for frame in reversed(self.read) if frame["t"] in (kinds or frame["t"]))


def holder(name: str) -> Speaker:
    """Somebody with a credential."""
    import hashlib

    return Speaker(hashlib.sha256(name.encode()).hexdigest())


def service(journal: Any = None, **parts: Any) -> TableService:
    """A table service in this world."""
    usual: dict[str, Any] = {
        "journal": journal or MemoryJournal(loop_time),
        "clock": LoopClock(),
        "dice": SeededDice(),
        "seal": KeySeal(KEY),
        "bot_runner": InlineBots(),
        "limits": TableLimits(seed_seconds=0.2, claim_seconds=0.0),
    }
    return TableService(**(usual | parts))


def for_sale(**parts: Any) -> Settings:
    """A quick table of For Sale."""
    usual: dict[str, Any] = {"game": "for-sale", "edition": "2015", "seats": 3, "pace": (0.0, 0.0)}
    return Settings(**(usual | parts))


def monopoly(**parts: Any) -> Settings:
    """A quick table of Monopoly."""
    usual: dict[str, Any] = {
        "game": "monopoly",
        "edition": "aalen-casual",
        "seats": 3,
        "pace": (0.0, 0.0),
        "options": {"end.limit": {"rounds": 3}},
    }
    return Settings(**(usual | parts))


class Person:
    """Somebody at a table: gives commands with fresh ids and sees what comes back."""

    def __init__(self, service: TableService, table: str, name: str) -> None:
        self.service = service
        self.table = table
        self.name = name
        self.speaker = holder(name)
        self.inbox = Inbox()
        self.watch: Watch | None = None
        self._count = 0

    async def do(self, command: Command, id: str | None = None, seat: int | None = None) -> Ack:
        """Give a command."""
        self._count += 1
        id = id or f"{self.name.lower()}-{self._count:08}"
        return await self.service.command(self.table, self.speaker, id, command, seat)

    async def look(self, cursor: int = 0, seat: int | None = None) -> "Person":
        """Open a socket."""
        self.watch = await self.service.attach(self.table, self.speaker, seat, cursor, self.inbox)
        return self

    async def sees(self, seat: int | None = None) -> dict[str, Any]:
        """Everything as it is now."""
        found: dict[str, Any] = msgspec.json.decode(
            await self.service.look(self.table, self.speaker, seat)
        )
        return found
