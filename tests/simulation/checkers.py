"""What must hold at the end of a simulated world, whatever happened in it.

Everything is compared with what is on the disk: that is the only truth.
"""

from itertools import pairwise
from typing import Any

import msgspec

from tests.simulation.accounts import check_time
from tests.simulation.bot_runner import SimSeal
from tests.simulation.clients import Client, Frame
from tests.simulation.clock import EPOCH
from tests.simulation.links import Switchboard
from tests.simulation.store import Disk
from tests.simulation.world import World
from zuschlag import fair
from zuschlag.journal.entry import FIRST, Entry, digest
from zuschlag.record import judge
from zuschlag.table.table_event import read

_SEAL = SimSeal()
_KINDS = {
    "away": "person away, bot stands in",
    "back": "person came back",
    "undone": "undone",
    "paused": "paused",
}


def check_table(
    world: World, disk: Disk, table: str, clients: list[Client], board: Switchboard
) -> None:
    """Everything about one table."""
    entries = disk.entries(table)
    check_chain(world, entries)
    check_commands(world, disk, entries, clients)
    for client in clients:
        for viewer, stream in client.streams.items():
            check_stream(world, client, stream, projection(entries, viewer))
    check_roles(world, clients)
    count_kinds(world, entries)
    check_rematch(world, disk, table)
    check_time(world, disk, table, board)


def check_chain(world: World, entries: list[Entry]) -> None:
    """Numbers without gaps, links unbroken, every command once."""
    if [one.seq for one in entries] != list(range(1, len(entries) + 1)):
        world.broken(f"numbers with gaps: {[one.seq for one in entries]}")
    before = FIRST
    for one in entries:
        if one.before != before or one.hash != digest(one):
            world.broken(f"chain broken at entry {one.seq}")
            break
        before = one.hash
    if any(one.epoch > following.epoch for one, following in pairwise(entries)):
        world.broken("an old epoch wrote after a new one")
    spoken = [(one.speaker, one.command) for one in entries if one.command is not None]
    if len(set(spoken)) < len(spoken):
        world.broken("a command is in the log twice")


def check_commands(world: World, disk: Disk, entries: list[Entry], clients: list[Client]) -> None:
    """What was acknowledged is there exactly once; what was refused was not done before."""
    ids = [one.command for one in entries if one.command is not None]
    for client in clients:
        for said in client.said:
            times = ids.count(said.id)
            if not said.is_answered:
                world.broken(f"{said.id} is still not answered")
            if times > 1:
                world.broken(f"{said.id} is in the log {times} times")
            if said.is_acked and times == 0:
                world.broken(f"{said.id} was acknowledged and is not in the log")
            landed = disk.landed.get(said.id)
            if said.is_acked and landed is not None and landed < said.asked:
                world.reached("repeat answered from the log")
            if said.refused and times and landed is not None and landed < said.asked:
                world.broken(f"{said.id} was in the log and refused ({said.refused})")


def count_kinds(world: World, entries: list[Entry]) -> None:
    """What happened at the table that a campaign must have seen."""
    people = {one.seat for one in entries if one.kind == "sat"}
    for one in entries:
        if one.kind in _KINDS:
            world.reached(_KINDS[one.kind])
        is_by_itself = one.kind == "move" and one.command is None and "by" not in one.public
        if is_by_itself and one.seat in people:
            world.reached("standing order played")


def projection(entries: list[Entry], viewer: int | None) -> list[Frame]:
    """The log as a viewer must have been told it; made without the table's own projection."""
    found: list[Frame] = []
    for entry in entries:
        if entry.seen_by is not None and viewer not in entry.seen_by:
            continue
        event = read(entry, _SEAL)
        shown: Frame = {"n": len(found) + 1, "kind": entry.kind, "at": entry.at}
        if entry.seat is not None:
            shown["seat"] = entry.seat
        own: Frame = event.private.get(viewer, {}) if viewer is not None else {}
        found.append(shown | event.public | own)
    decoded: list[Frame] = msgspec.json.decode(msgspec.json.encode(found))
    return decoded


def check_stream(world: World, client: Client, told: list[Frame], kept: list[Frame]) -> None:
    """A viewer was told what is kept, in order, and nothing else."""
    for one, other in zip(told, kept, strict=False):
        if one != other:
            world.broken(f"{client.name} was told {one}, kept is {other}")
            return
    if len(told) > len(kept):
        world.broken(f"{client.name} was told what was never kept: {told[len(kept)]}")


def check_converged(world: World, disk: Disk, client: Client) -> None:
    """Who is connected after the end has the whole log."""
    kept = len(projection(disk.entries(client.table), client.viewer))
    found = len(client.streams.get(client.viewer, ()))
    if found < kept:
        world.broken(f"{client.name} has {found} of {kept} entries at the end")


def check_sight(world: World, name: str, told: Frame, anew: Frame) -> None:
    """What a viewer sees at the end is what the log alone makes of the table."""
    for part in ("table", "game"):
        if told[part] != anew[part]:
            seen, kept = told[part] or {}, anew[part] or {}  # there is no game before it begins
            differing = [key for key in seen | kept if seen.get(key) != kept.get(key)]
            world.broken(f"{name} sees another {part} than the log tells: {differing}")


def is_old(world: World, entries: list[Entry], delay: int) -> bool:
    """Whether the last entry is old enough, by its date, to be shown to everybody."""
    return entries[-1].at + delay * 1000 <= EPOCH + world.now * 1000


def check_roles(world: World, clients: list[Client]) -> None:
    """Two who watched from the same place saw the same."""
    seen: dict[int | None, list[Frame]] = {}
    for client in clients:
        for viewer, stream in client.streams.items():
            other = seen.setdefault(viewer, stream)
            if any(one != two for one, two in zip(stream, other, strict=False)):
                world.broken(f"viewers of {viewer} saw different things")


def check_rematch(world: World, disk: Disk, table: str) -> None:
    """A table that a log names as the next one is there."""
    for entry in disk.entries(table):
        if entry.kind == "rematch":
            world.reached("rematch")
            if not disk.entries(entry.public["table"]):
                world.broken("a rematch names a table that does not exist")


def check_record(world: World, record: dict[str, Any], shown: Frame) -> None:
    """The written game ends as the table says it did, and its deal was fixed before."""
    answer = judge(msgspec.json.encode(record))
    if not answer["ok"]:
        world.broken(f"the record is not a legal game: {answer}")
        return
    outcome = shown["table"]["result"]["outcome"]
    if outcome is not None and answer["phase"] != "done":
        world.broken("the record does not end")
    for key in ("scores", "ranking", "winners"):
        if outcome is not None and key in answer and answer[key] != outcome[key]:
            world.broken(f"{key}: the record says {answer[key]}, the table {outcome[key]}")
    found = fair.check(record)
    if found.verdict != fair.Verdict.VERIFIED:
        world.broken(f"the deal does not verify: {found}")
