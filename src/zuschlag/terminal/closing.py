"""What the last screen of every game can do: again, another table, save, goodbye."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.widgets import Static

from zuschlag.rules.game import Outcome
from zuschlag.terminal.card_widgets import Skyline
from zuschlag.terminal.keyline import KeyLine
from zuschlag.terminal.press import Press
from zuschlag.terminal.room import RoomScreen


class ClosingScreen(RoomScreen):
    """Buttons and keys below whatever the game has to say at its end."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("a", "again", "Play again"),
        Binding("n", "new_table", "New table"),
        Binding("s", "save", "Save"),
        Binding("q,escape", "leave", "Quit", key_display="q"),
    ]

    def foot(self) -> ComposeResult:
        """Skyline, status, buttons, keys."""
        yield Skyline()
        yield Static("", id="status", markup=False)
        with Horizontal(classes="answers"):
            yield Press(" Play again (a) ", "again", id="again", classes="press urgent")
            yield Press(" New table (n) ", "new_table", id="new-table", classes="press")
            yield Press(" Save the game (s) ", "save", id="save", classes="press")
            yield Press(" Quit (q) ", "leave", id="quit", classes="press")
        yield KeyLine()

    def say(self, text: str, is_wrong: bool = False) -> None:
        """Write on the status line."""
        status = self.query_one("#status", Static)
        status.set_class(is_wrong, "fault")
        status.update(text)

    def action_again(self) -> None:
        """The same table, a new deal."""
        self.host.play_again()

    def action_new_table(self) -> None:
        """Back to the form."""
        self.host.show_form()

    def action_save(self) -> None:
        """Save the game."""
        self.host.save_game()

    def action_leave(self) -> None:
        """Goodbye."""
        self.app.exit(0)


def by_rank(outcome: Outcome) -> list[int]:
    """The seats, best first."""
    return sorted(range(len(outcome.ranking)), key=lambda seat: (outcome.ranking[seat], seat))
