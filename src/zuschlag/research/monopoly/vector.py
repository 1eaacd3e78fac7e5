"""Monopoly as a vector environment of Gymnasium: thousands of tables in one compiled call."""

from collections.abc import Mapping, Sequence

from gymnasium.vector import AutoresetMode

from zuschlag.research.many import default_lineup
from zuschlag.research.monopoly.batch import EDITION, MOST_MOVES, USUAL, USUAL_HOUSE, Batch
from zuschlag.research.vector import MODES, TablesVectorEnv
from zuschlag.rules.monopoly.terms import USUAL_BOARD, agree


class MonopolyVectorEnv(TablesVectorEnv):
    """`num_envs` tables; table i plays the games i, i + num_envs, ... of the seed."""

    batch: Batch

    def __init__(
        self,
        num_envs: int = 1,
        *,
        edition: str = EDITION,
        seats: int = 4,
        board: object = USUAL_BOARD,
        lineup: Sequence[str] | None = None,
        rotate: bool = True,
        reward: str = "win",
        observation: str = "words",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        options: Mapping[str, object] | None = None,
        most_moves: int = MOST_MOVES,
        copy: bool = True,
        render_mode: None = None,
    ) -> None:
        mode = AutoresetMode(autoreset_mode)
        batch = Batch(
            agree(edition, seats, USUAL if options is None else options, board),
            num_envs,
            lineup or default_lineup(seats, USUAL_HOUSE),
            observation,
            reward,
            MODES[mode],
            rotate,
            most_moves,
        )
        super().__init__(batch, mode, observation, copy)
