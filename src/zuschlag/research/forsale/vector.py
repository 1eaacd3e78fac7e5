"""For Sale as a vector environment of Gymnasium: thousands of tables in one compiled call.

With one learner in the line-up it is an ordinary task for one agent; with several, each step
belongs to whoever is asked (`infos["seat"]`), and `infos["payoff"]` says what a finished game was
worth to every seat.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from zuschlag.research.forsale import desk
from zuschlag.research.forsale.batch import LEARNERS, Batch
from zuschlag.rules.forsale.editions import agree
from zuschlag.rules.forsale.state import MOST_SEATS

MODES = {
    AutoresetMode.NEXT_STEP: desk.NEXT_STEP,
    AutoresetMode.SAME_STEP: desk.SAME_STEP,
    AutoresetMode.DISABLED: desk.DISABLED,
}
RESET_MASK = "reset_mask"
Step = tuple[Any, npt.NDArray[Any], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]


def default_lineup(seats: int) -> tuple[str, ...]:
    """One learner among sober players."""
    return (LEARNERS, *["heuristic"] * (seats - 1))


def observation_space(observation: str, width: int) -> spaces.Box:
    """Words are sets and small numbers, planes are floats around 1."""
    if observation == "words":
        return spaces.Box(0, np.iinfo(np.int32).max, (width,), np.int32)
    return spaces.Box(0.0, float(MOST_SEATS), (width,), np.float32)


class ForSaleVectorEnv(VectorEnv[Any, Any, Any]):
    """`num_envs` tables; table i plays the games i, i + num_envs, ... of the seed."""

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
        self.mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.mode, "render_modes": []}
        self.num_envs, self.copy = num_envs, copy
        self.batch = Batch(
            agree(edition, seats, options),
            num_envs,
            lineup or default_lineup(seats),
            observation,
            reward,
            MODES[self.mode],
            rotate,
        )
        self.single_observation_space = observation_space(observation, self.batch.width)
        self.single_action_space = spaces.Discrete(self.batch.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._never = np.zeros(num_envs, np.bool_)
        self._has_seed = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """New games: the first of a seed, or the next ones; `reset_mask` says at which tables."""
        super().reset(seed=seed)
        if seed is None and not self._has_seed:
            seed = int(self.np_random.integers(1 << 62))
        self._has_seed = True
        self.batch.begin(seed, self._chosen_tables(options or {}))
        return self._given(self.batch.seen), self._infos()

    def _chosen_tables(self, options: Mapping[str, Any]) -> Any:
        chosen = options.get(RESET_MASK)
        if chosen is None:
            return slice(None)
        mask = np.asarray(chosen)
        if mask.dtype != np.bool_ or mask.shape != (self.num_envs,) or not mask.any():
            raise ValueError(f"{RESET_MASK} must be {self.num_envs} truth values, not all False")
        return mask

    def step(self, actions: Any, *, copy: bool | None = None) -> Step:
        """One action at every table; an illegal one counts as the lowest that is legal.

        Without copies everything that comes back is overwritten by the next step.
        """
        batch, is_copied = self.batch, self.copy if copy is None else copy
        if not self._has_seed:
            raise RuntimeError("reset comes before the first step")
        if self.mode is AutoresetMode.DISABLED and batch.is_due.any():
            raise RuntimeError("a game is over: reset its table first")
        batch.step(np.asarray(actions, np.int64))
        ended = batch.has_ended.astype(np.bool_)
        infos = self._infos(is_copied)
        if ended.any():
            self._add_results(infos, ended, is_copied)
        reward = batch.reward.copy() if is_copied else batch.reward
        return self._given(batch.seen, is_copied), reward, ended, self._never.copy(), infos

    def _infos(self, is_copied: bool | None = None) -> dict[str, Any]:
        batch = self.batch
        shown = {"action_mask": batch.masks, "seat": batch.seat, "illegal": batch.illegal}
        return {name: self._given(of, is_copied) for name, of in shown.items()}

    def _add_results(
        self, infos: dict[str, Any], ended: npt.NDArray[np.bool_], is_copied: bool
    ) -> None:
        payoff = self._given(self.batch.payoff, is_copied)
        infos |= {"payoff": payoff, "_payoff": ended}
        if self.mode is AutoresetMode.SAME_STEP:
            final = self._given(self.batch.final, is_copied)
            infos |= {"final_obs": final, "_final_obs": ended}
            infos |= {"final_info": {"payoff": payoff, "_payoff": ended}, "_final_info": ended}

    def _given(self, of: Any, is_copied: bool | None = None) -> Any:
        return of.copy() if (self.copy if is_copied is None else is_copied) else of
