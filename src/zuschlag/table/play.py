"""The game that is being played at a table: its state, its moves, and what is asked of whom."""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from zuschlag.errors import Refusal, Stale
from zuschlag.rules.game import Outcome
from zuschlag.rules.ruling import TABLE_SEAT
from zuschlag.table.game_at_table import GameAtTable, Moment, Thing, Written
from zuschlag.table.viewing import Viewing
from zuschlag.table.waits import Vacation, waits_until

MOST_STEPS_BACK = 32


class TriedMove(msgspec.Struct, frozen=True):
    """A move that was tried: the throws it asked for, and what happened."""

    throws: list[list[int]]
    events: list[Any]


class StepBack(NamedTuple):
    """Where an undo may lead: before which move, and whose."""

    seat: int
    moves: int


class Play:
    """One game from the deal to the end. `state` is replaced, never changed, by a move."""

    def __init__(self, at: GameAtTable, begin: Callable[[], Any], key: bytes, now: int) -> None:
        self.at = at
        self.key = key
        self.begin = begin  # the state in which it began, made again: that is cheaper than kept
        self.actions: list[tuple[int, Any]] = []
        self.throws: list[list[Any]] = []  # what chance said to each of them
        self.scene = 1
        self.last_undo = 0  # the scene after the last undo
        self.table_has_spoken = False  # that the time is up, or how an organiser decides
        self.steps_back: list[StepBack] = []
        self.since: dict[Thing, int] = {}  # when what is on the table came there
        self._options: dict[int, Any] = {}  # of the seats that were asked for since the last move
        self.state = begin()
        self._look(now)

    def _look(self, now: int) -> None:
        """Everything that is read off the state once after every change."""
        game = self.at.game
        self._options.clear()
        self._viewing = self.at.viewing(self.state)
        self.seen = self._viewing.seen
        self.waiting = self.at.waiting(self.state, self.seen)
        self.outcome: Outcome | None = game.outcome(self.state)
        self._scene_key = self.at.scene(self.seen, len(self.actions))
        there = self.at.lying(self.state, self.seen)
        self.since = {what: self.since.get(what, now) for what in there}

    @property
    def on(self) -> str:
        """The id of the decision that is open now."""
        return f"P{self.scene}"

    @property
    def moment(self) -> Moment:
        """The game as it is."""
        return Moment(self.state, self.seen, self.since)

    @property
    def still_in(self) -> list[int]:
        """The seats that have not dropped out."""
        return self.at.still_in(self.seen)

    @property
    def speaking(self) -> tuple[int, ...]:
        """The seats that may say something now, in the order in which they are asked."""
        if self.at.speaks_when_asked:
            return self.waiting
        return self.at.game.turn(self.state).seats

    @property
    def viewing(self) -> Viewing:
        """What the table shows one viewer after the other, also once the game has gone on."""
        return self._viewing

    def options(self, seat: int) -> Any:
        """What the seat may do now, or None; worked out once after every change."""
        if self.at.speaks_when_asked and seat not in self.waiting:
            return None
        if seat not in self._options:
            self._options[seat] = self.at.options(self.state, seat)
        return self._options[seat]

    def read(self, written: Written, seat: int) -> Any:
        """The action, or Malformed."""
        return self.at.read(written, seat, len(self.seen.people))

    def check_on(self, on: str, action: Any) -> None:
        """Stale, if the table has moved on from what is being answered."""
        number = int(on[1:]) if on[:1] == "P" and on[1:].isdecimal() else -1
        late = self.last_undo <= number < self.scene and self.at.is_timeless(action)
        if number != self.scene and not late:
            raise Stale("table/stale", {"on": self.on})

    def try_move(self, seat: int, action: Any) -> TriedMove:
        """What the move would do; Refusal if the rules forbid it."""
        after = self.at.game.copy(self.state)
        events = self.at.apply(after, seat, action)
        throws, more = self.at.throw(after, self.key)
        return TriedMove(throws, [*events, *more])

    def can_take_back(self, seat: int, events: list[Any]) -> bool:
        """Whether nothing hidden came to light."""
        return seat != TABLE_SEAT and not self.at.reveals(events)

    def move(self, seat: int, action: Any, throws: list[Any], can_undo: bool, now: int) -> None:
        """Take in a move that is in the log, live just as after a restart."""
        after = self.after_move(seat, action, throws)
        self._note_step(seat, can_undo)
        self.state = after
        self.actions.append((seat, action))
        self.throws.append(throws)
        self.table_has_spoken |= seat == TABLE_SEAT
        self._turn_page(now)

    def _note_step(self, seat: int, can_undo: bool) -> None:
        """A move is about to be made that can be taken back, or nothing before it can."""
        steps = self.steps_back
        if not can_undo:
            steps.clear()
            return
        if len(steps) == MOST_STEPS_BACK:
            del steps[0]
        steps.append(StepBack(seat, len(self.actions)))

    def _state_before(self, step: StepBack) -> Any:
        """As it was, played again from the deal: states are large, and seldom wanted back."""
        state = self.begin()
        for (seat, action), throws in zip(
            self.actions[: step.moves], self.throws[: step.moves], strict=True
        ):
            self.at.game.redo(state, seat, action, throws)
        return state

    def after_move(self, seat: int, action: Any, throws: list[Any]) -> Any:
        """The state to which a move leads that is in the log."""
        after = self.at.game.copy(self.state)
        self.at.game.redo(after, seat, action, throws)
        return after

    def step_back(self, seat: int) -> StepBack | None:
        """Where the seat's last move could be taken back to."""
        own = [step for step in self.steps_back if step.seat == seat]
        return own[-1] if own else None

    def undo(self, seat: int, now: int) -> None:
        """Take back the seat's last move and all that followed it."""
        step = self.step_back(seat)
        if step is None:
            raise Refusal("table/nothing-to-undo")
        self.state = self._state_before(step)
        while self.steps_back.pop() is not step:
            pass
        del self.actions[step.moves :]
        del self.throws[step.moves :]
        self.scene += 1
        self.last_undo = self.scene
        self._look(now)

    def _turn_page(self, now: int) -> None:
        old = self._scene_key
        self._look(now)
        self.scene += old != self._scene_key

    def give_back(self, seat: int, vacation: Vacation, wait: int) -> None:
        """What waits for somebody who is back has not waited meanwhile."""
        for thing, whose in self.at.answered_by(self.seen).items():
            since = self.since[thing]
            if whose == seat and thing[0] in self.at.kept_in_vacations:
                self.since[thing] = waits_until(since, wait, vacation) - wait

    def leave_until(self, when: int, wait: int) -> None:
        """Nothing has waited long enough before then."""
        self.since = {what: max(at, when - wait) for what, at in self.since.items()}

    def shift(self, by: int) -> None:
        """Time during which nothing ran is charged to nobody."""
        self.since = {what: at + by for what, at in self.since.items()}


def plain(value: Any) -> Any:
    """Typed words as plain JSON values."""
    return msgspec.to_builtins(value)
