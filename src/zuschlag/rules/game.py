"""The contract every game here fulfils. Browser, terminal, bots and adapters use only this door.

A state is never shown: viewers get an `observe`d part of it. Chance is handed in as outcomes, so
a replay never depends on a generator. `apply` changes the state it is given and reports events,
or raises `Refusal` and changes nothing.
"""

import enum
from collections.abc import Mapping
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

import msgspec

from zuschlag.errors import Refusal

State = TypeVar("State")
Deal = TypeVar("Deal")
Action = TypeVar("Action")
Event = TypeVar("Event")
Options = TypeVar("Options", covariant=True)
View = TypeVar("View")


class Luck(Protocol):
    """What draws outcomes for a deal: `random.Random` fits, so does a committed stream."""

    def shuffle(self, x: Any, /) -> None:
        """Put a list in random order."""

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to stop - 1."""


class Ending(enum.StrEnum):
    """Why a game ended."""

    SOLD_OUT = "sold-out"
    SWEPT = "swept"
    LAST_STANDING = "last-standing"
    TIME = "time"
    ROUNDS = "rounds"
    RULING = "ruling"


class Outcome(msgspec.Struct, frozen=True):
    """How a finished game came out. Ranks count from 1; who is level shares a rank."""

    scores: list[int]
    ranking: list[int]
    winners: list[int]
    ending: Ending


class Replayed(NamedTuple, Generic[State]):
    """How far a written game could be played: the state after its last legal action."""

    state: State
    actions: int
    refusal: Refusal | None  # of the next action; None when all are legal


class Game(Protocol[State, Deal, Action, Event, Options, View]):
    """What every game offers; a viewer is a seat number, or None for a spectator."""

    name: str
    keys: tuple[str, ...]  # what a written game has besides its version and name

    def editions(self) -> tuple[str, ...]:
        """The names of all editions."""

    def seats(self, edition: str) -> tuple[int, ...]:
        """The numbers of seats an edition is played with."""

    def deal(
        self, edition: str, seats: int, luck: Luck, options: Mapping[str, object] | None = None
    ) -> Deal:
        """Draw all that chance decides before the first move."""

    def setup(
        self, edition: str, seats: int, deal: Deal, options: Mapping[str, object] | None = None
    ) -> State:
        """A new game."""

    def opening(self, state: State) -> list[Event]:
        """What everybody sees when a new game is set up."""

    def waiting_for(self, state: State) -> tuple[int, ...]:
        """The seats that must act, ascending; empty when the game is over."""

    def options(self, state: State, seat: int) -> Options | None:
        """What the seat may do now, as bounds; None when it is not asked."""

    def apply(self, state: State, seat: int, action: Action) -> list[Event]:
        """Do it and report what happened, or raise Refusal."""

    def resolve(self, state: State, outcome: object) -> list[Event]:
        """Hand in an outcome of chance that the game waits for."""

    def observe(self, state: State, viewer: int | None, memory: bool = False) -> View:
        """What the viewer may know: what the table shows, or all a perfect note-taker knows."""

    def imagine(self, observation: View, luck: Luck) -> State:
        """A whole state that looks to this viewer exactly like this."""

    def outcome(self, state: State) -> Outcome | None:
        """The result, once the game is over."""

    def read(self, written: Mapping[str, Any]) -> tuple[State, list[tuple[int, Action]]]:
        """Terms, deal and actions of a written game, or Malformed with a path."""

    def replay(self, written: Mapping[str, Any]) -> Replayed[State]:
        """Read a written game and play it until an action is refused; the judge's way."""

    def write(self, state: State) -> dict[str, Any]:
        """Terms and deal of a state as a written game has them, with all that chance has said."""

    def as_written(self, action: Action) -> list[Any]:
        """An action as a written game has it, behind the seat."""

    def answer(self, state: State) -> dict[str, Any]:
        """The whole position as the judge tells it, hidden things included."""


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any, Any]
