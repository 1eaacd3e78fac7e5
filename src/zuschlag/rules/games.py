"""Every game there is, by the name a record gives it."""

from zuschlag.rules.forsale.game import FOR_SALE

GAMES = {FOR_SALE.name: FOR_SALE}
