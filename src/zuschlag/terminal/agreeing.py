"""What somebody asks for before a game of For Sale, and the party that comes of it."""

from zuschlag.bots.forsale.roster import FOR_SALE_BOTS, USUAL
from zuschlag.table.settings import Settings
from zuschlag.terminal.wishes import AT_ONCE, GAME, Party, Wishes, party_of

EDITION = "2015"
SEATS = 4


def agreed(wishes: Wishes) -> Party:
    """The party these wishes ask for, or Malformed with the reason against it."""
    settings = Settings(
        game=GAME,
        edition=EDITION if wishes.edition is None else wishes.edition,
        seats=SEATS if wishes.seats is None else wishes.seats,
        options=dict(wishes.options),
        pace=AT_ONCE,
    )
    return party_of(wishes, settings, FOR_SALE_BOTS, USUAL)
