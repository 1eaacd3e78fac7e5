"""What a game was worth to everybody. A gate in a file of its own, as it is seldom needed."""

from zuschlag.research.monopoly.desk import Desk
from zuschlag.rules.bits import count, has
from zuschlag.rules.kernel import gate
from zuschlag.rules.monopoly.score import winners, worth
from zuschlag.rules.monopoly.state import Table


@gate
def share_out(t: Table, desk: Desk, by_worth: int) -> int:
    """By what everybody is worth, or the win among the winners."""
    won = winners(t)
    share = 1.0 / count(won)
    for seat in range(t.seats):
        if by_worth:
            desk.payoff[seat] = worth(t, seat) * 1.0
        else:
            desk.payoff[seat] = share if has(won, seat) else 0.0
    return 0
