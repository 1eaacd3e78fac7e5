"""The one driver: any game between players of any kind, through the contract alone.

Matches, simulations, records and tests play with it; it asks `turn` and nothing else.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from zuschlag.bots.bot import Player
from zuschlag.bots.hearing import tell, who_listens
from zuschlag.rules.game import AnyGame, Luck

MOST_STEPS = 100_000
Players = Sequence[Player[Any, Any, Any]] | Mapping[int, Player[Any, Any, Any]]


class Step(NamedTuple):
    """Who moved how and what came of it; nobody and nothing where chance spoke."""

    seat: int | None
    action: Any
    events: list[Any]


class Stalled(RuntimeError):
    """Players who keep a game from ending: our fault, never a person's."""


def steps(
    game: AnyGame, state: Any, players: Players, luck: Luck, most: int = MOST_STEPS
) -> Iterator[Step]:
    """Play on from here, move by move, until the game is over; listeners are told."""
    listeners = who_listens(players)
    for _ in range(most):
        turn = game.turn(state)
        if turn.is_over:
            return
        if turn.of_chance:
            step = Step(None, None, game.resolve(state, game.draw(state, luck)))
        else:
            seat, action = _first_word(game, state, turn.seats, players)
            step = Step(seat, action, game.apply(state, seat, action))
        if listeners:
            tell(game, listeners, step.events, step.seat, step.action)
        yield step
    raise Stalled(f"No end after {most:,} moves: {where(game, state)}")


def moves(
    game: AnyGame, state: Any, players: Players, luck: Luck, most: int = MOST_STEPS
) -> list[tuple[int, Any]]:
    """Play on to the end: all that was done, as records keep it."""
    played = steps(game, state, players, luck, most)
    return [(step.seat, step.action) for step in played if step.seat is not None]


def _first_word(
    game: AnyGame, state: Any, seats: Sequence[int], players: Players
) -> tuple[int, Any]:
    """The first of those who are asked that has something to say."""
    for seat in seats:
        options = game.options(state, seat)
        if options is None:
            continue
        action = players[seat].choose(game.observe(state, seat, memory=True), options)
        if action is not None:
            return seat, action
    raise Stalled(f"Nobody moves: {where(game, state)}")


def where(game: AnyGame, state: Any) -> str:
    """The position in one line, for whoever has to find out."""
    answer = game.answer(state)
    names = ("phase", "round", "turn", "waiting", "positions", "cash", "coins", "debts", "auction")
    return ", ".join(f"{name} {answer[name]}" for name in (*names, "offers") if name in answer)
