"""One seat of a table: open, a person's, or a bot's; a person who is away is stood in for."""

from zuschlag.errors import NotAllowed

OPEN, PERSON, BOT = "open", "person", "bot"


class Seat:
    """Who sits here. `holder` is the hash of the credential that may speak for the seat."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        self.kind = OPEN
        self.name = ""
        self.colour = 0
        self.holder = ""
        self.bot = ""  # also of a stand-in, once it is known which
        self.is_program = False
        self.away: str | None = None  # why: gone, time, stood
        self.away_at = 0
        self.tenure = 0  # how many lines all could read when this holder sat down
        self.former = ""  # the holder from whom a host has handed the seat on
        self.former_tenure = 0
        self.is_settled = True  # whether the former holder can no longer have it back

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot answers for this seat now."""
        return self.kind == BOT or self.away is not None

    def hand_on(self, holder: str, tenure: int) -> None:
        """Give the seat to somebody else; until they move, the former holder may have it back."""
        if self.is_settled:
            self.former, self.former_tenure, self.is_settled = self.holder, self.tenure, False
        self.holder, self.tenure = holder, tenure

    def give_back(self, holder: str) -> None:
        """Whoever had the seat before has it again, perhaps with another credential."""
        self.holder, self.tenure = holder, self.former_tenure
        self.former, self.is_settled = "", True

    @property
    def is_present(self) -> bool:
        """Whether somebody plays this seat in person now."""
        return self.kind == PERSON and self.away is None


def seats_of(seats: list[Seat], holder: str) -> list[int]:
    """The seats a credential may speak for."""
    if not holder:
        return []
    return [number for number, seat in enumerate(seats) if seat.holder == holder]


def is_held_by(seats: list[Seat], number: int, holder: str) -> bool:
    """Whether a credential may speak for a seat of this number."""
    return 0 <= number < len(seats) and bool(holder) and seats[number].holder == holder


def own_seat(seats: list[Seat], holder: str, wanted: int | None) -> int:
    """The seat that is meant, which must be the speaker's."""
    if wanted is not None and is_held_by(seats, wanted, holder):
        return wanted
    own = seats_of(seats, holder)
    if wanted is not None or not own:
        raise NotAllowed("table/not-your-seat")
    if len(own) > 1:
        raise NotAllowed("table/which-seat", {"own": own})
    return own[0]
