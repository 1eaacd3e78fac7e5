"""Findings of Monopoly as a picture: where throws end, and money over time. PNG or SVG."""

from pathlib import Path
from typing import Any

from zuschlag.lab.monopoly.findings import MonopolyFindings
from zuschlag.lab.pictures import INK, MUTED, PAPER, SEATS, STYLES, dressed, saved
from zuschlag.rules.monopoly.layout import GROUPS, SLOTS

COLOURS = {
    "brown": "#8B5A2B",
    "lightblue": "#8CCBE8",
    "pink": "#C94F9B",
    "orange": "#E8892B",
    "red": "#CF3A34",
    "yellow": "#E9C62D",
    "green": "#2E8B57",
    "darkblue": "#2B4C9B",
    "station": "#3C3F46",
    "utility": "#8A8F98",
    "": "#D9CFBB",
}
MORE_SEATS = (*SEATS, "#000000", "#999933")
MORE_STYLES = (*STYLES, "-", "--")


def draw(found: MonopolyFindings, target: Path) -> None:
    """Write the picture; the file's ending chooses the format."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    # A board may speak of dollars: no text is a formula.
    with matplotlib.rc_context({"text.parse_math": False}):
        figure = _figure(pyplot, found)
        saved(figure, target)
        pyplot.close(figure)


def _figure(pyplot: Any, found: MonopolyFindings) -> Any:
    figure, (landing, worth) = pyplot.subplots(
        2, 1, figsize=(14, 9), facecolor=PAPER, height_ratios=(1, 1)
    )
    _landing(landing, found)
    _worth(worth, found)
    plan = found.plan
    figure.suptitle(
        f"Monopoly {plan.edition}, {plan.board.title.in_('en')}, {plan.seats} seats,"
        f" {found.games:,} games",
        color=INK,
        fontsize=14,
    )
    return figure


def _landing(axes: Any, found: MonopolyFindings) -> None:
    dressed(axes, "Where a throw comes to rest", "", "share of throws, %")
    names = [slot.short.in_("en") for slot in found.plan.board.slots]
    shares = [100 * share for share in found.landing]
    colours = [COLOURS[group] for group in GROUPS]
    axes.bar(range(SLOTS), shares, color=colours, edgecolor=INK, linewidth=0.4, width=0.8)
    axes.bar(SLOTS, 100 * found.in_jail, color=PAPER, edgecolor=INK, hatch="///", width=0.8)
    axes.set_xticks(range(SLOTS + 1))
    labels = [f"{name} {slot}" for slot, name in enumerate(names)]
    axes.set_xticklabels([*labels, "in jail"], rotation=60, ha="right", fontsize=7.5)
    axes.set_xlim(-0.8, SLOTS + 0.8)
    axes.grid(axis="x", visible=False)


def _worth(axes: Any, found: MonopolyFindings) -> None:
    currency = found.plan.board.currency
    dressed(axes, "Cash, deeds and buildings on average", "rounds", f"worth, {currency}")
    for seat, curve in enumerate(found.worth_over_time):
        name = f"seat {seat}, {found.plan.policies[seat]}"
        look = {"color": MORE_SEATS[seat], "linestyle": MORE_STYLES[seat], "linewidth": 1.6}
        axes.plot(found.worth_rounds, curve, label=name, **look)
    axes.set_ylim(bottom=0)
    axes.legend(frameon=False, labelcolor=INK, fontsize=8)
    axes.annotate(
        "bankrupt players count as 0, finished games as they ended",
        (1, 0),
        (0, 4),
        xycoords="axes fraction",
        textcoords="offset points",
        ha="right",
        fontsize=8,
        color=MUTED,
    )
