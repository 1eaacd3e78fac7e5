"""For Sale as environments of PettingZoo: seat after seat, or all at once."""

from collections.abc import Mapping
from typing import Any

from zuschlag.research.forsale.batch import Batch
from zuschlag.research.many import LEARNERS
from zuschlag.research.zoo import TableAEC, TableParallel
from zuschlag.rules.forsale.editions import agree

PASS = 0


def _batch(edition: str, seats: int, observation: str, reward: str, options: Any) -> Batch:
    terms = agree(edition, seats, options)
    return Batch(terms, 1, [LEARNERS] * seats, observation, reward, rotate=False)


class ForSaleAEC(TableAEC):
    """Seat after seat: in the sale the lowest seat lays its building down first, unseen."""

    metadata: dict[str, Any] = {  # noqa: RUF012
        "name": "for_sale_v0",
        "render_modes": [],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        edition: str = "2015",
        seats: int = 4,
        observation: str = "planes",
        reward: str = "win",
        options: Mapping[str, object] | None = None,
    ) -> None:
        super().__init__()
        self.sit_down(_batch(edition, seats, observation, reward, options), observation)


class ForSaleParallel(TableParallel):
    """One bid or pass a step, or a whole round of the sale."""

    metadata: dict[str, Any] = {"name": "for_sale_v0", "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        edition: str = "2015",
        seats: int = 4,
        observation: str = "planes",
        reward: str = "win",
        options: Mapping[str, object] | None = None,
    ) -> None:
        self.sit_down(_batch(edition, seats, observation, reward, options), observation)

    def hear(self, said: dict[int, int]) -> None:
        """The bidder in turn, or everybody who sells."""
        batch, last = self.batch, -1
        is_auction = batch.masks.item(0, PASS)
        while not batch.is_due.item(0) and batch.seat.item(0) > last:
            last = batch.seat.item(0)
            batch.step_one(said[last])
            if is_auction:
                break
