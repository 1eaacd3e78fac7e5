"""The doors of For Sale for research, each with a call that compiles it."""

import numpy as np

from zuschlag.lab.warm import Compiled, Step


def _research() -> dict[str, Step]:
    from zuschlag.research.forsale.batch import Batch
    from zuschlag.research.forsale.play import pick, see
    from zuschlag.research.many import LEARNERS
    from zuschlag.rules.chance import CHANCE
    from zuschlag.rules.forsale.editions import agree

    batch = Batch(agree("2015", 3), 1, [LEARNERS] * 3, "words")
    luck, (seen, _, masks, _) = np.zeros(1, CHANCE), batch.row_cells
    return {
        "step": lambda: batch.go(batch.chosen, only_due=1),
        "pick": lambda: pick(batch.desks, luck, batch.chosen),
        "look": lambda: see(batch.tables, 0, 0, batch.settings, seen, masks),
    }


def _records() -> dict[str, Step]:
    from zuschlag.research.forsale.reading import FOUND, PADDING, READER, read_games
    from zuschlag.rules.forsale.editions import agree
    from zuschlag.rules.forsale.position import blank_table

    text = np.frombuffer(bytes(PADDING), np.uint8)  # what lines are read from cannot be written to
    places, found = np.zeros(1, np.int64), np.zeros((1, FOUND), np.int64)
    tables = blank_table(agree("2015", 3))
    return {
        "read": lambda: read_games(text, places, places, tables, np.zeros(1, READER), found),
    }


RESEARCH = Compiled(("zuschlag.research.forsale.play",), _research)
RECORDS = Compiled(("zuschlag.research.forsale.reading",), _records)
