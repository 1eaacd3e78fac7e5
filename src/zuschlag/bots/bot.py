"""The contract of a bot: it gets an observation and its options, never a state.

A bot that thinks says so in its class (`thinks = Budget(...)`): it lives as long as its game, is
told what happens, and runs on compiled rules. All others are made afresh for every choice.
"""

import random
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec

View = TypeVar("View", contravariant=True)
Options = TypeVar("Options", contravariant=True)
Action = TypeVar("Action", covariant=True)


class Player(Protocol[View, Options, Action]):
    """Plays one seat of any game. It may remember; the observation already does (memory=True)."""

    def choose(self, seen: View, options: Options) -> Action:
        """What to do now; `seen.viewer` is its own seat."""


class Budget(NamedTuple):
    """What a bot that thinks may use; a server may give less."""

    seconds: float = 1.0  # of computing for one choice
    megabytes: int = 256  # of the process it shares with others of its kind


class Noticed(msgspec.Struct, frozen=True):
    """Something that happened, as one seat knows it: the opening first, then move after move.

    A move that was taken back never happened: the bot is made afresh and told what is left.
    """

    seat: int | None = None  # who moved; nobody at the opening and where the table or chance spoke
    events: list[dict[str, Any]] = []  # as the log has them
    action: list[Any] | None = None  # as a record writes it after the seat; only for its own moves

    def for_seat(self, seat: int | None) -> "Noticed":
        """The same without what somebody else typed: their events say what they did."""
        if self.action is None or self.seat == seat:
            return self
        return Noticed(self.seat, self.events)


class Thinker(Player[View, Options, Action], Protocol[View, Options, Action]):
    """Lives as long as its game. What it remembers must follow from what it noticed alone.

    One that has an `effort` is told before every question how much of what it usually does it
    should do now: 1.0, and less where many wait.
    """

    thinks: Budget

    def notice(self, what: Noticed) -> None:
        """Take in what happened since it was last asked; all of it, if it was made afresh."""

    @classmethod
    def prepare(cls) -> None:
        """Load, or compile, everything it will call, before anybody waits for it."""


class Measured(Protocol):
    """Makes players that think; in the arena they get so many playouts a choice, and no clock."""

    def by_playouts(self, playouts: int) -> "MakePlayer":
        """The same player with a budget that is the same on every machine."""


MakePlayer = Callable[[random.Random], Player[Any, Any, Any]]
"""A player is made for one game with a source of luck of its own."""

Roster = Mapping[str, MakePlayer]
"""The players of a game by name; the first sits down where nobody says who."""


class Levels(NamedTuple):
    """Players of a game that are told apart by their strength."""

    names: tuple[str, ...] = ()  # weakest first
    likeness: str = ""  # the address of a `bots.likeness.Likeness`: whose play is this like


def budget_of(make: MakePlayer) -> Budget | None:
    """What this kind of player may use for thinking; None for those that do not."""
    found = getattr(make, "thinks", None)
    return found if isinstance(found, Budget) else None
