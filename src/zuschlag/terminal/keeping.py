"""The sheet that asks where to save a game."""

from pathlib import Path
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Input, Static

from zuschlag.terminal import saving
from zuschlag.terminal.press import Press
from zuschlag.terminal.room import RoomSheet


class Keeping(RoomSheet):
    """Proposes a file; answers with the path it wrote, or None."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "stay", "Back", key_display="Esc")]

    def __init__(self, path: Path, record: dict[str, Any]) -> None:
        super().__init__()
        self.path = path
        self.record = record

    def furnish(self) -> ComposeResult:
        """The path, what was wrong with it, and two buttons."""
        with Vertical(classes="sheet small") as sheet:
            sheet.border_title = "Save the game"
            yield Static("One file holds the whole game. `zuschlag judge` reads it.", markup=False)
            yield Input(str(self.path), id="path", compact=True, select_on_focus=False)
            yield Static("", id="fault", classes="fault", markup=False)
            with Horizontal(classes="answers"):
                yield Press(" Save (Enter) ", "keep", id="keep", classes="press urgent")
                yield Press(" Back (Esc) ", "stay", id="stay", classes="press")

    def on_input_submitted(self) -> None:
        """Enter saves."""
        self.action_keep()

    def action_keep(self) -> None:
        """Write the file, or say why not."""
        typed = self.query_one(Input).value.strip()
        path = Path(typed).expanduser() if typed else self.path
        fault = saving.write_game(path, self.record)
        if fault is None:
            self.dismiss(path.absolute())
        else:
            self.query_one("#fault", Static).update(fault)

    def action_stay(self) -> None:
        """Save nothing."""
        self.dismiss(None)
