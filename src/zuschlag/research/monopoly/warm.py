"""The doors of the environments of Monopoly, each with a call that compiles it."""

import numpy as np

from zuschlag.lab.warm import Compiled, Step


def _research() -> dict[str, Step]:
    from zuschlag.research.many import LEARNERS
    from zuschlag.research.monopoly.batch import EDITION, USUAL, Batch
    from zuschlag.research.monopoly.play import pick, say, see, weigh
    from zuschlag.research.monopoly.staged import DROP_AT
    from zuschlag.research.monopoly.unfold import settle, unfold
    from zuschlag.rules.chance import CHANCE
    from zuschlag.rules.monopoly.options import OPTIONS
    from zuschlag.rules.monopoly.terms import agree

    batch = Batch(agree(EDITION, 3, USUAL), 1, [LEARNERS] * 3)
    known, rows, luck = batch.at_tables, batch.row_cells, np.zeros(1, CHANCE)
    options = np.zeros(1, OPTIONS)
    batch.tables["living"] = 7  # a game without anybody has no winner
    return {
        "legal": lambda: weigh(*known, options),
        "draft": lambda: say(*known, DROP_AT),
        "look": lambda: see(*known, 0, 0, rows[0], rows[2]),
        "step": lambda: batch.go(batch.chosen, only_due=1),
        "pick": lambda: pick(batch.desks, luck, batch.chosen),
        "unfold": lambda: unfold(*known, options, DROP_AT, 0, 0),
        "settle": lambda: settle(*known[:2], 0),
    }


RESEARCH = Compiled(
    ("zuschlag.research.monopoly.play", "zuschlag.research.monopoly.unfold"),
    _research,
    is_long=True,
)
