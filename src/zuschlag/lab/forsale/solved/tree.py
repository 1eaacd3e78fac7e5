"""A box as a tree: every history from the first row to the last cheque, in arrays by depth.

Nodes of one depth stand together, and children of a node too. Where a seat has one choice only
there is no node. What a seat cannot tell apart is one question, and its choices are slots in a row.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from zuschlag.lab.forsale.solved.happening import (
    Moment,
    after,
    choices,
    openings,
    who,
    win_shares,
)
from zuschlag.rules.forsale.editions import Terms

Question = tuple[int, tuple[Any, ...]]
"""Who is asked, and what everybody has heard."""
Profile = dict[Question, tuple[float, ...]]
"""How likely every choice is, wherever there is one."""
Numbers = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]

NOBODY = -1


@dataclass(frozen=True)
class Tree:
    """All of it. A node's slot is the choice that led to it, NOBODY where only chance did."""

    seats: int
    questions: list[Question]
    sizes: list[int]  # choices of every question
    levels: list[slice]
    parents: Numbers
    slots: Numbers
    chances: Floats  # of what chance did to get here, 1 after a choice
    actors: Numbers  # who chooses at a node
    asked: Numbers  # which question
    worth: Floats  # of the ends, by node and seat

    @cached_property
    def firsts(self) -> Numbers:
        """The first slot of every question."""
        return first_slots(self.sizes)

    @cached_property
    def owners(self) -> Numbers:
        """The question of every slot."""
        return np.repeat(np.arange(len(self.sizes)), self.sizes)

    def flat(self, profile: Profile) -> Floats:
        """A profile by slots."""
        return np.array([one for asked in self.questions for one in profile[asked]])

    def profile(self, chances: Floats) -> Profile:
        """The same the other way round."""
        parts = np.split(chances, self.firsts[1:])
        return {
            asked: tuple(part.tolist()) for asked, part in zip(self.questions, parts, strict=True)
        }


def first_slots(sizes: list[int]) -> Numbers:
    """Where the choices of every question begin."""
    return np.concatenate(([0], np.cumsum(sizes)[:-1])).astype(np.int64)


class _Node(NamedTuple):
    """A node before it is in the arrays."""

    now: Moment
    parent: int
    question: int  # that was asked at the parent
    place: int  # of the choice among all
    chance: float


class _Growth:
    """Questions and nodes as they are found."""

    def __init__(self, terms: Terms) -> None:
        first = openings(terms)
        self.seats = terms.seats
        self.sizes: list[int] = []
        self.numbers: dict[Question, int] = {}
        self.nodes = [node for one in first for node in _nodes(one, NOBODY, NOBODY, 0, len(first))]
        self.levels: list[slice] = []
        self.asked: list[int] = []
        self.actors: list[int] = []
        self.worth: list[list[float]] = []

    def grow(self) -> None:
        """Everything that comes of the latest level, until nothing comes of it."""
        begin = 0
        while begin < len(self.nodes):
            self.levels.append(slice(begin, len(self.nodes)))
            for number in range(begin, len(self.nodes)):
                self._ask(number, self.nodes[number].now)
            begin = self.levels[-1].stop

    def _ask(self, number: int, now: Moment) -> None:
        if now.is_over:
            self._note(NOBODY, NOBODY, win_shares(now))
            return
        seat = who(now)[0]
        moves = choices(now, seat)
        question = self.numbers.setdefault((seat, now.heard), len(self.numbers))
        if question == len(self.sizes):
            self.sizes.append(len(moves))
        self._note(question, seat, [0.0] * self.seats)
        for place, move in enumerate(moves):
            outcomes = after(now, seat, move)
            for one in outcomes:
                self.nodes += _nodes(one, number, question, place, len(outcomes))

    def _note(self, question: int, seat: int, worth: list[float]) -> None:
        self.asked.append(question)
        self.actors.append(seat)
        self.worth.append(worth)


def tree_of(terms: Terms) -> Tree:
    """The tree of a box."""
    growth = _Growth(terms)
    growth.grow()
    firsts = first_slots(growth.sizes)
    slots = [
        NOBODY if node.question == NOBODY else firsts[node.question] + node.place
        for node in growth.nodes
    ]
    return Tree(
        seats=terms.seats,
        questions=list(growth.numbers),
        sizes=growth.sizes,
        levels=growth.levels,
        parents=np.array([node.parent for node in growth.nodes]),
        slots=np.array(slots),
        chances=np.array([node.chance for node in growth.nodes]),
        actors=np.array(growth.actors),
        asked=np.array(growth.asked),
        worth=np.array(growth.worth),
    )


def _nodes(now: Moment, parent: int, question: int, place: int, outcomes: int) -> list[_Node]:
    """One of so many outcomes, played on to the next choice."""
    return [
        _Node(later, parent, question, place, chance / outcomes)
        for later, chance in _to_a_choice(now)
    ]


def _to_a_choice(now: Moment) -> list[tuple[Moment, float]]:
    """Play on while there is nothing to choose: where that may lead, and how likely."""
    if now.is_over:
        return [(now, 1.0)]
    seat = who(now)[0]
    moves = choices(now, seat)
    if len(moves) > 1:
        return [(now, 1.0)]
    outcomes = after(now, seat, moves[0])
    return [
        (later, chance / len(outcomes)) for one in outcomes for later, chance in _to_a_choice(one)
    ]
