"""What is sent to somebody who looks at a table: the one place where frames are put together.

In protocol 1 every piece of news shows everything. In protocol 2 it tells what changed, which is
found by comparing what this viewer was shown last with what would be shown now: whoever knows the
frames of protocol 1 could write those of protocol 2, and so they tell nothing more.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from zuschlag.table.audience import CHANGES, Shown, Watch
from zuschlag.table.changes import Known, Same, change
from zuschlag.table.log import Log, LogLine, Viewer, inside, numbered
from zuschlag.table.table_view import TableView
from zuschlag.table.wire import ClockPart, PersonalPart, TablePart

MOST_LINES = 200
"""Lines of the log in one frame."""

_ENCODER = msgspec.json.Encoder()


def whole(view: TableView, log: Log, watch: Watch, personal: PersonalPart) -> bytes:
    """Everything as it is now for this viewer."""
    you = view.you(watch.viewer, watch.holder, watch.in_control)
    parts = (
        b'{"t":"table","cursor":%d' % log.cursor(watch.viewer),
        b'"table":' + view.table,
        b'"clock":' + view.clock,
        b'"game":' + view.game(watch.viewer, watch.memory),
        b'"you":' + you,
    )
    own = inside(personal)
    if watch.protocol == CHANGES:
        watch.shown = _shown(view, watch, view.table_part)
    return b",".join((*parts, own) if own else parts) + b"}"


def missed(log: Log, viewer: Viewer, cursor: int) -> Iterator[bytes]:
    """The lines after a cursor, in frames of a size."""
    head = log.cursor(viewer)
    while cursor < head:
        lines = log.after(viewer, cursor, MOST_LINES)
        cursor += len(lines)
        yield b'{"t":"log","cursor":%d,"entries":[%s]}' % (cursor, b",".join(lines))


def news(view: TableView, log: Log, line: LogLine, watch: Watch, has_new_table: bool) -> bytes:
    """One line and how things are after it, as a whole or as far as they have changed."""
    if watch.shown is not None:
        return _news_of_changes(view, log, line, watch, has_new_table)
    cursor = log.cursor(watch.viewer)
    you = view.you(watch.viewer, watch.holder, watch.in_control)
    parts = [
        b'{"t":"news","cursor":%d' % cursor,
        b'"entry":' + numbered(line, watch.viewer, cursor),
        b'"clock":' + view.clock,
        b'"game":' + view.game(watch.viewer, watch.memory),
        b'"you":' + you,
    ]
    if has_new_table:
        parts.append(b'"table":' + view.table)
    return b",".join(parts) + b"}"


def _news_of_changes(
    view: TableView, log: Log, line: LogLine, watch: Watch, has_new_table: bool
) -> bytes:
    """The same for whoever keeps what was shown before."""
    before = watch.shown
    assert before is not None
    after = _shown(view, watch, view.table_part if has_new_table else before.table)
    watch.shown = after
    if watch.viewer is not None:
        return _told(view, log, line, watch.viewer, before, after)
    seen = tuple(map(id, (*before, *after)))
    if seen not in view.written:  # once for all who look on
        view.written[seen] = before, after, _told(view, log, line, None, before, after)
    return view.written[seen][2]


def _told(
    view: TableView, log: Log, line: LogLine, viewer: Viewer, before: Shown, after: Shown
) -> bytes:
    """One line, and the changes from one moment of a viewer to another, which are all it needs."""
    entry = numbered(line, viewer, log.cursor(viewer))
    parts = [b'{"t":"news","entry":' + entry]
    if clock := _clock_changes(before.clock, after.clock, line.seen_by is not None, view.known):
        parts.append(clock)
    _add(parts, b'"game":', change(before.game, after.game, view.known))
    _add(parts, b'"you":', change(before.you, after.you, view.known))
    if after.table is not before.table:
        _add(parts, b'"table":', change(before.table, after.table, view.known))
    return b",".join(parts) + b"}"


def _add(parts: list[bytes], name: bytes, made: Any) -> None:
    if made is not Same:
        parts.append(name + (bytes(made) if type(made) is msgspec.Raw else _ENCODER.encode(made)))


def _shown(view: TableView, watch: Watch, table: TablePart) -> Shown:
    you = view.you_part(watch.viewer, watch.holder, watch.in_control)
    return Shown(table, view.clock_part, view.seen(watch.viewer, watch.memory), you)


def _clock_changes(old: ClockPart, new: ClockPart, is_hidden: bool, known: Known) -> bytes:
    """What the time of the entry does not say, as fields of the frame; once for all viewers.

    An entry that not everybody may know of leaves the clock at the time it had.
    """
    pair = id(old), id(new)
    if pair not in known:
        rest: dict[str, Any] = {"at": new.at} if is_hidden else {}
        for name in ("is_running", "bank", "limit"):
            if getattr(new, name) != getattr(old, name):
                rest[name] = getattr(new, name)
        found: dict[str, Any] = {"clock": rest} if rest else {}
        if (new.asked, new.deadlines) != (old.asked, old.deadlines):
            found["asked"] = {seat: _times(new, seat) for seat in new.asked}
        known[pair] = old, new, _ENCODER.encode(found)[1:-1]
    written: bytes = known[pair][2]
    return written


def _times(clock: ClockPart, seat: int) -> int | list[int]:
    """Since when, and if there is an end until when, a seat is asked, from the clock's time on."""
    since, until = clock.asked[seat] - clock.at, clock.deadlines[seat]
    return since if until is None else [since, until - clock.at]
