"""One table as a plain environment of Gymnasium: one learner among players of the house."""

from typing import Any

import gymnasium
from gymnasium import spaces

from zuschlag.research.many import ManyTables, Seeding
from zuschlag.research.vector import observation_space


class TableEnv(gymnasium.Env[Any, Any]):
    """Legal is what `info["action_mask"]` says; anything else counts as the lowest of that."""

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012

    def __init__(self, batch: ManyTables, observation: str) -> None:
        self.batch = batch
        self.observation_space = observation_space(observation, batch.width)
        self.action_space = spaces.Discrete(batch.actions)
        self._seeding = Seeding()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """The first game of a seed, or the next one."""
        super().reset(seed=seed)
        self.batch.begin(self._seeding.seed_of(seed, self.np_random))
        return self.batch.seen[0].copy(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The learner acts, and the house plays until the learner is asked again."""
        batch = self.batch
        if batch.is_due.item(0):
            raise RuntimeError("the game is over: reset comes first")
        batch.step_one(int(action))
        over, cut = batch.endings
        info = self._info()
        if batch.has_ended.item(0):
            info["payoff"] = batch.payoff[0].copy()
        reward = batch.reward.item(0)
        return batch.seen[0].copy(), reward, bool(over[0]), bool(cut[0]), info

    def action_masks(self) -> Any:
        """What is legal now, by the name under which sb3-contrib looks for it."""
        return self.batch.masks[0].astype(bool)

    def _info(self) -> dict[str, Any]:
        batch = self.batch
        return {
            "action_mask": batch.masks[0].copy(),
            "seat": batch.seat.item(0),
            "illegal": batch.illegal.item(0),
        }
