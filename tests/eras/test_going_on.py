"""Tables of old go on: their people come back, play a little, get up, and bots finish the game."""

import asyncio
import hashlib
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.eras.era import ERAS, Era
from tests.eras.for_sale_scenes import least
from tests.eras.looking import carried
from tests.eras.monopoly_scenes import buying
from tests.eras.sitting import seed_of
from tests.eras.world import World
from tests.secrecy.asgi import Line
from tests.secrecy.virtual import run
from tests.thorough import thorough
from zuschlag.fair import Verdict, check
from zuschlag.journal.chain import first_fault
from zuschlag.record import judge

Json = dict[str, Any]
MOVES = 12
"""What people play before they get up."""
LONGEST = 24 * 3600
"""Seconds of virtual time."""
YEAR = 365 * 24 * 3600 * 1000
LATER = {"soon": 60_000, "years later": 10 * YEAR, "by a clock set back": -YEAR}


OPEN = [
    (era, scene) for era in ERAS for scene, told in era.tables.items() if told["status"] != "over"
]
# Every table years later, and in turn soon or by a wrong clock; `make test` tries some years later.
WHEN = [
    pytest.param(
        *table,
        later,
        id=f"{table[0]} {table[1]} {later}",
        marks=thorough if later == "years later" and place % 3 else (),
    )
    for place, table in enumerate(OPEN)
    for later in ("years later", ("soon", "by a clock set back")[place % 2])
]


@pytest.mark.parametrize(("of", "scene", "later"), WHEN)
def test_a_table_goes_on_to_its_end(of: Era, scene: str, later: str, tmp_path: Path) -> None:
    told = of.tables[scene]
    stored = carried(of.moved_to(tmp_path), told["id"])
    world = World(of, of.at + LATER[later])

    async def whole() -> Json:
        async with world.open(stored):
            evening = Evening(world, told)
            await evening.play()
            assert first_fault(await world.journal.read(told["id"])) is None
            return await evening.record()

    record = run(whole())
    answer = judge(json.dumps(record).encode())
    assert answer["ok"]
    assert answer["scores"] is not None
    assert check(record).verdict == Verdict.VERIFIED


class Guest:
    """Somebody who comes back, with one socket."""

    def __init__(self, name: str, line: Line) -> None:
        self.name, self.line = name, line
        self.seen: Json = {}
        self._read = self._asked = 0

    def look(self) -> Json:
        """What the table shows now."""
        for text in self.line.told[self._read :]:
            frame = msgspec.json.decode(text) if text.startswith(b"{") else {}
            if "you" in frame:
                self.seen = {"table": self.seen.get("table")} | frame
        self._read = len(self.line.told)
        return self.seen

    async def do(self, do: str, **parts: Any) -> None:
        """A command, and what follows from it."""
        self._asked += 1
        id = f"again-{self.name}-{self._asked:06}"
        await self.line.say({"t": "do", "id": id, "command": {"do": do, **parts}})
        told = [msgspec.json.decode(one) for one in self.line.told if id.encode() in one]
        if told[-1]["t"] == "nak" and told[-1]["error"] == "table/claim-window":
            await asyncio.sleep(told[-1]["facts"]["wait_ms"] / 1000)
        else:
            assert told[-1]["t"] == "ack", told[-1]

    @property
    def is_asked(self) -> bool:
        """Whether the game waits for them."""
        you, game = self.look()["you"], self.seen["game"]
        return bool(you["decision"]) and you["seat"] in game["waiting"]


class Evening:
    """Everybody of a table together again."""

    def __init__(self, world: World, told: Json) -> None:
        self.world, self.told = world, told
        names = dict.fromkeys([told["host"], *told["people"]])
        self.guests = {name: Guest(name, world.socket(name)) for name in names}
        self.host = self.guests[told["host"]]

    async def play(self) -> None:
        """From where it was left to the end."""
        for guest in self.guests.values():
            await guest.line.say({"t": "resume", "table": self.told["id"], "cursor": 0})
        await asyncio.sleep(1)
        await self._begin()
        await self._return()
        for _ in range(MOVES):
            await self._move()
        for guest in self._seated():
            await guest.do("stand")
        async with asyncio.timeout(LONGEST):
            while self.host.look()["table"]["status"] != "over":
                await asyncio.sleep(10)

    async def _begin(self) -> None:
        """Whatever is missing until cards are dealt and clocks run."""
        if self.host.look()["table"]["status"] == "lobby":
            await self.host.do("start")
        while self.host.look()["table"]["status"] == "seeds":
            for guest in self.guests.values():
                await self._add_seed(guest)
            await asyncio.sleep(0.5)
        if self.host.look()["table"]["status"] == "paused":
            await self.host.do("go-on")

    async def _add_seed(self, guest: Guest) -> None:
        wanted, seed = guest.look()["you"]["seed_wanted"], seed_of(guest.name)
        if wanted == "seal":
            await guest.do("seal-seed", hash=hashlib.sha256(seed).hexdigest())
        if wanted == "show":
            await guest.do("show-seed", seed=seed.hex())

    async def _return(self) -> None:
        """Who got up sits down again, and nobody wants to end it any more.

        Who was cut off has the seat back by coming.
        """
        for guest in self._seated():
            seat, table = guest.seen["you"]["seat"], guest.seen["table"]
            if table["seats"][seat]["away"] is not None:
                await guest.do("come-back")
            if seat in table["votes"]:
                await guest.do("vote-end", yes=False)

    async def _move(self) -> None:
        """One of those who are asked."""
        asked = next((guest for guest in self.guests.values() if guest.is_asked), None)
        if asked is not None:
            choose = least if asked.seen["table"]["settings"]["game"] == "for-sale" else buying
            action = choose(asked.name, asked.seen)
            if action:
                await asked.do("move", on=asked.seen["you"]["decision"]["on"], action=action)
        await asyncio.sleep(1)

    def _seated(self) -> list[Guest]:
        is_over = self.host.look()["table"]["status"] == "over"
        found = [guest for guest in self.guests.values() if guest.look()["you"]["seat"] is not None]
        return [] if is_over else found

    async def record(self) -> Json:
        """The written game."""
        path = f"/api/tables/{self.told['id']}/record"
        await asyncio.sleep(self.host.seen["table"]["settings"]["spectator_delay"])
        status, text = await self.world.ask(self.host.name, "GET", path)
        assert status == 200, text
        found: Json = json.loads(text)
        return found
