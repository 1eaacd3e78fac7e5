"""What a position is worth to every seat, and the chance to win that follows from it."""

import math

from zuschlag.bots.monopoly.magnate.holdings import deeds_worth, groups_worth
from zuschlag.bots.monopoly.magnate.mind import (
    BASE,
    COUNT,
    F_OUT,
    FAR,
    FIGURES,
    HORIZON,
    INCOME,
    KEPT,
    OTHERS_CLOSED,
    OUTLOOK,
    OWN_VISITS,
    SHARE,
    TAU_END,
    VISITS,
    Mind,
)
from zuschlag.bots.monopoly.magnate.rents import note_rents, peril
from zuschlag.rules.bits import count, drop_lowest, has, lowest
from zuschlag.rules.kernel import rule, shared
from zuschlag.rules.monopoly.score import winners
from zuschlag.rules.monopoly.state import OVER, Table, give_deed

FOREVER = 1000.0
THROWS_A_TURN = 1.18
POOR = 200.0
_TINY = 1e-9


@rule
def rounds_left(t: Table) -> float:
    """Rounds until the count, or very many."""
    if t.time_is_up:
        return 0.5
    return float(max(0, t.round_limit - t.rounds)) + 0.5 if t.round_limit > 0 else FOREVER


@rule
def look_ahead(t: Table, mind: Mind) -> None:
    """How near the count is, how much of a deed counts as it will then, how many will visit.

    At a table that does not trade, no group is completed: what is held is kept until the count.
    """
    left = rounds_left(t)
    near = math.exp(-left / mind[FIGURES, TAU_END])
    closed = mind[OUTLOOK, OTHERS_CLOSED]
    horizon = mind[FIGURES, HORIZON] + closed * mind[FIGURES, FAR]
    visits = horizon * (1 - math.exp(-left / horizon)) * THROWS_A_TURN
    mind[OUTLOOK, COUNT] = near
    mind[OUTLOOK, KEPT] = near + (1 - near) * closed
    mind[OUTLOOK, OWN_VISITS] = visits
    mind[OUTLOOK, VISITS] = visits * (count(t.living) - 1)


@shared
def weigh_all(t: Table, mind: Mind, row: int) -> None:
    """Worth of all seats into a row; 0 for those who have left."""
    look_ahead(t, mind)
    note_rents(t, mind, row)
    earned = 0.0
    for seat in range(t.seats):
        earned += mind[row, INCOME + seat]
    for seat in range(t.seats):
        mind[row, seat] = worth_of(t, seat, earned, mind, row) if has(t.living, seat) else 0.0


@rule
def worth_of(t: Table, seat: int, earned: float, mind: Mind, row: int) -> float:
    """Cash, property, rent to come less rent to be paid, and what may go wrong on the next lap."""
    own = mind[row, INCOME + seat]
    total = float(t.cash[seat]) + deeds_worth(t, seat, mind) + groups_worth(t, seat, mind)
    total += mind[OUTLOOK, VISITS] * own
    total -= mind[FIGURES, F_OUT] * mind[OUTLOOK, OWN_VISITS] * (earned - own)
    far = 1 - mind[OUTLOOK, COUNT]
    return softened(total - far * peril(t, seat, total, mind) + far * mind[FIGURES, BASE])


@rule
def softened(total: float) -> float:
    """Worth is never quite nothing while one is in the game."""
    return total if total > POOR else POOR * math.exp((total - POOR) / POOR)


@shared
def log_share(t: Table, mind: Mind, row: int, seat: int) -> float:
    """Logarithm of the chance to win that the worths of a row give a seat."""
    power = mind[FIGURES, SHARE]
    own = max(_TINY, mind[row, seat])
    total = 0.0
    rest = t.living
    while rest:
        total += math.exp(power * math.log(max(_TINY, mind[row, lowest(rest)]) / own))
        rest = drop_lowest(rest)
    return -math.log(total)


@rule
def utility(t: Table, seat: int, mind: Mind, row: int) -> float:
    """How good the position is for a seat: what every decision raises."""
    weigh_all(t, mind, row)
    return log_share(t, mind, row, seat)


@rule
def chance_to_win(t: Table, seat: int, mind: Mind, row: int) -> float:
    """The share of the win at the end of a game, the estimate before."""
    if not has(t.living, seat):
        return 0.0
    if t.stage == OVER:
        won = winners(t)
        return 1.0 / count(won) if has(won, seat) else 0.0
    return math.exp(utility(t, seat, mind, row))


@rule
def move_deeds(t: Table, deeds: int, taker: int) -> None:
    """Deeds change hands in a thought."""
    rest = deeds
    while rest:
        give_deed(t, lowest(rest), taker)
        rest = drop_lowest(rest)
