"""A record as lines of plain text; a game's own folder knows its words, else it is told plainly."""

from collections.abc import Callable, Mapping
from typing import Any

from zuschlag.cli.plain_narration import tell_plainly
from zuschlag.rules.description import part
from zuschlag.rules.games import description

Narrated = tuple[list[str], bool]


def tell(record: Mapping[str, Any]) -> Narrated:
    """All lines of the narration, and whether every move was legal."""
    found = description(record["game"])
    if not found.narration:
        return tell_plainly(record)
    teller: Callable[[Mapping[str, Any]], Narrated] = part(found.narration)
    return teller(record)
