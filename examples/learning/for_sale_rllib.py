"""For Sale with RLlib: PPO that knows what is legal, against three heuristics.

docs/research.md says how to install it: RLlib wants an older Gymnasium than others.
python for_sale_rllib.py --rounds 20
"""

import argparse
import os
from typing import Any

# Before Ray is loaded: it reports nothing to anybody, and listens on this machine alone.
os.environ |= {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}

import gymnasium
import numpy as np
import ray
import torch
from gymnasium import spaces
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import (
    ActionMaskingTorchRLModule,
)

from zuschlag.research.envs import ForSaleEnv


class MaskedForSale(gymnasium.Env[Any, Any]):
    """The plain environment, with the mask where RLlib's module for masks looks for it."""

    def __init__(self, config: Any = None) -> None:
        self._env = ForSaleEnv()
        self.action_space = self._env.action_space
        actions = int(self._env.action_space.n)
        self.observation_space = spaces.Dict(
            observations=self._env.observation_space,
            action_mask=spaces.Box(0.0, 1.0, (actions,), np.float32),
        )

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        """The first game of a seed, or the next one."""
        seen, info = self._env.reset(seed=seed)
        return _both(seen, info), {}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The learner acts, and the house plays until the learner is asked again."""
        seen, reward, is_over, is_cut, info = self._env.step(action)
        return _both(seen, info), reward, is_over, is_cut, {}


def _both(seen: Any, info: dict[str, Any]) -> dict[str, Any]:
    return {"observations": seen, "action_mask": info["action_mask"].astype(np.float32)}


def wins(module: Any, games: int, seed: int) -> float:
    """The share of games that it wins; a fair one is 25 %."""
    env = MaskedForSale()
    seen, _ = env.reset(seed=seed)
    won = 0.0
    for _ in range(games):
        is_over, reward = False, 0.0
        while not is_over:
            asked = {name: torch.from_numpy(row[None]) for name, row in seen.items()}
            with torch.no_grad():
                odds = module.forward_inference({Columns.OBS: asked})
            best = int(odds[Columns.ACTION_DIST_INPUTS][0].argmax())
            seen, reward, is_over, _, _ = env.step(best)
        won += reward
        seen, _ = env.reset()
    return won / games


def main() -> None:
    """Learn, then play games it has never seen."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--rounds", type=int, default=20, help="of 4,000 steps")
    asked.add_argument("--games", type=int, default=500)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    config = (
        PPOConfig()
        .environment(MaskedForSale)
        .env_runners(num_env_runners=0)
        .debugging(seed=given.seed)
        .training(
            train_batch_size_per_learner=4000,
            minibatch_size=1000,
            num_epochs=10,
            lr=1e-3,
            gamma=1.0,
        )
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule,
                model_config={"head_fcnet_hiddens": [128], "fcnet_hiddens": [128]},
            )
        )
    )
    ray.init("local", include_dashboard=False, logging_level="error")
    algorithm = config.build_algo()
    for _ in range(given.rounds):
        algorithm.train()
    won = wins(algorithm.get_module(), given.games, 10_000 + given.seed)
    print(f"{won:.1%} of {given.games} games")


if __name__ == "__main__":
    main()
