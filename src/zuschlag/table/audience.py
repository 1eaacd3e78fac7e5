"""Who looks at a table, and what is sent to them: one place where frames are put together."""

from collections.abc import Iterator
from typing import Protocol

from zuschlag.table.log import Line, Log, Viewer, inside, numbered
from zuschlag.table.showing import Shown
from zuschlag.table.wire import PersonalPart

MOST_LINES = 200
"""Lines of the log in one frame."""


class Sink(Protocol):
    """A socket, seen from the table."""

    def send(self, frame: bytes) -> None:
        """Put a frame on its way; never waits, never raises."""

    def close(self, code: int, reason: str) -> None:
        """End the connection."""


class Watch:
    """Somebody looking at a table from a seat, or from outside."""

    __slots__ = ("holder", "in_control", "is_open", "sink", "table", "viewer")

    def __init__(self, table: str, viewer: Viewer, holder: str, sink: Sink) -> None:
        self.table = table
        self.viewer = viewer
        self.holder = holder
        self.sink = sink
        self.in_control = viewer is not None
        self.is_open = True


class Audience:
    """All who look at one table; of several on one seat the last one to come is in control."""

    def __init__(self) -> None:
        self.watches: list[Watch] = []

    def add(self, watch: Watch) -> list[Watch]:
        """Let somebody in; who has lost control by that."""
        lost = [w for w in self.of_seat(watch.viewer) if w.in_control]
        for other in lost:
            other.in_control = False
        self.watches.append(watch)
        return lost

    def remove(self, watch: Watch) -> None:
        """Let somebody go; control falls back to who came before."""
        watch.is_open = False
        if watch in self.watches:
            self.watches.remove(watch)
            rest = self.of_seat(watch.viewer)
            if watch.in_control and rest:
                rest[-1].in_control = True

    def of_seat(self, viewer: Viewer) -> list[Watch]:
        """Everybody on one seat; nobody for those who only watch."""
        return [w for w in self.watches if w.viewer == viewer and viewer is not None]

    @property
    def spectators(self) -> list[Watch]:
        """Everybody without a seat."""
        return [watch for watch in self.watches if watch.viewer is None]


def whole(shown: Shown, log: Log, watch: Watch, personal: PersonalPart) -> bytes:
    """Everything as it is now for this viewer."""
    you = shown.you(watch.viewer, watch.holder, watch.in_control)
    parts = (
        b'{"t":"table","cursor":%d' % log.cursor(watch.viewer),
        b'"table":' + shown.table,
        b'"clock":' + shown.clock,
        b'"game":' + shown.game(watch.viewer),
        b'"you":' + you,
    )
    own = inside(personal)
    return b",".join((*parts, own) if own else parts) + b"}"


def missed(log: Log, viewer: Viewer, cursor: int) -> Iterator[bytes]:
    """The lines behind a cursor, in frames of a size."""
    head = log.cursor(viewer)
    while cursor < head:
        lines = log.after(viewer, cursor, MOST_LINES)
        cursor += len(lines)
        yield b'{"t":"log","cursor":%d,"entries":[%s]}' % (cursor, b",".join(lines))


def news(shown: Shown, log: Log, line: Line, watch: Watch, has_new_table: bool) -> bytes:
    """One line and how things stand after it."""
    cursor = log.cursor(watch.viewer)
    you = shown.you(watch.viewer, watch.holder, watch.in_control)
    parts = [
        b'{"t":"news","cursor":%d' % cursor,
        b'"entry":' + numbered(line, watch.viewer, cursor),
        b'"clock":' + shown.clock,
        b'"game":' + shown.game(watch.viewer),
        b'"you":' + you,
    ]
    if has_new_table:
        parts.append(b'"table":' + shown.table)
    return b",".join(parts) + b"}"
