"""Many games of Monopoly at once: landlords at machine speed, mixed tables through the contract.

Callers get a `Tally`; equal seeds give equal tallies, whatever the number of threads or processes.
"""

import random
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np

from zuschlag.bots.driving import steps
from zuschlag.bots.match import begin_match
from zuschlag.bots.monopoly.roster import MONOPOLY_BOTS
from zuschlag.lab.monopoly.counting import COUNT, watch_deal, watch_end, watch_step
from zuschlag.lab.monopoly.playouts import tally_games
from zuschlag.lab.tallies import Task, run, runner_of
from zuschlag.rules.chance import CHANCE
from zuschlag.rules.kernel import Tables
from zuschlag.rules.monopoly.board import load
from zuschlag.rules.monopoly.board_types import Board
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.numbers import blank_moves
from zuschlag.rules.monopoly.position import State, new_state
from zuschlag.rules.monopoly.report import card_id
from zuschlag.rules.monopoly.state import DECK, MOVE, NOBODY
from zuschlag.rules.monopoly.terms import Terms, agree
from zuschlag.rules.monopoly.words import Action, Deal

COMPILED = "landlord"
MOST_MOVES = 1_000_000
"""A game that has no end by then is counted as unfinished."""

_COMPILED_CHUNK = 100
_BOT_CHUNK = 5

_RUNNING = ("made", "is_short", "point", "roller")
"""Counts of the running game: they say nothing when it is over."""

Progress = Callable[[int], None]


@dataclass(frozen=True)
class MonopolyPlan:
    """What to simulate. Policies are names of the roster, one per seat."""

    edition: str
    seats: int
    games: int
    policies: tuple[str, ...]
    seed: int
    options: Mapping[str, object] = field(default_factory=dict)
    board: Board = field(default_factory=lambda: load("aalen"))

    @property
    def terms(self) -> Terms:
        """The terms every game is played under."""
        return agree(self.edition, self.seats, self.options, self.board)

    @property
    def is_compiled(self) -> bool:
        """Whether the machine plays it alone."""
        return set(self.policies) == {COMPILED}


@dataclass
class MonopolyTally:
    """Counts over games; two tallies add up."""

    cpu_seconds: float = 0.0
    counts: Tables = field(default_factory=lambda: np.zeros(1, COUNT))

    @property
    def figures(self) -> dict[str, Any]:
        """Every count by its name."""
        return {name: self.counts[name] for name in COUNT.names or () if name not in _RUNNING}

    def __getattr__(self, name: str) -> Any:
        """A count by its name."""
        if name not in (COUNT.names or ()):
            raise AttributeError(name)
        found = self.counts[0][name]
        return found.tolist() if isinstance(found, np.ndarray) else int(found)


def simulate(
    plan: MonopolyPlan, threads: int, progress: Progress = lambda done: None
) -> MonopolyTally:
    """Play all games of the plan and add up what happened."""
    task = task_of(plan)
    total: MonopolyTally = run(task, runner_of(task, threads), progress).total
    return total


def task_of(plan: MonopolyPlan) -> Task:
    """The plan in shards."""
    size = _COMPILED_CHUNK if plan.is_compiled else _BOT_CHUNK
    return Task(MONOPOLY.name, plan, play_chunk, MonopolyTally, size, plan.is_compiled)


def play_chunk(plan: MonopolyPlan, chunk: tuple[int, int]) -> MonopolyTally:
    """Games first, first + 1, ... of the plan."""
    return _compiled_chunk(plan, *chunk) if plan.is_compiled else _bot_chunk(plan, *chunk)


def blank_table(terms: Terms) -> Tables:
    """A table with board and switches, its decks still in the order of the box."""
    decks = [[card_id(deck, card) for card in range(DECK)] for deck in range(2)]
    return new_state(terms, Deal(decks[0], decks[1], 0)).tables


def _compiled_chunk(plan: MonopolyPlan, first: int, games: int) -> MonopolyTally:
    tally = MonopolyTally()
    tables, moves, chances = blank_table(plan.terms), blank_moves(1), np.zeros(1, CHANCE)
    span = np.array([plan.seed, first, games, MOST_MOVES], np.int64)
    began = time.thread_time()
    tally_games(tables, moves, chances, tally.counts, span)
    tally.cpu_seconds = time.thread_time() - began
    return tally


def _bot_chunk(plan: MonopolyPlan, first: int, games: int) -> MonopolyTally:
    tally = MonopolyTally()
    _load_rules()
    began = time.process_time()
    for game in range(first, first + games):
        bot_game(plan, game, tally.counts)
    tally.cpu_seconds = time.process_time() - began
    return tally


@cache
def _load_rules() -> None:
    """Play a little for nothing: the rules are loaded, so that only playing is timed."""
    short = {"end.limit": {"rounds": 1}}
    bot_game(MonopolyPlan("aalen-casual", 2, 1, (COMPILED,) * 2, 0, short), 0, np.zeros(1, COUNT))


def bot_game(
    plan: MonopolyPlan, game: int, counts: Tables
) -> tuple[State, list[tuple[int, Action]]]:
    """Game number `game` of the plan, played through the contract and counted."""
    luck = random.Random(f"{plan.seed}/{game}")
    players = [MONOPOLY_BOTS[name] for name in plan.policies]
    state, bots = begin_match(MONOPOLY, plan.terms, players, luck)
    moves = []
    watch_deal(counts)
    t: Any = state.tables[0]
    roller = NOBODY
    for seat, action, _ in steps(MONOPOLY, state, bots, luck, MOST_MOVES):
        watch_step(state.tables, counts, roller)
        if seat is not None and action is not None:
            moves.append((seat, action))
        roller = int(t.active) if t.throw_for == MOVE else NOBODY
    watch_end(state.tables, counts)
    return state, moves
