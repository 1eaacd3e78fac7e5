"""How our plots look: paper, ink and the colours of the seats."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from zuschlag.lab.shares import Share

PAPER, INK, MUTED, LINE, BRASS = "#F7F1E5", "#1F2430", "#6B6558", "#D9CFBB", "#A97A22"
SEATS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#56B4E9", "#E69F00")
STYLES = ("-", "--", "-.", ":", (0, (5, 1)), (0, (1, 1)))
ENDINGS = (".png", ".svg")


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


def win_bars(axes: Any, shares: Sequence[Share], policies: Sequence[str]) -> None:
    """Who wins how often, next to a fair share."""
    dressed(axes, "Share of games won, 95 % interval", "seat (policy)", "share")
    for seat, share in enumerate(shares):
        reach = [[share.value - share.low], [share.high - share.value]]
        axes.bar(seat, share.value, color=SEATS[seat % len(SEATS)], width=0.65)
        axes.errorbar(seat, share.value, yerr=reach, color=INK, capsize=4, linewidth=1.2)
    axes.axhline(1 / len(shares), color=INK, linewidth=0.8, linestyle=":")
    axes.set_xticks(range(len(shares)))
    axes.set_xticklabels([f"{seat}\n{name}" for seat, name in enumerate(policies)])
    axes.set_ylim(0, max(share.high for share in shares) * 1.15)
