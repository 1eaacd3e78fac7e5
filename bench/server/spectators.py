"""What a move costs at a table with many who look on: more and more of them, on one server.

Nobody leaves, so each row has all spectators of the rows before.
"""

from typing import NamedTuple

from bench.server.contenders import Ours
from bench.server.cost import computed
from bench.server.trial import Say, Trial

COUNTS = (0, 20, 60, 1000)
MOVES = 40


class Crowd(NamedTuple):
    """So many look on; microseconds and bytes a move."""

    spectators: int
    processor: float
    received: float


def run(game: str, seats: int, say: Say) -> list[Crowd]:
    """One table, filled step by step; in protocol 2, as pages speak it."""
    found = []
    with Ours("ours", Trial(1, seats, 0.0), game, protocol=2) as ours:
        ours.play(MOVES)
        so_far = 0
        for count in COUNTS:
            say(f"{game}: {count} spectators")
            ours.let_in(count - so_far)
            so_far = count
            found.append(_measured(ours, count))
    return found


def _measured(ours: Ours, count: int) -> Crowd:
    moves, spent, received = 0, 0.0, 0
    while moves < MOVES:
        ours.get_ready()
        before = computed(ours.pid)
        came = ours.play(MOVES - moves)
        spent += computed(ours.pid) - before
        moves += came.moves
        received += came.received
    return Crowd(count, spent / moves * 1e6, received / moves)


def rows(found: list[Crowd]) -> list[tuple[str, str]]:
    """What there is to report."""
    told = []
    for one in found:
        told.append((f"{one.spectators:,} spectators, us a move", f"{one.processor:,.0f}"))
        told.append((f"{one.spectators:,} spectators, bytes a move", f"{one.received:,.0f}"))
    last, first = found[-1], found[0]
    each = (last.processor - first.processor) / (last.spectators - first.spectators)
    return [*told, ("us a move and spectator", f"{each:.1f}")]
