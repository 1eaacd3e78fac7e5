"""The log: everything that happened, newest at the bottom."""

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from zuschlag.words import here

_KEPT = 2000


class Chronicle(VerticalScroll, can_focus=False):
    """Lines of told events; it scrolls by itself and with the wheel."""

    def __init__(self) -> None:
        super().__init__(id="chronicle")
        self.border_title = here.say("told-title")
        self.lines: list[Content] = []
        # Held, not looked up: a line may come while the screen is being taken down.
        self._text = Static("", id="chronicle-text", markup=False)

    def compose(self) -> ComposeResult:
        """One text that grows."""
        yield self._text

    def add(self, line: str, style: str = "") -> None:
        """Write a line and show it."""
        self.lines = [*self.lines[-_KEPT:], Content.styled(line, style)]
        self._text.update(Content("\n").join(self.lines))
        self.scroll_end(animate=False)
