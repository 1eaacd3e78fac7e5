"""Disputes, rulings and corrections: with a reason, for all to see, never at one's own table."""

from collections.abc import Sequence
from typing import Any

import msgspec

from zuschlag.errors import Malformed, NotAllowed
from zuschlag.event import commands
from zuschlag.event.asker import Asker
from zuschlag.event.evening_state import LEFT, RUNNING, EveningRound, EveningState
from zuschlag.event.powers import check_not_own, speaks_as
from zuschlag.event.results import SeatResult
from zuschlag.table.table_event import TableEvent


def dispute(evening: EveningState, asker: Asker, command: commands.Dispute) -> TableEvent:
    """The own table of the round that is being played."""
    current, own = evening.current, evening.entrant_of(asker.holder)
    table = None
    if current is not None and current.state == RUNNING and own is not None:
        table = current.table_of(own.number)
    if current is None or table is None:
        raise NotAllowed("event/not-now")
    public = {"round": current.number, "table": table + 1, "line": command.line.strip()}
    return asker.event("dispute", speaks_as(evening, asker), **public)


def rule(evening: EveningState, asker: Asker, command: commands.Rule) -> TableEvent:
    """A table of the running round that has no result."""
    current = evening.current
    if current is None or current.state != RUNNING:
        raise NotAllowed("event/not-now")
    table = _table(current, command.table)
    if table in current.results:
        raise NotAllowed("event/has-result", {"table": command.table})
    return _judged("ruled", evening, asker, current, command)


def correct(evening: EveningState, asker: Asker, command: commands.Correct) -> TableEvent:
    """The old result stays in the log."""
    played = next((one for one in evening.rounds if one.number == command.round), None)
    if played is None or _table(played, command.table) not in played.results:
        raise NotAllowed("event/no-result", {"table": command.table})
    return _judged("corrected", evening, asker, played, command)


def _judged(
    kind: str,
    evening: EveningState,
    asker: Asker,
    played: EveningRound,
    command: commands.Rule | commands.Correct,
) -> TableEvent:
    table = _table(played, command.table)
    check_not_own(evening, asker, played, table)
    if not command.why.strip():
        raise NotAllowed("event/say-why")
    people = played.tables[table]
    _check_places(command.places, command.amounts, len(people))
    before = played.results.get(table)
    left = {one.entrant for one in before.seats if one.has_left} if before else _left(evening)
    seats = [
        SeatResult(who, place, amount, who in left)
        for who, place, amount in zip(people, command.places, command.amounts, strict=True)
    ]
    public = result_entry(played.number, table, seats, "ruling", before.head if before else "")
    public |= {"why": command.why.strip()}
    if before is not None:
        public["was"] = msgspec.to_builtins(before)
    return asker.event(kind, speaks_as(evening, asker), **public)


def result_entry(
    number: int, table: int, seats: Sequence[SeatResult], source: str, head: str
) -> dict[str, Any]:
    """The public part of an entry that holds a result."""
    return {
        "round": number,
        "table": table + 1,
        "seats": msgspec.to_builtins(list(seats)),
        "source": source,
        "head": head,
    }


def _left(evening: EveningState) -> set[int | None]:
    return {one.number for one in evening.entrants.values() if one.state == LEFT}


def _table(played: EveningRound, label: int) -> int:
    if label > len(played.tables):
        raise NotAllowed("event/no-such-table", {"table": label, "most": len(played.tables)})
    return label - 1


def _check_places(places: Sequence[int], amounts: Sequence[int], seats: int) -> None:
    """One for each seat, counted as in a race: after two firsts comes the third."""
    is_race = all(place == 1 + sum(other < place for other in places) for place in places)
    if len(places) != seats or len(amounts) != seats or not is_race:
        raise Malformed("event/bad-places", "command.places", {"seats": seats})
