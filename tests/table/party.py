"""People around a table in quick time: seated, connected and, if wanted, amid a game."""

import asyncio
import hashlib
from typing import Any

import msgspec
import pytest

from tests.rulebook.monopoly.scenes import Scene
from tests.table.world import Inbox, Person, for_sale, holder, service
from zuschlag.errors import ZuschlagError
from zuschlag.table import commands as c
from zuschlag.table.live_table import LiveTable
from zuschlag.table.service import Ack, TableLimits, TableService
from zuschlag.table.settings import Settings

NAMES = ("Anna", "Bob", "Clara", "Dora", "Emma", "Fritz")
FIRST, SECOND, THIRD = 0, 1, 2
LIMITS = TableLimits(poll_seconds=60.0, lease_seconds=200.0)
"""The usual ones; a worker that is alone need not look at others' tables every second."""


class Party:
    """A table, its service, and everybody who sits there, by name in the order of seats."""

    def __init__(self, service: TableService, table: str, code: str) -> None:
        self.service = service
        self.table = table
        self.code = code
        self.people: list[Person] = []
        self.aside: Person | None = None  # a host who does not sit there
        self.former: Person | None = None  # held a seat that was handed on

    @property
    def host(self) -> Person:
        """Who looks after the table."""
        return self.aside or self.people[FIRST]

    def __getitem__(self, seat: int) -> Person:
        return self.people[seat]

    @property
    def live(self) -> LiveTable:
        """The table in the service's memory."""
        return self.service.live_tables[self.table]

    @property
    def now(self) -> int:
        """Milliseconds by the service's clock."""
        found: int = self.service._clock.now()
        return found

    def guest(self, name: str) -> Person:
        """Somebody without a seat."""
        return Person(self.service, self.table, name)

    async def seen(self, seat: int = FIRST) -> dict[str, Any]:
        """Everything as somebody sees it."""
        return await self.people[seat].sees(seat)

    async def status(self) -> str:
        """How far the table is."""
        found: str = (await self.seen())["table"]["status"]
        return found

    async def begin(self) -> "Party":
        """Start, and wait until cards are on the table (nobody adds a seed)."""
        await self.host.do(c.Start())
        await self.until("play")
        return self

    async def until(self, status: str, seconds: float = 60) -> None:
        """Wait until the table is so far."""
        end = self.now + seconds * 1000
        while self.live.table.status != status:
            assert self.now < end, f"still {self.live.table.status}"
            await asyncio.sleep(0.05)

    async def asked(self) -> Person:
        """Who is waited for (the first of them)."""
        return self.people[self.live.table.game.waiting[0]]

    async def act(self, seat: int, *action: Any, on: str | None = None) -> Ack:
        """Make a move on the decision that is open."""
        named = on or self.live.table.game.on
        return await self.people[seat].do(c.Move(on=named, action=list(action)), seat=seat)

    async def pause(self, seat: int = FIRST, until: int | None = None) -> None:
        """Somebody asks for a pause, and all others who are here agree."""
        await self.people[seat].do(c.Pause(until), seat=seat)
        for other in self.live.table.players_here(self.live.here):
            if other != seat and self.live.table.status == "play":
                await self.people[other].do(c.AnswerPause(yes=True), seat=other)

    async def play_on(self) -> None:
        """Let whoever is waited for do the simplest thing; bots do what they like."""
        play = self.live.table.game
        moves = len(play.actions)
        present = [seat for seat in play.waiting if self.live.table.seats[seat].is_present]
        if present:
            await self.act(
                present[0], *play.at.simplest(play.options(present[0]), play.state, present[0])
            )
        while len(play.actions) == moves:
            await asyncio.sleep(0.05)

    async def to_the_end(self) -> None:
        """Everybody does the simplest thing until it is over."""
        while self.live.table.game.outcome is None:
            await self.play_on()
        await self.until("over")

    def lines(self, seat: int | None = FIRST) -> list[dict[str, Any]]:
        """The log as a viewer reads it."""
        log = self.live.seen_by(seat).log
        return [msgspec.json.decode(one) for one in log.after(seat, 0, 100_000)]

    def kinds(self, seat: int | None = FIRST) -> list[str]:
        """The kinds of all lines a viewer reads."""
        return [line["kind"] for line in self.lines(seat)]

    def set_scene(self, scene: Scene) -> None:
        """Put a game of Monopoly into some position; the log does not know of it."""
        table = self.live.table
        table.game.state = scene.state
        table.game.begin = scene.state.copy
        table.game._look(self.now)
        table.timing.asked = {}
        table.timing.ask(table.game.waiting, self.now, None)
        self.service._scheduler.arm(self.live)


async def gather(
    *names: str,
    settings: Settings | None = None,
    begin: bool = True,
    connect: bool = True,
    host: str | None = None,
    **parts: Any,
) -> Party:
    """These people at a table of their own, connected; open seats get bots.

    The first of them is the host, unless another one is named, who does not sit there.
    """
    names = names or NAMES[:3]
    agreed = settings or for_sale(seats=max(3, len(names)))
    parts.setdefault("limits", LIMITS)
    kept = service(**parts)
    await kept.start()
    opened = await kept.open_table(holder(host or names[0]), agreed, None if host else names[0])
    party = Party(kept, opened.table, opened.code)
    for seat, name in enumerate(names):
        person = party.guest(name)
        if seat or host:
            await person.do(c.Sit(name, seat=seat))
        party.people.append(person)
        if connect:
            await person.look(seat=seat)
    party.aside = party.guest(host) if host else None
    return await party.begin() if begin else party


async def refused(work: Any) -> ZuschlagError:
    """The error something meets."""
    with pytest.raises(ZuschlagError) as fault:
        await work
    return fault.value


async def slug(work: Any) -> str:
    """The name of the error something meets."""
    return (await refused(work)).slug


def seed_of(name: str) -> tuple[str, str]:
    """A seed of somebody's, and what is told of it before."""
    seed = hashlib.sha256(f"seed of {name}".encode()).digest()
    return seed.hex(), hashlib.sha256(seed).hexdigest()


def entries(inbox: Inbox) -> list[dict[str, Any]]:
    """Every line of the log that came in, in the order of arrival."""
    found = []
    for frame in inbox.read:
        if frame["t"] == "log":
            found += frame["entries"]
        elif frame["t"] == "news":
            found.append(frame["entry"])
    return found


def numbers(inbox: Inbox) -> list[int]:
    """The numbers of those lines."""
    return [entry["n"] for entry in entries(inbox)]


async def reopened(party: Party, **parts: Any) -> Party:
    """The same table at another service on the same journal, as after a crash of the first."""
    parts.setdefault("limits", party.service.limits)
    parts.setdefault("clock", party.service._clock)
    kept = service(party.service._journal, **parts)
    await kept.start()
    again = Party(kept, party.table, party.code)
    for old in party.people:
        again.people.append(again.guest(old.name))
        again.people[-1]._count = old._count
    if party.aside is not None:
        again.aside = again.guest(party.aside.name)
        again.aside._count = party.aside._count
    return again


async def leave(party: Party, seat: int, seconds: float = 0) -> None:
    """Somebody's connection is lost, perhaps a while ago."""
    watch = party[seat].watch
    assert watch is not None
    party.service.detach(watch)
    await asyncio.sleep(seconds)


def kill(party: Party) -> None:
    """End a service without a word: none of its tasks goes on, none of its timers rings."""
    party.service._scheduler.is_stopped = True
    for live in party.service.live_tables.values():
        party.service._scheduler.disarm(live)
    party.service._tasks.cancel()
