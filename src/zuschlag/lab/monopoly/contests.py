"""Contests of the ladder: bots in, shares of wins with standard errors out.

Equal arguments give equal results, in whatever pieces the deals are played.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from zuschlag.bots.monopoly.ladder import LADDER, Habit, Thought
from zuschlag.bots.monopoly.magnate.futures import PLACES, WAVE
from zuschlag.bots.monopoly.magnate.memory import MEMORY
from zuschlag.bots.monopoly.magnate.mind import Mind
from zuschlag.bots.monopoly.magnate.tempers import change, mind_for
from zuschlag.lab.monopoly.contesting import (
    DEALT,
    FOUND,
    HABIT,
    LANDLORD,
    MAGNATE,
    TYCOON,
    WHOLE,
    play_contest,
)
from zuschlag.lab.monopoly.simulate import blank_table
from zuschlag.rules.chance import CHANCE
from zuschlag.rules.kernel import Tables
from zuschlag.rules.monopoly.board import load
from zuschlag.rules.monopoly.board_types import Board
from zuschlag.rules.monopoly.numbers import blank_moves
from zuschlag.rules.monopoly.state import TABLE
from zuschlag.rules.monopoly.terms import agree

MOST_MOVES = 100_000
Figures = Mapping[str, float]


@dataclass(frozen=True)
class Contest:
    """What to play: a bot for every seat, by its name in the roster, or `hermit`, who never trades.

    The rules of the preset hold, with rents asked for by the owners where it wants that; a game
    ends after so many rounds.
    """

    bots: tuple[str, ...]
    preset: str = "aalen-casual"
    rounds: int = 200
    seed: int = 1
    board: Board = field(default_factory=lambda: load("aalen"))
    futures: int | None = None
    """Futures for a move of the tycoon; as its level says if left out."""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.bots)


def play(
    contest: Contest, deals: int, first: int = 0, figures: Mapping[int, Figures] | None = None
) -> Tables:
    """One row of findings for every game: each deal with the players in all seats.

    `figures` are tried by players, named by their place among the bots, instead of their own.
    """
    tables = table_of(contest)
    minds = np.stack([mind_named(tables[0], name) for name in contest.bots])
    for place, changed in (figures or {}).items():
        change(minds[place], changed)
    found = np.zeros(deals * contest.seats, FOUND)
    span = [contest.seed, first * contest.seats, len(found), MOST_MOVES]
    play_contest(
        tables,
        blank_moves(PLACES),
        np.zeros(1, CHANCE),
        np.zeros(1, MEMORY),
        minds,
        np.array([player_named(name, contest.futures) for name in contest.bots], np.int64),
        found,
        np.array(span, np.int64),
        np.zeros(0, np.int64),
    )
    return found


def table_of(contest: Contest) -> Tables:
    """The table of a contest, and room for another in which futures are tried."""
    limits = {"end.limit": {"rounds": contest.rounds}, "players.max": max(6, contest.seats)}
    terms = agree(contest.preset, contest.seats, limits, contest.board)
    tables = np.zeros(DEALT, TABLE)
    tables[0] = blank_table(terms)[0]
    return tables


def play_dealt(dealt: Tables, bots: Sequence[str], keys: Sequence[int]) -> Tables:
    """Play tables that are dealt, each with the key of its dice; as they are in the end.

    Every seat has its bot, by its name as in a contest.
    """
    tables = np.concatenate([dealt[:1]] * DEALT + [dealt])
    found = np.zeros(len(dealt), FOUND)
    play_contest(
        tables,
        blank_moves(PLACES),
        np.zeros(1, CHANCE),
        np.zeros(1, MEMORY),
        np.stack([mind_named(dealt[0], name) for name in bots]),
        np.array([player_named(name, None) for name in bots], np.int64),
        found,
        np.array([0, 0, len(dealt), MOST_MOVES], np.int64),
        np.array(keys, np.int64),
    )
    assert not found["fault"].any(), "a bot made a move that is not allowed"
    return tables[DEALT:]


def player_named(name: str, futures: int | None) -> tuple[int, int, int, int]:
    """A bot as a row of numbers."""
    if name == "landlord":
        return LANDLORD, 0, 1, 0
    if name == "hermit":
        return HABIT, 0, 0, 0
    level = LADDER[name]
    if isinstance(level, Habit):
        return HABIT, level.lapses, 1, 0
    if not level.futures:
        return MAGNATE, 0, 1, 0
    return TYCOON, 0, 1, (futures or level.futures) // WAVE


def mind_named(t: Any, name: str) -> Mind:
    """What it thinks with."""
    level = LADDER.get(name)
    return mind_for(t, level.temper, level.lapses) if isinstance(level, Thought) else mind_for(t)


def shares(found: Tables, seats: int) -> list[tuple[float, float]]:
    """Share of wins and its standard error, clustered by deal, for every player."""
    won = shares_by_deal(found, seats)
    errors = won.std(axis=0, ddof=1) / math.sqrt(len(won)) if len(won) > 1 else won[0] * 0
    return list(zip(won.mean(axis=0).tolist(), errors.tolist(), strict=True))


def shares_by_deal(found: Tables, seats: int) -> npt.NDArray[np.float64]:
    """What every player won of each deal, all seats together: one row a deal."""
    by_deal: npt.NDArray[np.float64] = found["won"][:, :seats].reshape(-1, seats, seats).mean(1)
    return by_deal / WHOLE


def margins_by_deal(found: Tables, seats: int) -> npt.NDArray[np.float64]:
    """By how much every player was ahead of the others' mean, a row for each deal."""
    worth = found["worth"][:, :seats].astype(np.float64)
    ahead = worth - (worth.sum(axis=1, keepdims=True) - worth) / (seats - 1)
    by_deal: npt.NDArray[np.float64] = ahead.reshape(-1, seats, seats).mean(axis=1)
    return by_deal


def one_against(one: str, others: str, seats: int = 4) -> tuple[str, ...]:
    """A field of one bot among others of a kind."""
    return (one, *[others] * (seats - 1))
