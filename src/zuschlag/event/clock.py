"""One clock for all tables: a round's end, by the server's time alone.

While nothing runs (a stop, an outage) the end moves along, so that nobody pays for it.
"""

MINUTE = 60_000
WARNINGS = (10, 5, 1)
"""Minutes before the bell."""

BEAT = 30_000
"""How often a running clock is written down: an outage is known that exactly."""


class EveningClock:
    """When the round ends, since when everything stands still, what was said before the bell."""

    def __init__(self) -> None:
        self.ends_at: int | None = None
        self.stopped_since: int | None = None
        self.warned: list[int] = []
        self.has_rung = False

    @property
    def runs(self) -> bool:
        return self.ends_at is not None and self.stopped_since is None and not self.has_rung

    def start(self, at: int, minutes: int | None) -> None:
        """A round begins; without minutes it has all the time in the world."""
        self.ends_at = at + minutes * MINUTE if minutes is not None else None
        self.stopped_since = None
        self.has_rung = False
        # Nobody is told that ten minutes are left of a round of eight.
        self.warned = [one for one in WARNINGS if minutes is not None and one >= minutes]

    def stop(self, at: int) -> None:
        """Everything stands still."""
        self.stopped_since = at

    def go_on(self, at: int) -> None:
        """The end moves by as long as everything stood still."""
        if self.stopped_since is not None:
            self.shift(at - self.stopped_since)
        self.stopped_since = None

    def shift(self, by: int) -> None:
        """Time during which nobody could play."""
        if self.ends_at is not None:
            self.ends_at += by

    def move(self, at: int, by: int) -> None:
        """More time, or less; warnings that are true no longer will be said again."""
        self.shift(by)
        self.warned = [one for one in self.warned if self.left(at) <= one * MINUTE]

    def left(self, now: int) -> int:
        """Milliseconds before the bell."""
        seen = now if self.stopped_since is None else self.stopped_since
        return 0 if self.ends_at is None else self.ends_at - seen

    def next_warning(self) -> int | None:
        """The next warning to be said, in minutes before the end."""
        return next((one for one in WARNINGS if one not in self.warned), None)

    def clear(self) -> None:
        """The round is closed."""
        self.ends_at = self.stopped_since = None
        self.has_rung = False
        self.warned = []
