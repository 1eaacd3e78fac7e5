"""What people ask of an evening. Who asks is never in here: that comes from the credential alone.

Tables have the numbers that are printed on them, from 1; entrants have theirs for good.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from zuschlag.event.forsale.sheet import ForSaleSheet
from zuschlag.event.monopoly.sheet_words import MonopolySheet
from zuschlag.event.settings import EveningSettings

Sheet = ForSaleSheet | MonopolySheet
Number = Annotated[int, Meta(ge=1, le=10_000)]
Name = Annotated[str, Meta(max_length=64)]
Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
Line = Annotated[str, Meta(max_length=200)]
View = Literal["join", "names", "tables", "clock", "ranks", "table", "podium", "text"]
"""Of the wall: seating by name and by table, the clock alone and with standings, one table."""
Places = Annotated[list[Annotated[int, Meta(ge=1, le=6)]], Meta(max_length=8)]
Amounts = Annotated[list[Annotated[int, Meta(ge=0, le=10**9)]], Meta(max_length=8)]
Pips = Annotated[str, Meta(pattern="^[1-6]*$", max_length=40)]


class _Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    pass


class Join(_Command, frozen=True, tag="join"):
    """Enter with a name; a phone seals a seed for the draw as well."""

    name: Name
    seal: Hex32 | None = None


class Enter(_Command, frozen=True, tag="enter"):
    """Organiser, in a rehearsal: enter a bot as if it were a person."""

    name: Name
    bot: Annotated[str, Meta(max_length=40)]


class Register(_Command, frozen=True, tag="register"):
    """Organiser or assistant: enter somebody who has no phone."""

    name: Name


class Rename(_Command, frozen=True, tag="rename"):
    """Organiser or assistant: another name for an entrant."""

    entrant: Number
    name: Name


class Leave(_Command, frozen=True, tag="leave"):
    """Go home: oneself, or whoever an organiser or assistant names."""

    entrant: Number | None = None


class Return(_Command, frozen=True, tag="return"):
    """Be here again."""

    entrant: Number | None = None


class Wish(_Command, frozen=True, tag="wish"):
    """Organiser or assistant: a table somebody needs; a word that those share who sit apart."""

    entrant: Number
    table: Number | None = None
    apart: Annotated[str, Meta(max_length=32)] = ""


class NewCard(_Command, frozen=True, tag="new-card"):
    """Organiser or assistant: another code for somebody's phone; the one before is void."""

    entrant: Number


class UseCard(_Command, frozen=True, tag="use-card"):
    """Go on with this phone: with the number and the code on one's card."""

    entrant: Number
    code: Annotated[str, Meta(max_length=20)]


class Organise(_Command, frozen=True, tag="organise"):
    """Look after the evening from this browser: with the key from where it was started."""

    key: Annotated[str, Meta(max_length=40)]


class Invite(_Command, frozen=True, tag="invite"):
    """Organiser: a code that makes whoever uses it an assistant, once."""


class Assist(_Command, frozen=True, tag="assist"):
    """Become an assistant."""

    code: Annotated[str, Meta(max_length=40)]


class Dismiss(_Command, frozen=True, tag="dismiss"):
    """Organiser: an assistant is one no longer."""

    assistant: Number


class Change(_Command, frozen=True, tag="change"):
    """Organiser: other settings, between rounds; what counts changes for a reason once some do."""

    settings: EveningSettings
    why: Line = ""


class Draw(_Command, frozen=True, tag="draw"):
    """Organiser: ask for the seeds, then draw the rounds to come; a second draw says why."""

    thrown: Pips = ""  # dice that everybody in the hall has seen
    why: Line = ""


class ShowSeed(_Command, frozen=True, tag="show-seed"):
    """The seed that was sealed on joining."""

    seed: Hex32


class Swap(_Command, frozen=True, tag="swap"):
    """Organiser: two people change places in the next round, before it is called."""

    one: Number
    two: Number
    why: Line


class SetBoard(_Command, frozen=True, tag="set-board"):
    """Organiser: a table of the next round plays at a board, or on phones after all."""

    table: Number
    on: bool


class Call(_Command, frozen=True, tag="call"):
    """Organiser: everybody to their tables."""


class OpenTable(_Command, frozen=True, tag="open-table"):
    """Organiser, where tables are open: begin; later, seat those who wait though they are few."""

    why: Line = ""


class Present(_Command, frozen=True, tag="present"):
    """I sit here; a neighbour or an assistant may say so of somebody."""

    entrant: Number | None = None


class StartRound(_Command, frozen=True, tag="start-round"):
    """Organiser: all tables deal, and the clock runs."""


class StopClock(_Command, frozen=True, tag="stop-clock"):
    """Organiser or assistant: everything stands still."""

    why: Line


class GoOn(_Command, frozen=True, tag="go-on"):
    """Organiser: the clock runs again."""


class MoveClock(_Command, frozen=True, tag="move-clock"):
    """Organiser: more time for all, or less."""

    minutes: Annotated[int, Meta(ge=-120, le=120)]
    why: Line


class OpenGate(_Command, frozen=True, tag="open-gate"):
    """Organiser, where tables share a deal: they wait for each other no longer in this round."""

    why: Line


class Dispute(_Command, frozen=True, tag="dispute"):
    """Player: call the organiser to one's own table."""

    line: Line = ""


class Settle(_Command, frozen=True, tag="settle"):
    """Whoever may decide: a dispute is settled, and the table plays on; never at one's own."""

    table: Number
    why: Line


class NameReferee(_Command, frozen=True, tag="name-referee"):
    """Organiser: somebody from another table decides one dispute, and nothing else."""

    table: Number
    entrant: Number
    why: Line


class Rule(_Command, frozen=True, tag="rule"):
    """Whoever may decide: the result of a table that has none; never at one's own table."""

    table: Number
    places: Places
    amounts: Amounts
    why: Line


class Correct(_Command, frozen=True, tag="correct"):
    """Organiser: another result in place of one that stands, which the log keeps."""

    round: Number
    table: Number
    places: Places
    amounts: Amounts
    why: Line


class EnterSheet(_Command, frozen=True, tag="enter-sheet"):
    """Somebody of the table, or a helper: what lies on the board at the end."""

    table: Number
    sheet: Sheet


class ConfirmSheet(_Command, frozen=True, tag="confirm-sheet"):
    """Another person of the table, or another helper: this sheet is right, by its number."""

    table: Number
    number: Number


class CorrectSheet(_Command, frozen=True, tag="correct-sheet"):
    """Organiser: another sheet in place of a result that stands, which the log keeps."""

    round: Number
    table: Number
    sheet: Sheet
    why: Line


class CorrectLeft(_Command, frozen=True, tag="correct-left"):
    """Organiser: somebody was there to the end of a game after all, or was not."""

    round: Number
    table: Number
    entrant: Number
    left: bool
    why: Line


class PrintCards(_Command, frozen=True, tag="print-cards"):
    """Organiser: the codes of all cards, to be printed; not of those who play or sit with you."""


class SetScreen(_Command, frozen=True, tag="screen"):
    """Organiser or assistant: what the wall shows; of several views one after the other.

    Without any it shows what the hall needs, by how far the evening is.
    """

    views: Annotated[list[View], Meta(max_length=8)] = []
    table: Number | None = None  # for the view of one table
    line: Line = ""  # for the view that is a line of text


class CloseRound(_Command, frozen=True, tag="close-round"):
    """Organiser: all results are in."""


class End(_Command, frozen=True, tag="end"):
    """Organiser: the evening is over, and the server's seed is shown."""


Command = (
    Join
    | Enter
    | Register
    | Rename
    | Leave
    | Return
    | Wish
    | NewCard
    | UseCard
    | Organise
    | Invite
    | Assist
    | Dismiss
    | Change
    | Draw
    | ShowSeed
    | Swap
    | SetBoard
    | Call
    | OpenTable
    | Present
    | StartRound
    | StopClock
    | GoOn
    | MoveClock
    | OpenGate
    | Dispute
    | Settle
    | NameReferee
    | Rule
    | Correct
    | EnterSheet
    | ConfirmSheet
    | CorrectSheet
    | CorrectLeft
    | PrintCards
    | SetScreen
    | CloseRound
    | End
)
