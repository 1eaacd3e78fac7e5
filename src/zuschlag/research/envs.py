"""Environments for reinforcement learning; whoever imports this can make them by name.

`gymnasium.make("zuschlag/ForSale-v0")` after `import zuschlag.research.envs`, or in one go
`gymnasium.make("zuschlag.research.envs:zuschlag/ForSale-v0")`.
"""

import gymnasium

from zuschlag.research.forsale.single import ForSaleEnv
from zuschlag.research.forsale.vector import ForSaleVectorEnv

FOR_SALE = "zuschlag/ForSale-v0"

if FOR_SALE not in gymnasium.registry:
    gymnasium.register(
        FOR_SALE,
        entry_point="zuschlag.research.forsale.single:ForSaleEnv",
        vector_entry_point="zuschlag.research.forsale.vector:ForSaleVectorEnv",
    )

__all__ = ["FOR_SALE", "ForSaleEnv", "ForSaleVectorEnv"]
