"""What people ask of a table. Who asks is never in here: that comes from the credential alone.

The same commands arrive by socket and by HTTP; `on` names the decision a move answers.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from zuschlag.table.settings import Settings
from zuschlag.table.untyped_values import check_plain

Seat = Annotated[int, Meta(ge=0, le=7)]
Place = Annotated[int, Meta(ge=1, le=8)]
# The length, too: `$` also matches before the end of a line.
Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
Name = Annotated[str, Meta(max_length=64)]


class _Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    pass


class Sit(_Command, frozen=True, tag="sit"):
    """Take an open seat (any, when none is named); a seat played by a stand-in counts as taken."""

    name: Name
    colour: Annotated[int, Meta(ge=0, le=7)] | None = None
    seat: Seat | None = None


class Stand(_Command, frozen=True, tag="stand"):
    """Get up: in the lobby the seat is open again, in a game a bot plays on."""

    seat: Seat | None = None  # which seat, for those who hold several


class SeatBot(_Command, frozen=True, tag="seat-bot"):
    """Host: put a bot on an open seat."""

    seat: Seat
    bot: Annotated[str, Meta(max_length=40)]


class Unseat(_Command, frozen=True, tag="unseat"):
    """Host: free a seat in the lobby (a bot's, or somebody's who should not be here)."""

    seat: Seat


class Change(_Command, frozen=True, tag="change"):
    """Host: other settings, while nothing is dealt."""

    settings: Settings


class Start(_Command, frozen=True, tag="start"):
    """Host: open seats get a bot, seeds are collected, cards are dealt."""


class SealSeed(_Command, frozen=True, tag="seal-seed"):
    """The SHA-256 of the seed this player will add to the shuffle."""

    hash: Hex32


class ShowSeed(_Command, frozen=True, tag="show-seed"):
    """The seed itself, when all are sealed."""

    seed: Hex32


class Move(_Command, frozen=True, tag="move"):
    """An action of the game as a record writes it after the seat: ["bid", 5]."""

    on: Annotated[str, Meta(max_length=16)]
    action: Annotated[list[Any], Meta(min_length=1, max_length=5)]

    def __post_init__(self) -> None:
        check_plain(self.action, "action")


class Order(_Command, frozen=True, tag="order"):
    """A standing order, kept secret; None takes it back. It answers for the seat while it fits."""

    up_to: Annotated[int, Meta(ge=0, le=100_000)] | None = None  # bid the least, at most this
    pass_above: Annotated[int, Meta(ge=0, le=100_000)] | None = None  # pass once it costs more
    demand_rent: bool = False  # ask for every rent (where the table allows it)

    @property
    def lasts(self) -> bool:
        """Whether it answers beyond the auction it was given in."""
        return self.demand_rent


class Say(_Command, frozen=True, tag="say"):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Pause(_Command, frozen=True, tag="pause"):
    """May all clocks stop? `until` (milliseconds since 1970) is for another day."""

    until: Annotated[int, Meta(ge=0, le=4_102_444_800_000)] | None = None


class AnswerPause(_Command, frozen=True, tag="answer-pause"):
    """Yes or no to whoever asked for a pause."""

    yes: bool


class GoOn(_Command, frozen=True, tag="go-on"):
    """End a pause."""


class AskUndo(_Command, frozen=True, tag="ask-undo"):
    """May I take my last move back? Only where nothing hidden was revealed since."""


class AnswerUndo(_Command, frozen=True, tag="answer-undo"):
    """Yes or no to whoever asked."""

    yes: bool


class VoteEnd(_Command, frozen=True, tag="vote-end"):
    """For or against ending the game now without a result."""

    yes: bool


class Rematch(_Command, frozen=True, tag="rematch"):
    """After the end: the same people at a new table."""


class MoveSeat(_Command, frozen=True, tag="move-seat"):
    """A one-time code with which another device takes over your seat."""

    seat: Seat | None = None


class Reissue(_Command, frozen=True, tag="reissue"):
    """Host who does not play: such a code for the seat of somebody absent, for all to see."""

    seat: Seat


class TakeOver(_Command, frozen=True, tag="take-over"):
    """Use a one-time code or your way back: the seat is yours now, the old device loses it."""

    code: Annotated[str, Meta(max_length=40)]


class ComeBack(_Command, frozen=True, tag="come-back"):
    """Play your seat again instead of the stand-in, or of whoever it was handed to."""

    seat: Seat | None = None


class WaitFor(_Command, frozen=True, tag="wait-for"):
    """Somebody has lost the connection: keep their seat for them until they are back."""

    seat: Seat


class LetBot(_Command, frozen=True, tag="let-bot"):
    """Somebody has lost the connection: a bot plays for them until they are back."""

    seat: Seat


class Hurry(_Command, frozen=True, tag="hurry"):
    """The only person at a table: how fast bots answer, and whether they go straight on to you."""

    speed: Annotated[int, Meta(ge=1, le=4)] = 1
    skip: bool = False


class TakeVacation(_Command, frozen=True, tag="vacation"):
    """At a slow table: your clock stands still for so many days from now on; 0: you are back."""

    days: Annotated[int, Meta(ge=0, le=60)]


class Rule(_Command, frozen=True, tag="rule"):
    """Name the winners, with a reason everybody reads: a host who does not play, or all agreed."""

    winners: Annotated[list[Seat], Meta(min_length=1, max_length=8)]
    reason: Annotated[str, Meta(min_length=1, max_length=200)]
    places: Annotated[list[Place], Meta(max_length=8)] | None = None  # a rank for every seat


class AnswerRuling(_Command, frozen=True, tag="answer-ruling"):
    """Yes or no to the winners somebody named."""

    yes: bool


Command = (
    Sit
    | Stand
    | SeatBot
    | Unseat
    | Change
    | Start
    | SealSeed
    | ShowSeed
    | Move
    | Order
    | Say
    | Pause
    | AnswerPause
    | GoOn
    | AskUndo
    | AnswerUndo
    | VoteEnd
    | Rematch
    | MoveSeat
    | Reissue
    | TakeOver
    | ComeBack
    | WaitFor
    | LetBot
    | Hurry
    | TakeVacation
    | Rule
    | AnswerRuling
)
