"""What every screen shares: the kind sentence for terminals that are too small."""

from typing import Any, Protocol, cast

from textual.app import ComposeResult
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

LEAST_WIDTH, LEAST_HEIGHT = 80, 24
WIDTHS = [(0, "-narrow"), (LEAST_WIDTH, "-fits"), (110, "-wide")]
HEIGHTS = [(0, "-low"), (LEAST_HEIGHT, "-stands"), (30, "-tall"), (36, "-grand")]
_ALLOWED_WHEN_SMALL = {"quit", "leave", "stay"}


class Host(Protocol):
    """What a screen may ask of the app."""

    def save_game(self) -> None:
        """Ask where, and save the game so far."""

    def ask_to_leave(self) -> None:
        """Leave a running game after a question."""

    def play_again(self) -> None:
        """The same party, a new deal."""

    def show_form(self) -> None:
        """Another table."""


class TooSmall(Static):
    """Covers the screen while it is smaller than the table."""

    def __init__(self) -> None:
        super().__init__(
            f"The table needs {LEAST_WIDTH} columns and {LEAST_HEIGHT} lines.\n"
            "Make the window a little larger; your seat is kept.",
            id="too-small",
            markup=False,
        )


class _Fitting:
    """Nothing is played blindly: on too small a terminal only leaving works."""

    size: Any
    app: Any

    @property
    def host(self) -> Host:
        """The app, as far as screens know it."""
        return cast(Host, self.app)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Whether this action may run at this size."""
        fits = self.size.width >= LEAST_WIDTH and self.size.height >= LEAST_HEIGHT
        return fits or not self.size.width or action in _ALLOWED_WHEN_SMALL


class RoomScreen(_Fitting, Screen[None]):
    """A whole screen."""

    def compose(self) -> ComposeResult:
        """What the screen is made of, and the cover."""
        yield from self.furnish()
        yield TooSmall()

    def furnish(self) -> ComposeResult:
        """The widgets of this screen."""
        yield from ()


class RoomSheet(_Fitting, ModalScreen[Any]):
    """A sheet of paper laid over the table."""

    def compose(self) -> ComposeResult:
        """What is on the sheet, and the cover."""
        yield from self.furnish()
        yield TooSmall()

    def furnish(self) -> ComposeResult:
        """The widgets of this sheet."""
        yield from ()
