"""What is sent to somebody who looks at a table: the one place where frames are put together.

In protocol 1 every piece of news shows everything. In protocol 2 it tells what changed, which is
found by comparing what this viewer was shown last with what would be shown now: whoever knows the
frames of protocol 1 could write those of protocol 2, and so they tell nothing more.
"""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from zuschlag.table.audience import CHANGES, Shown, Watch
from zuschlag.table.changes import Same, change
from zuschlag.table.log import Log, LogLine, Viewer, inside, numbered
from zuschlag.table.table_view import TableView
from zuschlag.table.wire import ClockPart, PersonalPart, TablePart, YouPart

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
    """The same for whoever keeps what was shown before.

    All who have nothing of their own in it are told the same, which is written once.
    """
    before, viewer = watch.shown, watch.viewer
    assert before is not None
    after = watch.shown = _shown(view, watch, view.table_part if has_new_table else before.table)
    number = log.cursor(viewer)
    is_as_others = before.own == after.own and after.notes is None
    you, on = _you(before.you, after.you) if before.you is not after.you else (b"", b"")
    if is_as_others and not you and viewer not in line.private:
        seen = number, on, id(before.common), id(before.table), id(after.table)
        known = view.written.get(seen)
        if known is None:
            told = _told(view, line, before, after, _game(view, None, before, after) + on)
            known = view.written[seen] = before, _begun(line, None, number) + told
        return known[1]
    game = _game(view, None if is_as_others else viewer, before, after)
    return _begun(line, viewer, number) + _told(view, line, before, after, game + on + you)


def _you(was: YouPart, now: YouPart) -> tuple[bytes, bytes]:
    """What changed of what is a viewer's alone; and the number of their decision now.

    What changed of a decision that is still there goes without the names of what it is in.
    """
    on = options = b""
    then, here = was.decision, now.decision
    if then is not here and then is not None and here is not None:
        if then.on != here.on:
            on = b',"on":%b' % here.on[1:].encode()
        options = _part(b"options", then.options, here.options)
        was = replace(was, decision=replace(then, on=here.on, options=here.options))
    return options + _part(b"you", was, now), on


def _game(view: TableView, viewer: Viewer, before: Shown, after: Shown) -> bytes:
    """What changed of the game for a viewer; all who have nothing of their own are None."""
    was, now = before.common.viewing, after.common.viewing
    if after.notes is not None or was is None or now is None:
        return _part(b"game", _seen(before, viewer), _seen(after, viewer))
    changes = view.changes_from(was)
    found = changes.shared if viewer is None else changes.for_seat(viewer)
    return b',"game":' + found if found else b""


def _seen(shown: Shown, viewer: Viewer) -> Any:
    """The game as it was shown."""
    viewing = shown.common.viewing
    return viewing(viewer) if shown.notes is None and viewing is not None else shown.notes


def _told(view: TableView, line: LogLine, before: Shown, after: Shown, theirs: bytes) -> bytes:
    """The rest of a frame, after its line: what changed for all, and for some of them."""
    is_hidden = line.seen_by is not None
    clock = _clock_changes(view, before.common.clock, after.common.clock, is_hidden)
    table = b""
    if after.table is not before.table:
        table = _part(b"table", before.table, after.table)
    return b"%b%b%b}" % (clock, theirs, table)


def _part(name: bytes, old: Any, new: Any) -> bytes:
    """What changed of a part, as a field of the frame; nothing where nothing did."""
    made = change(old, new)
    if made is Same:
        return b""
    return b',"%b":%b' % (name, made if type(made) is msgspec.Raw else _ENCODER.encode(made))


def _shown(view: TableView, watch: Watch, table: TablePart) -> Shown:
    viewer, common = watch.viewer, view.common
    you = view.you_part(viewer, watch.holder, watch.in_control)
    if watch.shown is not None and watch.shown.you == you:
        you = watch.shown.you  # kept once
    if watch.memory:
        return Shown(table, common, view.seen(viewer, memory=True), None, you)
    own = common.viewing.own(viewer) if common.viewing is not None else None
    return Shown(table, common, None, own, you)


def _begun(line: LogLine, viewer: Viewer, number: int) -> bytes:
    return b'{"t":"news","entry":' + numbered(line, viewer, number)


def _clock_changes(view: TableView, old: ClockPart, new: ClockPart, is_hidden: bool) -> bytes:
    """What the time of the entry does not say, as fields of the frame; once for all viewers.

    An entry that not everybody may know of leaves the clock at the time it had.
    """
    pair = id(old), id(new)
    known = view.written.get(pair)
    if known is None:
        rest: dict[str, Any] = {"at": new.at} if is_hidden else {}
        for name in ("is_running", "bank", "limit"):
            if getattr(new, name) != getattr(old, name):
                rest[name] = getattr(new, name)
        found: dict[str, Any] = {"clock": rest} if rest else {}
        if (new.asked, new.deadlines) != (old.asked, old.deadlines):
            found["asked"] = {seat: _times(new, seat) for seat in new.asked}
        told = b"," + _ENCODER.encode(found)[1:-1] if found else b""
        known = view.written[pair] = old, told
    return known[1]


def _times(clock: ClockPart, seat: int) -> int | list[int]:
    """Since when, and if there is an end until when, a seat is asked, from the clock's time on."""
    since, until = clock.asked[seat] - clock.at, clock.deadlines[seat]
    return since if until is None else [since, until - clock.at]
