"""Every command by everybody at every stage of a table: who may ask, tried cell by cell.

`python -m tests.table.matrix` prints the list that docs/server.md shows.
"""

import asyncio
import copy
import hashlib
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from tests.table.party import Party, gather, leave
from tests.table.quick_time import QuickLoop
from tests.table.world import Person, for_sale
from zuschlag.errors import NotAllowed, NotFound, Refusal, Stale
from zuschlag.table import commands as c
from zuschlag.table import decide, identity
from zuschlag.table.caller import Speaker
from zuschlag.table.codes import way_back
from zuschlag.table.commands import Command
from zuschlag.table.play import StepBack
from zuschlag.table.relaying import RelayedCommand
from zuschlag.table.service import TableLimits
from zuschlag.table.settings import TimeLimits
from zuschlag.table.table_state import Proposal, TableState

STATES = {"lobby": "L", "seeds": "S", "play": "P", "paused": "H", "over": "O"}
WHO = (
    "host who plays",
    "host who does not",
    "seat",
    "for another seat",
    "away",
    "bot",
    "former holder",
    "spectator",
    "stranger",
)
NEVER = "-"

HOST, SEAT, AWAY, BOT, ABSENT, OPEN = range(6)
NAMES = ("Anna", "Bob", "Clara", "Robo", "Dora")
SEED = bytes(32)
LIMITS = TableLimits(
    poll_seconds=60.0, lease_seconds=9000.0, renew_seconds=3000.0, seed_seconds=3600.0
)

Asks = tuple[Person, int, int | None]
"""Who asks, of which seat they speak, and for which seat they claim to ask."""

Grid = dict[str, dict[str, str]]
"""For every command and everybody the letters of the stages at which they may ask."""


def commands(party: Party, named: int) -> list[Command]:
    """One of each, good but for who asks and when; `named` is the seat that is spoken of."""
    live = party.live
    table = live.table
    back = way_back(live._seal, party.table, ABSENT, table.seats[ABSENT].tenure)
    return [
        c.Sit("Zoe", seat=OPEN),
        c.Stand(named),
        c.SeatBot(OPEN, "heuristic"),
        c.Unseat(BOT),
        c.Change(for_sale(seats=6, title="Another")),
        c.Start(),
        c.SealSeed(hashlib.sha256(SEED).hexdigest()),
        c.ShowSeed(SEED.hex()),
        c.Move(table.play.on if table.play is not None else "P1", ["pass"]),
        c.Order(),
        c.Say("hello"),
        c.Pause(),
        c.AnswerPause(True),
        c.GoOn(),
        c.AskUndo(),
        c.AnswerUndo(True),
        c.VoteEnd(True),
        c.Rematch(),
        c.MoveSeat(named),
        c.Reissue(ABSENT),
        c.TakeOver(back),
        c.ComeBack(named),
        c.WaitFor(ABSENT),
        c.LetBot(ABSENT),
        c.Hurry(2),
        c.TakeVacation(1),
        c.Rule([SEAT], "the hall closes"),
        c.AnswerRuling(True),
    ]


async def staged(
    state: str, host: str | None, spectators: bool = True, is_handed_on: bool = False
) -> Party:
    """A table of six that is so far: host, seat, somebody away, a program, somebody absent."""
    agreed = for_sale(seats=6, spectators=spectators, pace=(30.0, 30.0), absence="ask")
    party = await gather(*NAMES, settings=agreed, begin=False, host=host, limits=LIMITS)
    table = party.live.table
    await _let_a_program_sit(party)
    if state != "lobby":
        await party.host.do(c.Start())
        await party[AWAY].do(c.Stand())
    if state in ("play", "paused", "over"):
        await asyncio.sleep(2 * LIMITS.seed_seconds)
        await party.until("play")
        table.game.steps_back = [StepBack(seat, 0) for seat in range(6)]
    await leave(party, ABSENT, 200)
    if is_handed_on and state != "lobby":
        await _hand_on(party)
    if state in ("paused", "over"):
        await party.pause(SEAT)
    if state == "over":
        for seat in table.present:
            await party[seat].do(c.VoteEnd(True))
        await party.until("over", 600)
    assert table.status == state
    return party


async def _let_a_program_sit(party: Party) -> None:
    robo = party[BOT]
    await robo.do(c.Stand())
    robo.speaker = Speaker(robo.speaker.holder, "bot")
    await robo.do(c.Sit(robo.name, seat=BOT))
    await robo.look(seat=BOT)


async def _hand_on(party: Party) -> None:
    """The absent person's seat has somebody new, who has not moved yet."""
    code = (await party.host.do(c.Reissue(ABSENT))).made["code"]
    party.former = party[ABSENT]
    party.people[ABSENT] = party.guest("Nora")
    await party[ABSENT].do(c.TakeOver(code))
    await party[ABSENT].look(seat=ABSENT)


@contextmanager
def _scene(table: TableState, command: Command, asker: str) -> Iterator[None]:
    """What must be there for the command to be about something; gone again afterwards."""
    before = table.undo, table.pause, table.ruling, table.seeds, table.settings
    away, asked = table.seats[ABSENT].away, table.timing.asked
    kinds = [seat.kind for seat in table.seats]
    table.seeds = copy.deepcopy(table.seeds)
    match command:
        case c.WaitFor() | c.LetBot() if table.play is not None:
            table.seats[ABSENT].away = None
            table.timing.asked = {ABSENT: table.last_at}
        case c.Hurry() if asker:
            for seat in table.seats:
                seat.kind = "person" if seat.holder == asker else "bot"
        case c.TakeVacation():
            table.settings = msgspec.structs.replace(table.settings, time=TimeLimits(days=3))
        case c.AnswerUndo():
            table.undo = Proposal(ABSENT, [])
        case c.AnswerPause():
            table.pause = Proposal(ABSENT, [])
        case c.AnswerRuling():
            table.ruling = Proposal(ABSENT, [], {"reason": "late", "winners": [SEAT]})
        case c.ShowSeed() if table.status == "seeds":
            sealed = hashlib.sha256(SEED).hexdigest()
            table.seeds.sealed = dict.fromkeys(table.seeds.asked, sealed)
            table.seeds.call(table.last_at)
    try:
        yield
    finally:
        table.undo, table.pause, table.ruling, table.seeds, table.settings = before
        table.seats[ABSENT].away, table.timing.asked = away, asked
        for seat, kind in zip(table.seats, kinds, strict=True):
            seat.kind = kind


def may_ask(party: Party, who: Person, command: Command, seat: int | None) -> bool:
    """Whether the table hears somebody out; what the rules of the game say is another matter."""
    service, live = party.service, party.live
    asked = RelayedCommand(party.table, who.speaker, seat, "matrix-0001", command)
    caller = identity.caller(asked, party.now, live.here, live._seal, LIMITS)
    try:
        with _scene(live.table, command, who.speaker.holder):
            service._check_known(live, caller, command)
            decide.decide(live.table, caller, command)
    except (NotAllowed, NotFound):
        return False
    except (Refusal, Stale):
        return True
    return True


def _askers(party: Party) -> dict[str, Asks]:
    """Who asks at this table."""
    return {
        "seat": (party[SEAT], SEAT, None),
        "for another seat": (party[SEAT], BOT, BOT),
        "away": (party[AWAY], AWAY, None),
        "bot": (party[BOT], BOT, None),
        "spectator": (party.guest("Zoe"), SEAT, None),
    }


async def grid() -> Grid:
    """The whole list, tried."""
    found: Grid = {}
    for state, letter in STATES.items():
        plays, aside = await staged(state, None), await staged(state, "Olga")
        hidden = await staged(state, None, spectators=False)
        handed = await staged(state, "Olga", is_handed_on=True)
        tried: dict[str, tuple[Party, Asks]] = {
            "host who plays": (plays, (plays[HOST], HOST, None))
        }
        tried["host who does not"] = (aside, (aside.host, SEAT, None))
        tried["former holder"] = (handed, (handed.former or handed.guest("Zoe"), ABSENT, None))
        tried |= {who: (plays, asks) for who, asks in _askers(plays).items()}
        tried["stranger"] = (hidden, (hidden.guest("Zoe"), SEAT, None))
        for who in WHO:
            party, (person, named, seat) = tried[who]
            for command in commands(party, named):
                row = found.setdefault(_verb(command), dict.fromkeys(WHO, ""))
                row[who] += letter if may_ask(party, person, command, seat) else ""
    return found


def _verb(command: Command) -> str:
    return str(command.__struct_config__.tag)


def as_table(found: Grid) -> list[str]:
    """The list as lines of Markdown."""
    lines = [f"| command | {' | '.join(WHO)} |", "|---" * (len(WHO) + 1) + "|"]
    for verb, row in found.items():
        cells = [" ".join(row[who]) or NEVER for who in WHO]
        lines.append(f"| `{verb}` | {' | '.join(cells)} |")
    return lines


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=QuickLoop) as runner:
        print("\n".join(as_table(runner.run(grid()))))
