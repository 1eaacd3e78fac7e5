"""One line of a form: a label and a value that the arrow keys or a click change."""

from collections.abc import Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import Click
from textual.message import Message
from textual.widget import Widget

Item = tuple[object, str]


class Choice(Widget, can_focus=True):
    """Exactly one of a few values is chosen; left and right go round in a circle."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", "key-change", key_display="← →"),
        Binding("right,space", "step(1)", show=False),
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
    ]

    class Changed(Message):
        """Another value is chosen."""

        def __init__(self, choice: "Choice") -> None:
            super().__init__()
            self.choice = choice

        @property
        def control(self) -> "Choice":
            """The line that changed."""
            return self.choice

    def __init__(self, label: str, items: Sequence[Item], id: str) -> None:
        super().__init__(id=id)
        self.label = label
        self.items = list(items)
        self.place = 0

    @property
    def value(self) -> object:
        """The chosen value."""
        return self.items[self.place][0]

    def choose(self, value: object) -> None:
        """Choose a value if it is offered; tells nobody."""
        values = [one for one, _ in self.items]
        if value in values:
            self.place = values.index(value)
        self.refresh()

    def offer(self, items: Sequence[Item]) -> None:
        """Offer other values and keep the chosen one where possible."""
        chosen = self.value
        self.items, self.place = list(items), 0
        self.choose(chosen)

    def action_step(self, by: int) -> None:
        """On to the next value, or back."""
        self.place = (self.place + by) % len(self.items)
        self.refresh()
        self.post_message(self.Changed(self))

    def on_click(self, event: Click) -> None:
        """The left arrow and the label go back, everything else goes on."""
        self.action_step(-1 if event.x < len(self.label) + 2 else 1)

    def render(self) -> Content:
        """Label, arrow, value, arrow."""
        text = self.items[self.place][1]
        arrow = "$hammer bold" if self.has_focus else "$muted"
        return Content.assemble(
            (self.label, "$muted"), (" ◂ ", arrow), (text, "bold"), (" ▸", arrow)
        )
