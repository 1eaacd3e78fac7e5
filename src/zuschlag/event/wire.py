"""What an evening shows, typed: to everybody, to one person, and to whoever looks after it."""

import msgspec

from zuschlag.event.commands import Sheet
from zuschlag.event.settings import EveningSettings


class EntrantPart(msgspec.Struct, frozen=True):
    """Somebody who takes part."""

    number: int
    name: str
    state: str  # here, left
    since: int  # the first round they can play in
    is_on_paper: bool = False  # without a phone


class PlacePart(msgspec.Struct, frozen=True):
    """What came out for one seat of a table."""

    entrant: int | None
    place: int
    amount: int
    has_left: bool = False  # went home before the end: no points


class EveningTablePart(msgspec.Struct, frozen=True):
    """A table by its printed number: who sits there in which order, and what came out."""

    label: int
    people: list[int]
    result: list[PlacePart] | None
    is_ruled: bool
    is_board: bool = False  # played without us: its result comes by a sheet
    is_entered: bool = False  # a sheet waits for a second person


class SheetPart(msgspec.Struct, frozen=True):
    """A result sheet, for the table and the desk: what is on it, and what it comes to."""

    round: int
    table: int
    number: int
    is_open: bool  # nobody has confirmed it yet
    by: str  # as what it was entered
    entrant: int | None
    is_mine: bool  # you have entered it yourself
    sheet: Sheet | None
    result: list[PlacePart]
    warnings: list[str]  # odd, though it may be so


class EveningDecisionPart(msgspec.Struct, frozen=True):
    """A use of power for all to read: what, as what, where, and why."""

    kind: str
    at: int
    by: str
    why: str
    round: int | None = None
    table: int | None = None
    entrant: int | None = None


class RefereePart(msgspec.Struct, frozen=True):
    """A dispute at another table that you are asked to decide."""

    table: int
    line: str


class RoundPart(msgspec.Struct, frozen=True):
    """A round: planned, called, running or closed."""

    number: int
    stage: str
    state: str
    final: int | None  # the number of the table that plays the final
    present: list[int]
    tables: list[EveningTablePart]
    commit: str | None = None  # one deal for many tables: what was promised for it
    server_seed: str | None = None  # of that deal, once the round is closed
    is_gate_open: bool = False  # tables wait for each other no longer


class EveningClockPart(msgspec.Struct, frozen=True):
    """Times in milliseconds since 1970, by the server's clock."""

    now: int
    ends_at: int | None
    stopped_since: int | None
    why: str  # it was stopped
    has_rung: bool


class StandingPart(msgspec.Struct, frozen=True):
    """One line of the standings."""

    rank: int
    entrant: int
    points: str
    wins: str  # shared wins are parts of one
    rounds: int
    by_lot: bool


class ScreenPart(msgspec.Struct, frozen=True):
    """What somebody has chosen for the wall."""

    views: list[str]
    table: int | None
    line: str


class EveningPart(msgspec.Struct, frozen=True):
    """An evening as everybody sees it, the wall too."""

    id: str
    code: str
    status: str  # open, over
    settings: EveningSettings
    commit: str
    entrants: list[EntrantPart]
    is_drawing: bool
    draw_failed: str | None  # why there was no plan
    repeats: int | None  # meetings that repeat one, in the plan
    least: int | None  # the fewest possible, where that is known
    round: RoundPart | None  # the one that is planned, called or played
    last: RoundPart | None  # the one that was closed last
    standings: list[StandingPart]
    screen: ScreenPart
    mark: str  # of all that is public, once the evening is over
    decisions: list[EveningDecisionPart] = []  # the latest first
    waiting: list[int] = []  # open tables: who is free, those first who have waited longest
    is_closing: bool = False  # open tables: no further ones


class MePart(msgspec.Struct, frozen=True):
    """What is one person's alone."""

    roles: list[str]  # organiser, assistant, player
    entrant: int | None
    card: str | None  # the code for another phone
    table: str | None  # the live table to sit down at
    seed_wanted: bool
    sheet: SheetPart | None = None  # of your own table, while it is open
    referee: RefereePart | None = None


class DeskTablePart(msgspec.Struct, frozen=True):
    """A table for whoever looks after it: how far it is, never what lies on it."""

    label: int
    status: str
    quiet_since: int | None  # when something last happened there
    dispute: str | None
    referee: int | None = None
    waits_for: list[int] = []  # people who are there and have not answered for long
    bot_at: int | None = None  # when a bot decides for the first of them
    has_finished_row: bool = False  # and waits for other tables with the same deal


class DeskPart(msgspec.Struct, frozen=True):
    """For organiser and assistants."""

    next_step: str
    tables: list[DeskTablePart]
    sheets: list[SheetPart] = []  # of the round that is played, and of the last one
    assistants: list[int] = []
    mirror: str | None = None  # how the mirror on the stick is, where there is one


class EveningFrame(msgspec.Struct, frozen=True):
    """Everything at once; `cursor` is what to ask with for what comes next."""

    cursor: str
    address: str  # where people join
    evening: EveningPart
    clock: EveningClockPart
    me: MePart
    desk: DeskPart | None


class Erasing(msgspec.Struct, frozen=True):
    """What is to be erased for good, or has been."""

    people: int
    games: int
    sure: str  # say this to do it
    is_done: bool
