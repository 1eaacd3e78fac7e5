"""A walk through a game: wild play, garbage and the table's words, one step after the other."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tests.laws.monopoly.games import Setting
from tests.laws.monopoly.garbage import garbage
from tests.laws.monopoly.wild import Proposal, somebody, table_word, wild_action
from zuschlag.errors import Refusal
from zuschlag.rules.monopoly.events import Event
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.position import State
from zuschlag.rules.monopoly.state import SLOTS
from zuschlag.rules.monopoly.words import Action


@dataclass(frozen=True)
class Step:
    """What was tried, and what came of it."""

    before: State
    after: State
    proposal: Proposal | None  # None: the dice
    events: list[Event]
    refusal: Refusal | None

    @property
    def action(self) -> Action | None:
        """What somebody did; None for the dice."""
        return self.proposal.action if self.proposal else None

    @property
    def is_done(self) -> bool:
        """Whether the rules took it."""
        return self.refusal is None


def walk(
    setting: Setting, most: int, *, foolish: float = 0.1, from_state: State | None = None
) -> Iterator[Step]:
    """So many steps at most; `foolish` is how often somebody tries garbage."""
    luck = random.Random(setting.moves)
    state = setting.start() if from_state is None else from_state
    for _ in range(most):
        if MONOPOLY.outcome(state) is not None:
            return
        yield take_step(state, luck, foolish)


def take_step(state: State, luck: random.Random, foolish: float) -> Step:
    """The dice if they are wanted, else something that somebody wants."""
    before = state.copy()
    if MONOPOLY.wants_chance(state):
        return Step(before, state, None, MONOPOLY.resolve(state, some_dice(state, luck)), None)
    proposal = propose(state, luck, foolish)
    try:
        events = MONOPOLY.apply(state, proposal.seat, proposal.action)
    except Refusal as refusal:
        return Step(before, state, proposal, [], refusal)
    return Step(before, state, proposal, events, None)


def some_dice(state: State, luck: random.Random) -> list[int]:
    """Fair dice, or such that somebody comes to a property."""
    t: Any = state.tables[0]
    for _ in range(luck.choice((0, 4))):
        dice = [luck.randint(1, 6), luck.randint(1, 6)]
        if t.price[(t.at[t.active] + sum(dice)) % SLOTS]:
            return dice
    return [luck.randint(1, 6), luck.randint(1, 6)]


def propose(state: State, luck: random.Random, foolish: float) -> Proposal:
    """Something for the position, from anybody."""
    said = table_word(state, luck)
    if said is not None:
        return said
    while luck.random() >= foolish:
        seat = somebody(state, luck)
        options = MONOPOLY.options(state, seat)
        found = options and wild_action(state, seat, options, luck)
        if found:
            return found
    return garbage(state, luck)


def moves_of(steps: list[Step]) -> list[tuple[int, Action]]:
    """What a record writes down: who did what."""
    return [
        (step.proposal.seat, step.proposal.action)
        for step in steps
        if step.proposal and step.is_done
    ]


def states_of(setting: Setting, most: int, share: float, seed: object) -> Iterator[State]:
    """Some of the positions of a walk."""
    luck = random.Random(f"moments {seed}")
    for step in walk(setting, most):
        if luck.random() < share:
            yield step.after.copy()
