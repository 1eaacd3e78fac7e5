"""The organiser, by a key; assistants, invited by a code that works once, dismissed any time."""

from zuschlag.errors import NotAllowed, NotFound
from zuschlag.event import commands
from zuschlag.event.asker import Asker
from zuschlag.event.cards import fits
from zuschlag.event.evening_state import EveningState
from zuschlag.event.powers import Role, roles_of, speaks_as
from zuschlag.table.table_event import TableEvent

ORGANISER = "organiser"


def organise(evening: EveningState, asker: Asker, command: commands.Organise) -> TableEvent:
    """Whoever has the key; from then on the browser before it has no power any more."""
    if not fits(command.key, asker.key()):
        raise NotFound("event/wrong-key")
    if asker.holder == evening.organiser:
        raise NotAllowed("event/helps-already")
    return asker.event("organised", speaks_as(evening, asker), {"holder": asker.holder})


def invite(evening: EveningState, asker: Asker, command: commands.Invite) -> TableEvent:
    return asker.event("invited", ORGANISER, {"code": asker.mark_of(asker.code())})


def assist(evening: EveningState, asker: Asker, command: commands.Assist) -> TableEvent:
    """A code that nobody has used yet."""
    mark = asker.mark_of(command.code.strip().upper())
    if mark not in evening.invited:
        raise NotFound("event/unknown-code")
    if (Role.ORGANISER | Role.ASSISTANT) & roles_of(evening, asker.holder):
        raise NotAllowed("event/helps-already")
    secret = {"holder": asker.holder, "code": mark}
    number = evening.assistants_ever + 1
    return asker.event("role_given", speaks_as(evening, asker), secret, assistant=number)


def dismiss(evening: EveningState, asker: Asker, command: commands.Dismiss) -> TableEvent:
    if command.assistant not in evening.assistants:
        raise NotFound("event/unknown-assistant", {"assistant": command.assistant})
    return asker.event("role_taken", ORGANISER, assistant=command.assistant)
