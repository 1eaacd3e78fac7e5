"""How a simulation speaks: a bar, tables for people, JSON for programs, records to a file."""

import contextlib
import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from msgspec.json import encode
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from zuschlag.errors import Malformed
from zuschlag.lab.findings import QUANTILES, ForSaleFindings


@contextlib.contextmanager
def progress(total: int, doing: str) -> Iterator[Callable[[int], None]]:
    """A bar on standard error while something long runs; nothing where nobody watches."""
    told = Console(stderr=True)
    columns = (TextColumn(doing), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=told, transient=True, disable=not told.is_terminal) as shown:
        bar = shown.add_task(doing, total=total)
        yield lambda done: shown.update(bar, completed=done)


def writing(target: Path, write: Callable[[], None]) -> None:
    """Write a file, or say why it cannot be."""
    try:
        write()
    except OSError as fault:
        facts = {"file": str(target), "reason": fault.strerror or str(fault)}
        raise Malformed("record/unwritable", str(target), facts) from None


def check_targets(*targets: Path | None) -> None:
    """Find out before the games are played whether the files can be written after them."""
    for target in targets:
        if target:
            writing(target, partial(_touch, target))


def _touch(target: Path) -> None:
    target.open("ab").close()


def write_records(found: Iterator[dict[str, Any]], games: int, target: Path) -> None:
    """Every game of a plan as one line of JSON."""

    def write() -> None:
        with target.open("wb") as out, progress(games, "Writing records") as advance:
            for done, one in enumerate(found, start=1):
                out.write(encode(one) + b"\n")
                if done % 500 == 0:
                    advance(done)

    writing(target, write)


def as_json(found: ForSaleFindings) -> str:
    """Everything as one JSON object."""
    plan = found.plan
    told = {
        "game": "for-sale",
        "edition": plan.edition,
        "seats": plan.seats,
        "options": dict(plan.options),
        "policies": list(plan.policies),
        "seed": plan.seed,
        "games": found.games,
        "cpu_seconds": found.cpu_seconds,
        "games_per_cpu_second": found.games_per_cpu_second,
        "win_share": [share.value for share in found.win_share],
        "win_share_95": [[share.low, share.high] for share in found.win_share],
        "mean_score": found.mean_score,
        "quantiles": list(QUANTILES),
        "score_quantiles": found.score_quantiles,
        "price_by_building": {str(b): price for b, price in found.price_by_building.items()},
    }
    return json.dumps(told) + "\n"


def as_text(found: ForSaleFindings) -> str:
    """Tables for a person."""
    plan = found.plan
    lines = [
        f"For Sale {plan.edition}, {plan.seats} seats, {found.games:,} games, seed {plan.seed}",
        f"{found.games_per_cpu_second:,.0f} games per second of CPU time",
        "",
        "seat  policy      wins    95 % interval     mean score   "
        + "  ".join(f"{share:>4.0%}" for share in QUANTILES),
    ]
    for seat, share in enumerate(found.win_share):
        spread = "  ".join(f"{score:>4}" for score in found.score_quantiles[seat])
        interval = f"{share.low:.2%} – {share.high:.2%}"
        lines.append(
            f"{seat:>4}  {plan.policies[seat]:<10}  {share.value:>6.2%}  {interval:<17}"
            f" {found.mean_score[seat]:>10.1f}   {spread}"
        )
    lines += ["", "average price by building, in coins"]
    prices = [f"{building:>4} {price:>5.2f}" for building, price in found.price_by_building.items()]
    lines += ["  ".join(prices[at : at + 6]) for at in range(0, len(prices), 6)]
    if plan.terms.short_row:
        lines += ["", f"The last row is short: {plan.terms.short_row} buildings (C-04)."]
    return "\n".join(lines) + "\n"
