"""Who can be reached: the seats nobody is connected for, and since when."""

import msgspec

DOZING = 4
"""So much longer for a page that was out of sight: a locked phone must not cost a move."""


class SeatPresence(msgspec.Struct):
    """How long a seat has had nobody behind it."""

    gone: dict[int, int] = {}
    dozing: set[int] = set()  # whose page was out of sight when it was last there
    quiet_until: int = 0  # nobody loses on time before, or counts as absent
    begun: int = 0  # when the table was taken up here: whoever is gone since then was never seen

    def doze(self, seat: int, is_dozing: bool) -> None:
        """Keep in mind whether a seat that is here is out of sight."""
        (self.dozing.add if is_dozing else self.dozing.discard)(seat)

    def times(self, seat: int) -> int:
        """How many times the usual patience a seat that is gone deserves."""
        return DOZING if seat in self.dozing else 1

    @property
    def told(self) -> dict[int, dict[str, int]]:
        """Who is gone, since when, and how many times the usual patience they have."""
        return {
            seat: {"since": since, "patience": self.times(seat)}
            for seat, since in self.gone.items()
        }

    def is_here(self, seat: int) -> bool:
        """Whether somebody is connected for this seat."""
        return seat not in self.gone

    def has_left(self, seat: int, now: int, patience: float) -> bool:
        """Whether somebody who was there has been gone for so many seconds.

        Whoever has not come back since a restart has until nobody loses on time any more.
        """
        since = self.gone.get(seat)
        if since is None or (since <= self.begun and now < self.quiet_until):
            return False
        return now - since >= int(patience * 1000)

    def is_absent(self, seat: int, now: int, patience: float) -> bool:
        """Whether nobody has been there for so many seconds, restarts not counted."""
        since = self.gone.get(seat)
        if since is None or now < self.quiet_until:
            return False
        return now - since >= int(patience * 1000)
