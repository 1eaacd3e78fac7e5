"""Many tables of one game, one step at a time: what every batch shares, whatever is played.

Needs none of the extra's packages. Table i of B plays games i, i + B, ... of a seed; everything
that is shown is a view of arrays that the next step fills anew.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from zuschlag.errors import Malformed
from zuschlag.research.lanes import OVERHANG, room
from zuschlag.research.records import SCORE, WIN
from zuschlag.research.settled import settled
from zuschlag.rules.compiler import PLAIN

LEARNERS = "learner"
REWARDS = {"win": WIN, "score": SCORE}


def rows(size: int, kind: Any) -> tuple[Any, Any]:
    """Cells for observations, as the doors take them and as people read them.

    Doors are compiled for one kind of cell: both kinds are four bytes wide.
    """
    cells = room(size + OVERHANG, kind if PLAIN else np.int32)
    return cells, cells.view(kind)


class ManyTables:
    """Columns with one number per table (`seat`, `reward` and so on), and rows to look at.

    `door` takes one step; it gets what is `known` of the tables, an action each, and rows to fill.
    """

    door: Any
    known: tuple[Any, ...]
    settings: Any
    seen: Any
    final: Any
    masks: Any
    endings: npt.NDArray[np.bool_]
    """Where the last step has ended a game: by the rules, and since it had become too long."""

    def __init__(self, size: int, seats: int, settings: Any, desks: Any, kind: Any) -> None:
        self.size, self.settings, self.desks = size, settings, desks
        self.width, self.actions = (int(settings[0][name]) for name in ("width", "actions"))
        self.chosen = np.zeros(size, np.int64)
        self.row_cells = self._made_rows(kind)
        self._single, self._single_seen = rows(self.width, kind)
        self._single_mask = room(self.actions + OVERHANG, np.int8)
        self.seat, self.illegal, self.game = desks["seat"], desks["illegal"], desks["game"]
        self.has_ended, self.is_due = desks["has_ended"], desks["is_due"]
        self.reward, self.payoff = desks["reward"], desks["payoff"][:, :seats]

    def _made_rows(self, kind: Any) -> tuple[Any, Any, Any, Any]:
        seen, read = rows(self.size * self.width, kind)
        final, read_final = rows(self.size * self.width, kind)
        masks = room(self.size * self.actions + OVERHANG, np.int8)
        self.seen, self.final = self._shown(read, self.width), self._shown(read_final, self.width)
        self.masks = self._shown(masks, self.actions)
        ended = np.zeros(2 * self.size, np.int8)
        self.endings = ended.view(np.bool_).reshape(2, self.size)
        return seen, final, masks, ended

    def _shown(self, cells: Any, width: int) -> Any:
        return cells[: self.size * width].reshape(self.size, width)

    def begin(self, seed: int | None = None, which: Any = slice(None)) -> None:
        """New games at these tables; with a seed, its games from the first one on."""
        if seed is not None:
            self.settings["seed"] = seed
            self.desks["played"][which] = 0
            self.illegal[which] = 0
        self.is_due[which] = 1
        self.go(self.chosen, only_due=1)

    def step(self, actions: npt.NDArray[np.int64]) -> None:
        """One action at every table."""
        if actions is not self.chosen:
            self.chosen[:] = actions
        self._go_chosen()

    def step_one(self, action: int) -> None:
        """The same for a single table."""
        self.chosen[0] = action
        self._go_chosen()

    @cached_property
    def _go_chosen(self) -> Callable[[], Any]:
        return settled(self.door, *self.known, self.chosen, *self.row_cells, 0)

    def go(self, actions: npt.NDArray[np.int64], only_due: int) -> None:
        """One action at every table, or only new games."""
        self.door(*self.known, actions, *self.row_cells, only_due)

    def look(self, table: int, seat: int) -> tuple[Any, Any]:
        """What any seat sees and may do, as arrays of its own."""
        self.see(table, seat, self._single, self._single_mask)
        return self._single_seen[: self.width].copy(), self._single_mask[: self.actions].copy()

    def see(self, table: int, seat: int, cells: Any, mask: Any) -> None:
        """Likewise a door."""
        raise NotImplementedError


def check(tables: int, seats: int, lineup: Sequence[str], players: Iterable[str]) -> None:
    """Malformed where nobody could sit down like this, with who there is."""
    if tables < 1:
        raise Malformed("research/no-tables", "num_envs", {"found": tables})
    for one in lineup:
        check_name("lineup", one, players)
    if len(lineup) != seats or LEARNERS not in lineup:
        raise Malformed("research/lineup", "lineup", {"named": list(lineup), "seats": seats})


def check_name(name: str, given: str, known: Iterable[str]) -> None:
    """Malformed, with what there is."""
    if given not in known:
        raise Malformed("research/unknown", name, {"given": given, "known": list(known)})


def check_one_learner(lineup: Sequence[str]) -> None:
    """Malformed where a plain environment would not know who learns."""
    if list(lineup).count(LEARNERS) > 1:
        raise Malformed("research/one-learner", "lineup", {"named": list(lineup)})


def default_lineup(seats: int, house: str) -> tuple[str, ...]:
    """One learner among players of the house."""
    return (LEARNERS, *[house] * (seats - 1))


class Seeding:
    """Without a seed games go on where they were; the first time any seed will do."""

    def __init__(self) -> None:
        self.has_begun = False

    def seed_of(self, given: int | None, luck: np.random.Generator | None = None) -> int | None:
        """The seed to begin with now, or None to go on."""
        if given is None and not self.has_begun:
            given = int((luck or np.random.default_rng()).integers(1 << 62))
        self.has_begun = True
        return given
