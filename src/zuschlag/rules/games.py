"""Every game there is, by the name a record gives it."""

from zuschlag.rules.forsale.game import FOR_SALE
from zuschlag.rules.game import AnyGame
from zuschlag.rules.monopoly.game import MONOPOLY

GAMES: dict[str, AnyGame] = {FOR_SALE.name: FOR_SALE, MONOPOLY.name: MONOPOLY}
