"""What a simulation of For Sale found, as tables for people or as JSON."""

import json

from zuschlag.lab.forsale.findings import QUANTILES, ForSaleFindings


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
