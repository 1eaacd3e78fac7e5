"""Moves tried in games to come, the same imagined futures for all of them.

Unseen cards lie in any order and dice are fresh. An offer is answered as a magnate would, unless
the partner is known to refuse; then everybody plays as a landlord to the end. The first move is
left only for one that is better beyond doubt.
"""

import math

from zuschlag.bots.monopoly.dice import hide_decks
from zuschlag.bots.monopoly.magnate.choosing import choose_as_magnate
from zuschlag.bots.monopoly.magnate.finishing import finish
from zuschlag.bots.monopoly.magnate.memory import PATIENT, Memory
from zuschlag.bots.monopoly.magnate.mind import GAINS, SQUARES, Mind
from zuschlag.rules.bits import count, has
from zuschlag.rules.chance import start
from zuschlag.rules.kernel import Tables, rule, shared
from zuschlag.rules.monopoly.applying import apply
from zuschlag.rules.monopoly.score import winners
from zuschlag.rules.monopoly.state import MOST_SEATS, NO_LOT, NOTHING, Table

PLACES = 5
"""Moves in all: the arms, and one for the players of the future."""
WAVE = 16
DOUBT = 2.0
"""Standard errors by which another move must be better."""
HOPELESS = 1.5
SETTLED = 4.0
_LEAST_VARIANCE = 1e-9


@shared
def try_arm(
    tables: Tables, moves: Tables, chances: Tables, memory: Memory, mind: Mind, arm: int, seed: int
) -> float:
    """The share of the win in one future that begins with this arm."""
    t = tables[1]
    m = moves[PLACES - 1]
    chance = chances[0]
    tables[1] = tables[0]
    seat = moves[arm].seat
    start(chance, seed, 0)
    hide_decks(t, chance)
    apply(t, moves[arm])
    if t.offers > 0 and t.lot == NO_LOT and t.throw_for == NOTHING and listens(t, memory):
        choose_as_magnate(t, t.offer_to[0], m, memory, mind)
        apply(t, m)
    finish(t, m, chance, seed, 1)
    won = winners(t)
    return 1.0 / count(won) if has(won, seat) else 0.0


@rule
def listens(t: Table, memory: Memory) -> bool:
    """Whether the partner was not seen to refuse time and again; such a one is no magnate."""
    return memory.refused[t.offer_from[0] * MOST_SEATS + t.offer_to[0]] < PATIENT


@rule
def clear_gains(mind: Mind, arms: int) -> None:
    """Nothing tried yet."""
    for arm in range(arms):
        mind[GAINS, arm] = 0.0
        mind[SQUARES, arm] = 0.0


@rule
def try_futures(
    tables: Tables, moves: Tables, chances: Tables, memory: Memory, mind: Mind, arms: int, seed: int
) -> None:
    """A wave of futures for all arms: what each gains on the first is added up."""
    for future in range(WAVE):
        own = seed * WAVE + future
        first = try_arm(tables, moves, chances, memory, mind, 0, own)
        for arm in range(1, arms):
            gain = try_arm(tables, moves, chances, memory, mind, arm, own) - first
            mind[GAINS, arm] += gain
            mind[SQUARES, arm] += gain * gain


@rule
def certainty(mind: Mind, arm: int, tried: int) -> float:
    """The mean gain of an arm in standard errors."""
    mean: float = mind[GAINS, arm] / tried
    variance = max(_LEAST_VARIANCE, mind[SQUARES, arm] / tried - mean * mean)
    return mean / math.sqrt(variance / tried)


@rule
def is_settled(mind: Mind, arms: int, tried: int) -> bool:
    """Whether every other move is plainly worse, or plainly better."""
    settled = True
    for arm in range(1, arms):
        sure = certainty(mind, arm, tried)
        settled = settled and (sure <= -HOPELESS or sure >= SETTLED)
    return settled


@rule
def best_arm(mind: Mind, arms: int, tried: int) -> int:
    """The arm that gains most beyond doubt, or the first."""
    best = 0
    gain = 0.0
    for arm in range(1, arms):
        if certainty(mind, arm, tried) > DOUBT and mind[GAINS, arm] > gain:
            gain = mind[GAINS, arm]
            best = arm
    return best
