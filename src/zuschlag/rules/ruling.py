"""A ruling: winners named from outside the game, with a reason, as records of all games write it.

`[-1, "ruling", {"winners": [0], "reason": "..."}]`, with `"places"` where every seat has a rank.
"""

from typing import Any

import msgspec

from zuschlag.errors import Malformed
from zuschlag.rules import checks

VERB = "ruling"
TABLE_SEAT = -1
MOST_REASON = 200


class Ruling(msgspec.Struct, frozen=True, tag=VERB, tag_field="verb", omit_defaults=True):
    """The winners as people decided (seat -1), and perhaps everybody's place."""

    winners: list[int]
    reason: str
    places: list[int] | None = None

    def as_written(self) -> list[Any]:
        """Verb and argument, as a record writes them after the seat."""
        said: dict[str, Any] = {"winners": list(self.winners), "reason": self.reason}
        if self.places is not None:
            said["places"] = list(self.places)
        return [VERB, said]

    def ranking(self, counted: list[int]) -> list[int]:
        """Everybody's rank: the places, or the winners before the others as those were counted."""
        if self.places is not None:
            return list(self.places)
        others = [rank for seat, rank in enumerate(counted) if seat not in self.winners]
        first = len(self.winners) + 1
        return [
            1 if seat in self.winners else first + sum(other < rank for other in others)
            for seat, rank in enumerate(counted)
        ]


def is_ruling(row: object) -> bool:
    """Whether a row of a record claims to be a ruling."""
    return isinstance(row, list) and row[:2] == [TABLE_SEAT, VERB] and type(row[0]) is int


def read_ruling(said: object, path: str, seats: int) -> Ruling:
    """The ruling in the last part of an action, or Malformed with a path."""
    parts = checks.an_object(said, path, ("winners", "reason"), ("places",))
    winners = _winners(parts["winners"], f"{path}.winners", seats)
    reason = _reason(parts["reason"], f"{path}.reason")
    if "places" not in parts:
        return Ruling(winners, reason)
    return Ruling(winners, reason, _places(parts["places"], f"{path}.places", seats, winners))


def _winners(said: object, path: str, seats: int) -> list[int]:
    winners = checks.a_list(said, path, 8)
    for place, seat in enumerate(winners):
        checks.a_number_below(seat, f"{path}[{place}]", seats)
    if not winners or len(set(winners)) < len(winners):
        facts: dict[str, object] = {"expected": "one seat or more, each once"}
        raise Malformed("record/bad-winners", path, facts)
    return sorted(winners)


def _reason(said: object, path: str) -> str:
    reason = checks.a_text(said, path)
    if not 1 <= len(reason) <= MOST_REASON or not reason.isprintable():
        facts = {"least": 1, "most": MOST_REASON, "found": len(reason)}
        raise Malformed("record/bad-reason", path, facts)
    return reason


def _places(said: object, path: str, seats: int, winners: list[int]) -> list[int]:
    """One rank per seat, each 1 more than the seats before it; the first are the winners."""
    places = checks.a_list(said, path, 8)
    for place, rank in enumerate(places):
        checks.a_number(rank, f"{path}[{place}]")
    is_ranking = len(places) == seats and all(
        rank == 1 + sum(other < rank for other in places) for rank in places
    )
    if not is_ranking or [seat for seat, rank in enumerate(places) if rank == 1] != winners:
        facts = {"expected": "a rank for every seat, 1 for the winners", "seats": seats}
        raise Malformed("record/bad-places", path, facts)
    return places
