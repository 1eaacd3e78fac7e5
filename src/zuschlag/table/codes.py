"""Codes that open a seat: one-time codes for another device, and everybody's own way back.

A way back is the holder's for as long as they hold the seat, and works every time. A code that a
host has made is for somebody new: until they have moved, the former holder may return.
"""

import enum
import hashlib
import hmac
from typing import NamedTuple

from zuschlag.errors import NotAllowed, TooMuch
from zuschlag.table import commands
from zuschlag.table.caller import Caller, check_hidden, seat_of, spoken
from zuschlag.table.ports import Seal
from zuschlag.table.powers import Role, roles_of
from zuschlag.table.seat import PERSON
from zuschlag.table.table_event import TableEvent
from zuschlag.table.table_state import TableState
from zuschlag.table.vacations import check_not_slow


class By(enum.StrEnum):
    """Whose code it is."""

    OWN = "own"  # made by the holder for another device
    HOST = "host"  # made by the host for a seat whose holder is absent
    WAY_BACK = "way-back"  # the holder's
    FORMER = "former"  # the way back of the holder before it was handed on


class Opens(NamedTuple):
    """The seat behind a code."""

    seat: int
    by: By


def way_back(seal: Seal, table: str, seat: int, tenure: int) -> str:
    """The personal code of whoever holds a seat since so many public lines of the log."""
    return spoken(bytes.fromhex(seal.mark(f"way back|{table}|{seat}|{tenure}".encode())[:32]))


def move_seat(table: TableState, caller: Caller, command: commands.MoveSeat) -> TableEvent:
    """A code for another device of one's own: nobody else learns of it."""
    number = seat_of(table, caller, command.seat)
    check_hidden(table, caller, number)
    return _code(table, caller, number, seen_by=[number])


def reissue(table: TableState, caller: Caller, command: commands.Reissue) -> TableEvent:
    """A code for the seat of somebody absent; everybody sees it."""
    if command.seat >= len(table.seats) or table.seats[command.seat].kind != PERSON:
        raise NotAllowed("table/not-a-person")
    if table.seats[command.seat].is_present:
        check_not_slow(table)  # there only somebody whose time is over counts as absent
    if not caller.here.is_absent(command.seat, caller.now, caller.limits.absent_seconds):
        raise NotAllowed("table/not-absent", {"seconds": int(caller.limits.absent_seconds)})
    return _code(table, caller, command.seat, seen_by=None)


def _code(table: TableState, caller: Caller, seat: int, seen_by: list[int] | None) -> TableEvent:
    by_host = seen_by is None
    alike = [code for code in table.codes.values() if (code.seat, code.by_host) == (seat, by_host)]
    running = [code for code in alike if code.until > caller.now]
    if len(running) >= caller.limits.open_codes:
        raise TooMuch("table/too-many-codes", {"most": caller.limits.open_codes})
    until = caller.now + caller.limits.code_seconds * 1000
    secret = {"hash": hash_of(caller.code()), "until": until}
    public = {"by": By.HOST.value} if by_host else {}
    return caller.event("code_made", seat, seen_by=seen_by, public=public, secret=secret)


def take_over(table: TableState, caller: Caller, command: commands.TakeOver) -> TableEvent:
    """Whoever has the code has the seat."""
    found = opened_by(table, caller, command.code)
    if found is None:
        raise NotAllowed("table/bad-code")
    if table.seats[found.seat].holder == caller.speaker.holder:
        raise NotAllowed("table/seat-is-yours", {"seat": found.seat})
    if found.by is By.HOST:
        _check_new(table, caller)
    return _moved(table, caller, found)


def _check_new(table: TableState, caller: Caller) -> None:
    """Nobody who plays here, or looks after the table, gets another hand to see."""
    if roles_of(table, caller.speaker.holder) & (Role.SEAT | Role.HOST):
        raise NotAllowed("table/code-not-for-you")


def return_to(table: TableState, caller: Caller, seat: int) -> TableEvent:
    """The former holder takes the seat again."""
    return _moved(table, caller, Opens(seat, By.FORMER))


def _moved(table: TableState, caller: Caller, found: Opens) -> TableEvent:
    """A device more of the same person is nobody else's business, a program is everybody's."""
    public: dict[str, str | bool] = {}
    if found.by in (By.HOST, By.FORMER):
        public["by"] = found.by.value
    is_program = caller.speaker.kind == "bot"
    if is_program != table.seats[found.seat].is_program:
        public["program"] = is_program
    secret = {"holder": caller.speaker.holder}
    return caller.event("seat_moved", found.seat, public=public, secret=secret)


def opened_by(table: TableState, caller: Caller, code: str) -> Opens | None:
    """The seat that a code opens now, if it does."""
    kept = table.codes.get(hash_of(code))
    if kept is not None and kept.until > caller.now:
        is_back = kept.by_host and caller.here.is_here(kept.seat)
        return None if is_back else Opens(kept.seat, By.HOST if kept.by_host else By.OWN)
    for number, seat in enumerate(table.seats):
        if seat.kind == PERSON and _fits(code, caller.way_back(number, seat.tenure)):
            return Opens(number, By.WAY_BACK)
        if not seat.is_settled and _fits(code, caller.way_back(number, seat.former_tenure)):
            return Opens(number, By.FORMER)
    return None


def _fits(code: str, wanted: str) -> bool:
    return hmac.compare_digest(_typed(code), wanted.encode())


def hash_of(code: str) -> str:
    """How a one-time code is remembered."""
    return hashlib.sha256(_typed(code)).hexdigest()


def _typed(code: str) -> bytes:
    return code.strip().upper().encode("utf-8", "replace")
