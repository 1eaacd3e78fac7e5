"""So many tables of For Sale, one step at a time: the core of every environment here."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from zuschlag.bots.forsale.levels import PLAIN_LEVELS, mind_of
from zuschlag.bots.forsale.policies.minds import GUESS, SOBER, Mind, record_of
from zuschlag.bots.forsale.trained import trained
from zuschlag.research.forsale.desk import DESK, setting_of
from zuschlag.research.forsale.packed import packed
from zuschlag.research.forsale.play import advance, pick, see
from zuschlag.research.lanes import room
from zuschlag.research.many import LEARNERS, REWARDS, ManyTables, check, check_name
from zuschlag.research.records import DISABLED, LEARNER, PLANES, WORDS
from zuschlag.rules.forsale.editions import Terms
from zuschlag.rules.forsale.position import blank_table

OBSERVATIONS = {"words": WORDS, "planes": PLANES}
CELLS: dict[int, Any] = {WORDS: np.int32, PLANES: np.float32}
HOUSE = {"heuristic": Mind(SOBER), "random": Mind(GUESS)}
USUAL_HOUSE = "heuristic"
PLAYERS = (LEARNERS, *HOUSE, *PLAIN_LEVELS)


class Batch(ManyTables):
    """Tables with their line-up; `legal`, `seat` and so on are columns, one number per table."""

    def __init__(
        self,
        terms: Terms,
        tables: int,
        lineup: Sequence[str],
        observation: str = "planes",
        reward: str = "win",
        mode: int = DISABLED,
        rotate: bool = True,
    ) -> None:
        check_name("observation", observation, OBSERVATIONS)
        check_name("reward", reward, REWARDS)
        check(tables, terms.seats, lineup, PLAYERS)
        minds, places = seated(lineup)
        self.terms, kind = terms, OBSERVATIONS[observation]
        settings = setting_of(terms, kind, tables, places)
        s = settings[0]
        s.mode, s.reward, s.rotates = mode, REWARDS[reward], rotate
        super().__init__(tables, terms.seats, settings, room(tables, DESK), CELLS[kind])
        self.legal = self.desks["legal"]
        self.tables = packed(np.repeat(blank_table(terms), tables))
        net = record_of(minds, [trained(terms.seats).net])
        self.door, self.known = advance, (self.tables, self.desks, settings, net)

    def pick(self, luck: Any) -> npt.NDArray[np.int64]:
        """A legal action for every table, drawn by `luck` (an array with one `chance.CHANCE`)."""
        pick(self.desks, luck, self.chosen)
        return self.chosen

    def see(self, table: int, seat: int, cells: Any, mask: Any) -> None:
        """What any seat sees and may do."""
        see(self.tables, table, seat, self.settings, cells, mask)


def seated(lineup: Sequence[str]) -> tuple[list[Mind], list[int]]:
    """The minds of a line-up, each once, and which of them plays where."""
    names = sorted({one for one in lineup if one != LEARNERS})
    minds = [HOUSE[one] if one in HOUSE else mind_of(one, len(lineup)) for one in names]
    return minds, [LEARNER if one == LEARNERS else names.index(one) for one in lineup]
