"""Companies of players who play game after game, whatever happens to the server.

`Crowd` is the load under which servers are killed: everybody moves as fast as they can.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeVar

from tests.faults import web
from tests.faults.ledger import Past
from tests.faults.players import Player
from tests.faults.web import Place

Made = TypeVar("Made")
Places = Place | Sequence[Place]
FOR_SALE: dict[str, Any] = {"game": "for-sale", "edition": "2015", "seats": 4, "away_after": 600}
MONOPOLY: dict[str, Any] = {
    "game": "monopoly",
    "edition": "aalen-event",
    "seats": 3,
    "options": {"end.limit": {"rounds": 3}},
    "away_after": 600,
}


class Company:
    """The people of one table; after each game they sit down at a new one."""

    def __init__(self, place: Places, name: str, settings: Mapping[str, Any], seed: int) -> None:
        self.name = name
        self.settings = dict(settings)
        self.players = [
            Player(place, f"{name} {seat}", random.Random(f"{seed} {name} {seat}"))
            for seat in range(self.settings["seats"])
        ]
        self.past: list[Past] = []
        self.games = 0
        self.is_last_game = False

    @property
    def host(self) -> Player:
        """Who opens the tables."""
        return self.players[0]

    async def play_on(self) -> None:
        """Play game after game until `is_last_game`."""
        await asyncio.gather(*(persistently(player.enter) for player in self.players))
        while True:
            await self.sit_down()
            await self.play_one()
            if self.is_last_game:
                return

    async def sit_down(self) -> None:
        """A new table; everybody takes a seat."""
        table = await persistently(lambda: self.host.open_table(self.settings))
        for player in self.players[1:]:
            await player.join(table)

    async def play_one(self) -> None:
        """One game to its end."""
        playing = [asyncio.create_task(player.play()) for player in self.players]
        starting = asyncio.create_task(self._start())
        try:
            await asyncio.gather(*playing, starting)
            self.games += 1
        finally:
            for task in (*playing, starting):
                task.cancel()
            await asyncio.gather(*playing, starting, return_exceptions=True)
            self.past += [Past.of(player) for player in self.players]

    async def _start(self) -> None:
        done = await self.host.do({"do": "start"}, patience=600)
        if done.refused is not None:
            raise web.Refused(f"no start: {done.refused}")

    def history(self) -> list[Past]:
        """All games of all players, the running one included."""
        done = {past.table for past in self.past}
        running = [Past.of(one) for one in self.players if one.table and one.table not in done]
        return self.past + running


async def persistently(attempt: Callable[[], Awaitable[Made]], patience: float = 60.0) -> Made:
    """Try until the server is there; a crash in between is not a reason to give up."""
    async with asyncio.timeout(patience):
        while True:
            try:
                return await attempt()
            except (OSError, TimeoutError, web.Refused):
                await asyncio.sleep(0.05)


class Crowd:
    """Several companies at once."""

    def __init__(self, place: Places, tables: Sequence[Mapping[str, Any]], seed: int = 0) -> None:
        self.companies = [
            Company(place, f"T{number}", settings, seed) for number, settings in enumerate(tables)
        ]
        self.playing: list[asyncio.Task[None]] = []

    @property
    def players(self) -> list[Player]:
        """Everybody."""
        return [player for company in self.companies for player in company.players]

    @property
    def acks(self) -> int:
        """How many commands were acknowledged so far."""
        return sum(player.acks for player in self.players)

    def history(self) -> list[Past]:
        """All games of all players."""
        return [past for company in self.companies for past in company.history()]

    def faults(self) -> list[str]:
        """What players have seen that must not be."""
        return [fault for player in self.players for fault in player.faults]

    def begin(self) -> None:
        """They begin to play."""
        self.playing = [asyncio.create_task(one.play_on()) for one in self.companies]

    def check(self) -> None:
        """Raise what has ended somebody's evening."""
        for task in self.playing:
            if task.done():
                task.result()

    def has_left(self, company: Company) -> bool:
        """Whether a company has played its last game."""
        return self.playing[self.companies.index(company)].done()

    async def finish(self, patience: float = 60.0) -> None:
        """They end the games they are at, and leave."""
        for company in self.companies:
            company.is_last_game = True
        async with asyncio.timeout(patience):
            await asyncio.gather(*self.playing)

    async def disperse(self) -> None:
        """They leave at once."""
        for player in self.players:
            player.stop()
        for task in self.playing:
            task.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)
