"""A whole game between bots through the contract: who uses it gets the state and every move."""

import random
from collections.abc import Mapping, Sequence

from zuschlag.bots.bot import MakeBot
from zuschlag.rules.forsale.game import FOR_SALE, State
from zuschlag.rules.forsale.words import Action


def play_match(
    edition: str,
    players: Sequence[MakeBot],
    luck: random.Random,
    options: Mapping[str, object] | None = None,
) -> tuple[State, list[tuple[int, Action]]]:
    """Deal, let the bots play to the end; the final state and the moves that led there."""
    deal = FOR_SALE.deal(edition, len(players), luck, options)
    state = FOR_SALE.setup(edition, len(players), deal, options)
    bots = [make(random.Random(luck.getrandbits(64))) for make in players]
    moves: list[tuple[int, Action]] = []
    while waiting := FOR_SALE.waiting_for(state):
        seat = waiting[0]
        open_to = FOR_SALE.options(state, seat)
        assert open_to is not None, "a seat that is waited for has options"
        action = bots[seat].choose(FOR_SALE.observe(state, seat, memory=True), open_to)
        FOR_SALE.apply(state, seat, action)
        moves.append((seat, action))
    return state, moves
