"""How a simulation of Monopoly speaks: tables for people, JSON for programs."""

import json

from zuschlag.lab.monopoly.findings import MonopolyFindings
from zuschlag.lab.shares import Share
from zuschlag.rules.monopoly.board import as_written, sum_of_money

SLOTS_A_ROW = 10
CURVE_STEPS = 10


def as_json(found: MonopolyFindings) -> str:
    """Everything as one JSON object; turns, trades and the like are averages of a game."""
    plan = found.plan
    board = as_written(plan.board)
    short = found.short_houses_share
    told = {
        "game": "monopoly",
        "edition": plan.edition,
        "board": board if isinstance(board, str) else plan.board.title.in_("en"),
        "seats": plan.seats,
        "options": dict(plan.options),
        "policies": list(plan.policies),
        "seed": plan.seed,
        "games": found.games,
        "cpu_seconds": found.cpu_seconds,
        "games_per_cpu_second": found.games_per_cpu_second,
        "finished_share": found.finished_share,
        "faults": found.faults,
        "win_share": [share.value for share in found.win_share],
        "win_share_95": [[share.low, share.high] for share in found.win_share],
        **found.per_game,
        "short_houses_share": short.value,
        "short_houses_share_95": [short.low, short.high],
        "landing": found.landing,
        "in_jail": found.in_jail,
        "worth_over_time": {"rounds": found.worth_rounds, "seats": found.worth_over_time},
    }
    return json.dumps(told) + "\n"


def as_text(found: MonopolyFindings) -> str:
    """Tables for a person."""
    parts = (_heading, _winners, _happenings, _landing, _curves, _faults)
    return "\n".join(line for part in parts for line in part(found)) + "\n"


def _heading(found: MonopolyFindings) -> list[str]:
    plan = found.plan
    rounds = plan.terms.limit.rounds
    end = f"at most {rounds} rounds" if rounds else "until one is left"
    return [
        f"Monopoly {plan.edition}, {plan.board.title.in_('en')}, {plan.seats} seats,"
        f" {found.games:,} games, seed {plan.seed}, {end}",
        f"{found.games_per_cpu_second:,.0f} games per second of CPU time",
        "",
    ]


def _interval(share: Share) -> str:
    return f"{share.low:.2%} – {share.high:.2%}"


def _winners(found: MonopolyFindings) -> list[str]:
    lines = ["seat  policy      wins    95 % interval      worth at the end"]
    for seat, share in enumerate(found.win_share):
        worth = sum_of_money(found.plan.board, round(found.worth_over_time[seat][-1]))
        lines.append(
            f"{seat:>4}  {found.plan.policies[seat]:<10}  {share.value:>6.2%}"
            f"  {_interval(share):<17}  {worth:>16}"
        )
    return [*lines, ""]


def _happenings(found: MonopolyFindings) -> list[str]:
    per_game = found.per_game
    short = found.short_houses_share
    named = {
        "turns": "turns",
        "rounds": "rounds",
        "bankruptcies": "bankruptcies",
        "trades": "trades",
        "auctions": "auctions of deeds",
        "building_auctions": "auctions of buildings",
    }
    lines = ["in an average game"]
    lines += [f"{per_game[key]:>10.2f}  {name}" for key, name in named.items()]
    lines.append(f"{found.finished_share:>10.2%}  of games came to an end")
    lines.append(f"{short.value:>10.2%}  of games saw the bank without houses ({_interval(short)})")
    return [*lines, ""]


def _landing(found: MonopolyFindings) -> list[str]:
    lines = ["where throws come to rest, in percent, slots 0 to 39"]
    for first in range(0, len(found.landing), SLOTS_A_ROW):
        row = found.landing[first : first + SLOTS_A_ROW]
        lines.append(f"{first:>4}  " + "  ".join(f"{share * 100:5.2f}" for share in row))
    return [*lines, f"      {found.in_jail * 100:5.2f}  in jail", ""]


def _curves(found: MonopolyFindings) -> list[str]:
    """From the start to the end in equal steps, few enough for a line."""
    last = len(found.worth_rounds) - 1
    step = max(1, -(-last // CURVE_STEPS))
    shown = [*range(0, last, step), last]
    lines = [
        "cash, deeds and buildings after so many rounds, on average",
        "seat" + "".join(f"{found.worth_rounds[point]:>8}" for point in shown),
    ]
    for seat, curve in enumerate(found.worth_over_time):
        lines.append(f"{seat:>4}" + "".join(f"{curve[point]:>8,.0f}" for point in shown))
    return lines


def _faults(found: MonopolyFindings) -> list[str]:
    if not found.faults:
        return []
    return ["", f"{found.faults} games were broken off: a bot's move was refused. Please tell us."]
