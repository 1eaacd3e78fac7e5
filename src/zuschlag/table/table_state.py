"""One live table: what the log has made of it. `folds` takes entries in, `decide` answers commands.

Nothing here waits, draws luck or looks at a clock; whoever holds a table passes all that in.
"""

from typing import Any, NamedTuple

import msgspec

from zuschlag.errors import NotFound
from zuschlag.table.commands import Order
from zuschlag.table.game_at_table import Moment
from zuschlag.table.limits import TableLimits
from zuschlag.table.log import Log
from zuschlag.table.play import Play
from zuschlag.table.presence import SeatPresence
from zuschlag.table.seat import Seat
from zuschlag.table.seeds import Seeds
from zuschlag.table.settings import DAY, Settings
from zuschlag.table.timing import Timing
from zuschlag.table.waits import SLOW, Vacation

LOBBY, SEEDS, PLAY, PAUSED, OVER = "lobby", "seeds", "play", "paused", "over"


class Answered(msgspec.Struct, frozen=True):
    """A command that was taken in: what came of it, for whoever asks again."""

    mark: str | None
    made: dict[str, Any]


class Code(NamedTuple):
    """A one-time code for a seat, made by its holder or, for all to see, by the host."""

    seat: int
    until: int
    by_host: bool

    def later(self, by: int) -> "Code":
        """Good for that much longer."""
        return self._replace(until=self.until + by)


class Proposal(msgspec.Struct):
    """Something somebody wants that all others must agree to: a move back, a pause, a ruling."""

    seat: int
    agreed: list[int]
    facts: dict[str, Any] = {}  # what exactly is wanted


class Absence(msgspec.Struct):
    """What the others have said about the seat of somebody without a connection."""

    is_kept: bool = False
    asker: int | None = None  # who has kept it; None: the host
    since: int = 0  # since when it is kept
    wishes: list[int] = []  # who wants what the table would not do by itself


class StandingOrder(msgspec.Struct, frozen=True):
    """An order and the auction it was given for."""

    order: Order
    scope: Any
    since: int


class HeldMove(NamedTuple):
    """The move that finishes a row, kept until all tables with the same deal have finished it."""

    seat: int
    written: list[Any]
    by: str | None  # a bot, if not the seat itself


class TableState:
    """A table as it is after the entries folded in so far."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.code = ""
        self.evening = ""  # the evening it belongs to: that is the host then, and stays it
        self.league = False  # made by the league of the server: its host, which nobody can be
        self.held: HeldMove | None = None
        self.rows_finished = 0  # by such moves
        self.is_gated = (
            False  # whether they are kept: the deal is a round's, and tables are in step
        )
        self.rules = 1  # the number of the rules it was founded with
        self.created = 0
        self.last_at = 0  # of the last entry that everybody sees: the others never show
        self.is_running = False  # whether time runs: not in pauses, not while the server is away
        self.running_since = 0
        self.stopped_at = 0  # since when it has not
        self.ended_at = 0
        self.status = LOBBY
        self.host = ""  # holder
        self.maker = ""  # holder; stays when another becomes the host
        self.seats: list[Seat] = []
        self.log = Log()
        self.story: list[int] = []  # lines of the deal and of every move that stands
        self.chat_lines = 0
        self.answered: dict[tuple[str, str], Answered] = {}
        self.codes: dict[str, Code] = {}  # by the hash of the code
        self.orders: dict[int, StandingOrder] = {}
        self.undo: Proposal | None = None
        self.pause: Proposal | None = None
        self.ruling: Proposal | None = None
        self.pauses = 0  # how often the clocks were stopped
        self.absences: dict[int, Absence] = {}
        self.vacations: dict[int, Vacation] = {}  # those that are running
        self.vacation_used: dict[int, int] = {}  # milliseconds, with all of a running one
        self.speed = 1  # how many times as fast bots answer
        self.skips = False  # they answer at once, until a person is called
        self.votes: set[int] = set()
        self.pause_until: int | None = None
        self.play: Play | None = None
        self.result: dict[str, Any] | None = None
        self.rematch: str | None = None
        self.settings: Settings
        self.seeds: Seeds
        self.timing: Timing

    @property
    def game(self) -> Play:
        """The game that was dealt."""
        if self.play is None:
            raise NotFound("table/no-game")
        return self.play

    @property
    def is_slow(self) -> bool:
        """Whether a decision may take days, so that nobody is expected to be connected."""
        return self.settings.time.days is not None

    @property
    def moment(self) -> Moment:
        """The game as it is, with who is on vacation."""
        found = self.game.moment
        if not self.vacations:
            return found
        return Moment(found.state, found.seen, found.since, self.vacations)

    def deadline(self, seat: int) -> int | None:
        """When the seat's time is over; it stands still in a vacation.

        At a slow table it begins when the seat may do what it is asked for: others have a day.
        """
        found, known = self.timing.deadline(seat), self.vacations.get(seat)
        if found is None:
            return None
        asked = self.timing.asked[seat]
        begun = max(asked, self._barred_until(seat))
        away = known.until - max(known.since, begun) if known is not None else 0
        return found + begun - asked + max(0, away)

    def _barred_until(self, seat: int) -> int:
        return self.game.at.barred_until(self.moment, seat, SLOW) if self.is_slow else 0

    @property
    def barred(self) -> dict[int, int]:
        """Until when seats that are asked cannot answer yet, where that may take days."""
        return (
            {seat: self._barred_until(seat) for seat in self.timing.asked} if self.is_slow else {}
        )

    def vacation_left(self, seat: int) -> int:
        """Milliseconds of vacation somebody may still take, besides one that is running."""
        return self.settings.time.vacation * DAY - self.vacation_used.get(seat, 0)

    @property
    def host_seat(self) -> int | None:
        for number, seat in enumerate(self.seats):
            if seat.holder == self.host and self.host:
                return number
        return None

    @property
    def present(self) -> list[int]:
        """The seats that are played in person now."""
        return [number for number, seat in enumerate(self.seats) if seat.is_present]

    def voters(self, now: int, limits: TableLimits) -> list[int]:
        """Who is asked when people agree: who plays, and who was cut off only a while ago."""
        since = now - int(limits.vote_seconds * 1000)
        seats = enumerate(self.seats)
        late = [n for n, seat in seats if seat.away in ("gone", "time") and seat.away_at > since]
        return sorted([*self.present, *late])

    def deciding(self, now: int, limits: TableLimits) -> list[int]:
        """Who must agree on how the game ends: of those who are asked, people still in it."""
        return [seat for seat in self.voters(now, limits) if seat in self._people_in]

    def players_here(self, here: SeatPresence) -> list[int]:
        """People who play themselves, are connected and still in the game."""
        return [seat for seat in self.present if here.is_here(seat) and seat in self._people_in]

    def not_asked_yet(self, proposal: Proposal, here: SeatPresence) -> set[int]:
        """Of those, who has yet to agree; whoever shares a device with the proposer need not."""
        proposer = self.seats[proposal.seat].holder
        others = [seat for seat in self.players_here(here) if self.seats[seat].holder != proposer]
        return set(others) - set(proposal.agreed)

    @property
    def _people_in(self) -> list[int]:
        """Seats still in the game that no program plays."""
        return [seat for seat in self.game.still_in if not self.seats[seat].is_program]

    def resize(self, settings: Settings) -> None:
        """Other settings, perhaps another number of seats."""
        self.settings = settings
        self.seats = [*self.seats[: settings.seats]]
        self.seats += [Seat() for _ in range(settings.seats - len(self.seats))]
        self.timing = Timing(settings.time, settings.seats)
