"""One evening: what the log has made of it. `folds` takes entries in, `decide` answers commands.

Nothing here waits, draws luck or looks at a clock. What is public can be built from the public
parts of the entries alone: the verifier of an exported evening does that.
"""

from collections import Counter
from typing import Any

import msgspec

from zuschlag import fair
from zuschlag.event.clock import EveningClock
from zuschlag.event.results import RoundResult, SeatResult
from zuschlag.event.settings import OPEN_TABLES, EveningSettings
from zuschlag.event.standings import Row, standings
from zuschlag.table.table_state import Answered

OPEN, OVER = "open", "over"
HERE, LEFT = "here", "left"
PLANNED, CALLED, RUNNING, CLOSED = "planned", "called", "running", "closed"


class Entrant:
    """Somebody who takes part; the number is never used again."""

    def __init__(self, number: int, name: str, since: int) -> None:
        self.number = number
        self.name = name
        self.since = since  # the first round they can play in
        self.holder = ""
        self.cards = 0  # how many cards are void
        self.is_card_new = False  # somebody else has made the one that is good
        self.printed_by: dict[str | None, int] = {}  # who has seen which card of theirs
        self.bot = ""  # in a rehearsal
        self.is_on_paper = False  # entered without a phone
        self.state = HERE
        self.table: int | None = None  # a table they need, from 1
        self.apart = ""
        self.seal: str | None = None
        self.seed: str | None = None
        self.free_since = 0  # came, or got up from a table


class Result(msgspec.Struct, frozen=True):
    """What came out at a table, and who says so: the table itself, or a ruling."""

    seats: list[SeatResult]
    source: str
    head: str = ""


class OpenSheet(msgspec.Struct, frozen=True):
    """A sheet that somebody has entered and nobody else confirmed: for their table alone."""

    number: int
    by: str
    entrant: int | None
    speaker: str | None
    sheet: dict[str, Any] | None = None
    amounts: list[int] = []
    places: list[int] = []
    warnings: list[str] = []


class EveningRound:
    """A round: who sits where, how far it is, what came out."""

    def __init__(
        self, number: int, stage: str, tables: list[list[int]], final: int | None = None
    ) -> None:
        self.number = number
        self.stage = stage
        self.tables = tables
        self.final = final  # which table plays the final
        self.state = PLANNED
        self.present: set[int] = set()
        self.disputes: dict[int, str] = {}
        self.results: dict[int, Result] = {}
        self.settings: EveningSettings | None = None  # those it was started with
        self.boards: set[int] = set()  # tables without a table of ours
        self.sheets: dict[int, OpenSheet] = {}
        self.signed: dict[int, dict[str, Any]] = {}  # sheets that count
        self.sheets_ever: dict[int, int] = {}
        self.referees: dict[int, int] = {}  # by table: who decides its dispute
        self.takes_more = False  # open tables: further ones are opened
        self.commit = ""  # one deal for many tables: what was promised for it
        self.server_seed = b""  # of that deal
        self.seals: list[str | None] | None = None  # of everybody, before the first seed was shown
        self.seeds: list[dict[str, Any]] | None = None
        self.is_gate_open = False  # tables wait for each other no longer

    @property
    def is_shared(self) -> bool:
        """Whether tables of one size have the same deal."""
        return bool(self.commit)

    def table_of(self, entrant: int) -> int | None:
        """Where somebody sits, from 0; where tables are open, the last one."""
        found = (n for n, people in enumerate(self.tables) if entrant in people)
        return max(found, default=None)

    def is_free(self, entrant: int) -> bool:
        """Whether somebody sits at no table that is being played."""
        table = self.table_of(entrant)
        return table is None or table in self.results

    @property
    def counted(self) -> RoundResult:
        """What counts: of a final round only the final, the others play for fun."""
        numbers = range(len(self.tables)) if self.final is None else [self.final]
        kept = [self.results[number].seats for number in numbers if number in self.results]
        return RoundResult(self.number, self.stage, kept)


class Drawing(msgspec.Struct, frozen=True):
    """Seeds are being shown for a draw."""

    since: int
    thrown: str
    why: str


class Screen(msgspec.Struct, frozen=True):
    """What the wall shows: nothing chosen means what the hall needs now."""

    views: list[str] = []
    table: int | None = None  # from 1
    line: str = ""
    round: int = 0  # to which that table belongs


class EveningState:
    """An evening as it is after the entries folded in so far."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.code = ""
        self.status = OPEN
        self.created = 0
        self.last_at = 0
        self.commit = ""
        self.server_seed = b""
        self.organiser = ""
        self.assistants: dict[int, str] = {}
        self.invited: set[str] = set()  # marks of codes
        self.assistants_ever = 0
        self.entrants: dict[int, Entrant] = {}
        self.rounds: list[EveningRound] = []
        self.drawing: Drawing | None = None
        self.draws: dict[int, int] = {}  # by round: how often it was drawn
        self.clock = EveningClock()
        self.screen = Screen()
        self.log: list[dict[str, Any]] = []
        self.answered: dict[tuple[str, str], Answered] = {}
        self.lines_of: Counter[str] = Counter()  # by whoever spoke
        self.settings: EveningSettings

    @property
    def here(self) -> list[int]:
        """The numbers of all who play."""
        return [number for number, one in self.entrants.items() if one.state == HERE]

    @property
    def here_or_seated(self) -> set[int]:
        """The numbers of all who play or have sat at a table."""
        seated = {
            who
            for one in self.rounds
            if one.state != PLANNED
            for table in one.tables
            for who in table
        }
        return seated.union(self.here)

    @property
    def closed(self) -> list[EveningRound]:
        return [one for one in self.rounds if one.state == CLOSED]

    @property
    def current(self) -> EveningRound | None:
        """The round that is called or being played, or else the next one that is planned."""
        return next((one for one in self.rounds if one.state != CLOSED), None)

    @property
    def is_played(self) -> bool:
        """Whether a round is being played."""
        return self.current is not None and self.current.state == RUNNING

    @property
    def is_closing(self) -> bool:
        """Whether open tables are played to their end, and no more are opened."""
        current = self.current
        return current is not None and current.stage == OPEN_TABLES and not current.takes_more

    @property
    def next_number(self) -> int:
        """The number of the first round that is not closed."""
        return len(self.closed) + 1

    def entrant_of(self, holder: str) -> Entrant | None:
        """Whose phone this is."""
        mine = (one for one in self.entrants.values() if holder and one.holder == holder)
        return next(mine, None)

    def lots(self) -> dict[int, str]:
        """What decides when nothing else does."""
        return {number: fair.lot(self.server_seed, self.id, number) for number in self.entrants}

    def standings(self) -> list[Row]:
        """Worked out anew from all results there are."""
        late = [one.number for one in self.entrants.values() if one.since > 1]
        is_open = self.settings.format == OPEN_TABLES
        return standings(
            self.entrants,
            [one.counted for one in self.rounds],
            self.settings.points,
            self.lots(),
            late if self.settings.late_points and not is_open else (),
            self.settings.best if is_open else None,
        )
