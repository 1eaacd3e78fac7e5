"""Two or three people lay down one of two buildings at once: who does what, in equilibrium.

Every way in which some of them are sure and others mix is tried. Whoever mixes must be indifferent,
which says how the *others* mix: two who mix by a line each, three by a quadratic equation.
"""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

import numpy as np

from zuschlag.lab.forsale.solved.tree import Floats

SURE = 1.0e-9
_MIXED = 2
_OTHERS = ((1, 2), (0, 2), (0, 1))
_PLANS = sorted(product((0, 1, _MIXED), repeat=3), key=lambda plan: plan.count(_MIXED))

Mix = tuple[float, ...]
"""For every seat how likely it takes its second choice."""


class Lead(NamedTuple):
    """By how much the second choice of a seat is better, by the shares x and y of the others."""

    start: float
    x: float
    y: float
    both: float

    def at(self, x: float, y: float) -> float:
        """For these shares."""
        return self.start + self.x * x + self.y * y + self.both * x * y

    def root_x(self, y: float) -> list[float]:
        """The x that makes the seat indifferent."""
        slope = self.x + self.both * y
        return [] if abs(slope) < SURE else [-(self.start + self.y * y) / slope]

    def root_y(self, x: float) -> list[float]:
        """The y that makes the seat indifferent."""
        return Lead(self.start, self.y, self.x, self.both).root_x(x)


Leads = tuple[Lead, ...]


def equilibrium(payoffs: Floats) -> Mix:
    """The first equilibrium found, those in which fewer mix first; payoffs[a, b, ...] by seat."""
    seats = payoffs.ndim - 1
    leads = _leads(payoffs)
    for plan in _PLANS:
        for mix in _candidates(leads, plan):
            if all(0 <= one <= 1 for one in mix) and _gain(leads, mix) < SURE:
                return mix[:seats]
    raise ArithmeticError(f"No equilibrium found: {payoffs.tolist()}")


def gain(payoffs: Floats, mix: Mix) -> float:
    """The most that anybody could gain by changing alone."""
    return _gain(_leads(payoffs), (*mix, 0.0)[:3])


def expected(payoffs: Floats, mix: Mix) -> list[float]:
    """What everybody gets."""
    found = payoffs
    for one in mix:
        found = (1 - one) * found[0] + one * found[1]
    return [float(worth) for worth in found]


def _leads(payoffs: Floats) -> Leads:
    """Of all seats; where there are two, the third does not care, and nobody cares about it."""
    if payoffs.ndim == 3:
        unmoved = np.concatenate((payoffs, np.zeros((2, 2, 1))), axis=2)
        payoffs = np.stack((unmoved, unmoved), axis=2)
    found = []
    for seat in range(3):
        low, high = np.moveaxis(payoffs[..., seat], seat, 0)
        (start, y), (x, both) = (high - low).tolist()
        found.append(Lead(start, x - start, y - start, both - x - y + start))
    return tuple(found)


def _gain(leads: Leads, mix: Mix) -> float:
    found = 0.0
    for lead, own, (x, y) in zip(leads, mix, _OTHERS, strict=True):
        ahead = lead.at(mix[x], mix[y])
        found = max(found, ahead * (1 - own), -ahead * own)
    return found


def _candidates(leads: Leads, plan: tuple[int, ...]) -> Iterator[Mix]:
    """Mixes of this plan in which everybody who mixes is indifferent, where that settles them."""
    mixing = [seat for seat, what in enumerate(plan) if what == _MIXED]
    base = tuple(0.0 if what == _MIXED else float(what) for what in plan)
    if len(mixing) == 3:
        yield from _three(*leads)
    elif len(mixing) == 2:
        first, second = mixing
        for one in _unmoving(leads, base, second, first):
            for other in _unmoving(leads, base, first, second):
                yield _with(_with(base, first, one), second, other)
    elif mixing:  # who does not care may mix so that somebody else does not care either
        for judge in _OTHERS[mixing[0]]:
            for one in _unmoving(leads, base, judge, mixing[0]):
                yield _with(base, mixing[0], one)
    else:
        yield base


def _unmoving(leads: Leads, base: Mix, judge: int, mixer: int) -> list[float]:
    """How one seat must mix for another to be indifferent, the third as it is."""
    x, y = _OTHERS[judge]
    return leads[judge].root_x(base[y]) if mixer == x else leads[judge].root_y(base[x])


def _with(mix: Mix, seat: int, share: float) -> Mix:
    return (*mix[:seat], share, *mix[seat + 1 :])


def _three(first: Lead, second: Lead, third: Lead) -> Iterator[Mix]:
    """Shares p, q, r: the first seat's lead gives q by r, the second's p by r, the third's r."""
    q_top, q_under = np.poly1d([-first.y, -first.start]), np.poly1d([first.both, first.x])
    p_top, p_under = np.poly1d([-second.y, -second.start]), np.poly1d([second.both, second.x])
    whole = third.start * p_under * q_under + third.both * p_top * q_top
    whole += third.x * p_top * q_under + third.y * q_top * p_under
    for root in whole.roots:
        r = float(np.real(root))
        if abs(np.imag(root)) < SURE:
            for p, q in product(second.root_x(r), first.root_x(r)):
                yield p, q, r
