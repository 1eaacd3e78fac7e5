"""Moves of the game, standing orders, and what the table itself says."""

from typing import Any

from zuschlag.errors import NotAllowed, Refusal
from zuschlag.rules.ruling import TABLE_SEAT
from zuschlag.table import commands
from zuschlag.table.caller import Caller, check_hidden, seat_of
from zuschlag.table.game_at_table import Written
from zuschlag.table.limits import TableLimits
from zuschlag.table.play import Play, TriedMove, plain
from zuschlag.table.table_event import TableEvent
from zuschlag.table.table_state import TableState
from zuschlag.table.waits import waits_of


def move(table: TableState, caller: Caller, command: commands.Move) -> TableEvent:
    seat = seat_of(table, caller)
    if table.held is not None:
        raise NotAllowed("table/row-finished")
    action = table.game.read(command.action, seat)
    table.game.check_on(command.on, action)
    _check_haste(table, seat, action, caller.now, caller.limits)
    kind, parts = moved_or_held(table, seat, action)
    return caller.event(kind, seat, **parts)


def automatic(
    table: TableState, seat: int, written: Written, now: int, limits: TableLimits
) -> TableEvent:
    """A move that a bot or a standing order makes for a seat."""
    action = table.game.read(written, seat)
    _check_haste(table, seat, action, now, limits)
    kind, parts = moved_or_held(table, seat, action)
    if table.seats[seat].is_played_by_bot:
        parts["public"]["by"] = "bot"
    return TableEvent(kind=kind, at=now, seat=seat, **parts)


def gate_opened(table: TableState, now: int) -> TableEvent | None:
    """The move that was kept, made at last."""
    held = table.held
    if held is None:
        return None
    parts = moved(table.game, held.seat, table.game.read(held.written, held.seat))
    if held.by is not None:
        parts["public"]["by"] = held.by
    return TableEvent(kind="move", at=now, seat=held.seat, **parts)


def table_says(table: TableState, written: Written, now: int) -> TableEvent:
    """A move of the table itself."""
    action = table.game.read(written, TABLE_SEAT)
    parts = moved(table.game, TABLE_SEAT, action)
    return TableEvent(kind="move", at=now, **parts)


def moved_or_held(table: TableState, seat: int, action: Any) -> tuple[str, dict[str, Any]]:
    """A move, or one that is kept: where tables are in step, nobody lays out the next row alone."""
    play = table.game
    done = play.try_move(seat, action)
    if not table.is_gated or not play.at.finishes_row(done.events):
        return "move", _parts(play, seat, action, done)
    own = {"action": play.at.game.as_written(action)}
    return "row_finished", {"public": {}, "private": {seat: own}, "secret": own}


def moved(play: Play, seat: int, action: Any) -> dict[str, Any]:
    """The parts of a move: what everybody sees, and what is sealed."""
    return _parts(play, seat, action, play.try_move(seat, action))


def _parts(play: Play, seat: int, action: Any, done: TriedMove) -> dict[str, Any]:
    written = play.at.game.as_written(action)
    public: dict[str, Any] = {"events": plain(done.events)}
    if done.throws:
        public["dice"] = done.throws
    if play.can_take_back(seat, done.events):
        public["undo"] = True
    if seat == TABLE_SEAT or not play.at.is_sealed(done.events):
        return {"public": public | {"action": written}}
    own = {"action": written}
    return {"public": public, "private": {seat: own}, "secret": own}


def _check_haste(table: TableState, seat: int, action: Any, now: int, limits: TableLimits) -> None:
    """Nobody is so quick that others cannot say what is theirs to say."""
    at = table.game.at
    if not at.is_hasty(action):
        return
    left = at.not_before(table.moment, seat, waits_of(table.settings, limits)) - now
    if left > 0:
        raise Refusal("table/claim-window", {"wait_ms": left})


def order(table: TableState, caller: Caller, command: commands.Order) -> TableEvent:
    """Give or take back a standing order; only that seat ever learns that there is one."""
    seat = seat_of(table, caller)
    check_hidden(table, caller, seat)
    play = table.game
    play.at.check_order(play.state, command)
    bounds = (command.up_to, command.pass_above)
    if any(bound is not None for bound in bounds) and play.at.order_scope(play.seen) is None:
        raise NotAllowed("table/no-auction")
    given = None
    if command.lasts or any(bound is not None for bound in bounds):
        given = plain(command)
        del given["do"]
    own = {"order": given}
    return caller.event("order", seat, seen_by=[seat], private={seat: own})
