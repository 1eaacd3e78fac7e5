"""Sealed answers in two worlds: how long everybody waits for theirs, and how long they are (I5).

A case is one moment of a story and something secret that is done there in one of two ways. Each
sample makes the moment anew, does it in one way or the other, and takes times and sizes. Doors
are handed in: the application itself in virtual time, or a real server's sockets.
"""

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

import msgspec

from tests.secrecy.cast import Cast, a_cast
from tests.secrecy.deep import World
from tests.secrecy.doors import handed_over, made_anew
from tests.secrecy.pairs import Pairs
from tests.secrecy.story import Story, Told, told_until
from tests.secrecy.two_samples import ALPHA, likeness
from zuschlag.errors import NotAllowed
from zuschlag.journal.memory import MemoryJournal
from zuschlag.table import commands as c
from zuschlag.table.caller import Speaker
from zuschlag.table.play import Play
from zuschlag.table.service import TableService
from zuschlag.table.table_state import PLAY

KINDS = ("sell", "wish", "order", "purse")
TIMED = ("ack", "news")
PATIENCE = 60.0


class Line(Protocol):
    """A socket; its frames come to whoever opened it."""

    async def say(self, frame: Any) -> None:
        """Send one."""

    async def close(self) -> None:
        """Hang up."""


class Server(Protocol):
    """Doors that are open."""

    service: TableService
    journal: MemoryJournal

    def open(self, who: Speaker, heard: Callable[[bytes], None]) -> Line:
        """A socket of somebody's."""

    def time(self) -> float:
        """Seconds."""


class Before(NamedTuple):
    """What somebody does first, in each world; as much in both, or that alone would show."""

    who: tuple[int, Speaker]
    commands: tuple[tuple[c.Command, ...], tuple[c.Command, ...]]


@dataclass(frozen=True)
class Case:
    """A moment, and what is different: the world, what one seat does before, or what it asks."""

    kind: str
    worlds: tuple[World, World]
    caller: tuple[int, Speaker]
    listener: tuple[int, Speaker]
    asked: tuple[c.Command, c.Command]
    before: Before | None = None


class Answer(NamedTuple):
    """Seconds from the command to its ack and to somebody else's news, and all bytes of both."""

    ack: float
    news: float
    sizes: tuple[int, ...]


Times = dict[str, list[float]]
"""By what was timed and in which world."""


@dataclass
class Samples:
    """Answers of both worlds."""

    answers: tuple[list[Answer], list[Answer]] = field(default_factory=lambda: ([], []))

    def times(self) -> Times:
        """All times, so that those of many samples can be put together."""
        return {
            f"{what} {way}": [getattr(answer, what) for answer in world]
            for way, world in enumerate(self.answers)
            for what in TIMED
        }

    def odd_sizes(self, alpha: float = ALPHA) -> list[str]:
        """Sizes that tell the worlds apart.

        Samples may differ within one world: a timer of the table, such as the one that drops an
        unused code, may add a line of its own while somebody is answered, in either world.
        """
        one, other = ([sum(answer.sizes) for answer in world] for world in self.answers)
        if likeness(one, other) >= alpha:
            return []
        return [f"sizes {sorted(Counter(one).items())} and {sorted(Counter(other).items())}"]


def differences(times: Times) -> tuple[float, list[str]]:
    """How well the worlds go together at worst, and what tells them apart."""
    found = {what: likeness(times[f"{what} 0"], times[f"{what} 1"]) for what in TIMED}
    wrong = [f"time to the {what}: p {p:.2g}" for what, p in found.items() if p < ALPHA]
    return min(found.values()), wrong


# Cases.


def case_of(kind: str, seed: int) -> Case | None:
    """A moment of a story at which something of this kind can be done in secret, if there is."""
    game = {"sell": "for-sale", "wish": "monopoly", "purse": "monopoly"}.get(kind)
    wanted: dict[str, object] = {"options": {"cash.hidden": True}} if kind == "purse" else {}
    # Bots that wait: nothing but what is asked for happens while it is timed.
    return _CASES[kind](a_cast(seed, game, undo=False, pace=(600.0, 600.0), **wanted))


def _sealed(verb: str) -> Callable[[Cast], Case | None]:
    def found(cast: Cast) -> Case | None:
        told = told_until(cast, lambda story, number: bool(_choices(story, verb)))
        choices = _choices(told.story, verb)
        if not choices:
            return None
        (seat, moves), others = choices[0], _people(told, but=choices[0][0])
        on = told.story.table.game.on
        asked = c.Move(on, moves[0]), c.Move(on, moves[-1])
        return Case(verb, _twice(told), _person(told, seat), others[0], asked) if others else None

    return found


def _choices(story: Story, verb: str) -> list[tuple[int, list[list[Any]]]]:
    """Who may choose in secret while others must, and between what, as long in writing."""
    table, play = story.table, story.table.play
    if play is None or table.status != PLAY or len(play.waiting) < 2:
        return []
    found = []
    for seat in play.waiting:
        options = play.options(seat)
        moves: list[list[Any]] = [["sell", card] for card in getattr(options, "sell", ())]
        if table.settings.game == "monopoly":
            moves = [["wish", {str(slot): 1}] for slot in getattr(options, "wish", ())]
        moves = [move for move in moves if len(str(move)) == len(str(moves[0]))]
        if table.seats[seat].is_present and len(moves) > 1 and moves[0][0] == verb:
            found.append((seat, moves))
    return found


def _order(cast: Cast) -> Case | None:
    """Somebody's order stands, or was taken back; somebody else talks."""
    told = told_until(cast, lambda story, number: story.table.status == PLAY and number > 25)
    table, people = told.story.table, _people(told)
    if table.status != PLAY or len(people) < 2 or table.orders:
        return None
    play, given, nothing = table.game, _an_order(table.game), c.Order()
    if given is None:
        return None
    asked = play.at.game.turn(play.state).seats
    people.sort(key=lambda one: one[0] not in asked)  # whose order might have something to say
    before = Before(people[0], ((given, nothing), (nothing, given)))
    say = c.Say("hello")
    return Case("order", _twice(told), people[1], people[1], (say, say), before)


def _an_order(play: Play) -> c.Order | None:
    """One that anybody may give now, if there is."""
    if play.at.order_scope(play.seen) is not None:
        return c.Order(up_to=2)
    order = c.Order(demand_rent=True)
    try:
        play.at.check_order(play.state, order)
    except NotAllowed:
        return None
    return order


def _purse(cast: Cast) -> Case | None:
    """Two worlds that differ in all that one seat may not know, purses of others first of all."""
    pairs = Pairs(cast, 60)
    for _ in pairs.differences():
        pass
    story = pairs.story
    if story.table.status != PLAY or story.table.play is None:
        return None
    for seat, who in story.people.items():
        couple = pairs.couples[seat]
        if story.table.seats[seat].is_present and couple.observers:
            worlds = [
                World(table_events, cast, story.now, story.limits)
                for table_events in (pairs.table_events, couple.twin.table_events)
            ]
            say = c.Say("hello")
            caller = (seat, who)
            return Case("purse", (worlds[0], worlds[1]), caller, caller, (say, say))
    return None


_CASES: dict[str, Callable[[Cast], Case | None]] = {
    "sell": _sealed("sell"),
    "wish": _sealed("wish"),
    "order": _order,
    "purse": _purse,
}


def _twice(told: Told) -> tuple[World, World]:
    story = told.story
    world = World(told.table_events, story.cast, story.now, story.limits)
    return world, world


def _person(told: Told, seat: int) -> tuple[int, Speaker]:
    return seat, told.story.people[seat]


def _people(told: Told, but: int = -1) -> list[tuple[int, Speaker]]:
    present = told.story.table.present
    return [one for one in told.story.people.items() if one[0] in present and one[0] != but]


# Samples.


class Ear:
    """Hears the frames of a line, and when they came."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.frames: list[tuple[float, dict[str, Any], int]] = []
        self._clock = clock
        self._changed = asyncio.Event()

    def __call__(self, frame: bytes) -> None:
        now = self._clock()
        if frame.startswith(b"{"):
            self.frames.append((now, msgspec.json.decode(frame), len(frame)))
            self._changed.set()

    async def until(self, *kinds: str) -> float:
        """When the first frame of these kinds came."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for at, frame, _ in self.frames:
                    if frame["t"] in kinds:
                        return at
                self._changed.clear()
                await self._changed.wait()


class Talker:
    """Somebody on a line, who knows when all is said."""

    def __init__(self, server: Server, who: Speaker) -> None:
        self.ear = Ear(server.time)
        self.line = server.open(who, self.ear)

    async def look(self, table: str, seat: int) -> None:
        """Look at a table from a seat, and wait for all of it."""
        await self.line.say({"t": "resume", "table": table, "seat": seat, "cursor": 0})
        await self.quiet()
        self.ear.frames.clear()

    async def quiet(self) -> None:
        """Frames of a line are answered one after the other: after the pong there is nothing."""
        await self.line.say({"t": "ping", "n": 1})
        await self.ear.until("pong")

    async def do(self, id: str, command: c.Command) -> None:
        """Give a command."""
        await self.line.say({"t": "do", "id": id, "command": command})


async def sample(server: Server, case: Case, way: int, number: int) -> Answer:
    """Do it once, in one of the two ways."""
    table = await _set_up(server, case.worlds[way], number)
    caller, listener = Talker(server, case.caller[1]), Talker(server, case.listener[1])
    try:
        await listener.look(table, case.listener[0])
        await caller.look(table, case.caller[0])
        if case.before is not None:
            await _do_before(server, table, case.before.who, case.before.commands[way])
        await listener.quiet()
        await caller.quiet()
        caller.ear.frames.clear()
        listener.ear.frames.clear()
        began = server.time()
        await caller.do(f"sample-{number:06}", case.asked[way])
        acked, told = await caller.ear.until("ack", "nak"), await listener.ear.until("news")
        sizes = [size for _, frame, size in listener.ear.frames if frame["t"] != "pong"]
        sizes += [size for _, frame, size in caller.ear.frames if frame["t"] in ("ack", "nak")]
        return Answer(acked - began, told - began, tuple(sizes))
    finally:
        await caller.line.close()
        await listener.line.close()
        _clear_away(server, table)


async def _do_before(
    server: Server, table: str, who: tuple[int, Speaker], commands: Sequence[c.Command]
) -> None:
    talker = Talker(server, who[1])
    await talker.look(table, who[0])
    for number, command in enumerate(commands):
        await talker.do(f"before-{number:06}", command)
        await talker.quiet()
        answers = [frame["t"] for _, frame, _ in talker.ear.frames]
        assert "ack" in answers, "it must be allowed, or both ways are one"
        talker.ear.frames.clear()
    await talker.line.close()


async def _set_up(server: Server, world: World, number: int) -> str:
    table = f"{number:032x}"
    live, entries = made_anew(world.table_events, world.cast, world.now, world.limits, table)
    assert live.card is not None
    live.card = msgspec.structs.replace(live.card, code=f"{number:08}")
    await handed_over(live, entries, server.journal, server.service)
    return table


def _clear_away(server: Server, table: str) -> None:
    live = server.service.live_tables[table]
    server.service._scheduler.disarm(live)
    del server.service._live_tables.open[table]


async def sampled(server: Server, case: Case, count: int, seed: object) -> Samples:
    """As many of each way, in an order nobody can foresee."""
    luck = random.Random(f"ways {seed}")
    ways = [0, 1] * count
    luck.shuffle(ways)
    found = Samples()
    for number, way in enumerate(ways, 1):
        found.answers[way].append(await sample(server, case, way, number))
    return found
