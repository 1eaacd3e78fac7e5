"""Who asks a table for something, and with what: everything a decision may depend on."""

from collections.abc import Callable
from typing import Any

import msgspec

from zuschlag.errors import TooMuch
from zuschlag.table.limits import TableLimits
from zuschlag.table.presence import SeatPresence
from zuschlag.table.seat import own_seat
from zuschlag.table.table_event import TableEvent
from zuschlag.table.table_state import TableState

_CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def spoken(luck: bytes) -> str:
    """A code that can be read out: no letters that look like others."""
    return "".join(_CROCKFORD[byte & 31] for byte in luck)


class Speaker(msgspec.Struct, frozen=True):
    """Whoever holds a credential; only ever made from one that was checked."""

    holder: str  # hex SHA-256 of the token
    kind: str = "session"  # or bot: a program with a bearer token


class Caller(msgspec.Struct, frozen=True, kw_only=True):
    """A speaker at this table, now."""

    speaker: Speaker
    pseudonym: str
    command: str  # its id
    mark: str
    now: int
    limits: TableLimits
    here: SeatPresence
    way_back: Callable[[int, int], str]  # of a seat and a tenure: the same for ever
    seat: int | None = None  # which seat is meant, if the speaker has several
    secret: Callable[[str], str] = str  # what only this command can have made, again for a retry

    def code(self) -> str:
        return spoken(bytes.fromhex(self.secret("code")[:32]))

    def fresh(self) -> str:
        """An id for a new table."""
        return self.secret("table")[:32]

    def event(self, kind: str, seat: int | None = None, **parts: Any) -> TableEvent:
        """What this caller brings about."""
        return TableEvent(
            kind=kind,
            at=self.now,
            seat=seat,
            speaker=self.pseudonym,
            command=self.command,
            mark=self.mark,
            **parts,
        )


def seat_of(table: TableState, caller: Caller, wanted: int | None = None) -> int:
    return own_seat(table.seats, caller.speaker.holder, caller.seat if wanted is None else wanted)


def check_hidden(table: TableState, caller: Caller, seat: int) -> None:
    """What nobody else sees must not fill the table either."""
    if table.log.hidden(seat) >= caller.limits.hidden_entries:
        raise TooMuch("table/too-many-orders", {"most": caller.limits.hidden_entries})
