"""Who asks a table for something, and with what: everything a decision may depend on."""

from collections.abc import Callable
from typing import Any

import msgspec

from zuschlag.errors import TooMuch
from zuschlag.table.limits import Limits
from zuschlag.table.presence import Presence
from zuschlag.table.seat import own_seat
from zuschlag.table.table_event import Happening
from zuschlag.table.table_state import Table

_CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def spoken(luck: bytes) -> str:
    """A code one can read out: no letters that look like others."""
    return "".join(_CROCKFORD[byte & 31] for byte in luck)


class Speaker(msgspec.Struct, frozen=True):
    """Whoever holds a credential; only ever made from one that was checked."""

    holder: str  # hex SHA-256 of the token
    kind: str = "session"  # or bot: a program with a bearer token


class Asker(msgspec.Struct, frozen=True, kw_only=True):
    """A speaker at this table, now."""

    speaker: Speaker
    pseudonym: str
    command: str  # its id
    mark: str
    now: int
    limits: Limits
    here: Presence
    way_back: Callable[[int, int], str]  # of a seat and a tenure: the same for ever
    seat: int | None = None  # which of several own seats is meant
    secret: Callable[[str], str] = str  # what only this command can have made, again for a retry

    def code(self) -> str:
        """A one-time code."""
        return spoken(bytes.fromhex(self.secret("code")[:32]))

    def fresh(self) -> str:
        """An id for a new table."""
        return self.secret("table")[:32]

    def happening(self, kind: str, seat: int | None = None, **parts: Any) -> Happening:
        """What this asker brings about."""
        return Happening(
            kind=kind,
            at=self.now,
            seat=seat,
            speaker=self.pseudonym,
            command=self.command,
            mark=self.mark,
            **parts,
        )


def seat_of(table: Table, asker: Asker, wanted: int | None = None) -> int:
    """The asker's own seat."""
    return own_seat(table.seats, asker.speaker.holder, asker.seat if wanted is None else wanted)


def check_hidden(table: Table, asker: Asker, seat: int) -> None:
    """What nobody else sees must not fill the table either."""
    if table.log.hidden(seat) >= asker.limits.hidden_entries:
        raise TooMuch("table/too-many-orders", {"most": asker.limits.hidden_entries})
