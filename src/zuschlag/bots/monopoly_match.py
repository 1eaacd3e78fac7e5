"""A whole game of Monopoly between bots through the contract: the state and every move."""

import random
from collections.abc import Iterator, Mapping, Sequence

from zuschlag.bots.bot import MakeMonopolyBot, MonopolyBot
from zuschlag.rules.monopoly.events import Event
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.position import State
from zuschlag.rules.monopoly.words import Action, Options

MOST_MOVES = 100_000
Step = tuple[int | None, Action | None, list[Event]]
"""Who moved how and what came of it; nobody and None for the dice."""


class Stalled(RuntimeError):
    """Bots that keep a game from ending: a fault of ours, never of a player's."""


def play_monopoly(
    edition: str,
    players: Sequence[MakeMonopolyBot],
    luck: random.Random,
    options: Mapping[str, object] | None = None,
    board: object = "aalen",
) -> tuple[State, list[tuple[int, Action]]]:
    """Deal, let the bots play to the end; the final state and the moves that led there."""
    deal = MONOPOLY.deal(edition, len(players), luck, options)
    state = MONOPOLY.setup(edition, len(players), deal, options, board)
    bots = [make(random.Random(luck.getrandbits(64))) for make in players]
    moves = []
    for seat, action, _ in steps(state, bots, luck):
        if seat is not None and action is not None:
            moves.append((seat, action))
    return state, moves


def steps(
    state: State, bots: Sequence[MonopolyBot], luck: random.Random, most_moves: int = MOST_MOVES
) -> Iterator[Step]:
    """Throws and moves one by one, until the game is over."""
    for _ in range(most_moves):
        if MONOPOLY.wants_dice(state):
            yield None, None, MONOPOLY.roll(state, luck)
        elif waiting := MONOPOLY.waiting_for(state):
            seat, action = _next_move(state, bots, waiting)
            yield seat, action, MONOPOLY.apply(state, seat, action)
        else:
            return
    raise Stalled(f"No end after {most_moves:,} moves: {_where(state)}")


def _next_move(
    state: State, bots: Sequence[MonopolyBot], waiting: tuple[int, ...]
) -> tuple[int, Action]:
    """The first bot that has something to say: rent before it expires, then whoever is asked."""
    for seat, options in [*_claimants(state), *_asked(state, waiting)]:
        action = bots[seat].choose(MONOPOLY.observe(state, seat, memory=True), options)
        if action is not None:
            return seat, action
    raise Stalled(f"Nobody moves: {_where(state)}")


def _asked(state: State, waiting: tuple[int, ...]) -> Iterator[tuple[int, Options]]:
    for seat in waiting:
        options = MONOPOLY.options(state, seat)
        assert options is not None, "a seat that is waited for has options"
        yield seat, options


def _claimants(state: State) -> Iterator[tuple[int, Options]]:
    """Whoever may ask for rent, although the game waits for somebody else."""
    if state.terms.is_set("rent.claim", "auto"):
        return
    for seat in range(state.terms.seats):
        options = MONOPOLY.options(state, seat)
        if options is not None and options.demand:
            yield seat, options


def _where(state: State) -> str:
    """Seat and position, for whoever has to find out."""
    seen = MONOPOLY.observe(state, None, memory=True)
    asked = ", ".join(map(str, seen.waiting)) or "nobody"
    return (
        f"round {seen.round}, {seen.phase}, turn of seat {seen.turn}, waiting for seat {asked}; "
        f"positions {[person.at for person in seen.people]}, "
        f"cash {[person.cash for person in seen.people]}, "
        f"debts {seen.debts}, auction {seen.auction}, offers {seen.offers}"
    )
