"""What every screen shares: the kind sentence for terminals that are too small."""

from typing import Any, ClassVar, Protocol, cast

from textual.app import ComposeResult
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from zuschlag.words import here

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

    async def play_again(self) -> None:
        """The same party, a new deal."""

    async def show_form(self) -> None:
        """Another table."""


class TooSmall(Static):
    """Covers the screen while it is smaller than the table."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__(
            here.say("too-small", width=width, height=height),
            id="too-small",
            markup=False,
        )


class _Fitting:
    """Nothing is played blindly: on too small a terminal there is a cover, and leaving works."""

    size: Any
    app: Any
    LEAST: ClassVar[tuple[int, int]] = (LEAST_WIDTH, LEAST_HEIGHT)

    @property
    def host(self) -> Host:
        """The app, as far as screens know it."""
        return cast(Host, self.app)

    def compose(self) -> ComposeResult:
        """What there is, and the cover."""
        yield from self.furnish()
        yield TooSmall(*self.LEAST)

    def furnish(self) -> ComposeResult:
        """The widgets of this screen or sheet."""
        yield from ()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Whether this action may run at this size."""
        width, height = self.LEAST
        fits = self.size.width >= width and self.size.height >= height
        return fits or not self.size.width or action in _ALLOWED_WHEN_SMALL


class RoomScreen(_Fitting, Screen[None]):
    """A whole screen."""

    def say(self, text: str, is_wrong: bool = False) -> None:
        """Write on the status line."""
        status = self.query_one("#status", Static)
        status.set_class(is_wrong, "fault")
        status.update(f"▸ {text}" if is_wrong else text)


class RoomSheet(_Fitting, ModalScreen[Any]):
    """A sheet of paper laid over the table, and put away once."""

    _is_put_away = False

    def put_away(self, answer: Any = None) -> None:
        """Back to the table. A second key may come late: it must not take the table away, too."""
        if self.is_current and not self._is_put_away:
            self._is_put_away = True
            self.dismiss(answer)
