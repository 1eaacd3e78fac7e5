"""For Sale with Stable-Baselines3: PPO that knows what is legal, against three heuristics.

pip install "zuschlag[research]" stable-baselines3 sb3-contrib
python for_sale_sb3.py --steps 300000
"""

import argparse
from functools import partial

import gymnasium
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

import zuschlag.research.envs  # noqa: F401  (registers the names)

NAME = "zuschlag/ForSale-v0"


def wins(model: MaskablePPO, games: int, seed: int) -> float:
    """The share of games that it wins; a fair one is 25 %."""
    env = gymnasium.make(NAME)
    seen, info = env.reset(seed=seed)
    won = 0.0
    for _ in range(games):
        is_over = False
        while not is_over:
            action, _ = model.predict(seen, action_masks=info["action_mask"], deterministic=True)
            seen, reward, is_over, _, info = env.step(int(action))
        won += float(reward)
        seen, info = env.reset()
    return won / games


def main() -> None:
    """Learn, then play games it has never seen."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--steps", type=int, default=300_000)
    asked.add_argument("--games", type=int, default=500)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    # Tables ask for masks by themselves: they have the method that MaskablePPO looks for.
    tables = DummyVecEnv([partial(gymnasium.make, NAME)] * 16)
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=256,
        batch_size=1024,
        learning_rate=1e-3,
        gamma=1.0,  # a game is short, and only its end pays
        policy_kwargs={"net_arch": [128, 128]},
        seed=given.seed,
    )
    model.learn(given.steps)
    print(f"{wins(model, given.games, 10_000 + given.seed):.1%} of {given.games} games")


if __name__ == "__main__":
    main()
