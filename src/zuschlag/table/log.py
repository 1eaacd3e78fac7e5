"""The log as each viewer may read it: every viewer counts 1, 2, 3 without gaps.

A viewer is a seat number, or None for everybody who only watches. What a viewer may not know
exists does not even leave a hole in the count.
"""

from typing import Any

import msgspec

from zuschlag.table.table_event import TableEvent

Viewer = int | None

_ENCODER = msgspec.json.Encoder(order="deterministic")  # the same after a journal sorted it


_NOTHING: dict[int, bytes] = {}  # the private parts of most lines


class LogLine(msgspec.Struct, frozen=True):
    """One entry, written once for all who may read it."""

    seen_by: list[int] | None
    public: bytes  # the inside of a JSON object
    private: dict[int, bytes]

    def is_for(self, viewer: Viewer) -> bool:
        """Whether this viewer may know that it happened."""
        return self.seen_by is None or viewer in self.seen_by


class Log:
    """All lines, and where each viewer's own are among them."""

    def __init__(self) -> None:
        self.lines: list[LogLine] = []
        self._own: dict[int, list[int]] = {}  # lines that only some seats see, by seat
        self._shared: list[int] = []  # lines that everybody sees

    def add(self, event: TableEvent) -> None:
        place = len(self.lines)
        line = line_of(event)
        self.lines.append(line)
        if line.seen_by is None:
            self._shared.append(place)
        for seat in line.seen_by or ():
            self._own.setdefault(seat, []).append(place)

    def cursor(self, viewer: Viewer) -> int:
        """How many lines this viewer has."""
        return len(self._shared) + len(self._own.get(viewer, ()) if viewer is not None else ())

    def hidden(self, seat: int) -> int:
        """How many lines not everybody sees this seat has."""
        return len(self._own.get(seat, ()))

    def after(self, viewer: Viewer, cursor: int, most: int) -> list[bytes]:
        """The next lines after a viewer's cursor, as JSON objects with the viewer's numbers."""
        places = self._places(viewer)
        found = places[cursor : cursor + most]
        return [numbered(self.lines[p], viewer, cursor + 1 + n) for n, p in enumerate(found)]

    def known(self, viewer: Viewer, cursor: int, at: int | None) -> int:
        """How much of what a viewer says to have is ours: all of it, or nothing.

        `at` is the time of the last line they have. A journal that came back without its last
        moments goes on with others of the same numbers.
        """
        if not 0 <= cursor <= self.cursor(viewer):
            return 0
        if at is None or cursor == 0:
            return cursor
        line = self.lines[self._places(viewer)[cursor - 1]]
        return cursor if msgspec.json.decode(b"{" + line.public + b"}")["at"] == at else 0

    def _places(self, viewer: Viewer) -> list[int]:
        own = self._own.get(viewer, []) if viewer is not None else []
        return sorted(self._shared + own) if own else self._shared


def line_of(event: TableEvent) -> LogLine:
    """An event as readers get it; secrets do not come along."""
    shown: dict[str, Any] = {"kind": event.kind, "at": event.at}
    if event.seat is not None:
        shown["seat"] = event.seat
    private = _NOTHING
    if event.private:
        private = {seat: inside(part) for seat, part in event.private.items() if part}
    return LogLine(event.seen_by, inside(shown | event.public), private)


def inside(part: dict[str, Any] | msgspec.Struct) -> bytes:
    """An object without its braces."""
    return _ENCODER.encode(part)[1:-1]


def numbered(line: LogLine, viewer: Viewer, number: int) -> bytes:
    """A line as one viewer reads it."""
    own = line.private.get(viewer) if viewer is not None else None
    if own is None:
        return b'{"n":%d,%b}' % (number, line.public)
    return b'{"n":%d,%b,%b}' % (number, line.public, own)
