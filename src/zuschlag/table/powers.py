"""Who may give which command, and when: the whole list in one place.

`check` is asked before anything else; docs/server.md shows the list, and a test tries every cell.
A host who plays is a player like the others once cards are dealt.
"""

import enum
from typing import NamedTuple

from zuschlag.errors import NotAllowed
from zuschlag.table import commands as c
from zuschlag.table.caller import Caller
from zuschlag.table.commands import Command
from zuschlag.table.seat import seats_of
from zuschlag.table.table_state import LOBBY, OVER, PAUSED, PLAY, SEEDS, TableState


class Role(enum.Flag):
    """What somebody is at a table; one person may be several."""

    HOST = enum.auto()  # looks after the table, playing or not
    ASIDE = enum.auto()  # a host who does not sit there
    SEAT = enum.auto()  # holds a seat, a bot's program too
    FORMER = enum.auto()  # held a seat that was handed on
    ANYBODY = enum.auto()


class Power(NamedTuple):
    """Whose it is, how far the table must be, and which seats have it."""

    roles: Role
    when: tuple[str, ...]
    in_person: bool = False  # not while a bot stands in
    by_people: bool = False  # no programs: people agree with people


_ALWAYS = (LOBBY, SEEDS, PLAY, PAUSED, OVER)
_BEGUN = (SEEDS, PLAY, PAUSED)
_DEALT = (PLAY, PAUSED)

POWERS: dict[type[Command], Power] = {
    c.Sit: Power(Role.ANYBODY, (LOBBY,)),
    c.Stand: Power(Role.SEAT, (LOBBY, *_BEGUN)),
    c.SeatBot: Power(Role.HOST, (LOBBY,)),
    c.Unseat: Power(Role.HOST, (LOBBY,)),
    c.Change: Power(Role.HOST, (LOBBY,)),
    c.Start: Power(Role.HOST, (LOBBY,)),
    c.SealSeed: Power(Role.SEAT, (SEEDS,)),
    c.ShowSeed: Power(Role.SEAT, (SEEDS,)),
    c.Move: Power(Role.SEAT, (PLAY,), in_person=True),
    c.Order: Power(Role.SEAT, _DEALT),
    c.Say: Power(Role.ANYBODY, _ALWAYS),
    c.Pause: Power(Role.SEAT | Role.ASIDE, (PLAY,), in_person=True, by_people=True),
    c.AnswerPause: Power(Role.SEAT, (PLAY,), in_person=True, by_people=True),
    c.GoOn: Power(Role.SEAT | Role.ASIDE, (PAUSED,), by_people=True),
    c.AskUndo: Power(Role.SEAT, (PLAY,), in_person=True),
    c.AnswerUndo: Power(Role.SEAT, (PLAY,), in_person=True),
    c.VoteEnd: Power(Role.SEAT, _DEALT),
    c.Rematch: Power(Role.SEAT, (OVER,)),
    c.MoveSeat: Power(Role.SEAT, (LOBBY, *_BEGUN)),
    c.Reissue: Power(Role.ASIDE, _BEGUN),
    c.TakeOver: Power(Role.ANYBODY, _ALWAYS),
    c.ComeBack: Power(Role.SEAT | Role.FORMER, _BEGUN),
    c.WaitFor: Power(Role.SEAT | Role.ASIDE, (PLAY,), in_person=True, by_people=True),
    c.LetBot: Power(Role.SEAT | Role.ASIDE, (PLAY,), in_person=True, by_people=True),
    c.Hurry: Power(Role.SEAT, (PLAY,), in_person=True, by_people=True),
    c.TakeVacation: Power(Role.SEAT, (PLAY,), in_person=True, by_people=True),
    c.Rule: Power(Role.SEAT | Role.ASIDE, _DEALT, in_person=True, by_people=True),
    c.AnswerRuling: Power(Role.SEAT, _DEALT, in_person=True, by_people=True),
}


_EVENINGS = (
    *(c.Sit, c.SeatBot, c.Unseat, c.Change, c.Start, c.Pause, c.AnswerPause, c.GoOn),
    *(c.VoteEnd, c.Rematch, c.Rule, c.AnswerRuling, c.Hurry, c.WaitFor, c.LetBot),
    *(c.MoveSeat, c.Reissue, c.TakeOver),
)
"""At a table of an evening these come from the evening alone."""

_LEAGUES = (*_EVENINGS, c.MoveSeat, c.TakeOver, c.AskUndo, c.AnswerUndo)
"""At a table of the league nobody gives these: seats are given, and stay with their programs."""


def roles_of(table: TableState, holder: str) -> Role:
    """Everything a holder is here."""
    found = Role.ANYBODY
    sits = bool(seats_of(table.seats, holder))
    if sits:
        found |= Role.SEAT
    if holder and holder == table.host:
        found |= Role.HOST if sits else Role.HOST | Role.ASIDE
    if any(seat.former == holder and not seat.is_settled for seat in table.seats if holder):
        found |= Role.FORMER
    return found


def is_aside(table: TableState, caller: Caller) -> bool:
    """Whether the caller is a host who does not sit at the table."""
    return Role.ASIDE in roles_of(table, caller.speaker.holder)


def check(table: TableState, caller: Caller, command: Command) -> None:
    """NotAllowed, if this is not the caller's to ask, or not now."""
    power = POWERS[type(command)]
    own = roles_of(table, caller.speaker.holder)
    if not power.roles & own or _names_another_seat(table, caller, power):
        raise NotAllowed(_why(power.roles, own))
    if table.evening and isinstance(command, _EVENINGS) and Role.HOST not in own:
        raise NotAllowed("table/evening-decides")
    if table.league and isinstance(command, _LEAGUES) and Role.HOST not in own:
        raise NotAllowed("table/league-decides")
    if table.status not in power.when:
        raise NotAllowed("table/already-started" if power.when == (LOBBY,) else "table/not-now")
    if Role.SEAT in power.roles and Role.SEAT in own:
        _check_seats(table, caller, power)


def _check_seats(table: TableState, caller: Caller, power: Power) -> None:
    """Whoever wants a say comes back first, and is somebody."""
    named = seats_of(table.seats, caller.speaker.holder) if caller.seat is None else [caller.seat]
    seats = [table.seats[number] for number in named]
    if power.by_people and all(seat.is_program for seat in seats):
        raise NotAllowed("table/people-only")
    if power.in_person and all(seat.away is not None for seat in seats):
        raise NotAllowed("table/away")


def _names_another_seat(table: TableState, caller: Caller, power: Power) -> bool:
    """Whether the caller speaks for a seat that is somebody else's."""
    if caller.seat is None or Role.SEAT not in power.roles:
        return False
    return caller.seat not in seats_of(table.seats, caller.speaker.holder)


def _why(wanted: Role, own: Role) -> str:
    if Role.SEAT in wanted:
        return "table/not-your-seat"
    return "table/host-plays" if Role.HOST in own else "table/not-the-host"
