"""Who was asked for how long, told a second time: by virtual time and the outages of the workers.

A seat may only be charged for time in which somebody could have taken its answer.
"""

from itertools import pairwise

from tests.simulation.bot_runner import SimSeal
from tests.simulation.links import Switchboard
from tests.simulation.store import Disk
from tests.simulation.world import World
from zuschlag.table.folds import fold
from zuschlag.table.table_event import TableEvent, read
from zuschlag.table.table_state import PLAY, TableState

SLACK = 0.05


class Account:
    """The served time each seat has been asked for, and what it may have cost its bank."""

    def __init__(self, table: TableState, board: Switchboard) -> None:
        self.table = table
        self.board = board
        self.asked: dict[int, float] = {}  # served seconds since it was asked
        self.charged: dict[int, float] = {}
        self.last = 0.0

    def pass_time(self, now: float) -> None:
        """Time goes by, for those who are asked while the game is on."""
        served = served_between(self.board, self.last, now)
        if self.table.status == PLAY:
            self.asked = {seat: spent + served for seat, spent in self.asked.items()}
        self.last = now

    def take_in(self, event: TableEvent, is_new: bool) -> None:
        """Whoever has answered or come back is asked again; a word besides the answer is free."""
        waiting = self.table.play.waiting if self.table.play is not None else ()
        seat = event.seat
        if event.kind == "move" and seat in self.asked and (is_new or seat not in waiting):
            self._charge(seat)
        if event.kind == "undone":
            self.asked = {}
        is_fresh = event.kind == "back" or (event.kind == "move" and is_new)
        fresh = seat if is_fresh else None
        self.asked = {one: 0.0 if one == fresh else self.asked.get(one, 0.0) for one in waiting}

    def _charge(self, seat: int | None) -> None:
        limit = self.table.settings.time.move
        if seat is not None and limit is not None:
            over = max(0.0, self.asked[seat] - limit)
            self.charged[seat] = self.charged.get(seat, 0.0) + over


def served_between(board: Switchboard, since: float, until: float) -> float:
    """How much of this time at least one worker was up."""
    if not since < until:
        return 0.0
    moments = sorted({since, until, *(t for _, a, b in board.outages for t in (a, b))})
    inside = [one for one in moments if since <= one <= until]
    served = 0.0
    for start, end in pairwise(inside):
        down = {name for name, a, b in board.outages if a <= start and end <= b}
        served += end - start if len(down) < len(board.workers) else 0.0
    return served


def check_time(world: World, disk: Disk, id: str, board: Switchboard) -> None:
    """Nobody ran out of time, and no bank was charged, for time that was not theirs."""
    table, seal = TableState(id), SimSeal()
    account = Account(table, board)
    for entry, stamp in zip(disk.entries(id), disk.stamps[id], strict=True):
        account.pass_time(stamp)
        event = read(entry, seal)
        limits = table.settings.time if entry.seq > 1 else None
        if entry.kind == "away" and entry.public["why"] == "time" and limits is not None:
            world.reached("time ran out")
            spent = account.asked.get(entry.seat or 0, 0.0)
            if limits.move is None or spent + SLACK < limits.move:
                world.broken(f"seat {entry.seat} lost on time after {spent:.1f} served seconds")
        scene = table.play.scene if table.play is not None else 0
        fold(table, event)
        is_new = table.play is not None and table.play.scene != scene
        account.take_in(event, is_new)
    for seat, left in enumerate(table.timing.bank):
        least = table.settings.time.bank - account.charged.get(seat, 0.0)
        if left / 1000 + SLACK < max(0.0, least):
            world.broken(f"bank of seat {seat} has {left} ms, at least {least:.1f} s are its own")
