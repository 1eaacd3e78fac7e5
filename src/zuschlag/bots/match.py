"""A whole game between bots: the caller gets the final state and every move."""

import random
from collections.abc import Sequence
from typing import Any

from zuschlag.bots.bot import MakePlayer, Player
from zuschlag.bots.driving import moves
from zuschlag.bots.hearing import tell, who_listens
from zuschlag.rules.game import AnyGame, AnyTerms, fresh


def play_match(
    game: AnyGame, terms: AnyTerms, players: Sequence[MakePlayer], luck: random.Random
) -> tuple[Any, list[tuple[int, Any]]]:
    """Deal, let the bots play to the end; the final state and the moves that led there."""
    state, bots = begin_match(game, terms, players, luck)
    return state, moves(game, state, bots, luck)


def begin_match(
    game: AnyGame, terms: AnyTerms, players: Sequence[MakePlayer], luck: random.Random
) -> tuple[Any, list[Player[Any, Any, Any]]]:
    """Deal, and make a bot for every seat."""
    state = fresh(game, terms, luck)
    bots = [make(random.Random(luck.getrandbits(64))) for make in players]
    if listeners := who_listens(bots):
        tell(game, listeners, game.opening(state))
    return state, bots
