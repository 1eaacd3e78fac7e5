"""The action bar: what is asked of you, and every answer with its key."""

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from zuschlag.terminal.monopoly.asking import Asking
from zuschlag.terminal.press import Press, key_name
from zuschlag.words import here

_MOST = 7


class AskBar(Vertical):
    """One question, some buttons."""

    def __init__(self) -> None:
        super().__init__(id="askbar")
        self.asking = Asking("")

    def compose(self) -> ComposeResult:
        """The question above the buttons."""
        yield Static("", id="question", markup=False)
        with Horizontal(id="asked-answers"):
            for place in range(_MOST):
                yield Press("", "hurry", id=f"answer-{place}", classes="press")

    def show(self, asking: Asking) -> None:
        """Ask this."""
        self.asking = asking
        self.border_title = here.say("your-move" if asking.is_yours else "your-side")
        self.set_class(asking.is_yours, "your-move")
        self.query_one("#question", Static).update(asking.question, layout=False)
        for place in range(_MOST):
            press = self.query_one(f"#answer-{place}", Press)
            press.display = place < len(asking.answers)
            if place < len(asking.answers):
                one = asking.answers[place]
                press.action = one.action
                press.update(f" {one.label} ({key_name(one.key)}) ")
                press.set_class(place == 0 and asking.is_yours, "urgent")
