"""For Sale as a plain environment of Gymnasium: one learner at one table of house players."""

from collections.abc import Mapping, Sequence

from zuschlag.research.forsale.batch import USUAL_HOUSE, Batch
from zuschlag.research.many import check_one_learner, default_lineup
from zuschlag.research.single import TableEnv
from zuschlag.rules.forsale.editions import agree


class ForSaleEnv(TableEnv):
    """Legal is what `info["action_mask"]` says; anything else counts as the lowest of that."""

    def __init__(
        self,
        *,
        edition: str = "2015",
        seats: int = 4,
        lineup: Sequence[str] | None = None,
        rotate: bool = True,
        reward: str = "win",
        observation: str = "planes",
        options: Mapping[str, object] | None = None,
        render_mode: None = None,
    ) -> None:
        players = lineup or default_lineup(seats, USUAL_HOUSE)
        check_one_learner(players)
        terms = agree(edition, seats, options)
        batch = Batch(terms, 1, players, observation, reward, rotate=rotate)
        super().__init__(batch, observation)
