"""Findings as a picture: who wins, how scores spread, what buildings cost. PNG or SVG."""

from pathlib import Path
from typing import Any

from zuschlag.lab.forsale.findings import ForSaleFindings
from zuschlag.lab.forsale.simulate import ForSaleTally
from zuschlag.lab.pictures import BRASS, INK, PAPER, SEATS, STYLES, dressed, saved, win_bars


def draw(found: ForSaleFindings, tally: ForSaleTally, target: Path) -> None:
    """Write the picture; the file's ending chooses the format."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, (wins, scores, prices) = pyplot.subplots(1, 3, figsize=(14, 4.4), facecolor=PAPER)
    win_bars(wins, found.win_share, found.plan.policies)
    _scores(scores, found, tally)
    _prices(prices, found)
    plan = found.plan
    figure.suptitle(
        f"For Sale {plan.edition}, {plan.seats} seats, {found.games:,} games",
        color=INK,
        fontsize=14,
    )
    saved(figure, target)
    pyplot.close(figure)


def _scores(axes: Any, found: ForSaleFindings, tally: ForSaleTally) -> None:
    dressed(axes, "Final scores", "coins and cheques", "share of games")
    seen = tally.scores.sum(axis=0).nonzero()[0]
    span = slice(int(seen[0]), int(seen[-1]) + 1)
    for seat in range(found.plan.seats):
        shares = tally.scores[seat, span] / tally.games
        look = {"color": SEATS[seat], "linestyle": STYLES[seat], "linewidth": 1.4}
        axes.plot(range(span.start, span.stop), shares, label=f"seat {seat}", **look)
    axes.legend(frameon=False, labelcolor=INK, fontsize=8)


def _prices(axes: Any, found: ForSaleFindings) -> None:
    dressed(axes, "Average price by building", "building", "coins paid")
    buildings, prices = zip(*found.price_by_building.items(), strict=True)
    axes.bar(buildings, prices, color=BRASS, width=0.75)
