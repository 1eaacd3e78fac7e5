"""Time at the table: seconds for a decision, a bank behind them, and a limit for the whole game.

Times are the table's milliseconds. While nothing runs (a pause, a restart) everything timed is
shifted by as long as that took, so that nobody pays for it.
"""

from collections.abc import Mapping

from zuschlag.table.settings import TimeLimits


class Timing:
    """Who has been asked since when, what is left in the banks, when the game must end."""

    def __init__(self, limits: TimeLimits, seats: int) -> None:
        self.limits = limits
        self.milliseconds = limits.milliseconds  # how long one decision may take, before the bank
        self.asked: dict[int, int] = {}
        self.bank = [limits.bank * 1000] * seats
        self.limit: int | None = None  # when the game's time is up
        self.is_hurried = False  # the bell has rung, and the game goes on to its end

    def begin(self, at: int, minutes: int | None) -> None:
        self.limit = at + minutes * 60_000 if minutes is not None else None

    def ask(
        self, waiting: tuple[int, ...], at: int, answered: int | None = None, is_new: bool = True
    ) -> None:
        """These seats are waited for now; one that has answered starts afresh at a new question.

        Something said besides the question (a mortgage before a roll) buys no time.
        """
        is_done = is_new or answered not in waiting
        if answered is not None and answered in self.asked and is_done:
            self._charge(answered, at)
        self.asked = {
            seat: at if seat == answered and is_new else self.asked.get(seat, at)
            for seat in waiting
        }

    def _charge(self, seat: int, at: int) -> None:
        limit = self.milliseconds
        if limit is not None:
            over = at - self.asked[seat] - limit
            self.bank[seat] = max(0, self.bank[seat] - max(0, over))

    def restart(self, seat: int, at: int) -> None:
        """A seat that is asked gets its time from now on."""
        if seat in self.asked:
            self.asked[seat] = at

    def give_back(self, seat: int, since: int, at: int) -> None:
        """The time in which a seat was waited for is nobody's."""
        if seat in self.asked:
            asked = self.asked[seat]
            self.asked[seat] = min(at, asked + at - max(since, asked))

    def leave_out(self, barred: Mapping[int, int], at: int) -> None:
        """Whoever could not answer before some time has all of the time from then on."""
        for seat, until in barred.items():
            if seat in self.asked:
                self.asked[seat] = max(self.asked[seat], min(until, at))

    def deadline(self, seat: int) -> int | None:
        """When the seat's time is over; None without a clock or when it is not asked."""
        limit = self.milliseconds
        if limit is None or seat not in self.asked:
            return None
        return self.asked[seat] + limit + self.bank[seat]

    def leave_until(self, when: int) -> None:
        """Nobody's time is over before then."""
        limit = self.milliseconds
        if limit is not None:
            least = when - limit
            self.asked = {seat: max(since, least) for seat, since in self.asked.items()}

    def end_at(self, limit: int | None) -> None:
        """The game's time is up then, whatever was agreed before."""
        self.limit = limit

    def hurry(self, seconds: int, at: int) -> None:
        """From now on decisions are quick, and nobody has a bank."""
        self.limits = TimeLimits(seconds)
        self.milliseconds = self.limits.milliseconds
        self.bank = [0] * len(self.bank)
        self.asked = dict.fromkeys(self.asked, at)
        self.is_hurried = True

    def shift(self, by: int) -> None:
        """Time during which nothing ran is charged to nobody; negative after a clock went back."""
        self.asked = {seat: since + by for seat, since in self.asked.items()}
        if self.limit is not None:
            self.limit += by
