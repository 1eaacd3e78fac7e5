"""Plackett-Luce ratings: one number a bot, such that places at a table follow from it.

The first place goes to each seat with a chance in proportion to its strength, the second likewise
among the rest, and so on. Seats that are level share the places they take. Strengths are found by
Newton's method, intervals by drawing deals again; docs/decisions says why no library does it.
"""

import math
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

MIDDLE = 1500
POINTS = 400
"""So many points are ten times the strength, as in chess."""
DRAWS = 200
GHOST = 0.5
"""So often everybody wins and loses against a player of middling strength: nobody is infinite."""
_CLOSE = 1e-9
_FARTHEST = 2.0  # so far a step may lead, lest it overshoots
_MOST_STEPS = 100


class Placed(Protocol):
    """A game as far as it is rated; games of one deal are drawn together."""

    @property
    def deal(self) -> int: ...
    @property
    def seating(self) -> Sequence[Hashable]: ...
    @property
    def ranks(self) -> Sequence[int]: ...


@dataclass(frozen=True)
class Rating:
    """A bot's rating with its 95 % interval."""

    bot: str
    value: float
    low: float
    high: float


def ratings(
    bots: Sequence[str], rows: Sequence[Placed], seed: int, draws: int = DRAWS
) -> list[Rating]:
    """Every bot's rating, the best first."""
    games = _Games(bots, rows)
    found = games.strengths(np.ones(games.deals))
    luck = np.random.default_rng(abs(seed))
    again = [
        _points(games.strengths(luck.multinomial(games.deals, games.even), found))
        for _ in range(draws)
    ]
    low, high = np.quantile(np.array(again), (0.025, 0.975), axis=0)
    points = _points(found)
    rated = [
        Rating(bot, float(points[at]), float(low[at]), float(high[at]))
        for at, bot in enumerate(bots)
    ]
    return sorted(rated, key=lambda one: -one.value)


def points_of(players: Sequence[Hashable], rows: Sequence[Placed]) -> list[float]:
    """Every player's rating alone, in their order: for those who must know at once."""
    games = _Games(players, rows)
    return [float(one) for one in _points(games.strengths(np.ones(games.deals)))]


def _points(logs: Floats) -> Floats:
    found: Floats = MIDDLE + POINTS / math.log(10) * (logs - logs.mean())
    return found


class _Games:
    """Games by the order their bots came in: few orders, however many games."""

    def __init__(self, bots: Sequence[Hashable], rows: Sequence[Placed]) -> None:
        number = {bot: at for at, bot in enumerate(bots)}
        orders: dict[tuple[tuple[int, ...], ...], int] = {}
        self._order = np.array(
            [orders.setdefault(_order(row, number), len(orders)) for row in rows], np.int64
        )
        deals = sorted({row.deal for row in rows})
        place = {deal: at for at, deal in enumerate(deals)}
        self._deal = np.array([place[row.deal] for row in rows], np.int64)
        self.deals, self._orders = len(deals), len(orders)
        self.even = np.full(self.deals, 1 / self.deals)
        stages = [(at, one) for order, at in orders.items() for one in _stages(order, len(bots))]
        self._stage_of: Ints = np.array([at for at, _ in stages], np.int64)
        self._left: Floats = np.array([left for _, (left, _) in stages])
        self._taken: Floats = np.array([taken for _, (_, taken) in stages])

    def strengths(self, weights: Floats | Ints, guess: Floats | None = None) -> Floats:
        """The logarithms under which such games are likeliest, each deal with its weight."""
        counts = np.bincount(self._order, weights[self._deal], self._orders)
        times = counts[self._stage_of].astype(np.float64)
        found = np.zeros(self._left.shape[1]) if guess is None else guess
        for _ in range(_MOST_STEPS):
            bend, rise = self._slopes(times, found)
            step = np.linalg.solve(bend, rise)
            found = found + step * min(1.0, _FARTHEST / np.abs(step).max(initial=_CLOSE))
            if np.abs(step).max() < _CLOSE:
                break
        return found

    def _slopes(self, times: Floats, logs: Floats) -> tuple[Floats, Floats]:
        """How the likelihood bends here (curvature, downwards), and how it rises (gradient)."""
        there = self._left * np.exp(logs)
        chance = there / there.sum(axis=1, keepdims=True)
        over_ghost = 1 / (1 + np.exp(-logs))
        rise = times @ (self._taken - chance) + GHOST * (1 - 2 * over_ghost)
        bend = np.diag(times @ chance + 2 * GHOST * over_ghost * (1 - over_ghost))
        return bend - chance.T @ (times[:, None] * chance), rise


def _order(row: Placed, number: dict[Hashable, int]) -> tuple[tuple[int, ...], ...]:
    """The bots of a game, those who were level together, the best first."""
    by_rank: dict[int, list[int]] = {}
    for bot, rank in sorted(zip(row.seating, row.ranks, strict=True), key=lambda one: one[1]):
        by_rank.setdefault(rank, []).append(number[bot])
    return tuple(tuple(sorted(level)) for level in by_rank.values())


def _stages(order: tuple[tuple[int, ...], ...], bots: int) -> list[tuple[Floats, Floats]]:
    """For every place who was still there and who took it, as counts by bot.

    Of seats that are level each takes an equal part of every place they share (Efron). The last
    place of all says nothing.
    """
    found = []
    left = np.zeros(bots)
    for level in order:
        left += np.bincount(level, minlength=bots)
    for level in order:
        group = np.bincount(level, minlength=bots).astype(np.float64)
        for place in range(len(level)):
            there = left - group * (place / len(level))
            if there.sum() > 1 + _CLOSE:
                found.append((there, group / len(level)))
        left = left - group
    return found
