"""What a tally says: shares with their uncertainty, quantiles, prices. Plain numbers."""

from dataclasses import dataclass

import numpy as np

from zuschlag.lab.forsale.playouts import WIN_UNITS
from zuschlag.lab.forsale.simulate import ForSalePlan, ForSaleTally
from zuschlag.lab.shares import Share, wilson

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


@dataclass(frozen=True)
class ForSaleFindings:
    """The figures of a simulation, by seat and by building."""

    plan: ForSalePlan
    games: int
    cpu_seconds: float
    win_share: list[Share]
    mean_score: list[float]
    score_quantiles: list[list[int]]
    price_by_building: dict[int, float]

    @property
    def games_per_cpu_second(self) -> float:
        """Speed of playing on one core, shuffling included."""
        return self.games / self.cpu_seconds if self.cpu_seconds else 0.0


def findings(plan: ForSalePlan, tally: ForSaleTally) -> ForSaleFindings:
    seats = range(plan.seats)
    scores = np.arange(tally.scores.shape[1])
    return ForSaleFindings(
        plan=plan,
        games=tally.games,
        cpu_seconds=tally.cpu_seconds,
        win_share=[wilson(tally.wins[seat] / WIN_UNITS, tally.games) for seat in seats],
        mean_score=[float(tally.scores[seat] @ scores / tally.games) for seat in seats],
        score_quantiles=[
            [quantile(tally.scores[seat], share) for share in QUANTILES] for seat in seats
        ],
        price_by_building=_prices(tally),
    )


def quantile(counts: "np.ndarray[tuple[int], np.dtype[np.int64]]", share: float) -> int:
    """The least score that at least this share of games does not exceed."""
    return int(np.searchsorted(np.cumsum(counts), share * counts.sum()))


def _prices(tally: ForSaleTally) -> dict[int, float]:
    paid, times = tally.prices
    return {b: float(paid[b] / times[b]) for b in range(len(times)) if times[b]}
