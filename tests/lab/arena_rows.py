"""Games of the arena made up for tests, and plans small enough to play in one."""

from collections.abc import Sequence

from zuschlag.lab.arena.plan import Plan, checked_plan
from zuschlag.lab.arena.playing import Row


def game(seating: str, scores: Sequence[int], deal: int = 0, field: int = 0) -> Row:
    """A game between bots of one letter each; ranks and winners follow from the scores."""
    ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return Row(field, deal, tuple(seating), tuple(scores), ranks, winners, "sold-out")


def small(
    bots: Sequence[str] = ("heuristic", "random"),
    kind: str = "matrix",
    deals: int = 3,
    seed: int = 1,
) -> Plan:
    """For Sale of 1997 with three seats: the shortest game of the house."""
    return checked_plan("for-sale", bots, kind, deals, seed, 4, "1997", 3)
