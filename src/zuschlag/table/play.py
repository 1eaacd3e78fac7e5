"""The game that is being played at a table: its state, its moves, and what is asked of whom."""

from typing import Any, NamedTuple

import msgspec

from zuschlag.errors import Refusal, Stale
from zuschlag.rules.game import Outcome
from zuschlag.rules.ruling import TABLE_SEAT
from zuschlag.table.game_at_table import GameAtTable, Written

MOST_STEPS_BACK = 32


class TriedMove(NamedTuple):
    """A move that was tried: the state it leads to, the throws it asked for, what happened."""

    after: Any
    throws: list[list[int]]
    events: list[Any]


class StepBack(NamedTuple):
    """Where an undo may lead."""

    seat: int
    state: Any
    moves: int


class Play:
    """One game from the deal to the end. `state` is replaced, never changed, by a move."""

    def __init__(self, at: GameAtTable, state: Any, key: bytes, now: int) -> None:
        self.at = at
        self.key = key
        self.actions: list[tuple[int, Any]] = []
        self.scene = 1
        self.last_undo = 0  # the scene after the last undo
        self.table_has_spoken = False  # that the time is up, or how an organiser decides
        self.steps_back: list[StepBack] = []
        self.claims: dict[int, int] = {}  # since when rent may be asked for
        self.offers: dict[int, int] = {}  # since when an offer lies on the table
        self.holds: dict[int, int] = {}  # since when a seat holds the dice back
        self._options: dict[int, Any] = {}  # of the seats that were asked for since the last move
        self.state = state
        self._look(now)

    def _look(self, now: int) -> None:
        """Everything that is read off the state once after every change."""
        game = self.at.game
        self._options.clear()
        self.seen = game.observe(self.state, None)
        self.waiting = game.waiting_for(self.state)
        self.outcome: Outcome | None = game.outcome(self.state)
        self._scene_key = self.at.scene(self.seen, len(self.actions))
        self.claims = _since(self.claims, _ids(self.seen, "claims"), now)
        self.offers = _since(self.offers, _ids(self.seen, "offers"), now)
        self.holds = _since(self.holds, self.at.holding(self.state, self.seen), now)

    @property
    def on(self) -> str:
        """The id of the decision that is open now."""
        return f"P{self.scene}"

    @property
    def still_in(self) -> list[int]:
        """The seats that have not dropped out."""
        return self.at.still_in(self.seen)

    def options(self, seat: int) -> Any:
        """What the seat may do now, or None; worked out once after every change."""
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
        after = self.state.copy()
        events = self.at.apply(after, seat, action)
        throws, more = self.at.throw(after, self.key)
        return TriedMove(after, throws, [*events, *more])

    def can_take_back(self, seat: int, events: list[Any]) -> bool:
        """Whether nothing hidden came to light."""
        return seat != TABLE_SEAT and not self.at.reveals(events)

    def move(self, seat: int, action: Any, moved: Any, can_undo: bool, now: int) -> None:
        if can_undo:
            self.steps_back.append(StepBack(seat, self.state, len(self.actions)))
            del self.steps_back[:-MOST_STEPS_BACK]
        else:
            self.steps_back.clear()
        self.state = moved
        self.actions.append((seat, action))
        self.table_has_spoken |= seat == TABLE_SEAT
        self._turn_page(now)

    def replayed(self, seat: int, action: Any, throws: list[list[int]]) -> Any:
        """The state after a move that is in the log already."""
        after = self.state.copy()
        self.at.game.apply(after, seat, action)
        self.at.resolve(after, throws)
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
        while self.steps_back.pop() is not step:
            pass
        self.state = step.state
        del self.actions[step.moves :]
        self.scene += 1
        self.last_undo = self.scene
        self._look(now)

    def _turn_page(self, now: int) -> None:
        old = self._scene_key
        self._look(now)
        self.scene += old != self._scene_key

    def shift(self, by: int) -> None:
        """Time during which nothing ran is nobody's."""
        for since in (self.claims, self.offers, self.holds):
            for what in since:
                since[what] += by


def _ids(seen: Any, kind: str) -> list[int]:
    """Claims and offers have numbers of their own; other games have neither."""
    return [one.id for one in getattr(seen, kind, ())]


def _since(known: dict[int, int], there: list[int], now: int) -> dict[int, int]:
    """What is there, and since when."""
    return {what: known.get(what, now) for what in there}


def plain(value: Any) -> Any:
    """Typed words as plain JSON values."""
    return msgspec.to_builtins(value)
