"""Many games of any kind between bots, through the contract alone: who wins, with how much."""

import random
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from zuschlag import record
from zuschlag.bots.match import play_match
from zuschlag.bots.roster import bots_of
from zuschlag.lab.shares import Share, wilson
from zuschlag.lab.tallies import Numbers, Task, run, runner_of
from zuschlag.rules.games import GAMES

_CHUNK = 20
WIN_UNITS = 27_720
"""Divisible by any number of winners up to twelve, so that shares stay whole."""


@dataclass(frozen=True)
class MatchPlan:
    """What to play. Policies are names of bots, one per seat."""

    game: str
    edition: str
    seats: int
    games: int
    policies: tuple[str, ...]
    seed: int
    options: Mapping[str, object] = field(default_factory=dict)


@dataclass
class MatchTally:
    """Counts over games; a shared victory is shared out in equal parts."""

    seats: int
    cpu_seconds: float = 0.0

    def __post_init__(self) -> None:
        self.played = np.zeros(1, np.int64)
        self.wins, self.scores = np.zeros((2, self.seats), np.int64)

    @property
    def games(self) -> int:
        """How many were played."""
        return int(self.played[0])

    @property
    def figures(self) -> dict[str, Numbers]:
        """Every count by its name."""
        return {"games": self.played, "wins": self.wins, "scores": self.scores}

    @property
    def shares(self) -> list[Share]:
        """The games each seat won."""
        return [wilson(wins / WIN_UNITS, self.games) for wins in self.wins.tolist()]

    @property
    def mean_scores(self) -> list[float]:
        """What each seat came to."""
        return [score / self.games for score in self.scores.tolist()]


def simulate(plan: MatchPlan, threads: int, progress: Callable[[int], None]) -> MatchTally:
    """Play all games of the plan; equal seeds give equal tallies, whatever the number of cores."""
    task = task_of(plan)
    total: MatchTally = run(task, runner_of(task, threads), progress).total
    return total


def task_of(plan: MatchPlan) -> Task:
    """The plan in shards."""
    return Task(plan.game, plan, play_chunk, partial(MatchTally, plan.seats), _CHUNK)


def play_chunk(plan: MatchPlan, chunk: tuple[int, int]) -> MatchTally:
    """Games first, first + 1, ... of the plan."""
    first, games = chunk
    tally = MatchTally(plan.seats)
    tally.played += games
    began = time.process_time()
    for number in range(first, first + games):
        state, _ = one_game(plan, number)
        result = GAMES[plan.game].outcome(state)
        assert result is not None, "a match ends with an outcome"
        for seat in result.winners:
            tally.wins[seat] += WIN_UNITS // len(result.winners)
        for seat, score in enumerate(result.scores):
            tally.scores[seat] += score
    tally.cpu_seconds = time.process_time() - began
    return tally


def one_game(plan: MatchPlan, number: int) -> tuple[Any, list[tuple[int, Any]]]:
    """A game of the plan: its final state and its moves."""
    game, bots = GAMES[plan.game], bots_of(plan.game)
    terms = game.agree(plan.edition, plan.seats, plan.options)
    players = [bots[name] for name in plan.policies]
    return play_match(game, terms, players, random.Random(f"{plan.seed}/{number}"))


def records(plan: MatchPlan) -> Iterator[dict[str, Any]]:
    """Every game of the plan, written down."""
    names = [f"{name} {seat}" for seat, name in enumerate(plan.policies)]
    for number in range(plan.games):
        state, moves = one_game(plan, number)
        meta = {"seed": plan.seed, "number": number}
        yield record.write(state, names, moves, meta, game=GAMES[plan.game])


def draw(plan: MatchPlan, tally: MatchTally, target: Path) -> None:
    """Who wins, as a picture; the file's ending chooses the format."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    from zuschlag.lab.pictures import PAPER, saved, win_bars

    figure, axes = pyplot.subplots(figsize=(7, 4.4), facecolor=PAPER)
    win_bars(axes, tally.shares, plan.policies)
    saved(figure, target)
    pyplot.close(figure)
