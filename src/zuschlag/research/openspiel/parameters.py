"""What both games have in common for OpenSpiel: names of editions, rewards, what a game is worth.

OpenSpiel reads `edition=1997` as a number, so an edition may be written with a letter: `y1997`.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pyspiel

from zuschlag.research.many import REWARDS, check_name

WIN, SCORE = REWARDS
Kind = pyspiel.GameType


def edition_of(given: str) -> str:
    """The name of an edition, without the letter."""
    return given[1:] if given[:1] == "y" and given[1:2].isdigit() else given


def game_type(name: str, title: str, parameters: dict[str, Any], **more: Any) -> Any:
    """What OpenSpiel has to know beforehand; an own `reward` makes another one of it."""
    return Kind(
        short_name=name,
        long_name=title,
        chance_mode=Kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=Kind.Information.IMPERFECT_INFORMATION,
        reward_model=Kind.RewardModel.TERMINAL,
        min_num_players=2,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters,
        **more,
    )


def utility_of(reward: str) -> Any:
    """A win is shared out, so that nobody wins without others losing; scores add up to anything."""
    check_name("reward", reward, REWARDS)
    return Kind.Utility.ZERO_SUM if reward == WIN else Kind.Utility.GENERAL_SUM


def game_info(reward: str, seats: int, most: float, **more: Any) -> Any:
    """Figures of one game. A win counts as what is above a fair share, so that all sum to 0."""
    if reward == WIN:
        return pyspiel.GameInfo(
            num_players=seats,
            min_utility=-1 / seats,
            max_utility=1 - 1 / seats,
            utility_sum=0.0,
            **more,
        )
    return pyspiel.GameInfo(num_players=seats, min_utility=0.0, max_utility=most, **more)


def above_fair(shares: Sequence[float]) -> list[float]:
    """Shares of a win, less what everybody would get."""
    return [share - 1 / len(shares) for share in shares]


class Observer:
    """What a player knows now, as a row of numbers and as text; or all it has heard, as text."""

    def __init__(self, width: int, *, has_recall: bool) -> None:
        self._has_recall = has_recall
        self.tensor = None if has_recall else np.zeros(width, np.float32)
        self.dict = {} if has_recall else {"observation": self.tensor}

    def set_from(self, state: Any, player: int) -> None:
        """Fill the row."""
        if self.tensor is not None:
            self.tensor[:] = state.seen(player)

    def string_from(self, state: Any, player: int) -> str:
        """The text."""
        text: str = state.remembered(player) if self._has_recall else state.shown(player)
        return text


def observer_of(kind: Any, given: Any, width: int) -> Observer:
    """For `make_py_observer`."""
    if given:
        raise ValueError(f"there are no parameters of observations: {given}")
    return Observer(width, has_recall=kind is not None and kind.perfect_recall)
