"""A record as lines of plain text, whatever the game; each game has a file that knows its words."""

from collections.abc import Callable, Mapping
from typing import Any

from zuschlag.cli import narration_forsale, narration_monopoly
from zuschlag.rules.forsale.game import FOR_SALE
from zuschlag.rules.monopoly.game import MONOPOLY

Narrated = tuple[list[str], bool]

_TELLERS: dict[str, Callable[[Mapping[str, Any]], Narrated]] = {
    FOR_SALE.name: narration_forsale.tell,
    MONOPOLY.name: narration_monopoly.tell,
}


def tell(record: Mapping[str, Any]) -> Narrated:
    """All lines of the narration, and whether every move was legal."""
    return _TELLERS[record["game"]](record)
