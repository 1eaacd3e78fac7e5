"""Every game there is, as people sit at it."""

from functools import cache

from zuschlag.bots.roster import bots_of
from zuschlag.errors import Malformed
from zuschlag.rules.description import part
from zuschlag.rules.game import AnyTerms
from zuschlag.rules.games import description
from zuschlag.table.game_at_table import GameAtTable
from zuschlag.table.settings import Settings


def terms_of(settings: Settings, rules: int) -> AnyTerms:
    """What the rules are told of settings; Malformed where the game does not know them."""
    agree = game_at_table(settings.game).game.agree
    found: AnyTerms = agree(
        settings.edition, settings.seats, settings.options, settings.board, rules
    )
    return found


@cache
def game_at_table(name: str) -> GameAtTable:
    """The game of this name, or Malformed."""
    try:
        found = description(name)
    except Malformed as fault:
        raise Malformed("table/unknown-game", "settings.game", fault.facts) from None
    kind: type[GameAtTable] = part(found.table) if found.table else GameAtTable
    return kind(found.game, tuple(bots_of(name)))
