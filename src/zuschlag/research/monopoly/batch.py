"""So many tables of Monopoly, one step at a time: the core of every environment here."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from zuschlag.bots.monopoly.ladder import LADDER, Habit
from zuschlag.research.lanes import room
from zuschlag.research.many import LEARNERS, REWARDS, ManyTables, check, check_name
from zuschlag.research.monopoly.desk import DESK, setting_of
from zuschlag.research.monopoly.play import advance, pick, see
from zuschlag.research.monopoly.sight import width_of
from zuschlag.research.monopoly.staged import ACTIONS
from zuschlag.research.records import DISABLED, LEARNER
from zuschlag.rules.monopoly.numbers import blank_moves
from zuschlag.rules.monopoly.options import OPTIONS
from zuschlag.rules.monopoly.position import blank_table
from zuschlag.rules.monopoly.terms import Terms

OBSERVATIONS = ("words",)
SLIPS = {name: level.lapses for name, level in LADDER.items() if isinstance(level, Habit)}
USUAL_HOUSE = "club"
PLAYERS = (LEARNERS, *SLIPS)
EDITION = "aalen-casual"
USUAL: Mapping[str, object] = {"end.limit": {"rounds": 100}, "players.mayLeave": False}
"""So that every game ends, and by playing it."""
MOST_MOVES = 20_000


class Batch(ManyTables):
    """Tables with their line-up, and the draft of whoever is asked."""

    def __init__(
        self,
        terms: Terms,
        tables: int,
        lineup: Sequence[str],
        observation: str = "words",
        reward: str = "win",
        mode: int = DISABLED,
        rotate: bool = True,
        most_moves: int = MOST_MOVES,
    ) -> None:
        check_name("observation", observation, OBSERVATIONS)
        check_name("reward", reward, REWARDS)
        check(tables, terms.seats, lineup, PLAYERS)
        self.terms, width = terms, width_of(terms.seats)
        slips = [LEARNER if one == LEARNERS else SLIPS[one] for one in lineup]
        settings = setting_of(terms, tables, slips, width, ACTIONS)
        s = settings[0]
        s.mode, s.reward, s.rotates, s.most_moves = mode, REWARDS[reward], rotate, most_moves
        super().__init__(tables, terms.seats, settings, room(tables, DESK), np.int32)
        self.tables, self.moves = np.repeat(blank_table(terms), tables), blank_moves(tables)
        self.at_tables = (self.tables, self.desks, self.moves)
        self.door, self.known = advance, (*self.at_tables, settings, np.zeros(1, OPTIONS))
        self.was_cut, self.faults = self.desks["was_cut"], self.desks["faults"]

    def pick(self, luck: Any) -> npt.NDArray[np.int64]:
        """A legal action for every table, drawn by `luck` (an array with one `chance.CHANCE`)."""
        pick(self.desks, luck, self.chosen)
        return self.chosen

    def see(self, table: int, seat: int, cells: Any, mask: Any) -> None:
        """What any seat sees and may do."""
        see(*self.at_tables, table, seat, cells, mask)
