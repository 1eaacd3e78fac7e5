"""A seeded game as readable text: every action, its events, and what every viewer sees.

Written once, compared ever after: a rule change shows as a diff that a person can read. Chance and
choices come from a little generator of our own, so that no Python version changes them. What only
one of the games has is in `for_sale.py` and `monopoly.py`.
"""

import hashlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from zuschlag.errors import Refusal
from zuschlag.rules.game import LATEST, AnyGame


class Luck:
    """Numbers from a hash of a name and a count."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.drawn = 0

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to stop - 1."""
        self.drawn += 1
        digest = hashlib.sha256(f"{self.name} {self.drawn}".encode()).digest()
        return int.from_bytes(digest, "big") % stop

    def shuffle(self, x: Any, /) -> None:
        """Put a list in random order."""
        for place in range(len(x) - 1, 0, -1):
            other = self.randrange(place + 1)
            x[place], x[other] = x[other], x[place]


@dataclass(frozen=True)
class Side:
    """What a playthrough must know of a game beyond the contract."""

    game: AnyGame
    title: str
    dealt: Callable[[Any], Iterator[str]]
    chosen: Callable[[Any, Any, Luck], Any]  # what a seat sees and may do; None: it keeps still
    view: Callable[[Any], Iterator[str]]


@dataclass(frozen=True)
class Playthrough:
    """Which game to print, and at every which step to print all views."""

    side: Side
    name: str
    edition: str
    seats: int
    every: int
    rules: int = LATEST
    options: Mapping[str, object] = field(default_factory=dict)
    board: str | None = None
    table_says: Mapping[int, Any] = field(default_factory=dict)  # by the step it comes before

    def lines(self) -> Iterator[str]:
        """The whole text."""
        game, luck = self.side.game, Luck(self.name)
        terms = game.agree(self.edition, self.seats, self.options, self.board, self.rules)
        deal = game.deal(terms, luck)
        state = game.begin(terms, deal)
        yield f"{self.side.title} {self.edition}, {self.seats} seats, opener {deal.opener}"
        yield from self.side.dealt(deal)
        if self.options:
            yield f"options {plain(self.options)}"
        yield from told(game.opening(state))
        yield from self._views(state)
        yield from self._steps(state, luck)
        yield ""
        yield f"outcome {plain(msgspec.to_builtins(game.outcome(state)))}"

    def _steps(self, state: Any, luck: Luck) -> Iterator[str]:
        game, step = self.side.game, 0
        while not (turn := game.turn(state)).is_over:
            if turn.of_chance:
                yield from told(game.resolve(state, game.draw(state, luck)))
            else:
                step += 1
                seat, action = self._next(state, turn, step, luck)
                yield ""
                yield f"{step}. seat {seat} {plain(game.as_written(action))}"
                yield from self._done(state, seat, action)
            turn = game.turn(state)
            if not turn.of_chance:
                yield from self._moves_open(state)
                if step % self.every == 0 or turn.is_over:
                    yield from self._views(state)

    def _done(self, state: Any, seat: int, action: Any) -> Iterator[str]:
        try:
            yield from told(self.side.game.apply(state, seat, action))
        except Refusal as refusal:  # players do not look at everything beforehand
            yield f"   refused: {refusal.slug}, {plain(refusal.facts)}"

    def _next(self, state: Any, turn: Any, step: int, luck: Luck) -> tuple[int, Any]:
        """A seat that is asked, in any order, and what it does; or the table."""
        if step in self.table_says:
            return -1, self.table_says[step]
        seats = list(turn.seats)
        while seats:
            seat = seats.pop(luck.randrange(len(seats)))
            options = self.side.game.options(state, seat)
            action = self.side.chosen(self.side.game.observe(state, seat), options, luck)
            if action is not None:
                return seat, action
        raise AssertionError("nobody who is asked does anything")

    def _moves_open(self, state: Any) -> Iterator[str]:
        """Who may do what now."""
        for seat in self.side.game.waiting_for(state):
            options = msgspec.to_builtins(self.side.game.options(state, seat))
            yield f"   seat {seat} may {plain(options)}"

    def _views(self, state: Any) -> Iterator[str]:
        """What each seat and a spectator see, without and with memory."""
        for viewer in (*range(self.seats), None):
            for memory in (False, True):
                yield from self.side.view(self.side.game.observe(state, viewer, memory))


def told(events: Any) -> Iterator[str]:
    """One line per event."""
    for event in events:
        fields = msgspec.to_builtins(event)
        yield f"   {fields.pop('event')} {plain(fields)}"


def viewer_of(seen: Any) -> str:
    """How the lines of a view begin."""
    who = "spectator" if seen.viewer is None else f"seat {seen.viewer}"
    return f"{who} {'remembers' if seen.memory else 'sees'}"


def plain(value: object) -> str:
    """Values without quotes and commas; ? is what is hidden, or not there."""
    match value:
        case None:
            return "?"
        case bool():
            return "yes" if value else "no"
        case dict():
            return ", ".join(f"{name} {plain(one)}" for name, one in value.items()) or "none"
        case list() | tuple():
            return " ".join(_inner(one) for one in value) or "none"
    return str(value)


def _inner(value: object) -> str:
    return f"({plain(value)})" if isinstance(value, dict | list | tuple) else plain(value)
