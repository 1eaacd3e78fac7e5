"""Commands by which somebody might try to learn something: legal, illegal, stale, others', hosts'.

`answer` is what the caller is told: an error with all its facts, or the line that would be written.
"""

from typing import Any

import msgspec

from tests.secrecy.story import SEAL, TABLE
from zuschlag.errors import Malformed, ZuschlagError
from zuschlag.table import commands as c
from zuschlag.table import decide, identity
from zuschlag.table.caller import Speaker
from zuschlag.table.commands import Command
from zuschlag.table.limits import TableLimits
from zuschlag.table.log import Viewer, line_of, numbered
from zuschlag.table.presence import SeatPresence
from zuschlag.table.relaying import RelayedCommand
from zuschlag.table.settings import Settings
from zuschlag.table.table_event import TableEvent
from zuschlag.table.table_state import TableState

NO_SEED = "0" * 64

TALK: tuple[Command, ...] = (
    c.Sit("Zita"),
    c.Sit("Anna", None, 0),
    c.Stand(),
    c.Stand(1),
    c.SeatBot(1, "heuristic"),
    c.SeatBot(1, "landlord"),
    c.Unseat(1),
    c.Change(Settings(game="for-sale", edition="2015", seats=4)),
    c.Start(),
    c.SealSeed(NO_SEED),
    c.ShowSeed(NO_SEED),
    c.Order(31_337, None),
    c.Order(None, 27_183),
    c.Order(demand_rent=True),
    c.Order(),
    c.Say("hello"),
    c.Say("   "),
    c.Pause(),
    c.AnswerPause(True),
    c.AnswerPause(False),
    c.GoOn(),
    c.AskUndo(),
    c.AnswerUndo(True),
    c.AnswerUndo(False),
    c.VoteEnd(True),
    c.VoteEnd(False),
    c.Rematch(),
    c.MoveSeat(),
    c.MoveSeat(1),
    c.Reissue(0),
    c.Reissue(1),
    c.TakeOver("0" * 16),
    c.ComeBack(),
    c.ComeBack(1),
    c.WaitFor(0),
    c.WaitFor(1),
    c.LetBot(0),
    c.LetBot(7),
    c.Hurry(2),
    c.Hurry(4, True),
    c.TakeVacation(3),
    c.TakeVacation(0),
    c.Rule([0], "so be it"),
    c.AnswerRuling(True),
    c.AnswerRuling(False),
)

OWN_GAMES: tuple[tuple[str, dict[str, str] | None], ...] = (
    ("POST", {}),
    ("POST", {"key": "0" * 128}),
    ("DELETE", None),
    ("POST", {}),
)
"""One's own list, somebody's, its end, and what is left of it: all at `/api/my-games`."""

MOVES: dict[str, tuple[list[Any], ...]] = {
    "for-sale": (
        ["pass"], ["bid", 1], ["bid", 5], ["bid", 99], ["bid", -1], ["bid"], ["bid", "5"],
        ["sell", 1], ["sell", 7], ["sell", 15], ["sell", 30], ["sell", 0], ["fly"], [None],
    ),
    "monopoly": (
        ["roll"], ["buy"], ["decline"], ["bid", 10], ["bid", 100_000], ["pass"], ["done"],
        ["demand", 1], ["waive", 1], ["hold"], ["wish", {}], ["wish", {"1": 1}], ["build", [1]],
        ["sell", [1]], ["mortgage", 1], ["redeem", 1], ["pay-fine"], ["use-card", "chance"],
        ["offer", 1, {"cash": 1}, {"cash": 2}], ["accept", 1], ["reject", 1], ["give-up"], ["fly"],
    ),
}  # fmt: skip

REVEALING = frozenset(
    (
        "buildings_laid", "cheques_laid", "revealed", "swept", "game_ended", "dice_rolled",
        "rent_rolled", "card_drawn",
    )
)  # fmt: skip
"""Events that rightly tell what was hidden before."""


def probes(table: TableState) -> list[Command]:
    """About fifty commands that fit this moment more or less."""
    play = table.play
    moves = MOVES[table.settings.game]
    if play is None:
        return [*TALK, *(c.Move("P1", move) for move in moves[:3])]
    stale = [c.Move(on, moves[0]) for on in ("P0", "P1", "", "P999", "Q1")]
    return [*TALK, *(c.Move(play.on, move) for move in moves), *stale]


def answer(
    table: TableState, who: Speaker, command: Command, viewer: Viewer, now: int, limits: TableLimits
) -> bytes:
    """What comes back to who asks this."""
    try:
        event = decided(table, who, command, now, limits)
    except ZuschlagError as fault:
        return told_fault(fault)
    return told(table, event, viewer)


def decided(
    table: TableState,
    who: Speaker,
    command: Command,
    now: int,
    limits: TableLimits,
    id: str = "probe-0001",
) -> TableEvent:
    """What is decided about it."""
    asked = RelayedCommand(TABLE, who, None, id, command)
    caller = identity.caller(asked, now, SeatPresence({}), SEAL, limits)
    return decide.decide(table, caller, command)


def told_fault(fault: ZuschlagError) -> bytes:
    """An error, to the last fact."""
    path = fault.path if isinstance(fault, Malformed) else ""
    kind = type(fault).__name__
    return msgspec.json.encode([kind, fault.slug, path, fault.facts], enc_hook=str)


def told(table: TableState, event: TableEvent, viewer: Viewer) -> bytes:
    """The line this viewer would read; where it rightly reveals something, only of what kind."""
    if event.kind == "move" and reveals(table, event):
        return b"reveals"
    return numbered(line_of(event), viewer, 1)


def reveals(table: TableState, event: TableEvent) -> bool:
    """Whether chance, cards or sealed choices come to light by this move."""
    events = {one["event"] for one in event.public["events"]}
    return bool(events & REVEALING) or ("wish_sealed" in events and not _asked_after(table, event))


def _asked_after(table: TableState, event: TableEvent) -> list[int]:
    """Who is still asked for a wish after a move."""
    play, seat = table.game, event.seat or 0
    action = play.read(event.secret.get("action") or event.public["action"], seat)
    after = play.after_move(seat, action, event.public.get("dice", []))
    found: list[int] = play.at.game.observe(after, None).asked
    return found
