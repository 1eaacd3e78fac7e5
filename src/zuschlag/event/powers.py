"""Who may give which command: the whole list in one place. A test tries every cell.

Who sits at a table has no power over it, organiser or not.
"""

import enum

from zuschlag.errors import NotAllowed, NotFound
from zuschlag.event import commands as c
from zuschlag.event.asker import Asker
from zuschlag.event.commands import Command
from zuschlag.event.evening_state import OVER, Entrant, EveningRound, EveningState


class Role(enum.Flag):
    """What somebody is at an evening; one person may be several."""

    ORGANISER = enum.auto()
    ASSISTANT = enum.auto()
    PLAYER = enum.auto()  # has entered, with a phone of their own
    ANYBODY = enum.auto()


_HELPERS = Role.ORGANISER | Role.ASSISTANT
_ALL_HERE = _HELPERS | Role.PLAYER

POWERS: dict[type[Command], Role] = {
    c.Join: Role.ANYBODY,
    c.Enter: Role.ORGANISER,
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
    c.Call: Role.ORGANISER,
    c.Present: _ALL_HERE,
    c.StartRound: Role.ORGANISER,
    c.StopClock: _HELPERS,
    c.GoOn: Role.ORGANISER,
    c.MoveClock: Role.ORGANISER,
    c.Dispute: Role.PLAYER,
    c.Rule: Role.ORGANISER,
    c.Correct: Role.ORGANISER,
    c.PrintCards: Role.ORGANISER,
    c.SetScreen: _HELPERS,
    c.CloseRound: Role.ORGANISER,
    c.End: Role.ORGANISER,
}

_AFTERWARDS = (c.Correct, c.UseCard, c.Organise, c.SetScreen)
"""What may still be asked when the evening is over."""


def roles_of(evening: EveningState, holder: str) -> Role:
    """Everything a holder is here."""
    found = Role.ANYBODY
    if holder and holder == evening.organiser:
        found |= Role.ORGANISER
    if holder and holder in evening.assistants.values():
        found |= Role.ASSISTANT
    if evening.entrant_of(holder) is not None:
        found |= Role.PLAYER
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
