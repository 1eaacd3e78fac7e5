"""From people to a plan: settings, the call for seeds, the draw, and a hand that overrules it."""

import hashlib

from zuschlag.errors import NotAllowed, Refusal
from zuschlag.event import commands
from zuschlag.event.asker import Asker
from zuschlag.event.evening_state import PLANNED, EveningRound, EveningState
from zuschlag.event.formats import missing
from zuschlag.event.judging import reason
from zuschlag.event.powers import check_not_own, known_entrant, speaks_as
from zuschlag.event.seating.meetings import meetings, repeats
from zuschlag.event.seating.sizes import LEAST
from zuschlag.event.settings import OPEN_TABLES, EveningSettings, checked, plain
from zuschlag.table.table_event import TableEvent


def change(evening: EveningState, asker: Asker, command: commands.Change) -> TableEvent:
    """Between rounds only; whether it is a rehearsal is settled for good."""
    check_between_rounds(evening)
    settings = checked(command.settings)
    if settings.is_rehearsal != evening.settings.is_rehearsal:
        raise NotAllowed("event/no-rehearsal")
    said = {}
    if any(one.results for one in evening.rounds) and _counts_otherwise(evening, settings):
        said["why"] = reason(command.why)  # whoever organises may play, and see who would gain
    return asker.event("changed", speaks_as(evening, asker), settings=plain(settings), **said)


def _counts_otherwise(evening: EveningState, settings: EveningSettings) -> bool:
    """Whether results that are there would count for something else."""
    agreed = evening.settings
    return (agreed.points, agreed.best, agreed.late_points) != (
        *(settings.points, settings.best, settings.late_points),
    )


def draw(evening: EveningState, asker: Asker, command: commands.Draw) -> TableEvent:
    """Seeds are shown first; another draw for the same round is a public line with a reason."""
    check_between_rounds(evening)
    if evening.settings.format == OPEN_TABLES:
        raise NotAllowed("event/not-now")
    number = evening.next_number
    if are_all_played(evening):
        raise NotAllowed("event/no-more-rounds", {"rounds": number - 1})
    if len(evening.here) < LEAST:
        raise Refusal("event/too-few", {"least": LEAST, "found": len(evening.here)})
    if number in evening.draws and not command.why.strip():
        raise NotAllowed("event/say-why")
    public = {"round": number, "thrown": command.thrown, "why": command.why.strip()}
    return asker.event("seeds_called", speaks_as(evening, asker), **public)


def are_all_played(evening: EveningState) -> bool:
    """Whether the format asks for no further round."""
    if evening.settings.format == OPEN_TABLES:
        return bool(evening.closed)
    if evening.settings.format != "robin":
        return len(evening.closed) >= evening.settings.rounds
    needed = {one.number: one.table for one in evening.entrants.values() if one.table is not None}
    return not missing(evening.here, [done.tables for done in evening.closed], needed)


def check_between_rounds(evening: EveningState) -> None:
    """Nothing is called, played or being drawn."""
    current = evening.current
    if evening.drawing is not None or (current is not None and current.state != PLANNED):
        raise NotAllowed("event/not-now")


def show_seed(evening: EveningState, asker: Asker, command: commands.ShowSeed) -> TableEvent:
    """Only what was sealed, and only when it is wanted."""
    entrant = evening.entrant_of(asker.holder)
    if evening.drawing is None or entrant is None or entrant.seal is None or entrant.seed:
        raise NotAllowed("event/seed-not-wanted")
    if hashlib.sha256(bytes.fromhex(command.seed)).hexdigest() != entrant.seal:
        raise NotAllowed("event/other-seed")
    by = speaks_as(evening, asker)
    return asker.event("seed_shown", by, entrant=entrant.number, seed=command.seed)


def swap(evening: EveningState, asker: Asker, command: commands.Swap) -> TableEvent:
    """Before the round is called, and not at one's own table."""
    current = planned_round(evening)
    if command.one == command.two:
        raise NotAllowed("event/not-now")
    why = reason(command.why)
    for number in (command.one, command.two):
        known_entrant(evening, number)
        table = current.table_of(number)
        if table is None:
            raise NotAllowed("event/not-seated", {"entrant": number})
        check_not_own(evening, asker, current, table)
    public = {
        "round": current.number,
        "one": command.one,
        "two": command.two,
        "why": why,
        "repeats": _repeats_after(evening, current, command.one, command.two),
    }
    return asker.event("swapped", speaks_as(evening, asker), **public)


def planned_round(evening: EveningState) -> EveningRound:
    """The next round, drawn and not yet called."""
    current = evening.current
    if current is None or current.state != PLANNED or evening.drawing is not None:
        raise NotAllowed("event/not-now")
    return current


def _repeats_after(evening: EveningState, current: EveningRound, one: int, two: int) -> int:
    """Repeated meetings of all rounds up to this one, with the two in each other's place."""
    change = {one: two, two: one}
    tables = [[change.get(who, who) for who in people] for people in current.tables]
    return repeats(meetings([*(done.tables for done in evening.closed), tables]))
