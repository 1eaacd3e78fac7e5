"""One seed, one world: workers, tables, people and bots, faults for a while, then quiet.

`run` gives back what was found: broken promises, the digest of the trace, what was reached.
"""

import asyncio
import contextlib
import copy
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

import msgspec

from tests.simulation import checkers
from tests.simulation.bot_runner import SimBots, SimSeal
from tests.simulation.clients import Client, Frame
from tests.simulation.clock import SimClock
from tests.simulation.dice import SimDice
from tests.simulation.links import Switchboard
from tests.simulation.loop import Deadlock, Livelock
from tests.simulation.nemesis import HOUR, Nemesis
from tests.simulation.net import Lost, Net
from tests.simulation.players import Player
from tests.simulation.store import Disk
from tests.simulation.worker import MakeKeeper, Worker
from tests.simulation.world import World
from zuschlag.errors import ZuschlagError
from zuschlag.table.service import Speaker, TableService
from zuschlag.table.settings import Settings, TimeLimits

LIVELY = 600.0
"""Virtual seconds after the last fault within which every table must end."""

TRIES = 30
"""How often a worker that does not answer is asked again."""

NAMES = ("Anna", "Boris", "Chloe", "Dmitri")


class Found(NamedTuple):
    """What one seed brought."""

    seed: int
    violations: list[str]
    digest: str
    reached: Counter[str]
    lines: int
    steps: int
    seconds: float  # virtual


class Planted(NamedTuple):
    """The parts a planted bug may replace."""

    make_keeper: MakeKeeper = TableService
    make_disk: Callable[[Any], Disk] = Disk
    least_workers: int = 1
    settings: Settings | None = None  # of all tables, where a bug needs a certain game
    evils: tuple[str, ...] = ()  # where a bug needs certain faults, and many of them


class Party(NamedTuple):
    """The people of one table."""

    players: list[Player]
    watcher: Player
    settings: Settings


def run(
    seed: int, hear: Callable[[str], None] | None = None, planted: Planted | None = None
) -> Found:
    """The whole life of one world."""
    world = World(seed, hear)
    return lived(world, Scenario(world, planted or Planted()).live())


def lived(world: World, life: Coroutine[Any, Any, None]) -> Found:
    """To the end, and what was found on the way."""
    try:
        try:
            world.loop.run_until_complete(life)
        except (Deadlock, Livelock) as stuck:
            world.broken(f"{type(stuck).__name__}: nothing goes on")
        for task in world.loop.unseen():
            name = getattr(task.get_coro(), "__qualname__", "?")
            world.broken(f"{name} failed unseen: {task.exception()!r}")
        for told in world.loop.complaints:
            world.broken(f"the loop complains: {told.get('message')}: {told.get('exception')!r}")
        counts = world.sometimes.counts
        shape = (world.digest, counts, world.lines, world.loop.steps, world.now)
        return Found(world.seed, world.violations, *shape)
    finally:
        world.loop.bury()


class Scenario:
    """Drawn from the seed: how many of everything, and for how long it goes wrong."""

    def __init__(self, world: World, planted: Planted) -> None:
        self.world = world
        self.planted = planted
        self.dice = world.dice("scenario")
        self.disk = planted.make_disk(world.loop)
        self.net = Net(world)
        self.board = Switchboard(world)
        count = max(1 if self.dice.happens(0.5) else 2, planted.least_workers)
        parts = (world, self.disk, self.net, self.board)
        names = ("one", "two")[:count]
        self.workers = [Worker(*parts, name, planted.make_keeper) for name in names]
        self.nemesis = Nemesis(world, self.disk, self.net, self.workers)
        if planted.evils:
            self.nemesis.insist_on(planted.evils)
        self.parties = [self._party(number) for number in range(self._tables())]

    def _tables(self) -> int:
        return self.dice.luck.choices([1, 2, 3], [6, 3, 1])[0]

    def _party(self, number: int) -> Party:
        settings = self.planted.settings or some_settings(self.dice)
        people = min(self.dice.luck.choice([1, 2, 2, 3, 4]), settings.seats)
        made = [self._player(f"{NAMES[place]}{number}") for place in range(people)]
        made[0].expected = people
        return Party(made, self._player(f"Watch{number}"), settings)

    def _player(self, name: str) -> Player:
        return Player(self.world, self.net, self.workers, name)

    async def live(self) -> None:
        """Boot, play under faults, let it heal, wait for the end, check."""
        world = self.world
        for worker in self.workers:
            worker.boot()
        raging = self.dice.uniform(20, 150)
        world.loop.spawn(None, self.nemesis.rage(raging))
        for party in self.parties:
            world.loop.spawn(None, self._meet(party))
        while world.now < raging and not self._are_over():
            await asyncio.sleep(1)
        self._calm()
        until = world.now + LIVELY
        while world.now < until and not self._are_over():
            await asyncio.sleep(1)
        for party in self.parties:
            # Whoever opens a table last does so now: then no delay runs longer than we wait.
            await self._shown_everywhere(party.players[0].table)
        await asyncio.sleep(20)
        await self._check()

    def _calm(self) -> None:
        self.nemesis.heal()
        for player in self._everybody():
            player.is_restless = False
            player.wants_connection = True

    def _everybody(self) -> list[Player]:
        return [one for party in self.parties for one in (*party.players, party.watcher)]

    def _are_over(self) -> bool:
        return all(self._is_over(party) for party in self.parties)

    def _is_over(self, party: Party) -> bool:
        return all(one.status == "over" for one in (*party.players, party.watcher))

    async def _shown_everywhere(self, table: str) -> dict[str, Frame]:
        """What every worker shows to somebody without a seat."""
        found = {}
        for worker in self.workers if table else ():
            told = await self._shown(worker, table)
            if told is not None:
                found[worker.name] = told
        return found

    async def _shown(self, worker: Worker, table: str) -> Frame | None:
        for _ in range(TRIES):
            with contextlib.suppress(Lost, ZuschlagError):  # it may still be starting
                return _read(
                    await self.net.request(worker, lambda service: service.look(table, None), 4)
                )
            await asyncio.sleep(1)
        self.world.broken(f"worker {worker.name} shows nothing of {table[:4]}")
        return None

    async def _meet(self, party: Party) -> None:
        """The host opens a table, the others come by."""
        spawn = self.world.loop.spawn
        host, *guests = party.players
        await host.open_table(party.settings)
        spawn(None, host.listen())
        party.watcher.table = host.table
        watcher = party.watcher
        spawn(None, watcher.listen() if self.dice.happens(0.6) else watcher.poll())
        await asyncio.gather(*(guest.sit(host.table) for guest in guests))
        for player in party.players:
            spawn(None, player.play())
            spawn(None, player.fidget())
            if self.dice.happens(0.2):
                spawn(None, player.play_again())

    async def _check(self) -> None:
        for late in self.disk.late_writes:
            self.world.broken(f"written under a lease that was over: {late}")
        for wrong in self.disk.misdated:
            self.world.broken(f"an entry has a wrong date: {wrong}")
        judge = self._fresh_keeper(TableService, 2 * HOUR)
        for party in self.parties:
            people: list[Client] = [*party.players, party.watcher]
            table = people[0].table
            if not table:
                self.world.broken("no table was opened")
                continue
            try:
                checkers.check_table(self.world, self.disk, table, people, self.board)
                await self._check_end(judge, party, table)
            except Exception as fault:
                # A log that cannot even be folded is the worst of all findings.
                self.world.broken(f"the log of {table[:4]} cannot be read: {fault!r}")

    async def _check_end(self, judge: TableService, party: Party, table: str) -> None:
        world = self.world
        if not self._is_over(party):
            states = [one.status for one in (*party.players, party.watcher)]
            world.broken(f"table {table[:4]} does not end: {states}")
            return
        shown = await _seen_anew(judge, party.players[0])
        await asyncio.sleep(1)  # for tables that are shown with a delay
        for client in (*party.players, party.watcher):
            checkers.check_converged(world, self.disk, client)
            anew = await _seen_anew(judge, client)
            checkers.check_sight(world, client.name, client.told, anew)
        await self._check_spectators(party, table, _read(await judge.look(table, None)))
        game = party.settings.game
        is_voted = shown["table"]["result"]["outcome"] is None
        what = "For Sale" if game == "for-sale" else "Monopoly"
        world.reached("vote ended a game" if is_voted else f"game of {what} ended")
        checkers.check_record(world, await judge.record(table), shown)

    async def _check_spectators(self, party: Party, table: str, anew: Frame) -> None:
        """Whoever asks any worker, even one that starts only now, sees how it ended."""
        shown = await self._shown_everywhere(table)
        delay, entries = party.settings.spectator_delay, self.disk.entries(table)
        if checkers.is_old(self.world, entries, delay):
            late = self._fresh_keeper(self.planted.make_keeper, 0.0)
            shown["that starts now"] = _read(await late.look(table, None))
        for worker, told in shown.items():
            name = f"a spectator at the worker {worker}"
            checkers.check_sight(self.world, name, told, anew)

    def _fresh_keeper(self, make: MakeKeeper, skew: float) -> TableService:
        """A service that has only ever read the log, on a disk of its own."""
        world = self.world
        copied = Disk(world.loop)
        copied._tables = copy.deepcopy(self.disk._tables)
        copied._codes = dict(self.disk._codes)
        return make(
            journal=copied,
            clock=SimClock(world.loop, skew),
            dice=world.dice("judge"),
            seal=SimSeal(),
            bot_runner=SimBots(world, "judge"),
        )


async def _seen_anew(judge: TableService, client: Client) -> Frame:
    """What a service shows a client that knows nothing but the log."""
    return _read(await judge.look(client.table, Speaker(client.holder), client.viewer))


def _read(frame: bytes) -> Frame:
    found: Frame = msgspec.json.decode(frame)
    return found


def some_settings(dice: SimDice) -> Settings:
    """A short game of either kind, some with a clock."""
    luck = dice.luck
    time = TimeLimits()
    if luck.random() < 0.5:
        time = TimeLimits(move=luck.choice([2, 5, 10]), bank=luck.choice([0, 5, 20]))
    given: dict[str, Any] = {"game": "for-sale", "edition": "2015", "seats": luck.choice([3, 4])}
    if luck.random() < 0.3:
        options = {"end.limit": {"rounds": luck.choice([1, 2, 3])}}
        given = {"game": "monopoly", "edition": "aalen-event", "seats": luck.choice([2, 3])}
        given["options"] = options
    least = luck.uniform(0.0, 0.5)
    return Settings(
        **given,
        time=time,
        away_after=luck.choice([5, 15, 45]),
        pace=(least, least + luck.uniform(0.0, 0.8)),
        spectator_delay=luck.choice([0, 0, 0, 5]),
    )
