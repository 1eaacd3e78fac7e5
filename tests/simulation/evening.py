"""A whole evening in simulated time: one worker that dies, a disk that fails, people on bad lines.

One seed, one world, as in `scenario`; `run` gives back what was found.
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from tests.simulation.dice import SimDice
from tests.simulation.evening_checks import check
from tests.simulation.links import Switchboard
from tests.simulation.loop import Process
from tests.simulation.nemesis import Nemesis
from tests.simulation.net import Lost, Net
from tests.simulation.scenario import Found, lived
from tests.simulation.store import Disk
from tests.simulation.worker import Worker
from tests.simulation.world import World
from zuschlag.errors import NotAllowed, NotFound, Refusal, Unavailable, ZuschlagError
from zuschlag.event import commands as c
from zuschlag.event import planning
from zuschlag.event.evening_state import OVER, EveningState
from zuschlag.event.evening_view import own_place
from zuschlag.event.next_step import next_step
from zuschlag.event.seating.plan import plan
from zuschlag.event.service import EveningService
from zuschlag.event.settings import EveningSettings
from zuschlag.table import commands as t
from zuschlag.table.caller import Speaker
from zuschlag.table.service import TableService
from zuschlag.table.settings import Settings

LIVELY = 7200.0
LOOK = 0.5
PATIENCE = 6.0
OPEN = 0.2
"""So many evenings have open tables."""
MakeEvenings = Callable[..., EveningService]


class PlantedInEvening(NamedTuple):
    """The parts a planted bug may replace."""

    make: MakeEvenings = EveningService
    patch: Callable[[pytest.MonkeyPatch], None] = lambda patch: None


class Hall(Worker):
    """A worker that serves an evening beside its tables."""

    def __init__(
        self, parts: tuple[Any, ...], settings: EveningSettings, planted: PlantedInEvening
    ) -> None:
        world, disk, net, board = parts
        super().__init__(world, disk, net, board, "one", self._keeper)
        self.settings = settings
        self.planted = planted
        self.evenings: EveningService
        self.id = ""
        self.ups: list[list[float]] = []  # from when to when it served

    def _keeper(self, **given: Any) -> TableService:
        service = TableService(**given)
        ports = {name: given[name] for name in ("journal", "clock", "dice", "seal", "worker")}
        self.evenings = self.planted.make(**ports, tables=service)
        return service

    async def _serve(self, process: Process, skew: float) -> None:
        await super()._serve(process, skew)
        if self.is_serving and self.process is process:
            self.ups.append([self.world.now, float("inf")])
        evenings = self.evenings
        while self.is_serving and self.process is process:
            with suppress(ZuschlagError):
                self.id = await evenings.the_evening(self.settings)
                await evenings.attend(self.id)
            await asyncio.sleep(LOOK)

    def kill(self, point: str | None = None) -> None:
        """From now on nobody could play."""
        if self.ups and not self.process.is_dead:
            self.ups[-1][1] = min(self.ups[-1][1], self.world.now)
        super().kill(point)


class Guest:
    """Somebody who asks the evening for things, with the same id until there is an answer."""

    def __init__(self, world: World, net: Net, hall: Hall, name: str) -> None:
        self.world, self.net, self.hall, self.name = world, net, hall, name
        self.dice: SimDice = world.dice(f"guest {name}")
        self.speaker = Speaker(self.dice.token(32).hex())
        self.acked: list[str] = []
        self.stood: list[tuple[str, str]] = []  # tables, and the ids of what they acknowledged

    async def ask(self, command: c.Command) -> bool:
        """Whether it was done; a refusal is an answer, too."""
        id = self.dice.token(8).hex()

        async def work(_: Any) -> dict[str, object]:
            return await self.hall.evenings.command(self.hall.id, self.speaker, id, command)

        while True:
            try:
                await self.net.request(self.hall, work, PATIENCE)
            except (NotAllowed, NotFound, Refusal):
                return False
            except (Lost, ZuschlagError):
                await asyncio.sleep(self.dice.uniform(0.2, 2))
                continue
            self.acked.append(id)
            return True

    async def play(self) -> None:
        """At every table: leave the game to a bot. Who moves is not what this is about."""
        stood: set[str] = set()
        while (evening := await self.seen()).status != OVER:
            place = own_place(evening, self.speaker.holder)
            if place is not None:
                table = self.hall.evenings.table_id(evening.id, place[0].number, place[1])
                if table not in stood and await self._stand(table):
                    stood.add(table)
            await asyncio.sleep(self.dice.uniform(1, 6))

    async def _stand(self, table: str) -> bool:
        """Whether the table has answered."""
        id = self.dice.token(8).hex()

        async def work(service: Any) -> Any:
            return await service.command(table, self.speaker, id, t.Stand())

        try:
            await self.net.request(self.hall, work, PATIENCE)
        except (Lost, Unavailable, NotFound):
            return False
        except ZuschlagError:
            return True  # over, or a bot stands in already
        self.stood.append((table, id))
        return True

    async def seen(self) -> EveningState:
        """The evening as the server has it."""

        async def work(_: Any) -> EveningState:
            return (await self.hall.evenings.find(self.hall.id)).evening

        while True:
            try:
                return await self.net.request(self.hall, work, PATIENCE)
            except (Lost, ZuschlagError):
                await asyncio.sleep(self.dice.uniform(0.2, 2))


class Evening:
    """Drawn from the seed: who comes, for how long it is played, what goes wrong."""

    def __init__(self, world: World, planted: PlantedInEvening) -> None:
        self.world = world
        self.dice = world.dice("evening")
        self.disk = Disk(world.loop)
        self.net = Net(world)
        board = Switchboard(world)
        luck = self.dice.luck
        pace = luck.choice([(0.0, 0.3), (0.5, 2.0), (1.0, 4.0)])  # so that many a bell rings
        table = Settings(game="for-sale", edition="2015", seats=3, pace=pace, away_after=5)
        self.settings = EveningSettings(
            table=table,
            size=luck.choice([3, 4]),
            rounds=luck.choice([1, 2, 2, 3]),
            format=luck.choice(["meet", "meet", "swiss"]),
            minutes=luck.choice([1, 1, 2]),
            best=20,  # all games count
        )
        if world.dice("format").happens(OPEN):
            self.settings = replace(self.settings, format="open", minutes=None)
        self.hall = Hall((world, self.disk, self.net, board), self.settings, planted)
        self.nemesis = Nemesis(world, self.disk, self.net, [self.hall])
        # One process serves one evening: nobody else can take a lease from it.
        self.nemesis.evils = [e for e in self.nemesis.evils if e != self.nemesis.take_leases]
        self.organiser = Guest(world, self.net, self.hall, "organiser")
        self.people = [self._guest(number) for number in range(luck.randint(3, 8))]

    def _guest(self, number: int) -> Guest:
        return Guest(self.world, self.net, self.hall, f"person {number}")

    async def live(self) -> None:
        """Open, play all rounds under faults, let it heal in the end, check."""
        world = self.world
        self.hall.boot()
        while not self.hall.id:
            await asyncio.sleep(0.1)
        await self.organiser.ask(c.Organise(self.hall.evenings.key_of(self.hall.id)))
        raging = self.dice.uniform(60, 400)
        world.loop.spawn(None, self.nemesis.rage(raging))
        await asyncio.gather(*(self._join(guest) for guest in self.people))
        playing = world.loop.spawn(None, self._run())
        while world.now < raging and not playing.done():
            await asyncio.sleep(1)
        self.nemesis.heal()
        until = world.now + LIVELY
        while world.now < until and not playing.done():
            await asyncio.sleep(1)
        if not playing.done():
            state = (await self.organiser.seen()).current
            world.broken(f"the evening does not end: {state and state.state}")
            return
        playing.result()
        await check(self)

    async def _join(self, guest: Guest) -> None:
        await asyncio.sleep(self.dice.uniform(0, 20))
        await guest.ask(c.Join(guest.name))
        self.world.loop.spawn(None, guest.play())

    async def _run(self) -> None:
        """The organiser presses the one button, and now and then another one."""
        steps: dict[str, Callable[[], c.Command]] = {
            "draw": lambda: c.Draw(why="people came and went"),
            "open-table": c.OpenTable,
            "call": c.Call,
            "start-round": c.StartRound,
            "close-round": c.CloseRound,
            "end": c.End,
        }
        while (evening := await self.organiser.seen()).status != OVER:
            step = next_step(evening)
            if step in steps:
                await self.organiser.ask(steps[step]())
            elif step in ("results", "filling"):
                await self._meanwhile(evening)
            if step == "filling":
                await self._look_after_open_tables(evening)
            await asyncio.sleep(self.dice.uniform(0.2, 3))

    async def _look_after_open_tables(self, evening: EveningState) -> None:
        """Few are seated by hand now and then; at some time it is enough."""
        current = evening.current
        if current is not None and len(current.tables) >= 2 * self.settings.rounds:
            await self.organiser.ask(c.CloseRound())
        elif self.dice.happens(0.1):
            await self.organiser.ask(c.OpenTable("we are few"))

    async def _meanwhile(self, evening: EveningState) -> None:
        """While a round is played: the clock is stopped or moved, people come and go."""
        ask, is_stopped = self.organiser.ask, evening.clock.stopped_since is not None
        match self.dice.luck.randint(0, 30 if not is_stopped else 3):
            case 0 if is_stopped:
                await ask(c.GoOn())
            case 1 if not is_stopped:
                await ask(c.StopClock("a break"))
            case 2 if not is_stopped:
                await ask(c.MoveClock(1, "more time"))
            case 3 if len(self.people) < 9:
                self.people.append(self._guest(len(self.people)))
                await self._join(self.people[-1])
            case 4 if len(evening.here) > 4:
                await self.dice.luck.choice(self.people).ask(c.Leave())
            case 5:
                await self.dice.luck.choice(self.people).ask(c.Return())


@contextmanager
def quick(planted: PlantedInEvening) -> Iterator[None]:
    """Plans need not be good here; and whatever is planted."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(planning, "plan", lambda *given, **more: plan(*given, **more | {"steps": 60}))
        planted.patch(patch)
        yield


def run(
    seed: int,
    hear: Callable[[str], None] | None = None,
    planted: PlantedInEvening | None = None,
) -> Found:
    """The whole life of one evening."""
    world, planted = World(seed, hear), planted or PlantedInEvening()
    with quick(planted):
        return lived(world, Evening(world, planted).live())
