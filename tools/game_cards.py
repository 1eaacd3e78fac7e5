"""Our games as the server describes them, for tests of the pages: `make types` renews them."""

from pathlib import Path

import msgspec

from zuschlag.rules.games import BUILT_IN
from zuschlag.table.catalogue import games

PLACE = Path(__file__).resolve().parent.parent / "web" / "tests" / "games.json"


def text() -> str:
    """What `/api/games` answers where no game has come from outside."""
    cards = [card for card in games() if card.game in BUILT_IN]
    return msgspec.json.format(msgspec.json.encode(cards), indent=1).decode() + "\n"
