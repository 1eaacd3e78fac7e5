"""A whole game of Monopoly between bots through the contract: the state and every move."""

import random
from collections.abc import Iterator, Mapping, Sequence

from zuschlag.bots.bot import MakeMonopolyBot, MonopolyBot
from zuschlag.rules.monopoly.events import Event
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.position import State
from zuschlag.rules.monopoly.words import Action

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
    state, bots = begin_match(edition, players, luck, options, board)
    moves = []
    for seat, action, _ in steps(state, bots, luck):
        if seat is not None and action is not None:
            moves.append((seat, action))
    return state, moves


def begin_match(
    edition: str,
    players: Sequence[MakeMonopolyBot],
    luck: random.Random,
    options: Mapping[str, object] | None = None,
    board: object = "aalen",
) -> tuple[State, list[MonopolyBot]]:
    """Deal, and make a bot for every seat."""
    deal = MONOPOLY.deal(edition, len(players), luck, options)
    state = MONOPOLY.setup(edition, len(players), deal, options, board)
    return state, [make(random.Random(luck.getrandbits(64))) for make in players]


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
    for seat in (*_owners_of_claims(state), *waiting):
        options = MONOPOLY.options(state, seat)
        if options is not None and (options.demand or seat in waiting):
            action = bots[seat].choose(MONOPOLY.observe(state, seat, memory=True), options)
            if action is not None:
                return seat, action
    raise Stalled(f"Nobody moves: {_where(state)}")


def _owners_of_claims(state: State) -> list[int]:
    """Who may have a rent to ask for, although the game waits for somebody else."""
    if state.terms.is_set("rent.claim", "auto"):
        return []
    return sorted({claim["owner"] for claim in MONOPOLY.observe(state, None).claims})


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
