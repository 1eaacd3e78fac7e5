"""The doors of the environments of For Sale, each with a call that compiles it."""

import numpy as np

from zuschlag.lab.warm import Compiled, Step


def _research() -> dict[str, Step]:
    from zuschlag.research.forsale.batch import Batch
    from zuschlag.research.forsale.play import advance, pick, see
    from zuschlag.research.many import LEARNERS
    from zuschlag.rules.chance import CHANCE
    from zuschlag.rules.forsale.editions import agree

    batch = Batch(agree("2015", 3), 1, [LEARNERS] * 3, "words")
    parts, luck = batch.parts, np.zeros(1, CHANCE)
    seen, _, masks = parts.rows
    return {
        "step": lambda: advance(*parts.known, parts.chosen, *parts.rows, 1),
        "pick": lambda: pick(parts.known[1], luck, parts.chosen),
        "look": lambda: see(parts.known[0], 0, 0, parts.known[2], seen, masks),
    }


RESEARCH = Compiled(("zuschlag.research.forsale.play",), _research)
