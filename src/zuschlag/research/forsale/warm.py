"""The doors of For Sale for research, each with a call that compiles it."""

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
