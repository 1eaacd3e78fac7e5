"""The draw: who gets which number, and where the search for a plan begins; from seeds alone.

The server's seed is committed before anybody joins, phones seal theirs when they join and show them
for the draw; without phones, dice are thrown in the hall. The verifier calls the same functions.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from zuschlag import fair

_HALF = 2**32


class Draw(NamedTuple):
    """People in the order of the numbers they got, and 64 bits for the search."""

    order: list[int]
    movement: int


def draw(
    server_seed: bytes,
    evening: str,
    number: int,
    entrants: Sequence[int],
    seeds: Mapping[int, bytes],
    thrown: str = "",
) -> Draw:
    """For the rounds from `number` on: entrants by number, seeds of those who showed one."""
    listed = sorted(entrants)
    hall = fair.hall_seed(evening, thrown) if thrown else None
    shown = [*(seeds.get(entrant) for entrant in listed), hall]
    key = fair.draw_key(server_seed, evening, number, listed, shown)
    fair.Stream(key, "seating").shuffle(listed)
    movement = fair.Stream(key, "movement")
    return Draw(listed, movement.randrange(_HALF) * _HALF + movement.randrange(_HALF))
