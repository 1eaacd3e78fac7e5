"""Who may give which command, and when: the whole list in one place.

`check` is asked before anything else; docs/server.md shows the list, and a test tries every cell.
A host who plays is a player like the others once cards are dealt.
"""

from typing import NamedTuple

from zuschlag.errors import NotAllowed
from zuschlag.table import commands as c
from zuschlag.table.caller import Caller
from zuschlag.table.commands import Command
from zuschlag.table.seat import is_held_by, seats_of
from zuschlag.table.table_state import LOBBY, OVER, PAUSED, PLAY, SEEDS, TableState


class Role:
    """What somebody is at a table, one bit each; one person may be several.

    Plain numbers: flags of `enum` take longer than the rest of a move's check.
    """

    HOST = 1  # looks after the table, playing or not
    ASIDE = 2  # a host who does not sit there
    SEAT = 4  # holds a seat, a bot's program too
    FORMER = 8  # held a seat that was handed on
    ANYBODY = 16


class Power(NamedTuple):
    """Whose it is, how far the table must be, and which seats have it."""

    roles: int
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


def roles_of(table: TableState, holder: str) -> int:
    """Everything a holder is here."""
    found = Role.ANYBODY
    if not holder:
        return found
    for seat in table.seats:
        if seat.holder == holder:
            found |= Role.SEAT
        if not seat.is_settled and seat.former == holder:
            found |= Role.FORMER
    if holder == table.host:
        found |= Role.HOST if found & Role.SEAT else Role.HOST | Role.ASIDE
    return found


def is_aside(table: TableState, caller: Caller) -> bool:
    """Whether the caller is a host who does not sit at the table."""
    return bool(Role.ASIDE & roles_of(table, caller.speaker.holder))


def check(table: TableState, caller: Caller, command: Command) -> None:
    """NotAllowed, if this is not the caller's to ask, or not now."""
    power = POWERS[type(command)]
    own = roles_of(table, caller.speaker.holder)
    if not power.roles & own or _names_another_seat(table, caller, power):
        raise NotAllowed(_why(power.roles, own))
    if table.evening and isinstance(command, _EVENINGS) and not Role.HOST & own:
        raise NotAllowed("table/evening-decides")
    if table.league and isinstance(command, _LEAGUES) and not Role.HOST & own:
        raise NotAllowed("table/league-decides")
    if table.status not in power.when:
        raise NotAllowed("table/already-started" if power.when == (LOBBY,) else "table/not-now")
    if Role.SEAT & power.roles & own:
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
    if caller.seat is None or not Role.SEAT & power.roles:
        return False
    return not is_held_by(table.seats, caller.seat, caller.speaker.holder)


def _why(wanted: int, own: int) -> str:
    if Role.SEAT & wanted:
        return "table/not-your-seat"
    return "table/host-plays" if Role.HOST & own else "table/not-the-host"
