"""The second solver: from the end backwards, stage by stage, each stage a small game of its own.

In a box everybody knows everything but the cards to come and what others lay down right now. So
an auction is a question of what is best later on, and a sale a meeting that is solved exactly. No
tree is built and nothing is learned in rounds.
"""

from functools import partial
from itertools import product

import numpy as np

from zuschlag.lab.forsale.solved.happening import (
    Moment,
    Move,
    after,
    choices,
    openings,
    who,
    win_shares,
)
from zuschlag.lab.forsale.solved.meeting import equilibrium, expected
from zuschlag.lab.forsale.solved.tree import Profile
from zuschlag.rules.forsale.editions import Terms
from zuschlag.rules.forsale.state import BUY


class Stages:
    """What is best everywhere, found from the end."""

    def __init__(self) -> None:
        self.profile: Profile = {}

    def mean(self, moments: list[Moment]) -> list[float]:
        """What moments that are equally likely are worth to everybody."""
        found = [self.worth(one) for one in moments]
        return [sum(each) / len(found) for each in zip(*found, strict=True)]

    def worth(self, now: Moment) -> list[float]:
        """What this moment is worth to everybody."""
        if now.is_over:
            return win_shares(now)
        if now.number("phase") == BUY:
            return self._bidding(now, who(now)[0])
        return self._selling(now, who(now))

    def _bidding(self, now: Moment, seat: int) -> list[float]:
        worths = [self.mean(after(now, seat, move)) for move in choices(now, seat)]
        best = max(range(len(worths)), key=lambda place: worths[place][seat])
        if len(worths) > 1:
            sure = tuple(float(place == best) for place in range(len(worths)))
            self.profile[seat, now.heard] = sure
        return worths[best]

    def _selling(self, now: Moment, seats: list[int]) -> list[float]:
        hands = [choices(now, seat) for seat in seats]
        if len(hands[0]) == 1:
            return self.mean(_laid(now, seats, [hand[0] for hand in hands]))
        payoffs = np.zeros((*(2 for _ in seats), len(seats)))
        for places in product((0, 1), repeat=len(seats)):
            laid = [hand[place] for hand, place in zip(hands, places, strict=True)]
            payoffs[places] = self.mean(_laid(now, seats, laid))
        mix = equilibrium(payoffs)
        for seat, share in zip(seats, mix, strict=True):
            self.profile[seat, now.heard] = (1 - share, share)
        return expected(payoffs, mix)


def _laid(now: Moment, seats: list[int], laid: list[Move]) -> list[Moment]:
    """Everything that may come of a sale."""
    moments = [now]
    for seat, move in zip(seats, laid, strict=True):
        act = partial(after, seat=seat, move=move)
        moments = [later for one in moments for later in act(one)]
    return moments


def by_stages(terms: Terms) -> tuple[Profile, list[float]]:
    """What everybody does, and what the box is worth to everybody."""
    stages = Stages()
    worth = stages.mean(openings(terms))
    return stages.profile, worth
