"""Findings as a picture: who wins, how scores spread, what buildings cost. PNG or SVG."""

from pathlib import Path
from typing import Any

from zuschlag.lab.findings import ForSaleFindings
from zuschlag.lab.simulate import ForSaleTally

PAPER, INK, MUTED, LINE, BRASS = "#F7F1E5", "#1F2430", "#6B6558", "#D9CFBB", "#A97A22"
SEATS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#56B4E9", "#E69F00")
STYLES = ("-", "--", "-.", ":", (0, (5, 1)), (0, (1, 1)))
ENDINGS = (".png", ".svg")


def draw(found: ForSaleFindings, tally: ForSaleTally, target: Path) -> None:
    """Write the picture; the file's ending chooses the format."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, (wins, scores, prices) = pyplot.subplots(1, 3, figsize=(14, 4.4), facecolor=PAPER)
    _wins(wins, found)
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


def saved(figure: Any, target: Path) -> None:
    """Write a figure; ids and dates stay out of it, so that equal figures give equal pictures."""
    import matplotlib

    figure.tight_layout()
    metadata = {"Date": None} if target.suffix.lower() == ".svg" else {}
    with matplotlib.rc_context({"svg.hashsalt": "zuschlag"}):
        figure.savefig(target, dpi=150, metadata=metadata)


def dressed(axes: Any, title: str, across: str, up: str) -> None:
    """Our paper, our ink, and what the axes say."""
    axes.set_facecolor(PAPER)
    axes.set_title(title, color=INK, loc="left", fontsize=11)
    axes.set_xlabel(across, color=MUTED)
    axes.set_ylabel(up, color=MUTED)
    axes.tick_params(colors=MUTED)
    axes.grid(color=LINE, linewidth=0.6)
    axes.set_axisbelow(True)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)


def _wins(axes: Any, found: ForSaleFindings) -> None:
    dressed(axes, "Share of games won, 95 % interval", "seat (policy)", "share")
    for seat, share in enumerate(found.win_share):
        reach = [[share.value - share.low], [share.high - share.value]]
        axes.bar(seat, share.value, color=SEATS[seat], width=0.65)
        axes.errorbar(seat, share.value, yerr=reach, color=INK, capsize=4, linewidth=1.2)
    axes.axhline(1 / found.plan.seats, color=INK, linewidth=0.8, linestyle=":")
    axes.set_xticks(range(found.plan.seats))
    axes.set_xticklabels([f"{s}\n{name}" for s, name in enumerate(found.plan.policies)])
    axes.set_ylim(0, max(share.high for share in found.win_share) * 1.15)


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
