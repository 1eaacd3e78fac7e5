"""The check of an exported evening: seeds as promised, every draw made again, standings anew.

Decoded JSON comes in, findings go out; nothing in it raises. `zuschlag verify` calls this.
"""

import hashlib
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from zuschlag import fair
from zuschlag.errors import Malformed
from zuschlag.event.boards import count as count_sheet
from zuschlag.event.commands import Sheet
from zuschlag.event.evening_state import EveningState
from zuschlag.event.export import FORMAT, standing
from zuschlag.event.folds import fold
from zuschlag.event.open_tables import next_table
from zuschlag.event.planning import drawn
from zuschlag.event.same_deal import wrong_rounds
from zuschlag.fair import Finding, Findings
from zuschlag.table.table_event import TableEvent

MOST_BYTES = 8_000_000
MOST_LINES = 20_000
_RESULTS = ("result_taken", "sheet_confirmed", "ruled", "corrected")


def evening_in(data: bytes) -> dict[str, Any] | None:
    """An exported evening, or None for everything else."""
    found = decoded(data, FORMAT)
    return found if found is not None and is_evening(found) else None


def decoded(data: bytes, sign: str) -> dict[str, Any] | None:
    """A JSON object in which these letters stand; None for everything else."""
    if sign.encode() not in data or len(data) > MOST_BYTES:
        return None
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def is_evening(document: Mapping[str, Any]) -> bool:
    """Whether this is an exported evening and not a game."""
    return document.get("format") == FORMAT


def check_evening(document: Mapping[str, Any], noted: str | None = None) -> Findings:
    """`noted` is the commitment that somebody wrote down before the draw."""
    return all_of(_found(document, noted))


def all_of(found: Iterator[Finding]) -> Findings:
    """Everything that was found, until something made no sense."""
    try:
        return Findings(list(found))
    except Malformed as fault:
        return Findings([], fault)
    except Exception as fault:
        # Whoever wrote the file could have written anything into it.
        facts = {"reason": type(fault).__name__}
        return Findings([], Malformed("event/not-an-evening", "$", facts))


def _found(document: Mapping[str, Any], noted: str | None) -> Iterator[Finding]:
    seed = document["server_seed"]
    if not seed:
        raise Malformed("fair/not-revealed", "server_seed")
    evening = EveningState(document["evening"])
    thrown = [line["thrown"] for line in document["log"] if line["kind"] == "seeds_called"]
    replayed = _replayed(evening, bytes.fromhex(seed), document["log"])
    if noted is not None:
        facts = {"expected": noted, "found": evening.commit}
        yield Finding("noted", noted == evening.commit, facts)
    promised = fair.commitment(evening.id, evening.server_seed)
    facts = {"expected": promised, "found": evening.commit}
    yield Finding("commitment", promised == evening.commit, facts)
    yield _seeds(evening, [one for one in thrown if one])
    yield from replayed
    standings = [standing(row) for row in evening.standings()]
    yield Finding("standings", standings == document["standings"], {"count": len(standings)})


def _replayed(evening: EveningState, seed: bytes, log: Any) -> list[Finding]:
    """Fold the public log; every draw is made again before it is taken in."""
    if not isinstance(log, list) or len(log) > MOST_LINES:
        raise Malformed("event/not-an-evening", "log", {"reason": "list"})
    wrong, count, misplaced = [], 0, []
    sheets, miscounted = 0, []
    for line in log:
        public = {key: value for key, value in line.items() if key not in ("kind", "at")}
        event = TableEvent(kind=line["kind"], at=line["at"], public=public)
        if event.kind in ("drawn", "draw_failed"):
            count += 1
            if not _is_drawn_so(evening, event):
                wrong.append(count)
        if event.kind == "table_opened":
            count += 1
            if not _is_opened_so(evening, public):
                wrong.append(count)
        if event.kind in _RESULTS and not _is_of_the_table(evening, public):
            misplaced.append([public["round"], public["table"]])
        if event.kind in _RESULTS and "sheet" in public:
            sheets += 1
            if not _comes_to_that(evening, public):
                miscounted.append([public["round"], public["table"]])
        fold(evening, event)
        evening.server_seed = seed
    found = [
        Finding("draws", not wrong, {"count": count, "wrong": wrong}),
        Finding("seated", not misplaced, {"wrong": misplaced}),
    ]
    if sheets:
        found.append(Finding("sheets", not miscounted, {"count": sheets, "wrong": miscounted}))
    shared = [one for one in evening.closed if one.is_shared]
    if shared:
        unkept = wrong_rounds(evening)
        found.append(Finding("rounds", not unkept, {"count": len(shared), "wrong": unkept}))
    return found


def _comes_to_that(evening: EveningState, public: dict[str, Any]) -> bool:
    """Whether a sheet gives the places and the money that were taken from it."""
    played, table = evening.rounds[public["round"] - 1], public["table"] - 1
    counted = count_sheet(played, table, msgspec.convert(public["sheet"], Sheet))
    seats = public["seats"]
    amounts, places = [one["amount"] for one in seats], [one["place"] for one in seats]
    return (counted.amounts, counted.places) == (amounts, places)


def _is_of_the_table(evening: EveningState, public: dict[str, Any]) -> bool:
    """Whether a result names who sat there, and a correction what stood there before."""
    played, table = evening.rounds[public["round"] - 1], public["table"] - 1
    before = played.results.get(table)
    people = [seat["entrant"] for seat in public["seats"]]
    is_kept: bool = public.get("was") == msgspec.to_builtins(before)
    return is_kept and people == played.tables[table]


def _is_drawn_so(evening: EveningState, event: TableEvent) -> bool:
    if evening.drawing is None:
        return False
    again = drawn(evening, event.at)
    found = msgspec.json.decode(msgspec.json.encode(again.public))
    return again.kind == event.kind and found == event.public


def _is_opened_so(evening: EveningState, public: dict[str, Any]) -> bool:
    """Whether those sit down who have waited, in the order of the seed."""
    played = evening.current
    if played is None or not played.takes_more:
        return False
    again = next_table(evening, played)
    return again == {key: public.get(key) for key in again}


def _seeds(evening: EveningState, thrown: list[str]) -> Finding:
    """Nobody showed another seed than the one they had sealed."""
    people = evening.entrants.values()
    shown = [one for one in people if one.seed]
    wrong = [
        one.number
        for one in shown
        if hashlib.sha256(bytes.fromhex(one.seed or "")).hexdigest() != one.seal
    ]
    kept = [one.number for one in people if one.seal and not one.seed]
    facts: dict[str, Any] = {"shown": [one.number for one in shown], "kept_back": kept}
    facts |= {"wrong": wrong, "thrown": thrown}
    return Finding("seeds", not wrong, facts)
