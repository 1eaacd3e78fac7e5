"""What goes over a socket, one JSON object a frame: typed on the way in, documented on the way out.

The table writes `table`, `log`, `news` and `presence` itself; the socket writes the others.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from zuschlag.errors import Malformed
from zuschlag.server.errors import reason_of
from zuschlag.table.audience import CHANGES, WHOLE
from zuschlag.table.commands import Command
from zuschlag.table.wire import ClockPart, HandedOnPart, TablePart, YouPart

PROTOCOL = 1

TableId = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
CommandId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,64}$")]
Cursor = Annotated[int, Meta(ge=0, le=10_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]


class _In(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    pass


class Resume(_In, frozen=True, tag="resume"):
    """First of all: which table, from which of your seats, and how much of its log is known.

    With `memory` your seat sees all that a perfect note-taker knows, for programs that search.
    In protocol 2 news tell what changed. With `at`, when the last line you have was written, you
    get the whole log again if this server knows another line of that number.
    """

    table: TableId
    seat: SeatNumber | None = None
    cursor: Cursor = 0
    memory: bool = False
    proto: Annotated[int, Meta(ge=WHOLE, le=CHANGES)] = WHOLE
    at: Annotated[int, Meta(ge=0, le=2**53)] | None = None


class Do(_In, frozen=True, tag="do"):
    """A command; the same id may be sent again until it is answered."""

    id: CommandId
    command: msgspec.Raw


class Ping(_In, frozen=True, tag="ping"):
    """Is anybody there?"""

    n: Annotated[int, Meta(ge=0, le=2**53)] = 0


class Doze(_In, frozen=True, tag="doze"):
    """The page is out of sight, on a locked phone perhaps, or back again."""

    yes: bool


Incoming = Resume | Do | Ping | Doze


class _Out(msgspec.Struct, frozen=True, tag_field="t"):
    pass


class Hello(_Out, frozen=True, tag="hello"):
    """The first frame: the protocol, the time here, and which build of the pages is served."""

    server_time: int
    proto: int = PROTOCOL
    resume_ok: bool = True
    build: str | None = None


class AckFrame(_Out, frozen=True, tag="ack"):
    """Done and written down; `made` holds what came of it (a seat, a code, a table)."""

    id: str
    cursor: int
    made: dict[str, Any] = {}


class Nak(_Out, frozen=True, tag="nak"):
    """Not done."""

    id: str
    error: str
    facts: dict[str, Any] = {}
    cursor: int | None = None


class Pong(_Out, frozen=True, tag="pong"):
    """Yes."""

    n: int


class Trouble(_Out, frozen=True, tag="error"):
    """A frame that could not be read or followed."""

    error: str
    facts: dict[str, Any] = {}


class TableFrame(_Out, frozen=True, tag="table"):
    """Everything as it is now for this viewer."""

    cursor: int
    table: TablePart
    clock: ClockPart
    you: YouPart
    game: dict[str, Any] | None = None
    way_back: str | None = None  # yours: the code with which any device takes the seat again
    handed_on: HandedOnPart | None = None  # your seat, given to somebody else by the host


class LogFrame(_Out, frozen=True, tag="log"):
    """What the viewer has missed; `n` in an entry is the viewer's own count without gaps."""

    cursor: int
    entries: list[dict[str, Any]]


class News(_Out, frozen=True, tag="news"):
    """One entry, and how things are after it."""

    cursor: int
    entry: dict[str, Any]
    clock: ClockPart
    you: YouPart
    game: dict[str, Any] | None = None
    table: TablePart | None = None  # only when it has changed


class NewsOfChanges(_Out, frozen=True, tag="news"):
    """Protocol 2: one entry, and what has changed of what the viewer was shown last.

    A change is a number, a text, true, false or null in place of what was there; `[value]`, any
    value in its place; `[]`, the key is gone; or an object with changes by name or by places.
    """

    entry: dict[str, Any]  # its `n` is one more than the cursor of what it changes; else resume
    asked: dict[int, Any] = {}  # since when, or since and until when, in milliseconds after `at`
    clock: dict[str, Any] = {}  # what else is new there but for `at`, which is the entry's
    game: Any = None
    you: Any = None
    table: Any = None


class Presence(_Out, frozen=True, tag="presence"):
    """Which seats have somebody connected; who is gone, since when, with how much patience."""

    seats: list[bool]
    gone: dict[int, dict[str, int]] = {}


_READER: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)
_COMMANDS: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)


def read(text: str | bytes) -> Incoming:
    """A frame of a client, or Malformed."""
    try:
        return _READER.decode(text)
    except (msgspec.MsgspecError, ValueError, RecursionError) as fault:
        raise Malformed("frame/malformed", "", {"reason": reason_of(fault)}) from None


def read_command(raw: msgspec.Raw | bytes) -> Command:
    """The command inside a frame, or Malformed: then its id is known and can be answered."""
    try:
        return _COMMANDS.decode(raw)
    except (msgspec.MsgspecError, ValueError, RecursionError) as fault:
        raise Malformed("command/malformed", "", {"reason": reason_of(fault)}) from None
