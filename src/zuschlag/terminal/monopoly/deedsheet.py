"""The deed of any place: arrows leaf through the board."""

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Static

from zuschlag.terminal.monopoly.colours import group_style
from zuschlag.terminal.monopoly.deeds import deed_lines
from zuschlag.terminal.monopoly.sheets import ActingSheet
from zuschlag.terminal.press import Press, keyed
from zuschlag.words import here

if TYPE_CHECKING:
    from zuschlag.terminal.monopoly.table import TableScreen

_WIDTH = 42


class DeedSheet(ActingSheet):
    """One place at a time."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,down", "leaf(1)", "key-next"),
        Binding("left,up", "leaf(-1)", "key-back"),
        Binding("escape,enter,space,q,i", "close", "key-close", key_display="Esc"),
    ]

    def __init__(self, table: "TableScreen", slot: int) -> None:
        super().__init__(table)
        self.slot = slot

    def furnish(self) -> ComposeResult:
        """The deed and how to go on."""
        with Vertical(classes="sheet deed") as sheet:
            sheet.border_title = here.say("deed-title")
            yield Static("", id="deed-text", markup=False)
            with Horizontal(classes="answers"):
                yield Press(" ← ", "leaf(-1)", classes="press")
                yield Press(" → ", "leaf(1)", classes="press")
                yield keyed("key-close", "Esc", "close", "close", urgent=True)

    def renew(self) -> None:
        """Print the deed as it stands."""
        table = self.table
        one = table.terms.board.slots[self.slot]
        name = Content(table.speech.slot(self.slot)).truncate(_WIDTH, pad=True)
        lines = deed_lines(table.seen, table.terms, table.speech, self.slot)
        text = Content("\n").join(
            [name.stylize(f"bold {group_style(one.group)}"), *map(Content, lines)]
        )
        self.query_one("#deed-text", Static).update(text)

    def action_leaf(self, by: int) -> None:
        """The next place, or the one before."""
        self.slot = (self.slot + by) % len(self.table.terms.board.slots)
        self.renew()
