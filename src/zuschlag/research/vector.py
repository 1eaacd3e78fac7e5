"""Many tables as a vector environment of Gymnasium, whatever is played at them.

With one learner in the line-up it is an ordinary task for one agent; with several, each step
belongs to whoever is asked (`infos["seat"]`), and `infos["payoff"]` says what a finished game was
worth to every seat.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from zuschlag.research import records
from zuschlag.research.many import ManyTables, Seeding

MODES = {
    AutoresetMode.NEXT_STEP: records.NEXT_STEP,
    AutoresetMode.SAME_STEP: records.SAME_STEP,
    AutoresetMode.DISABLED: records.DISABLED,
}
RESET_MASK = "reset_mask"
Step = tuple[Any, npt.NDArray[Any], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]


def observation_space(observation: str, width: int) -> spaces.Box:
    """Words are sets and small numbers, planes are floats around 1."""
    if observation == "words":
        return spaces.Box(0, np.iinfo(np.int32).max, (width,), np.int32)
    return spaces.Box(0.0, float(records.SEATS), (width,), np.float32)


class TablesVectorEnv(VectorEnv[Any, Any, Any]):
    """Table i plays the games i, i + num_envs, ... of the seed."""

    def __init__(
        self, batch: ManyTables, mode: AutoresetMode, observation: str, is_copied: bool
    ) -> None:
        self.batch, self.mode, self.copy = batch, mode, is_copied
        self.metadata = {"autoreset_mode": mode, "render_modes": []}
        self.num_envs = batch.size
        self.single_observation_space = observation_space(observation, batch.width)
        self.single_action_space = spaces.Discrete(batch.actions)
        self.observation_space = batch_space(self.single_observation_space, batch.size)
        self.action_space = batch_space(self.single_action_space, batch.size)
        self._seeding = Seeding()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """New games: the first of a seed, or the next ones; `reset_mask` says at which tables."""
        super().reset(seed=seed)
        begun = self._seeding.seed_of(seed, self.np_random)
        self.batch.begin(begun, self._chosen_tables(options or {}))
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
        if not self._seeding.has_begun:
            raise RuntimeError("reset comes before the first step")
        if self.mode is AutoresetMode.DISABLED and batch.is_due.any():
            raise RuntimeError("a game is over: reset its table first")
        if np.shape(actions) != (self.num_envs,):
            raise ValueError(f"one action for each of {self.num_envs} tables")
        batch.step(actions)
        over, cut = self._given(batch.endings, is_copied)
        infos, ended = self._infos(is_copied), over | cut
        if ended.any():
            self._add_results(infos, ended, is_copied)
        reward = batch.reward.copy() if is_copied else batch.reward
        return self._given(batch.seen, is_copied), reward, over, cut, infos

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
