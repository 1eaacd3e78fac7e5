"""So many tables of For Sale, one step at a time: the core of every environment here.

Needs none of the extra's packages. Table i of B plays games i, i + B, ... of a seed; everything
that is shown is a view of arrays that the next step fills anew.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from zuschlag.bots.forsale.levels import PLAIN_LEVELS, mind_of
from zuschlag.bots.forsale.policies.minds import GUESS, SOBER, Mind, record_of
from zuschlag.bots.forsale.trained import trained
from zuschlag.errors import Malformed
from zuschlag.research.forsale.desk import (
    DESK,
    DISABLED,
    LEARNER,
    PLANES,
    SCORE,
    WIN,
    WORDS,
    setting_of,
)
from zuschlag.research.forsale.packed import packed
from zuschlag.research.forsale.play import advance, pick, see
from zuschlag.research.lanes import OVERHANG, room
from zuschlag.rules.compiler import PLAIN
from zuschlag.rules.forsale.editions import Terms
from zuschlag.rules.forsale.position import blank_table

OBSERVATIONS = {"words": WORDS, "planes": PLANES}
REWARDS = {"win": WIN, "score": SCORE}
LEARNERS = "learner"
HOUSE = {"heuristic": Mind(SOBER), "random": Mind(GUESS)}
PLAYERS = (LEARNERS, *HOUSE, *PLAIN_LEVELS)
_CELLS: dict[int, Any] = {WORDS: np.int32, PLANES: np.float32}


def rows(size: int, observation: int) -> tuple[Any, Any]:
    """Cells for observations, as the doors take them and as people read them.

    Doors are compiled for one kind of cell: both kinds are four bytes wide.
    """
    kind = _CELLS[observation]
    cells = room(size + OVERHANG, kind if PLAIN else np.int32)
    return cells, cells.view(kind)


class Parts(NamedTuple):
    """What the doors take: tables, desks, settings and minds; actions; rows to fill."""

    known: tuple[Any, Any, Any, Any]
    chosen: npt.NDArray[np.int64]
    rows: tuple[Any, Any, Any]


class Batch:
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
        check(terms, tables, lineup, observation, reward)
        minds, places = seated(lineup)
        self.terms, self.size = terms, tables
        self.settings = setting_of(terms, OBSERVATIONS[observation], tables, places)
        s = self.settings[0]
        s.mode, s.reward, s.rotates = mode, REWARDS[reward], rotate
        self.width, self.actions = int(s.width), int(s.actions)
        self.tables = packed(np.repeat(blank_table(terms), tables))
        self._desks = room(tables, DESK)
        known = (
            self.tables,
            self._desks,
            self.settings,
            record_of(minds, [trained(terms.seats).net]),
        )
        self.parts = Parts(known, np.zeros(tables, np.int64), self._made_rows(s.observation))
        self._make_columns()

    def _made_rows(self, observation: int) -> tuple[Any, Any, Any]:
        seen, self.seen = self._some_rows(observation)
        final, self.final = self._some_rows(observation)
        masks = room(self.size * self.actions + OVERHANG, np.int8)
        self.masks = self._shown(masks, self.actions)
        self._single, self._single_seen = rows(self.width, observation)
        self._single_mask = room(self.actions + OVERHANG, np.int8)
        return seen, final, masks

    def _some_rows(self, observation: int) -> tuple[Any, Any]:
        cells, read = rows(self.size * self.width, observation)
        return cells, self._shown(read, self.width)

    def _shown(self, cells: Any, width: int) -> Any:
        return cells[: self.size * width].reshape(self.size, width)

    def _make_columns(self) -> None:
        desks = self._desks
        self.seat, self.legal, self.illegal = desks["seat"], desks["legal"], desks["illegal"]
        self.has_ended, self.is_due, self.game = (
            desks["has_ended"],
            desks["is_due"],
            desks["game"],
        )
        self.reward, self.payoff = desks["reward"], desks["payoff"][:, : self.terms.seats]

    def begin(self, seed: int | None = None, which: Any = slice(None)) -> None:
        """New games at these tables; with a seed, its games from the first one on."""
        if seed is not None:
            self.settings["seed"] = seed
            self._desks["played"][which] = 0
            self.illegal[which] = 0
        self.is_due[which] = 1
        self._go(self.parts.chosen, only_due=1)

    def step(self, actions: npt.NDArray[np.int64]) -> None:
        """One action at every table."""
        self._go(actions, only_due=0)

    def step_one(self, action: int) -> None:
        """The same for a single table."""
        self.parts.chosen[0] = action
        self._go(self.parts.chosen, only_due=0)

    def _go(self, actions: npt.NDArray[np.int64], only_due: int) -> None:
        advance(*self.parts.known, actions, *self.parts.rows, only_due)

    def pick(self, luck: Any) -> npt.NDArray[np.int64]:
        """A legal action for every table, drawn by `luck` (an array with one `chance.CHANCE`)."""
        pick(self._desks, luck, self.parts.chosen)
        return self.parts.chosen

    def look(self, table: int, seat: int) -> tuple[Any, Any]:
        """What any seat sees and may do, as arrays of its own."""
        see(self.tables, table, seat, self.settings, self._single, self._single_mask)
        return self._single_seen[: self.width].copy(), self._single_mask[: self.actions].copy()


def check(terms: Terms, tables: int, lineup: Sequence[str], observation: str, reward: str) -> None:
    """Malformed where there is no such batch, with what there is."""
    if tables < 1:
        raise Malformed("research/no-tables", "num_envs", {"found": tables})
    for name, given, known in (
        ("observation", observation, OBSERVATIONS),
        ("reward", reward, REWARDS),
    ):
        if given not in known:
            raise Malformed("research/unknown", name, {"given": given, "known": list(known)})
    for one in lineup:
        if one not in PLAYERS:
            raise Malformed("research/unknown", "lineup", {"given": one, "known": list(PLAYERS)})
    if len(lineup) != terms.seats or LEARNERS not in lineup:
        facts = {"named": list(lineup), "seats": terms.seats}
        raise Malformed("research/lineup", "lineup", facts)


def seated(lineup: Sequence[str]) -> tuple[list[Mind], list[int]]:
    """The minds of a line-up, each once, and which of them plays where."""
    names = sorted({one for one in lineup if one != LEARNERS})
    minds = [HOUSE[one] if one in HOUSE else mind_of(one, len(lineup)) for one in names]
    return minds, [LEARNER if one == LEARNERS else names.index(one) for one in lineup]
