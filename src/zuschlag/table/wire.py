"""The parts of frames, typed: what viewers get to read. The browser's types are made from these."""

from typing import Any

import msgspec

from zuschlag.table.commands import Order
from zuschlag.table.settings import Settings


class SeatPart(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    kind: str  # open, person, bot
    name: str
    colour: int
    away: str | None  # gone, time, stood: a bot plays on
    bot: str | None  # which one plays, also for somebody who is away
    program: bool


class SeedPart(msgspec.Struct, frozen=True):
    """What a seat has added to the shuffle so far."""

    hash: str | None
    seed: str | None


class FairPart(msgspec.Struct, frozen=True, omit_defaults=True):
    """The commitment of the shuffle; the server's seed only when the game is over.

    Where a round has one deal for many tables: when the round is closed, with everybody's seeds.
    """

    version: str
    table: str
    commit: str
    seeds: list[SeedPart]
    server_seed: str | None = None
    round: str | None = None
    opener: str | None = None  # plan: the first seat begins


class UndoPart(msgspec.Struct, frozen=True):
    """Who would like a move back, and who has agreed."""

    seat: int
    agreed: list[int]


class PausePart(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who would like a pause, who has agreed, and until when it would be."""

    seat: int
    agreed: list[int]
    until: int | None = None


class RulingPart(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who has named winners, why, and who has agreed."""

    seat: int
    agreed: list[int]
    winners: list[int]
    reason: str
    places: list[int] | None = None


class AbsencePart(msgspec.Struct, frozen=True):
    """What the others want for the seat of somebody who has lost the connection."""

    is_kept: bool  # the table waits
    asker: int | None  # who keeps it; None: the host
    wishes: list[int]  # who wants what needs everybody: more waiting, or a bot


class VacationPart(msgspec.Struct, frozen=True):
    """A person at a slow table: on vacation until then, or not; days that are left."""

    until: int | None
    left: int


class ResultPart(msgspec.Struct, frozen=True):
    """How it ended: `finished` with an outcome, or `agreed` without."""

    ending: str
    outcome: dict[str, Any] | None


class TablePart(msgspec.Struct, frozen=True):
    """A table as everybody sees it, but for the game itself."""

    id: str
    code: str
    status: str  # lobby, seeds, play, paused, over
    settings: Settings
    rules: int  # the number of the rules it is played by
    seats: list[SeatPart]
    host: int | None
    fair: FairPart
    votes: list[int]
    undo: UndoPart | None
    pause: PausePart | None
    ruling: RulingPart | None
    pauses: int  # how often the clocks were stopped
    pause_until: int | None
    result: ResultPart | None
    rematch: str | None
    head: str | None  # hash of the last line of the journal, when the game is over
    absences: dict[int, AbsencePart] = {}  # by the seat that is gone
    evening: str | None = None  # the evening it belongs to
    league: bool = False  # a game of the league
    speed: int = 1  # how many times as fast bots answer
    skips: bool = False  # they answer at once, until a person is called
    vacations: dict[int, VacationPart] = {}  # of every person at a slow table
    row_finished: bool = False  # other tables with the same deal are still at this row


class ClockPart(msgspec.Struct, frozen=True):
    """Times in milliseconds since 1970, by the server's clock."""

    at: int  # of the last entry
    is_running: bool
    asked: dict[int, int]  # since when
    deadlines: dict[int, int | None]
    bank: list[int]
    limit: int | None  # when the game's time is up


class DecisionPart(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the seat may do now, and how to name that in a move."""

    on: str
    options: Any
    roll_after: int | None = None  # a roll must wait until then for others' rent
    offers_until: int | None = None  # so long at least offers to the seat wait for its answer


class YouPart(msgspec.Struct, frozen=True):
    """What is this viewer's alone."""

    seat: int | None
    seats: list[int]  # all the viewer's seats at this table
    is_host: bool
    in_control: bool
    decision: DecisionPart | None = None
    order: Order | None = None
    seed_wanted: str | None = None  # seal, show
    can_undo: bool = False


class HandedOnPart(msgspec.Struct, frozen=True):
    """The viewer's seat was given to somebody else; until they have moved it can be had back."""

    seat: int
    can_return: bool


class PersonalPart(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is this person's, sent with the whole table only."""

    way_back: str | None = None  # the code with which any device of theirs takes the seat
    handed_on: HandedOnPart | None = None
