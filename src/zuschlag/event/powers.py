"""Who may give which command: the whole list in one place. A test tries every cell.

Who sits at a table has no power over it, organiser or not.
"""

import enum

from zuschlag.errors import NotAllowed, NotFound
from zuschlag.event import commands as c
from zuschlag.event.asker import Asker
from zuschlag.event.commands import Command
from zuschlag.event.evening_state import OVER, PLANNED, Entrant, EveningRound, EveningState


class Role(enum.Flag):
    """What somebody is at an evening; one person may be several."""

    ORGANISER = enum.auto()
    ASSISTANT = enum.auto()
    REFEREE = enum.auto()  # for one dispute at another table
    PLAYER = enum.auto()  # has entered, with a phone of their own
    ANYBODY = enum.auto()


_HELPERS = Role.ORGANISER | Role.ASSISTANT
_ALL_HERE = _HELPERS | Role.PLAYER
_JUDGES = _HELPERS | Role.REFEREE

POWERS: dict[type[Command], Role] = {
    c.Join: Role.ANYBODY,
    c.Enter: Role.ORGANISER,
    c.Register: _HELPERS,
    c.Rename: _HELPERS,
    c.Leave: _ALL_HERE,
    c.Return: _ALL_HERE,
    c.Wish: _HELPERS,
    c.NewCard: _HELPERS,
    c.UseCard: Role.ANYBODY,
    c.Organise: Role.ANYBODY,
    c.Invite: Role.ORGANISER,
    c.Assist: Role.ANYBODY,
    c.Dismiss: Role.ORGANISER,
    c.Change: Role.ORGANISER,
    c.Draw: Role.ORGANISER,
    c.ShowSeed: Role.PLAYER,
    c.Swap: Role.ORGANISER,
    c.SetBoard: Role.ORGANISER,
    c.Call: Role.ORGANISER,
    c.OpenTable: Role.ORGANISER,
    c.Present: _ALL_HERE,
    c.StartRound: Role.ORGANISER,
    c.StopClock: _HELPERS,
    c.GoOn: Role.ORGANISER,
    c.MoveClock: Role.ORGANISER,
    c.OpenGate: Role.ORGANISER,
    c.Dispute: Role.PLAYER,
    c.Settle: _JUDGES,
    c.NameReferee: Role.ORGANISER,
    c.Rule: _JUDGES,
    c.Correct: Role.ORGANISER,
    c.EnterSheet: _ALL_HERE,
    c.ConfirmSheet: _ALL_HERE,
    c.CorrectSheet: Role.ORGANISER,
    c.CorrectLeft: Role.ORGANISER,
    c.PrintCards: Role.ORGANISER,
    c.SetScreen: _HELPERS,
    c.CloseRound: Role.ORGANISER,
    c.End: Role.ORGANISER,
}

_AFTERWARDS = (c.Correct, c.CorrectSheet, c.CorrectLeft, c.UseCard, c.Organise, c.SetScreen)
"""What may still be asked when the evening is over."""


def roles_of(evening: EveningState, holder: str) -> Role:
    """Everything a holder is here."""
    found = Role.ANYBODY
    if holder and holder == evening.organiser:
        found |= Role.ORGANISER
    if holder and holder in evening.assistants.values():
        found |= Role.ASSISTANT
    own = evening.entrant_of(holder)
    if own is not None:
        found |= Role.PLAYER
        current = evening.current
        if current is not None and own.number in current.referees.values():
            found |= Role.REFEREE
    return found


def check(evening: EveningState, asker: Asker, command: Command) -> None:
    """NotAllowed, if this is not the asker's to ask, or not any more."""
    if not POWERS[type(command)] & roles_of(evening, asker.holder):
        raise NotAllowed("event/not-yours")
    if evening.status == OVER and not isinstance(command, _AFTERWARDS):
        raise NotAllowed("event/over")


def speaks_as(evening: EveningState, asker: Asker) -> str:
    """The highest role, for the public line."""
    own = roles_of(evening, asker.holder)
    for role in (Role.ORGANISER, Role.ASSISTANT, Role.PLAYER):
        if role in own:
            return str(role.name).lower()
    return "guest"


def judge_of(evening: EveningState, asker: Asker, played: EveningRound, table: int) -> str:
    """As what somebody decides at a table, or NotAllowed: never at the own one."""
    check_not_own(evening, asker, played, table)
    roles, own = roles_of(evening, asker.holder), evening.entrant_of(asker.holder)
    if Role.ORGANISER in roles:
        return "organiser"
    if Role.ASSISTANT in roles and evening.settings.assistants_rule:
        return "assistant"
    if own is not None and played.referees.get(table) == own.number:
        return "referee"
    raise NotAllowed("event/not-yours")


def is_helper(evening: EveningState, asker: Asker) -> bool:
    return bool(_HELPERS & roles_of(evening, asker.holder))


def entrant_meant(evening: EveningState, asker: Asker, named: int | None) -> Entrant:
    """Oneself, or whoever a helper names."""
    own = evening.entrant_of(asker.holder)
    if named is None or (own is not None and own.number == named):
        if own is None:
            raise NotAllowed("event/not-entered")
        return own
    if not is_helper(evening, asker):
        raise NotAllowed("event/not-yours")
    return known_entrant(evening, named)


def known_entrant(evening: EveningState, number: int) -> Entrant:
    if number not in evening.entrants:
        raise NotFound("event/unknown-entrant", {"entrant": number})
    return evening.entrants[number]


def check_not_own(evening: EveningState, asker: Asker, played: EveningRound, table: int) -> None:
    """Nobody is judge in their own cause."""
    own = evening.entrant_of(asker.holder)
    if own is not None and own.number in played.tables[table]:
        raise NotAllowed("event/own-table", {"table": table + 1})


def check_no_neighbour(evening: EveningState, asker: Asker, entrant: Entrant) -> None:
    """Nor in a neighbour's: whoever has left gets no points for a game that others finish."""
    current, own = evening.current, evening.entrant_of(asker.holder)
    if current is None or current.state == PLANNED or own is entrant:
        return
    table = current.table_of(entrant.number)
    if table is not None:
        check_not_own(evening, asker, current, table)
