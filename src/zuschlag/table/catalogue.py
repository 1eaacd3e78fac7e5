"""What can be played here: games, editions, seats, switches with their choices, bots, figures."""

from functools import cache
from typing import Any

import msgspec

from zuschlag.bots.roster import bots_of, levels_of
from zuschlag.rules.game import EditionCard
from zuschlag.rules.games import descriptions


class GameCard(msgspec.Struct, frozen=True):
    """A game with everything needed to make a table of it."""

    game: str
    title: str
    editions: list[EditionCard]
    bots: list[str]  # the first sits down where nobody says who
    boards: list[str] = []
    figures: dict[str, dict[str, Any]] = {}  # of each board
    levels: list[str] = []  # those of the bots that are told apart by strength, weakest first


@cache
def games() -> list[GameCard]:
    """Every game there is."""
    return [_card(name) for name in descriptions()]


def _card(name: str) -> GameCard:
    found = descriptions()[name]
    game = found.game
    return GameCard(
        game=name,
        title=found.title or name,
        editions=[game.about(edition) for edition in game.editions()],
        bots=list(bots_of(name)),
        boards=list(game.boards()),
        figures={board: game.figures(board) for board in game.boards()},
        levels=list(levels_of(name).names),
    )
