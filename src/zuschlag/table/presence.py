"""Who can be reached: the seats nobody is connected for, and since when."""

import msgspec


class SeatPresence(msgspec.Struct):
    """How long a seat has had nobody behind it."""

    gone: dict[int, int] = {}
    quiet_until: int = 0  # nobody loses on time before, or counts as absent

    def is_here(self, seat: int) -> bool:
        """Whether somebody is connected for this seat."""
        return seat not in self.gone

    def is_absent(self, seat: int, now: int, patience: float) -> bool:
        """Whether nobody has been there for so many seconds, restarts not counted."""
        since = self.gone.get(seat)
        if since is None or now < self.quiet_until:
            return False
        return now - since >= int(patience * 1000)
