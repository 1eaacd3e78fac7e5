"""Deep pairs: two whole worlds behind real doors, asked everything an observer can ask.

Sockets, REST with all headers, log lines and metrics; about fifty probes each. Byte for byte.
"""

import asyncio
import random
from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from tests.secrecy.asgi import Visitor, settled
from tests.secrecy.cast import NAMES, Cast
from tests.secrecy.doors import OTHER, Doors, LogLines, another_table, made_anew
from tests.secrecy.pairs import Difference, Pairs
from tests.secrecy.probes import OWN_GAMES, decided, probes, told
from tests.secrecy.story import TABLE
from tests.secrecy.virtual import TimedDice, run
from zuschlag.errors import ZuschlagError
from zuschlag.table.caller import Speaker
from zuschlag.table.commands import (
    AnswerPause,
    AnswerRuling,
    AnswerUndo,
    AskUndo,
    ComeBack,
    Command,
    GoOn,
    Pause,
    Rule,
    SealSeed,
    ShowSeed,
    Stand,
    VoteEnd,
)
from zuschlag.table.limits import TableLimits
from zuschlag.table.log import Viewer
from zuschlag.table.table_event import TableEvent
from zuschlag.table.table_state import OVER, SEEDS
from zuschlag.table.timers import due_event

MALFORMED = (
    "",
    "null",
    "[]",
    '{"t":"do"}',
    '{"t":"do","id":"probe-malformed","command":{"do":"move","on":"P1","action":[],"seat":1}}',
    '{"t":"do","id":"probe-malformed","command":{"do":"peek"}}',
    '{"t":"resume","table":"' + "0" * 32 + '"}',
)
LAST = (Pause, AnswerPause, Rule, AnswerRuling, GoOn, Stand, ComeBack, AskUndo, AnswerUndo)
"""What would make most other commands impossible"""

TO_THE_DEAL = (SealSeed, ShowSeed, VoteEnd)
"""After the last seed cards are dealt, after the last vote the seeds are shown: rightly"""

BY_REQUEST = 12
"""How many of the probes are asked by HTTP as well"""


@dataclass(frozen=True)
class World:
    """What has happened in one of two worlds."""

    table_events: list[TableEvent]
    cast: Cast
    now: int
    limits: TableLimits

    def doors(self) -> Doors:
        """Its doors, still closed."""
        return Doors(self.now, self.limits)


@dataclass(frozen=True)
class DeepCaller:
    """Somebody who asks both worlds the same."""

    name: str
    who: Speaker | None
    viewer: Viewer
    people: list[Speaker]  # everybody with a credential


Egress = list[tuple[str, bytes]]


def deep_pairs(cast: Cast, moment: int) -> Iterator[tuple[DeepCaller, list[Difference]]]:
    """A story up to a moment; then every observer asks the real world and the twin."""
    pairs = Pairs(cast, moment)
    for _ in pairs.differences():
        pass
    table = pairs.story.table
    if table.status == OVER or (table.status == SEEDS and table.seeds.are_complete):
        return
    story = pairs.story
    real = World(pairs.table_events, cast, story.now, story.limits)
    for couple in pairs.couples.values():
        twin = World(couple.twin.table_events, cast, story.now, story.limits)
        for one in couple.observers:
            people = [one.who] if one.who is not None else []
            caller = DeepCaller(one.name, one.who, couple.twin.viewer, people)
            yield caller, compared(real, twin, caller, cast.seed)


def compared(real: World, twin: World, caller: DeepCaller, seed: str) -> list[Difference]:
    """Where the answers of two worlds differ."""
    commands = _rehearsed(real, caller, seed)
    told = [run(_asked(world, caller, commands)) for world in (real, twin)]
    found = [
        Difference(caller.name, where, one, other)
        for (where, one), (_, other) in zip(*told, strict=False)
        if one != other
    ]
    if len(told[0]) != len(told[1]):
        count = [str(len(answers)).encode() for answers in told]
        found.append(Difference(caller.name, "number of answers", *count))
    return found


def _rehearsed(world: World, caller: DeepCaller, seed: str) -> list[Command]:
    """Probes in any order, without those that rightly reveal something when it is their turn."""
    if caller.who is None:
        return []
    live, _ = made_anew(world.table_events, world.cast, world.now, world.limits)
    commands = [one for one in probes(live.table) if not isinstance(one, TO_THE_DEAL)]
    random.Random(f"probes {seed}").shuffle(commands)
    commands.sort(key=lambda command: isinstance(command, LAST))
    found: list[Command] = []
    for command in [*commands[:BY_REQUEST], *commands]:
        try:
            event = decided(live.table, caller.who, command, world.now, world.limits)
        except ZuschlagError:
            found.append(command)
            continue
        if told(live.table, event, caller.viewer) == b"reveals":
            continue
        live.take_in(event, bytes(32), world.now)
        due = due_event(live.table, world.now, live.here, world.limits)
        if due is not None and due.kind in ("over", "dealt"):
            return found
        found.append(command)
    return found


async def _asked(world: World, caller: DeepCaller, commands: list[Command]) -> Egress:
    doors = world.doors()
    live, entries = made_anew(world.table_events, world.cast, world.now, world.limits)
    with LogLines() as log:
        await doors.put(live, entries, caller.people)
        await another_table(doors.journal)
        if world.cast.is_league:
            await doors.open_league(TimedDice(doors.clock))
        told = await _looked(doors, caller)
        told += await _requested(doors, caller, commands[:BY_REQUEST])
        told += await _talked(doors, caller, commands[BY_REQUEST:])
        told += await _looked(doors, caller)
        told += await _forgotten(doors, caller)
    told.append(("log lines", b"\n".join(log.lines)))
    told.append(("metrics", doors.figures()))
    if live.timer is not None:
        live.timer.cancel()
    return told


async def _looked(doors: Doors, caller: DeepCaller) -> Egress:
    """By the service's own doors."""
    service, who = doors.service, caller.who
    found: Egress = []
    for where, asked in (
        ("look", service.look(TABLE, who)),
        ("look as seat 0", service.look(TABLE, who, 0)),
        ("news", service.news(TABLE, who, None, 0, 0)),
        ("later news", service.news(TABLE, who, None, 7, 0)),
        ("record", service.record(TABLE, who)),
    ):
        try:
            told = await asked
            found.append((where, told if isinstance(told, bytes) else msgspec.json.encode(told)))
        except ZuschlagError as fault:
            found.append((where, repr((type(fault), fault.slug, fault.facts)).encode()))
    return found


async def _requested(doors: Doors, caller: DeepCaller, commands: list[Command]) -> Egress:
    visitor = doors.visitor(caller.who)
    paths = [
        f"/api/tables/{TABLE}", f"/api/tables/{TABLE}?seat=0", f"/api/tables/{TABLE}?seat=1",
        f"/api/tables/{TABLE}/news", f"/api/tables/{TABLE}/news?cursor=9",
        f"/api/tables/{TABLE}/record", "/api/tables", "/api/tables/mine", "/api/health",
        f"/api/tables/{TABLE}/deck", f"/api/tables/{OTHER}", f"/api/tables/{OTHER}/news",
        f"/api/tables/{OTHER}/record",
    ]  # fmt: skip
    found = [(path, await visitor.ask("GET", path)) for path in paths]
    found += await _of_the_league(visitor)
    code = {"code": doors.service.live_tables[TABLE].table.code}
    found.append(("POST /api/join", await visitor.ask("POST", "/api/join", code)))
    for number, command in enumerate(commands):
        body = {"id": f"by-request-{number:04}", "command": command}
        told = await visitor.ask("POST", f"/api/tables/{TABLE}/commands", body)
        found.append((f"POST {command}", told))
    return found


async def _of_the_league(visitor: Visitor) -> Egress:
    """What it says, and how long everybody waits for that."""
    found: Egress = []
    clock = asyncio.get_running_loop().time
    asked = ("GET", "/api/league", None), ("POST", "/api/league", {"name": NAMES[0]})
    for method, path, body in (*asked, ("GET", "/api/league/table", None), asked[0]):
        began = clock()
        found.append((f"{method} {path}", await visitor.ask(method, path, body)))
        found.append((f"time of {method} {path}", b"%.3f" % (clock() - began)))
    return found


async def _forgotten(doors: Doors, caller: DeepCaller) -> Egress:
    """Last of all, as whoever has no games at a running table is nobody afterwards."""
    visitor = doors.visitor(caller.who)
    found: Egress = []
    for method, body in OWN_GAMES:
        told = await visitor.ask(method, "/api/my-games", body)
        found.append((f"{method} /api/my-games", told))
    return found


async def _talked(doors: Doors, caller: DeepCaller, commands: list[Command]) -> Egress:
    """By a socket: everything that comes back, in its order."""
    line = doors.visitor(caller.who).socket()
    found: Egress = []
    await settled()
    protocol = 1 + len(caller.name) % 2  # some of these, some of those
    await line.say({"t": "resume", "table": TABLE, "seat": None, "cursor": 3, "proto": protocol})
    for number, command in enumerate(commands):
        found += [(f"before {command}", frame) for frame in line.told]
        line.told.clear()
        await line.say({"t": "do", "id": f"by-socket-{number:04}", "command": command})
    for number in range(1, 40 if not caller.name.startswith("former") else 1):
        # Ids that others may have given to commands of theirs, some of them in secret.
        body = {"t": "do", "id": f"command-{number:08}", "command": {"do": "say", "text": "   "}}
        await line.say(body)
    for text in MALFORMED:
        await line.say(text)
    await line.close()
    return found + [("last frames", frame) for frame in line.told]
