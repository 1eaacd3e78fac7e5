"""What a simulation of For Sale found, as tables for people or as JSON."""

import json

from zuschlag.cli import simulation_report as report
from zuschlag.lab.forsale.findings import QUANTILES, ForSaleFindings
from zuschlag.words.here import say, words


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
    plan, spoken = found.plan, words()
    scores = {say("sim-score"): [spoken.decimal(one, 1) for one in found.mean_score]}
    for place, share in enumerate(QUANTILES):
        scores[spoken.percent(share, 0)] = [str(one[place]) for one in found.score_quantiles]
    prices = [
        f"{building:>4} {spoken.decimal(price, 2):>5}"
        for building, price in found.price_by_building.items()
    ]
    lines = [
        report.heading(f"For Sale {plan.edition}", plan.seats, found.games, plan.seed),
        report.speed(found.games_per_cpu_second),
        "",
        *report.winners(plan.policies, found.win_share, scores),
        "",
        say("sim-prices"),
        *("  ".join(prices[at : at + 6]) for at in range(0, len(prices), 6)),
    ]
    if plan.terms.short_row:
        lines += ["", say("sim-short-row", short=plan.terms.short_row)]
    return "\n".join(lines) + "\n"
