"""The board around the edge of the table: four sides of slots, clicked for their deeds."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.events import Click
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Static

from zuschlag.terminal.monopoly.cells import Sight, cell

BOTTOM = tuple(range(10, -1, -1))
LEFT = tuple(range(19, 10, -1))
TOP = tuple(range(20, 31))
RIGHT = tuple(range(31, 40))
EDGE = 3  # lines of the top and the bottom row
WIDEST_CELL, WIDEST_SIDE = 11, 16


def widths(total: int) -> tuple[int, int, int]:
    """Left side, an ordinary cell, right side: nine cells between two sides."""
    cell_width = min(WIDEST_CELL, (total - 18) // 9)
    sides = min(total - 9 * cell_width, 2 * WIDEST_SIDE)
    return sides // 2, cell_width, sides - sides // 2


class BoardSide(Static):
    """One side of the board."""

    class Picked(Message):
        """A slot was clicked."""

        def __init__(self, slot: int) -> None:
            super().__init__()
            self.slot = slot

    def __init__(self, slots: Sequence[int], id: str) -> None:
        super().__init__("", id=id, markup=False)
        self.slots = slots
        self.sizes: list[int] = [1]  # of the slots, along the side
        self.is_row = len(slots) == len(TOP)

    def print(self, sight: Sight, cell_sizes: Sequence[tuple[int, int]]) -> None:
        """Draw the slots, each this wide and this many lines tall."""
        drawn = [
            cell(sight, slot, *size) for slot, size in zip(self.slots, cell_sizes, strict=True)
        ]
        self.sizes = [size[0] if self.is_row else size[1] for size in cell_sizes]
        if self.is_row:
            lines = [Content("").join(parts) for parts in zip(*drawn, strict=True)]
        else:
            lines = [line for one in drawn for line in one]
        self.update(Content("\n").join(lines))

    def on_click(self, event: Click) -> None:
        """Which slot lies there?"""
        event.stop()
        left = event.x if self.is_row else event.y
        for slot, size in zip(self.slots, self.sizes, strict=True):
            left -= size
            if left < 0:
                self.post_message(self.Picked(slot))
                return


class Ring(Vertical):
    """The four sides, and whatever lies in the middle of the table."""

    def __init__(self, *middle: Widget) -> None:
        super().__init__(id="ring")
        self.middle = middle
        self.sight: Sight | None = None

    def compose(self) -> ComposeResult:
        """Top row, the two columns around the middle, bottom row."""
        yield BoardSide(TOP, id="side-top")
        with Horizontal(id="between"):
            yield BoardSide(LEFT, id="side-left")
            with Vertical(id="inside"):
                yield from self.middle
            yield BoardSide(RIGHT, id="side-right")
        yield BoardSide(BOTTOM, id="side-bottom")

    def show(self, sight: Sight) -> None:
        """Draw all slots."""
        self.sight = sight
        self._draw()

    def on_resize(self) -> None:
        """Another size: other cells."""
        self._draw()

    def _draw(self) -> None:
        if self.sight is None or not self.size.width:
            return
        left, width, right = widths(self.size.width)
        tall = max(2, min(3, (self.size.height - 2 * EDGE) // len(LEFT)))
        self.query_one("#between").styles.height = tall * len(LEFT)
        self.query_one("#inside").styles.width = width * 9
        self.query_one("#side-left").styles.width = left
        self.query_one("#side-right").styles.width = right
        row = [(left, EDGE), *[(width, EDGE)] * 9, (right, EDGE)]
        self.query_one("#side-top", BoardSide).print(self.sight, row)
        self.query_one("#side-bottom", BoardSide).print(self.sight, row)
        self.query_one("#side-left", BoardSide).print(self.sight, [(left, tall)] * 9)
        self.query_one("#side-right", BoardSide).print(self.sight, [(right, tall)] * 9)
