"""For Sale as a plain environment of Gymnasium: one learner at one table of house players."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

from zuschlag.errors import Malformed
from zuschlag.research.forsale.batch import LEARNERS, Batch
from zuschlag.research.forsale.vector import default_lineup, observation_space
from zuschlag.rules.forsale.editions import agree


class ForSaleEnv(gymnasium.Env[Any, Any]):
    """Legal is what `info["action_mask"]` says; anything else counts as the lowest of that."""

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012

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
        players = lineup or default_lineup(seats)
        if list(players).count(LEARNERS) > 1:
            raise Malformed("research/one-learner", "lineup", {"named": list(players)})
        terms = agree(edition, seats, options)
        self.batch = Batch(terms, 1, players, observation, reward, rotate=rotate)
        self.observation_space = observation_space(observation, self.batch.width)
        self.action_space = spaces.Discrete(self.batch.actions)
        self._has_seed = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """The first game of a seed, or the next one."""
        super().reset(seed=seed)
        if seed is None and not self._has_seed:
            seed = int(self.np_random.integers(1 << 62))
        self._has_seed = True
        self.batch.begin(seed)
        return self.batch.seen[0].copy(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The learner acts, and the house plays until the learner is asked again."""
        batch = self.batch
        if batch.is_due.item(0):
            raise RuntimeError("the game is over: reset comes first")
        batch.step_one(int(action))
        is_over = bool(batch.has_ended.item(0))
        info = self._info()
        if is_over:
            info["payoff"] = batch.payoff[0].copy()
        return batch.seen[0].copy(), batch.reward.item(0), is_over, False, info

    def _info(self) -> dict[str, Any]:
        batch = self.batch
        return {
            "action_mask": batch.masks[0].copy(),
            "seat": batch.seat.item(0),
            "illegal": batch.illegal.item(0),
        }
