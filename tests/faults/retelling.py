"""An exported evening told a second time: each table once, results as judged, standings as told."""

from collections import Counter
from fractions import Fraction
from typing import Any

from tests.event import telling
from tests.event.test_laws import rounds_told
from zuschlag.event.points import UNIT
from zuschlag.event.verification import check_evening
from zuschlag.fair.verification import Verdict
from zuschlag.record import judge


def wrongs_of(told: dict[str, Any], records: bytes) -> list[str]:
    """Everything that does not fit, as sentences."""
    taken = [one for one in told["log"] if one["kind"] == "result_taken"]
    wrongs = [*twice(told), *_judged(records, taken), *ranked(told)]
    if check_evening(told).verdict is not Verdict.VERIFIED:
        wrongs.append("the draw or the standings are not verified")
    return wrongs


def twice(told: dict[str, Any]) -> list[str]:
    """Rounds and results that happened more than once."""
    taken = [one for one in told["log"] if one["kind"] == "result_taken"]
    places = Counter((one["round"], one["table"]) for one in taken)
    wrongs = [f"result of {place} taken {n} times" for place, n in places.items() if n > 1]
    opened = Counter(one["table"] for one in told["log"] if one["kind"] == "table_opened")
    wrongs += [f"table {table} opened {n} times" for table, n in opened.items() if n > 1]
    starts = Counter(one["round"] for one in told["log"] if one["kind"] == "round_started")
    wrongs += [f"round {number} started {n} times" for number, n in starts.items() if n > 1]
    return wrongs


def _judged(records: bytes, taken: list[dict[str, Any]]) -> list[str]:
    """What the evening says came out is what each written game says."""
    results = sorted(taken, key=lambda one: (one["round"], one["table"]))
    written = records.splitlines()
    if len(written) != len(results):
        return [f"{len(written)} records of {len(results)} games"]
    return [
        f"round {result['round']}, table {result['table']} is judged otherwise"
        for record, result in zip(written, results, strict=True)
        if judge(record)["scores"] != [seat["amount"] for seat in result["seats"]]
    ]


def ranked(told: dict[str, Any]) -> list[str]:
    """Points by fractions, and who is ahead by every question but the lot."""
    rounds = rounds_told(told["log"])
    rows = told["standings"]
    wrongs = [
        f"entrant {row['entrant']}: {row['points']} points"
        for row in rows
        if Fraction(row["points"], UNIT) != telling.total(rounds, row["entrant"])
    ]
    order = [row["entrant"] for row in rows]
    lots = {who: f"{place:04}" for place, who in enumerate(order)}
    if telling.in_order(rounds, order, lots) != order:
        wrongs.append("the standings are in another order")
    return wrongs
