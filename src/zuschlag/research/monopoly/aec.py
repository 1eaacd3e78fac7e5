"""Monopoly as environments of PettingZoo: seat after seat, or all at once.

One seat is asked at a time, until its move is whole: offers, rents and debts come before the turn.
"""

from collections.abc import Mapping
from typing import Any

from zuschlag.research.many import LEARNERS
from zuschlag.research.monopoly.batch import EDITION, MOST_MOVES, USUAL, Batch
from zuschlag.research.zoo import TableAEC, TableParallel
from zuschlag.rules.monopoly.terms import agree


def _batch(edition: str, seats: int, reward: str, options: Any, most_moves: int) -> Batch:
    terms, lineup = agree(edition, seats, USUAL if options is None else options), [LEARNERS] * seats
    return Batch(terms, 1, lineup, "words", reward, rotate=False, most_moves=most_moves)


class MonopolyAEC(TableAEC):
    """Seat after seat."""

    metadata: dict[str, Any] = {  # noqa: RUF012
        "name": "monopoly_v0",
        "render_modes": [],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        edition: str = EDITION,
        seats: int = 4,
        reward: str = "win",
        options: Mapping[str, object] | None = None,
        most_moves: int = MOST_MOVES,
    ) -> None:
        super().__init__()
        self.sit_down(_batch(edition, seats, reward, options, most_moves), "words")


class MonopolyParallel(TableParallel):
    """Everybody says something at every step; only who is asked is heard."""

    metadata: dict[str, Any] = {"name": "monopoly_v0", "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        edition: str = EDITION,
        seats: int = 4,
        reward: str = "win",
        options: Mapping[str, object] | None = None,
        most_moves: int = MOST_MOVES,
    ) -> None:
        self.sit_down(_batch(edition, seats, reward, options, most_moves), "words")
