"""A plan to build or sell: how many levels more or fewer on which street, and what it costs."""

from collections.abc import Sequence

from zuschlag.rules.monopoly.board_types import Board
from zuschlag.rules.monopoly.figures import SlotFigures
from zuschlag.rules.monopoly.state import HOTEL_LEVEL
from zuschlag.rules.monopoly.words import Action, Build, Sell, Wish


class BuildingPlan:
    """Levels to add (above zero) or to take off (below), by street."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.figures: Sequence[SlotFigures] = ()
        self.changes: dict[int, int] = {}

    def clear(self) -> None:
        """Think again."""
        self.changes.clear()

    def change(self, slot: int, by: int, level: int) -> None:
        """One level more or fewer, between bare land and a hotel."""
        wanted = self.changes.get(slot, 0) + by
        if self.board.slots[slot].kind == "street" and 0 <= level + wanted <= HOTEL_LEVEL:
            self.changes[slot] = wanted
            if not wanted:
                del self.changes[slot]

    def raze(self, slots: Sequence[int], levels: Sequence[int]) -> None:
        """Sell these streets to bare land."""
        self.changes = {slot: -levels[slot] for slot in slots if levels[slot]}

    @property
    def is_mixed(self) -> bool:
        """Building and selling are two transactions."""
        return len({change > 0 for change in self.changes.values()}) > 1

    @property
    def cost(self) -> int:
        """What it costs; below zero what it brings."""
        changes = [(one, self.changes.get(one.slot, 0)) for one in self.figures]
        return sum(by * (one.build if by > 0 else one.unbuild) for one, by in changes)

    def action(self, as_wish: bool = False) -> Action | None:
        """The move that carries it out; None when nothing is planned, or both kinds."""
        if not self.changes or self.is_mixed:
            return None
        if as_wish:
            return Wish(dict(self.changes)) if self.cost > 0 else None
        streets = [slot for slot, change in self.changes.items() for _ in range(abs(change))]
        return Build(streets) if self.cost > 0 else Sell(streets)
