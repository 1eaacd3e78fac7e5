"""The contract every game here fulfils. Browser, terminal, bots and adapters use only this door.

A state is never shown: viewers get an `observe`d part of it. Chance is passed in as outcomes, so
a replay never depends on a generator. `apply` changes the state it is given and reports events,
or raises `Refusal` and changes nothing.
"""

import enum
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

import msgspec

from zuschlag.errors import Refusal

RULES = (1, 2)
"""The numbers of the rules: a game is played and judged by the number it began with."""
LATEST = RULES[-1]

Terms = TypeVar("Terms", bound="AnyTerms")
Terms_contra = TypeVar("Terms_contra", contravariant=True)
State_contra = TypeVar("State_contra", contravariant=True)
State = TypeVar("State")
Deal = TypeVar("Deal")
Action = TypeVar("Action")
Event = TypeVar("Event")
Options = TypeVar("Options", covariant=True)
View = TypeVar("View", bound="AnyView")


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


class Turn(NamedTuple):
    """Who speaks next: chance, or seats in the order they are asked in; neither at the end."""

    of_chance: bool = False
    seats: tuple[int, ...] = ()
    must: tuple[int, ...] = ()  # the game waits for these; the others may speak or keep still

    @property
    def is_over(self) -> bool:
        """Nobody is asked any more."""
        return not self.of_chance and not self.seats


Chance = tuple[object, float]
"""An outcome of chance and how likely it is."""


class Numbers(Protocol[Terms_contra, State_contra, Action]):
    """Every action of a game as a number, for tables of figures and nets."""

    def count(self, terms: Terms_contra) -> int:
        """How many numbers there are by these terms."""

    def of(self, terms: Terms_contra, action: Action) -> int:
        """The number of an action; ValueError for one that no game of these terms has."""

    def action(self, terms: Terms_contra, number: int) -> Action:
        """The action of a number."""

    def open_to(self, state: State_contra, seat: int) -> list[int]:
        """The numbers of what the seat may do now, ascending."""


class Outcome(msgspec.Struct, frozen=True):
    """How a finished game came out. Ranks count from 1; those who are level share a rank."""

    scores: list[int]
    ranking: list[int]
    winners: list[int]
    ending: Ending


class Replayed(NamedTuple, Generic[State]):
    """How far a written game could be played: the state after its last legal action."""

    state: State
    actions: int
    refusal: Refusal | None  # of the next action; None when all are legal


class EditionCard(msgspec.Struct, frozen=True):
    """An edition: who may sit down, what can be agreed (the usual choice first), its figures."""

    edition: str
    seats: list[int]
    options: dict[str, list[Any]] = {}
    figures: dict[str, Any] = {}


class AnyTerms(Protocol):
    """What is agreed before chance speaks, whatever else a game adds to it."""

    @property
    def edition(self) -> str:
        """The name of the rulebook."""

    @property
    def seats(self) -> int:
        """How many play."""

    @property
    def options(self) -> dict[str, object]:
        """The switches that differ from the edition's."""

    @property
    def rules(self) -> int:
        """The number of the rules."""


class AnyView(Protocol):
    """What every view says, whatever else a game shows."""

    @property
    def viewer(self) -> int | None:
        """The seat it is for; None for a spectator."""

    @property
    def edition(self) -> str:
        """The name of the rulebook."""

    @property
    def people(self) -> Sequence[Any]:
        """What is visible of every seat."""

    @property
    def waiting(self) -> Sequence[int]:
        """The seats that must act."""


class Game(Protocol[Terms, State, Deal, Action, Event, Options, View]):
    """What every game offers; a viewer is a seat number, or None for a spectator."""

    name: str
    keys: tuple[str, ...]  # what a written game has besides its version and name

    @property
    def deal_type(self) -> type[Deal]:
        """What a deal is made of."""

    @property
    def view_type(self) -> type[View]:
        """What a viewer gets."""

    def options_type(self, seen: View) -> Any:
        """What options are made of for somebody who sees this."""

    def about(self, edition: str) -> EditionCard:
        """What an edition offers to choose."""

    def boards(self) -> tuple[str, ...]:
        """The names of all boards, where there are any to choose from."""

    def figures(self, board: str) -> dict[str, Any]:
        """The figures of a board that a rule sheet names."""

    @property
    def numbers(self) -> Numbers[Terms, State, Action] | None:
        """Its actions as numbers, where all are of finite kind."""

    def editions(self) -> tuple[str, ...]:
        """The names of all editions."""

    def seats(self, edition: str) -> tuple[int, ...]:
        """The numbers of seats an edition is played with."""

    def agree(
        self,
        edition: str,
        seats: int,
        options: Mapping[str, object] | None = None,
        board: object = None,
        rules: int = LATEST,
    ) -> Terms:
        """The terms of a game, or Malformed where the edition does not know the combination."""

    def deal(self, terms: Terms, luck: Luck) -> Deal:
        """Draw all that chance decides before the first move."""

    def drawn(self, terms: Terms) -> tuple[str, ...]:
        """The parts of a deal that luck is asked for, in this order."""

    def begin(self, terms: Terms, deal: Deal) -> State:
        """A new game with this deal; Malformed if it does not fit."""

    def copy(self, state: State) -> State:
        """An independent copy of this state."""

    def opening(self, state: State) -> list[Event]:
        """What everybody sees when a new game is set up."""

    def turn(self, state: State) -> Turn:
        """Who speaks next; everybody who drives a game asks this and nothing else."""

    def wants_chance(self, state: State) -> bool:
        """Whether chance is to speak before anybody else: the cheap half of `turn`."""

    def waiting_for(self, state: State) -> tuple[int, ...]:
        """The seats that must act, ascending; none while chance is to speak, and at the end."""

    def chances(self, state: State) -> Iterator[Chance]:
        """What chance may say next as far as the table knows; nothing where it has no more say.

        Where the deal is complete beforehand, these are the cards that may be turned over next.
        """

    def draw(self, state: State, luck: Luck) -> object:
        """One of the outcomes that `resolve` waits for."""

    def options(self, state: State, seat: int) -> Options | None:
        """What the seat may do now, as bounds; None when it is not asked."""

    def apply(self, state: State, seat: int, action: Action) -> list[Event]:
        """Do it and report what happened, or raise Refusal."""

    def resolve(self, state: State, outcome: object) -> list[Event]:
        """Pass in an outcome of chance that the game is waiting for."""

    def redo(
        self, state: State, seat: int, action: Action, outcomes: Sequence[object] = ()
    ) -> None:
        """Do again what is on record: an action, and what chance answered. Reports nothing."""

    def resolved(self, state: State) -> Sequence[object]:
        """All outcomes that were passed in so far."""

    def observe(self, state: State, viewer: int | None, memory: bool = False) -> View:
        """What the viewer may know: what the table shows, or all a perfect note-taker knows."""

    def imagine(self, observation: View, luck: Luck) -> State:
        """A whole state that looks to this viewer exactly like this; Malformed if it cannot be."""

    def outcome(self, state: State) -> Outcome | None:
        """The result, once the game is over."""

    def worth(self, state: State) -> list[int]:
        """What everybody's score would be if it ended now."""

    def read(self, written: Mapping[str, Any]) -> tuple[State, list[tuple[int, Action]]]:
        """Terms, deal and actions of a written game, or Malformed with a path."""

    def replay(self, written: Mapping[str, Any]) -> Replayed[State]:
        """Read a written game and play it until an action is refused; the judge's way."""

    def write(self, state: State) -> dict[str, Any]:
        """Terms and deal of a state as a written game has them, with all that chance has said."""

    def as_written(self, action: Action) -> list[Any]:
        """An action as a written game has it, after the seat."""

    def read_action(self, row: object, path: str, seats: int) -> tuple[int, Action]:
        """One action of a written game, seat and all, or Malformed at the path."""

    def answer(self, state: State) -> dict[str, Any]:
        """The whole position as the judge answers it, hidden things included."""


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any, Any, Any]


def fresh(game: Game[Terms, State, Deal, Any, Any, Any, Any], terms: Terms, luck: Luck) -> State:
    """A new game with a deal of this luck."""
    return game.begin(terms, game.deal(terms, luck))
