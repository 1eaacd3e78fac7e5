"""Environments for reinforcement learning; whoever imports this can make them by name.

`gymnasium.make("zuschlag/ForSale-v0")` after `import zuschlag.research.envs`, or in one go
`gymnasium.make("zuschlag.research.envs:zuschlag/ForSale-v0")`; Monopoly likewise.
"""

from zuschlag.research.extra import need

need("gymnasium")

import gymnasium

from zuschlag.research.forsale.single import ForSaleEnv
from zuschlag.research.forsale.vector import ForSaleVectorEnv
from zuschlag.research.monopoly.single import MonopolyEnv
from zuschlag.research.monopoly.vector import MonopolyVectorEnv

FOR_SALE, MONOPOLY = "zuschlag/ForSale-v0", "zuschlag/Monopoly-v0"


def _register(name: str, folder: str, one: type, many: type) -> None:
    if name not in gymnasium.registry:
        gymnasium.register(
            name,
            entry_point=f"zuschlag.research.{folder}.single:{one.__name__}",
            vector_entry_point=f"zuschlag.research.{folder}.vector:{many.__name__}",
        )


_register(FOR_SALE, "forsale", ForSaleEnv, ForSaleVectorEnv)
_register(MONOPOLY, "monopoly", MonopolyEnv, MonopolyVectorEnv)

__all__ = [
    "FOR_SALE",
    "MONOPOLY",
    "ForSaleEnv",
    "ForSaleVectorEnv",
    "MonopolyEnv",
    "MonopolyVectorEnv",
]
