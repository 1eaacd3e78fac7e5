"""Every game there is, as people sit at it."""

from zuschlag.errors import Malformed
from zuschlag.rules.game import AnyTerms
from zuschlag.table.forsale import ForSaleAtTable
from zuschlag.table.game_at_table import GameAtTable
from zuschlag.table.monopoly import MonopolyAtTable
from zuschlag.table.settings import Settings

GAMES_AT_TABLE: dict[str, GameAtTable] = {
    "for-sale": ForSaleAtTable(),
    "monopoly": MonopolyAtTable(),
}


def terms_of(settings: Settings, rules: int) -> AnyTerms:
    """What the rules are told of settings; Malformed where the game does not know them."""
    agree = game_at_table(settings.game).game.agree
    found: AnyTerms = agree(
        settings.edition, settings.seats, settings.options, settings.board, rules
    )
    return found


def game_at_table(name: str) -> GameAtTable:
    """The game of this name, or Malformed."""
    if name not in GAMES_AT_TABLE:
        known = sorted(GAMES_AT_TABLE)
        raise Malformed("table/unknown-game", "settings.game", {"known": known})
    return GAMES_AT_TABLE[name]
