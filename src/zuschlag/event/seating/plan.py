"""All rounds to come: sizes, who sits with whom, which table, which seat."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from zuschlag.errors import Refusal
from zuschlag.event.seating.meetings import (
    Round,
    kept_apart,
    least_repeats,
    meetings,
    repeats,
)
from zuschlag.event.seating.movement import STEPS, best_rounds
from zuschlag.event.seating.places import in_order
from zuschlag.event.seating.quick_luck import QuickLuck
from zuschlag.event.seating.sizes import table_sizes
from zuschlag.event.seating.walking import least_walking


class Wishes(NamedTuple):
    """What a plan has to respect: the size, tables some people need, and who sits apart."""

    size: int = 4
    fixed: Mapping[int, int] = {}
    """A person's table, counted from 0, in every round."""
    apart: Sequence[Sequence[int]] = ()


class Plan(NamedTuple):
    """Rounds with people in the order of seats, and how good that is, past rounds included."""

    rounds: list[list[list[int]]]
    repeats: int
    least: int


def plan(
    people: Sequence[int],
    rounds: int,
    wishes: Wishes,
    past: Sequence[Round],
    seed: int,
    steps: int = STEPS,
) -> Plan:
    """People in the order of the draw; the rounds that were played; 64 bits to begin with."""
    sizes = table_sizes(len(people), wishes.size)
    fixed = fixed_here(people, wishes, sizes)
    here = set(people)
    apart = kept_apart([here.intersection(group) for group in wishes.apart])
    counted = meetings(past) + apart
    least = least_repeats(people, sizes, rounds, past, fixed)
    # The search counts only pairs who are both here, and begins with what they bring along.
    brought = Counter({pair: often for pair, often in counted.items() if here.issuperset(pair)})
    target = least - repeats(meetings(past)) + repeats(brought)
    luck = QuickLuck(seed)
    found = best_rounds(people, sizes, rounds, counted, fixed, luck, steps, target)
    walked = least_walking(found, past[-1] if past else None, fixed)
    seated = in_order(walked, past)
    return Plan(seated, repeats(meetings([*past, *seated])), least)


def fixed_here(people: Sequence[int], wishes: Wishes, sizes: Sequence[int]) -> dict[int, int]:
    """The fixed tables of those who play, all of which must exist and have room."""
    fixed = {person: wishes.fixed[person] for person in people if person in wishes.fixed}
    for table in fixed.values():
        if not 0 <= table < len(sizes):
            raise Refusal("event/no-such-table", {"table": table + 1, "most": len(sizes)})
        if list(fixed.values()).count(table) > sizes[table]:
            raise Refusal("event/table-full", {"table": table + 1, "most": sizes[table]})
    return fixed
