"""Trace twins: two worlds in virtual time that differ only in what one seat does in secret.

Everybody else must receive the same bytes at the same milliseconds until the secret is revealed.
"""

import asyncio
import math
import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from tests.secrecy.cast import Cast, speaker
from tests.secrecy.deep import World
from tests.secrecy.doors import WORKER, handed_over, made_anew
from tests.secrecy.pairs import Difference
from tests.secrecy.players import Player, SlowThinkers, Trace
from tests.secrecy.secret_acts import Act, Secret, commands, nothing, secrets_of
from tests.secrecy.story import SEAL, TABLE, Story, Told, told_until
from tests.secrecy.virtual import TimedDice, VirtualClock, run
from zuschlag.journal.memory import MemoryJournal
from zuschlag.table import commands as c
from zuschlag.table.service import TableService
from zuschlag.table.table_state import PLAY

SECONDS = 8.0
BEFORE = 0.213
"""When the secret is done; not at a moment at which something else is due"""

OPENING = ("revealed", "swept", "game_ended", "cheques_laid")


def traced(told: Told, secret: Secret) -> list[Difference]:
    """What others receive in two worlds, compared until it is revealed."""
    one, other = (lived(told, secret, number) for number in (0, 1))
    found = []
    for name, trace in one.items():
        if name != f"seat {secret.seat}":
            found += _compared(
                f"{name}, {secret.name} of {secret.seat}", secret, trace, other[name]
            )
    return found


def _compared(name: str, secret: Secret, one: Trace, other: Trace) -> list[Difference]:
    ends = [revealed_at(trace, secret.seat) for trace in (one, other)]
    if secret.is_sealed and ends[0] != ends[1]:
        sides = [str(end).encode() for end in ends]
        return [Difference(name, "moment of the reveal", *sides)]
    both = [[told for told in trace if told[0] < min(ends)] for trace in (one, other)]
    return [_difference(name, *both)] if both[0] != both[1] else []


def _difference(name: str, one: Trace, other: Trace) -> Difference:
    for (at, told), (when, heard) in zip(one, other, strict=False):
        if (at, told) != (when, heard):
            sides = [f"{time} ".encode() + text for time, text in ((at, told), (when, heard))]
            return Difference(name, "trace", *sides)
    return Difference(name, "length of the trace", *(str(len(t)).encode() for t in (one, other)))


def ordered_or_typed(told: Told, seat: int) -> tuple[bool, list[Difference]]:
    """An order answers in one world; in the other the same is typed at the same moment."""
    by_order = Secret("an order", seat, (commands(c.Order(2, 2)), nothing))
    one = lived(told, by_order)
    name, trace = next((name, one[name]) for name in one if name != f"seat {seat}")
    moves = list(_moves_of(trace, seat))
    if not moves:
        return False, []
    at, action = moves[0]
    by_hand = Secret("by hand", seat, (_typed(at, action), nothing))
    other = lived(told, by_hand)
    end = moves[1][0] if len(moves) > 1 else math.inf
    found = []
    for name in one.keys() - {f"seat {seat}"}:
        both = [[told for told in lived[name] if told[0] < end] for lived in (one, other)]
        if both[0] != both[1]:
            found.append(_difference(f"{name}, an order of {seat} or typed", *both))
    return True, found


def _moves_of(trace: Trace, seat: int) -> Iterator[tuple[int, list[Any]]]:
    """When a seat moved, and how."""
    first = trace[0][0]
    for at, text in trace:
        if not text.startswith(b'{"t":"news"') or at == first:
            continue
        entry = msgspec.json.decode(text)["entry"]
        if entry["kind"] == "move" and entry.get("seat") == seat and "action" in entry:
            yield at, entry["action"]


def _typed(at: int, action: list[Any]) -> Act:
    async def act(player: Player) -> None:
        await player.do(c.Order())  # none that the story may have left
        await asyncio.sleep((at - player.clock.now()) / 1000)
        live = player.service.live_tables[TABLE]
        await player.do(c.Move(live.table.game.on, action))

    return act


def lived(told: Told, secret: Secret, number: int = 0) -> dict[str, Trace]:
    """What everybody receives in one of the two worlds."""
    story = told.story
    world = World(told.table_events, story.cast, story.now, story.limits)
    return run(_lived(world, told, secret, number))


async def _lived(world: World, told: Told, secret: Secret, number: int) -> dict[str, Trace]:
    clock = VirtualClock(world.now)
    bot_runner = SlowThinkers(secret.odd_bot if number else None)
    service = await _kept(world, clock, bot_runner)
    people = _players(service, clock, told)
    for player in people.values():
        await player.come()
    await asyncio.sleep(BEFORE)
    actor = people.get(f"seat {secret.seat}")
    if actor is not None:
        actor.keeps_still = secret.odd_bot is None
        actor.begin(secret.acts[number](actor))
    await asyncio.sleep(SECONDS)
    for player in people.values():
        player.leave()
    await service.stop()
    return {name: player.trace for name, player in people.items()}


async def _kept(world: World, clock: VirtualClock, bot_runner: SlowThinkers) -> TableService:
    journal = MemoryJournal(asyncio.get_running_loop().time)
    service = TableService(
        journal=journal,
        clock=clock,
        dice=TimedDice(clock),
        seal=SEAL,
        bot_runner=bot_runner,
        worker=WORKER,
        limits=world.limits,
    )
    live, entries = made_anew(world.table_events, world.cast, world.now, world.limits)
    await handed_over(live, entries, journal, service)
    return service


def _players(service: TableService, clock: VirtualClock, told: Told) -> dict[str, Player]:
    found = {
        f"seat {seat}": Player(service, clock, who, seat) for seat, who in told.story.people.items()
    }
    if told.story.cast.settings.spectators:
        found["spectator"] = Player(service, clock, speaker("a spectator"), None)
        found["visitor"] = Player(service, clock, None, None)
    return found


def revealed_at(trace: Trace, seat: int) -> float:
    """When the seat shows what it did: by a move of its own, or all together."""
    first = trace[0][0]
    for at, told in trace:
        if told.startswith(b'{"t":"news"') or (at > first and told.startswith(b'{"t":"log"')):
            frame = msgspec.json.decode(told)
            entries = [frame["entry"]] if "entry" in frame else frame["entries"]
            if any(_tells(entry, seat) for entry in entries):
                return at
    return math.inf


def _tells(entry: dict[str, Any], seat: int) -> bool:
    if entry["kind"] == "over":
        return True
    if entry["kind"] != "move":
        return False
    events = [event["event"] for event in entry["events"]]
    is_sealed = events in (["sealed"], ["wish_sealed"])
    is_own = entry.get("seat") == seat and not is_sealed
    are_wishes_open = "wish_sealed" in events and not is_sealed
    return is_own or are_wishes_open or any(event in OPENING for event in events)


def traces(cast: Cast, moment: int, most: int) -> Iterator[tuple[Secret, list[Difference]]]:
    """Some secrets at one moment of a story; in every second one something may be sealed."""
    is_enough = _at(moment) if moment % 2 else _may_seal
    told = told_until(cast, is_enough)
    luck = random.Random(f"secrets {cast.seed}")
    found = list(secrets_of(told))
    sealed = [secret for secret in found if secret.is_sealed]
    others = [secret for secret in found if not secret.is_sealed]
    chosen = luck.sample(sealed, min(most - most // 3, len(sealed)))
    chosen += luck.sample(others, min(most - len(chosen), len(others)))
    for secret in chosen:
        yield secret, traced(told, secret)


def _at(moment: int) -> Callable[[Story, int], bool]:
    return lambda story, number: number >= moment


def _may_seal(story: Story, number: int) -> bool:
    """Whether at least two seats must choose in secret."""
    play = story.table.play
    if play is None or len(play.waiting) < 2 or story.table.status != PLAY:
        return False
    return play.seen.phase == "sell" or bool(getattr(play.seen, "asked", ()))
