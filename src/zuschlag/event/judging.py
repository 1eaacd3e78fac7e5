"""Disputes, rulings and corrections: with a reason, for all to see, never at one's own table."""

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from zuschlag.errors import Malformed, NotAllowed
from zuschlag.event import commands
from zuschlag.event.asker import Asker
from zuschlag.event.evening_state import HERE, LEFT, RUNNING, EveningRound, EveningState
from zuschlag.event.powers import judge_of, known_entrant, speaks_as
from zuschlag.event.results import SeatResult
from zuschlag.table.table_event import TableEvent
from zuschlag.table.text_lines import cleaned_line


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


def settle(evening: EveningState, asker: Asker, command: commands.Settle) -> TableEvent:
    """A decision that lets the table play on."""
    current, table = disputed(evening, command.table)
    by = judge_of(evening, asker, current, table)
    public = {"round": current.number, "table": command.table, "why": reason(command.why)}
    return asker.event("settled", by, **public, line=current.disputes[table])


def name_referee(evening: EveningState, asker: Asker, command: commands.NameReferee) -> TableEvent:
    """Anybody from another table; an organiser who sits at this one may and should ask somebody."""
    current, table = disputed(evening, command.table)
    entrant = known_entrant(evening, command.entrant)
    if entrant.number in current.tables[table]:
        raise NotAllowed("event/own-table", {"table": command.table})
    if entrant.state != HERE or entrant.is_on_paper or entrant.bot:
        raise NotAllowed("event/no-referee", {"entrant": entrant.number})
    public = {"round": current.number, "table": command.table, "entrant": entrant.number}
    by, why = speaks_as(evening, asker), reason(command.why)
    return asker.event("referee_named", by, **public, why=why)


def disputed(evening: EveningState, label: int) -> tuple[EveningRound, int]:
    """The round that is played, and a table in it that has called."""
    current = evening.current
    if current is None or current.state != RUNNING:
        raise NotAllowed("event/not-now")
    table = table_of(current, label)
    if table not in current.disputes:
        raise NotAllowed("event/no-dispute", {"table": label})
    return current, table


def rule(evening: EveningState, asker: Asker, command: commands.Rule) -> TableEvent:
    """A table of the running round that has no result."""
    current = evening.current
    if current is None or current.state != RUNNING:
        raise NotAllowed("event/not-now")
    table = table_of(current, command.table)
    if table in current.results:
        raise NotAllowed("event/has-result", {"table": command.table})
    return _judged("ruled", evening, asker, current, command)


def correct(evening: EveningState, asker: Asker, command: commands.Correct) -> TableEvent:
    """The old result stays in the log."""
    played, _ = with_result(evening, command.round, command.table)
    return _judged("corrected", evening, asker, played, command)


def correct_left(evening: EveningState, asker: Asker, command: commands.CorrectLeft) -> TableEvent:
    """Places and money stay as they are: only whether somebody gets points for them changes."""
    played, table = with_result(evening, command.round, command.table)
    by, why = judge_of(evening, asker, played, table), reason(command.why)
    before = played.results[table]
    entrant = known_entrant(evening, command.entrant)
    own = next((one for one in before.seats if one.entrant == entrant.number), None)
    if own is None:
        raise NotAllowed("event/not-seated", {"entrant": entrant.number})
    if own.has_left == command.left:
        slug = "event/has-left" if command.left else "event/is-here"
        raise NotAllowed(slug, {"entrant": entrant.number})
    left = {one.entrant for one in before.seats if one.has_left} ^ {entrant.number}
    seats = [msgspec.structs.replace(one, has_left=one.entrant in left) for one in before.seats]
    public = result_entry(played.number, table, seats, before.source, before.head)
    public |= {"was": msgspec.to_builtins(before), "entrant": entrant.number}
    if table in played.signed:
        public["sheet"] = played.signed[table]
    return asker.event("corrected", by, **public, why=why)


def with_result(evening: EveningState, number: int, label: int) -> tuple[EveningRound, int]:
    """A round and a table in it that has a result."""
    played = next((one for one in evening.rounds if one.number == number), None)
    if played is None or table_of(played, label) not in played.results:
        raise NotAllowed("event/no-result", {"table": label})
    return played, label - 1


def _judged(
    kind: str,
    evening: EveningState,
    asker: Asker,
    played: EveningRound,
    command: commands.Rule | commands.Correct,
) -> TableEvent:
    table = table_of(played, command.table)
    by, why = judge_of(evening, asker, played, table), reason(command.why)
    _check_places(command.places, command.amounts, len(played.tables[table]))
    public = instead(evening, played, table, command.places, command.amounts)
    return asker.event(kind, by, **public, why=why)


def instead(
    evening: EveningState,
    played: EveningRound,
    table: int,
    places: Sequence[int],
    amounts: Sequence[int],
) -> dict[str, Any]:
    """A result by hand, with the one before it if there was one."""
    before = played.results.get(table)
    left = {one.entrant for one in before.seats if one.has_left} if before else left_of(evening)
    seats = seats_of(played.tables[table], places, amounts, left)
    public = result_entry(played.number, table, seats, "ruling", before.head if before else "")
    return public | ({"was": msgspec.to_builtins(before)} if before is not None else {})


def seats_of(
    people: Sequence[int],
    places: Sequence[int],
    amounts: Sequence[int],
    left: Collection[int | None],
) -> list[SeatResult]:
    """A table's result, seat by seat."""
    rows = zip(people, places, amounts, strict=True)
    return [SeatResult(who, place, amount, who in left) for who, place, amount in rows]


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


def left_of(evening: EveningState) -> set[int | None]:
    """Who has gone home."""
    return {one.number for one in evening.entrants.values() if one.state == LEFT}


def reason(why: str) -> str:
    """What everybody will read; NotAllowed where nothing is said."""
    said = cleaned_line(why)
    if not said:
        raise NotAllowed("event/say-why")
    return said


def table_of(played: EveningRound, label: int) -> int:
    """Counted from 0, or NotAllowed."""
    if label > len(played.tables):
        raise NotAllowed("event/no-such-table", {"table": label, "most": len(played.tables)})
    return label - 1


def _check_places(places: Sequence[int], amounts: Sequence[int], seats: int) -> None:
    """One for each seat, counted as in a race: after two firsts comes the third."""
    is_whole = len(places) == len(amounts) == seats
    if not is_whole or any(place != 1 + sum(it < place for it in places) for place in places):
        raise Malformed("event/bad-places", "command.places", {"seats": seats})
