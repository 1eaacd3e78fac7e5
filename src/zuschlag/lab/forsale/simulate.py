"""Many games at once: random ones at machine speed on all cores, bots through the contract.

Callers get a `Tally`; equal seeds give equal tallies, whatever the number of threads or processes.
"""

import random
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache

import numpy as np

from zuschlag.bots.forsale.roster import FOR_SALE_BOTS
from zuschlag.bots.match import play_match
from zuschlag.lab.forsale.playouts import MOST_SCORE, PACK, WIN_UNITS, Numbers, tally_games
from zuschlag.lab.parallel import usable_cores as usable_cores
from zuschlag.lab.tallies import Task, run, runner_of
from zuschlag.rules.chance import CHANCE
from zuschlag.rules.forsale.editions import Terms, agree
from zuschlag.rules.forsale.game import FOR_SALE, State
from zuschlag.rules.forsale.position import blank_table
from zuschlag.rules.forsale.state import MOST_CARDS, MOST_SEATS, Table
from zuschlag.rules.forsale.words import Action

COMPILED = "random"
_COMPILED_CHUNK = 20_000
_BOT_CHUNK = 20

Progress = Callable[[int], None]
Switches = Mapping[str, object]


@dataclass(frozen=True)
class ForSalePlan:
    """What to simulate. Policies are names of the roster, one per seat."""

    edition: str
    seats: int
    games: int
    policies: tuple[str, ...]
    seed: int
    options: Switches = field(default_factory=dict)

    @property
    def terms(self) -> Terms:
        """The terms every game is played under."""
        return agree(self.edition, self.seats, self.options)

    @property
    def is_compiled(self) -> bool:
        """Whether the machine plays it alone."""
        return set(self.policies) == {COMPILED}


@dataclass
class ForSaleTally:
    """Counts over games; two tallies add up."""

    played: Numbers = field(default_factory=lambda: np.zeros(1, np.int64))
    cpu_seconds: float = 0.0
    wins: Numbers = field(default_factory=lambda: np.zeros(MOST_SEATS, np.int64))
    scores: Numbers = field(
        default_factory=lambda: np.zeros((MOST_SEATS, MOST_SCORE + 1), np.int64)
    )
    prices: Numbers = field(default_factory=lambda: np.zeros((2, MOST_CARDS + 1), np.int64))

    @property
    def games(self) -> int:
        """How many were played."""
        return int(self.played[0])

    @property
    def figures(self) -> dict[str, Numbers]:
        """Every count by its name."""
        counts = (self.played, self.wins, self.scores, self.prices)
        return dict(zip(("games", "wins", "scores", "prices"), counts, strict=True))


def task_of(plan: ForSalePlan) -> Task:
    """The plan in shards."""
    size = _COMPILED_CHUNK if plan.is_compiled else _BOT_CHUNK
    return Task(FOR_SALE.name, plan, play_chunk, ForSaleTally, size, plan.is_compiled)


def simulate(
    plan: ForSalePlan, threads: int, progress: Progress = lambda done: None
) -> ForSaleTally:
    """Play all games of the plan and add up what happened."""
    task = task_of(plan)
    total: ForSaleTally = run(task, runner_of(task, threads), progress).total
    return total


def play_chunk(plan: ForSalePlan, chunk: tuple[int, int]) -> ForSaleTally:
    """Games first, first + 1, ... of the plan."""
    return _compiled_chunk(plan, *chunk) if plan.is_compiled else _bot_chunk(plan, *chunk)


def _compiled_chunk(plan: ForSalePlan, first: int, games: int) -> ForSaleTally:
    tally = ForSaleTally(np.array([games]))
    tables, packs, chances = blank_table(plan.terms), np.zeros(1, PACK), np.zeros(1, CHANCE)
    span = np.array([plan.seed, first, games], np.int64)
    began = time.thread_time()
    tally_games(tables, packs, chances, span, tally.wins, tally.scores, tally.prices)
    tally.cpu_seconds = time.thread_time() - began
    return tally


def _bot_chunk(plan: ForSalePlan, first: int, games: int) -> ForSaleTally:
    tally = ForSaleTally(np.array([games]))
    _load_rules()
    began = time.process_time()
    for game in range(first, first + games):
        state, _ = bot_game(plan, game)
        _count(tally, state)
    tally.cpu_seconds = time.process_time() - began
    return tally


@cache
def _load_rules() -> None:
    """Play one game for nothing: the rules are loaded, so that only playing is timed."""
    play_match(FOR_SALE, FOR_SALE.agree("2015", 3), [FOR_SALE_BOTS[COMPILED]] * 3, random.Random(0))


def bot_game(plan: ForSalePlan, game: int) -> tuple[State, list[tuple[int, Action]]]:
    """Game number `game` of the plan, played through the contract."""
    players = [FOR_SALE_BOTS[name] for name in plan.policies]
    return play_match(FOR_SALE, plan.terms, players, random.Random(f"{plan.seed}/{game}"))


def _count(tally: ForSaleTally, state: State) -> None:
    result, t = FOR_SALE.outcome(state), state.read()
    assert result is not None, "a match ends with an outcome"
    for seat in result.winners:
        tally.wins[seat] += WIN_UNITS // len(result.winners)
    for seat, score in enumerate(result.scores):
        tally.scores[seat, min(score, MOST_SCORE)] += 1
    for building in _bought(t):
        tally.prices[0, building] += t.price[building]
        tally.prices[1, building] += 1


def _bought(t: Table) -> list[int]:
    deck = t.building_deck[t.in_play]
    return [building for building in range(1, t.deck_size + 1) if deck >> building & 1]
