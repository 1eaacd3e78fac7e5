"""Monopoly: complete games of landlords on one core, and one action at a time by the contract."""

import random
import time
from dataclasses import dataclass
from functools import cache

from zuschlag.bots.match import play_match
from zuschlag.bots.monopoly.roster import MONOPOLY_BOTS
from zuschlag.lab.monopoly.findings import findings
from zuschlag.lab.monopoly.simulate import MonopolyPlan, play_chunk
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.position import State
from zuschlag.rules.monopoly.words import Action

SEED = 7
SHORT_RUNS = 6
EDITION, SEATS, GAMES = "aalen-casual", 4, 10


@dataclass(frozen=True)
class Pace:
    """Games per second, best of a few runs, and what an average game is like."""

    games_per_second: float
    per_game: dict[str, float]


def pace(seats: int, games: int) -> Pace:
    """Landlords with the usual switches, the same games in every run."""
    plan = MonopolyPlan(EDITION, seats, games, ("landlord",) * seats, SEED)
    play_chunk(plan, (0, 1))
    runs = [findings(plan, play_chunk(plan, (0, games))) for _ in range(SHORT_RUNS)]
    return Pace(max(run.games_per_cpu_second for run in runs), runs[0].per_game)


def microseconds_per_action() -> dict[str, float]:
    """A throw or an action of four landlords: the rules alone, and with all that a bot needs."""
    return {
        "apply": min(_replayed() for _ in range(3)),
        "apply + observe + bot": min(_played() for _ in range(3)),
    }


@cache
def _games() -> list[tuple[State, list[tuple[int, Action]]]]:
    players = [MONOPOLY_BOTS["landlord"]] * SEATS
    terms = MONOPOLY.agree(EDITION, SEATS)
    return [play_match(MONOPOLY, terms, players, random.Random(game)) for game in range(GAMES)]


def _steps() -> int:
    return sum(len(state.dice) + len(moves) for state, moves in _games())


def _replayed() -> float:
    """The same moves and dice again, nobody thinking."""
    todo = [
        (MONOPOLY.begin(MONOPOLY.agree(EDITION, SEATS), ended.deal), ended, moves)
        for ended, moves in _games()
    ]
    began = time.perf_counter()
    for state, ended, moves in todo:
        dice = iter(ended.dice)
        for seat, action in moves:
            MONOPOLY.apply(state, seat, action)
            while MONOPOLY.wants_chance(state):
                MONOPOLY.resolve(state, list(next(dice)))
    return (time.perf_counter() - began) / _steps() * 1e6


def _played() -> float:
    """The same games again, every landlord looking and choosing."""
    steps = _steps()
    began = time.perf_counter()
    _games.__wrapped__()
    return (time.perf_counter() - began) / steps * 1e6
