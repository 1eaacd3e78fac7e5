"""How a simulation of Monopoly speaks: tables for people, JSON for programs."""

import json

from zuschlag.cli import simulation_report as report
from zuschlag.lab.monopoly.findings import MonopolyFindings
from zuschlag.rules.monopoly.board import as_written
from zuschlag.words.here import say, words
from zuschlag.words.monopoly.places import Places

SLOTS_A_ROW = 10
CURVE_STEPS = 10
_HAPPENINGS = ("turns", "rounds", "bankruptcies", "trades", "auctions", "building_auctions")


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
    plan, rounds = found.plan, found.plan.terms.limit.rounds
    game = f"Monopoly {plan.edition}, {plan.board.title.in_(words().language)}"
    end = say("sim-end-rounds", rounds=rounds) if rounds else say("sim-end-last")
    return [
        report.heading(game, plan.seats, found.games, plan.seed, end),
        report.speed(found.games_per_cpu_second),
        "",
    ]


def _winners(found: MonopolyFindings) -> list[str]:
    places = Places(words(), found.plan.board)
    worth = [places.sum(round(curve[-1])) for curve in found.worth_over_time]
    return [*report.winners(found.plan.policies, found.win_share, {say("sim-worth"): worth}), ""]


def _happenings(found: MonopolyFindings) -> list[str]:
    short, spoken = found.short_houses_share, words()
    named = {key: say(f"sim-{key.replace('_', '-')}") for key in _HAPPENINGS}
    figures = [(spoken.decimal(found.per_game[key], 2), name) for key, name in named.items()]
    figures.append((spoken.percent(found.finished_share), say("sim-finished")))
    told = say("sim-no-houses", interval=report.interval(short))
    figures.append((spoken.percent(short.value), told))
    return [say("sim-average"), *(f"{figure:>10}  {name}" for figure, name in figures), ""]


def _landing(found: MonopolyFindings) -> list[str]:
    def shown(share: float) -> str:
        return f"{words().decimal(share * 100, 2):>5}"

    lines = [say("sim-landing")]
    for first in range(0, len(found.landing), SLOTS_A_ROW):
        row = found.landing[first : first + SLOTS_A_ROW]
        lines.append(f"{first:>4}  " + "  ".join(shown(share) for share in row))
    return [*lines, f"      {shown(found.in_jail)}  {say('sim-jail')}", ""]


def _curves(found: MonopolyFindings) -> list[str]:
    """From the start to the end in equal steps, few enough for a line."""
    last = len(found.worth_rounds) - 1
    step = max(1, -(-last // CURVE_STEPS))
    shown = [*range(0, last, step), last]
    first = say("sim-seat")
    lines = [
        say("sim-curves"),
        first + "".join(f"{found.worth_rounds[point]:>8}" for point in shown),
    ]
    for seat, curve in enumerate(found.worth_over_time):
        figures = [words().number(round(curve[point])) for point in shown]
        lines.append(f"{seat:>{len(first)}}" + "".join(f"{one:>8}" for one in figures))
    return lines


def _faults(found: MonopolyFindings) -> list[str]:
    return ["", say("sim-faults", games=found.faults)] if found.faults else []
