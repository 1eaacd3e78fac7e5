"""For Sale as a vector environment of Gymnasium: thousands of tables in one compiled call."""

from collections.abc import Mapping, Sequence

from gymnasium.vector import AutoresetMode

from zuschlag.research.forsale.batch import USUAL_HOUSE, Batch
from zuschlag.research.many import default_lineup
from zuschlag.research.vector import MODES, TablesVectorEnv
from zuschlag.rules.forsale.editions import agree


class ForSaleVectorEnv(TablesVectorEnv):
    """`num_envs` tables; table i plays the games i, i + num_envs, ... of the seed."""

    batch: Batch

    def __init__(
        self,
        num_envs: int = 1,
        *,
        edition: str = "2015",
        seats: int = 4,
        lineup: Sequence[str] | None = None,
        rotate: bool = True,
        reward: str = "win",
        observation: str = "planes",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        options: Mapping[str, object] | None = None,
        copy: bool = True,
        render_mode: None = None,
    ) -> None:
        mode = AutoresetMode(autoreset_mode)
        batch = Batch(
            agree(edition, seats, options),
            num_envs,
            lineup or default_lineup(seats, USUAL_HOUSE),
            observation,
            reward,
            MODES[mode],
            rotate,
        )
        super().__init__(batch, mode, observation, copy)
