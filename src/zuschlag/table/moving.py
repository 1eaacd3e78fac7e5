"""Moves of the game, standing orders, and what the table itself says."""

from typing import Any

from zuschlag.errors import NotAllowed, Refusal
from zuschlag.rules.ruling import TABLE_SEAT
from zuschlag.table import commands
from zuschlag.table.caller import Caller, check_hidden, seat_of
from zuschlag.table.game_at_table import Written
from zuschlag.table.limits import TableLimits
from zuschlag.table.play import Play, plain
from zuschlag.table.table_event import TableEvent
from zuschlag.table.table_state import TableState


def move(table: TableState, caller: Caller, command: commands.Move) -> TableEvent:
    seat = seat_of(table, caller)
    action = table.game.read(command.action, seat)
    table.game.check_on(command.on, action)
    _check_claims(table.game, seat, action, caller.now, caller.limits)
    parts = moved(table.game, seat, action)
    return caller.event("move", seat, **parts)


def automatic(
    table: TableState, seat: int, written: Written, now: int, limits: TableLimits
) -> TableEvent:
    """A move that a bot or a standing order makes for a seat."""
    action = table.game.read(written, seat)
    _check_claims(table.game, seat, action, now, limits)
    parts = moved(table.game, seat, action)
    if table.seats[seat].is_played_by_bot:
        parts["public"]["by"] = "bot"
    return TableEvent(kind="move", at=now, seat=seat, **parts)


def table_says(table: TableState, written: Written, now: int) -> TableEvent:
    """A move of the table itself."""
    action = table.game.read(written, TABLE_SEAT)
    parts = moved(table.game, TABLE_SEAT, action)
    return TableEvent(kind="move", at=now, **parts)


def moved(play: Play, seat: int, action: Any) -> dict[str, Any]:
    """The parts of a move: what everybody sees, and what is sealed."""
    done = play.try_move(seat, action)
    written = play.at.game.as_written(action)
    public: dict[str, Any] = {"events": plain(done.events)}
    if done.throws:
        public["dice"] = done.throws
    if play.can_take_back(seat, done.events):
        public["undo"] = True
    if not play.at.is_sealed(done.events):
        return {"public": public | {"action": written}, "after": done.after}
    own = {"action": written}
    return {"public": public, "private": {seat: own}, "secret": own, "after": done.after}


def _check_claims(play: Play, seat: int, action: Any, now: int, limits: TableLimits) -> None:
    """Ruling: who rolls fast does not take the rent from somebody (GAP-22)."""
    left = claim_wait(play, seat, now, limits)
    if left > 0 and play.at.game.as_written(action) == ["roll"]:
        raise Refusal("table/claim-window", {"wait_ms": left})


def claim_wait(play: Play, seat: int, now: int, limits: TableLimits) -> int:
    """How many milliseconds a seat's roll must still wait for rent of others."""
    if not play.at.gives_grace(play.state):
        return 0
    window = int(limits.claim_seconds * 1000)
    owners = {claim.id: claim.owner for claim in play.seen.claims}
    ends = [since + window for claim, since in play.claims.items() if owners[claim] != seat]
    return max(0, max(ends, default=0) - now)


def order(table: TableState, caller: Caller, command: commands.Order) -> TableEvent:
    """Give or take back a standing order; only the own seat ever learns that there is one."""
    seat = seat_of(table, caller)
    check_hidden(table, caller, seat)
    play = table.game
    play.at.check_order(play.state, command)
    bounds = (command.up_to, command.pass_above)
    if any(bound is not None for bound in bounds) and play.at.order_scope(play.seen) is None:
        raise NotAllowed("table/no-auction")
    given = None
    if command.demand_rent or any(bound is not None for bound in bounds):
        given = plain(command)
        del given["do"]
    own = {"order": given}
    return caller.event("order", seat, seen_by=[seat], private={seat: own})
