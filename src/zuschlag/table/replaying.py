"""A written game step by step, as somebody may look at it: what moved, what happened, the view.

A record comes in, a stretch of frames goes out; the replay page asks for them piece by piece.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from zuschlag import record
from zuschlag.errors import Malformed, Refusal
from zuschlag.rules.game import Outcome
from zuschlag.rules.ruling import TABLE_SEAT
from zuschlag.table.game_at_table import GameAtTable
from zuschlag.table.games import game_at_table
from zuschlag.table.play import plain

MOST_FRAMES = 400
OPEN = "open"
Viewpoint = int | str | None
"""A seat, None for a spectator, or `open` for one who knows everything on the table."""


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table after so many moves."""

    at: int
    seat: int | None
    action: list[Any] | None  # None where this viewer could not know it
    events: list[Any]
    game: Any
    money: list[int]
    options: Any = None  # what the viewer's seat may do, where that was asked for


class Replay(msgspec.Struct, frozen=True):
    """A stretch of a game, and what holds for all of it."""

    game: str
    edition: str
    names: list[str]
    steps: int
    frames: list[Frame]
    money: list[list[int]]  # of every step, for the curve
    outcome: Outcome | None
    refusal: str | None


class _Step(NamedTuple):
    seat: int
    action: Any
    events: list[Any]


def replayed(
    data: bytes, viewpoint: Viewpoint, first: int, last: int, has_options: bool = False
) -> Replay:
    """The frames from `first` to `last` of a record; Malformed for what is not one.

    With options they say what the viewer's seat may do.
    """
    written = record.parse(data)
    at = game_at_table(written["game"])
    state, actions = at.game.read(written)
    frames, money, refusal = [], [at.game.worth(state)], None
    if first == 0:
        opening = _Step(TABLE_SEAT, None, at.game.opening(state))
        frames.append(_frame(at, state, viewpoint, 0, opening, has_options))
    walk = _steps(at, state, actions, written)
    for number in range(1, len(actions) + 1):
        try:
            step = next(walk)
        except Refusal as fault:
            refusal = fault.slug
            break
        money.append(at.game.worth(state))
        if first <= number <= min(last, first + MOST_FRAMES):
            frames.append(_frame(at, state, viewpoint, number, step, has_options))
    names = [str(name) for name in written["seats"]]
    outcome = at.game.outcome(state)
    steps = len(money) - 1
    return Replay(at.game.name, written["edition"], names, steps, frames, money, outcome, refusal)


def _steps(
    at: GameAtTable, state: Any, actions: list[tuple[int, Any]], written: dict[str, Any]
) -> Iterator[_Step]:
    dice = iter(written["deal"].get("dice", []))
    for seat, action in actions:
        events = at.game.apply(state, seat, action)
        yield _Step(seat, action, [*events, *at.resolve(state, dice)])


def _frame(
    at: GameAtTable, state: Any, viewpoint: Viewpoint, number: int, step: _Step, has_options: bool
) -> Frame:
    is_open = step.seat == TABLE_SEAT or not at.is_sealed(step.events)
    is_known = is_open or viewpoint in (OPEN, step.seat)
    is_told = step.action is not None and is_known
    return Frame(
        at=number,
        seat=step.seat if step.seat != TABLE_SEAT else None,
        action=at.game.as_written(step.action) if is_told else None,
        events=plain(step.events),
        game=_view(at, state, viewpoint),
        money=at.game.worth(state),
        options=_options(at, state, viewpoint) if has_options else None,
    )


def _options(at: GameAtTable, state: Any, viewpoint: Viewpoint) -> Any:
    if not isinstance(viewpoint, int):
        return None
    if at.speaks_when_asked and viewpoint not in at.game.waiting_for(state):
        return None
    return at.options(state, viewpoint)


def _view(at: GameAtTable, state: Any, viewpoint: Viewpoint) -> Any:
    if viewpoint == OPEN:
        return at.open_view(state)
    is_seat = viewpoint is None or (
        isinstance(viewpoint, int) and viewpoint in range(len(at.game.worth(state)))
    )
    if isinstance(viewpoint, str) or not is_seat:
        raise Malformed("replay/bad-viewpoint", "viewpoint", {"allowed": ["a seat", OPEN]})
    return at.view(state, viewpoint)
