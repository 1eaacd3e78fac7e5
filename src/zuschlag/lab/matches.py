"""Many games of any kind between bots, through the contract alone: who wins, with how much."""

import random
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from zuschlag import record
from zuschlag.bots.match import play_match
from zuschlag.bots.roster import bots_of
from zuschlag.lab.parallel import chunks, in_parallel, workers
from zuschlag.lab.shares import Share, wilson
from zuschlag.rules.games import GAMES

_CHUNK = 20


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
    games: int = 0
    cpu_seconds: float = 0.0
    wins: list[float] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.wins, self.scores = [0.0] * self.seats, [0] * self.seats

    def add(self, other: "MatchTally") -> None:
        """Take another tally's counts in."""
        self.games += other.games
        self.cpu_seconds += other.cpu_seconds
        for seat in range(self.seats):
            self.wins[seat] += other.wins[seat]
            self.scores[seat] += other.scores[seat]

    @property
    def shares(self) -> list[Share]:
        """The games each seat won."""
        return [wilson(wins, self.games) for wins in self.wins]

    @property
    def mean_scores(self) -> list[float]:
        """What each seat came to."""
        return [score / self.games for score in self.scores]


def simulate(plan: MatchPlan, threads: int, progress: Callable[[int], None]) -> MatchTally:
    """Play all games of the plan; equal seeds give equal tallies, whatever the number of cores."""
    total = MatchTally(plan.seats)
    with workers(threads, are_threads=False) as pool:
        for part in in_parallel(
            pool, partial(play_chunk, plan), chunks(plan.games, _CHUNK), threads
        ):
            total.add(part)
            progress(total.games)
    return total


def play_chunk(plan: MatchPlan, chunk: tuple[int, int]) -> MatchTally:
    """Games first, first + 1, ... of the plan."""
    first, games = chunk
    tally = MatchTally(plan.seats, games)
    began = time.process_time()
    for number in range(first, first + games):
        state, _ = one_game(plan, number)
        result = GAMES[plan.game].outcome(state)
        assert result is not None, "a match ends with an outcome"
        for seat in result.winners:
            tally.wins[seat] += 1 / len(result.winners)
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
