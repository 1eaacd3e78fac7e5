"""A pad with the number you are about to bid: typed, or stepped within its bounds."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static

from zuschlag.terminal.press import Press
from zuschlag.words import here


class BidPad(Vertical):
    """Part of a desk: a total with bounds; the first digit starts a new number."""

    MOST_DIGITS: ClassVar[int]
    WIDE: ClassVar[int]  # of the total; the button is two letters narrower

    total = 0
    bounds: tuple[int, int] | None = None
    is_typing = False

    def pad(self) -> ComposeResult:
        """Less, the total, more, bid and pass."""
        yield Press(" − ", "raise(-1)", id="less", classes="press")
        yield Static("", id="total", markup=False)
        yield Press(" + ", "raise(1)", id="more", classes="press")
        yield Press("", "bid", id="bid", classes="press urgent")
        yield Press(f" {here.say('key-pass')} ", "pass", id="pass", classes="press")

    def begin(self, bounds: tuple[int, int] | None) -> None:
        """A fresh turn starts at the least bid."""
        self.bounds = bounds
        self.is_typing = False
        self.total = bounds[0] if bounds else 0

    def type_digit(self, digit: int) -> None:
        """Append a digit; the first one starts a new number."""
        typed = f"{self.total}{digit}" if self.is_typing else str(digit)
        self.total = int(typed[-self.MOST_DIGITS :])
        self.is_typing = True
        self.show_total()

    def erase(self) -> None:
        """Take the last digit away."""
        self.total //= 10
        self.is_typing = True
        self.show_total()

    def raise_by(self, step: int) -> None:
        """Change the total, never out of bounds."""
        if self.bounds:
            least, most = self.bounds
            self.total = max(least, min(self.total + step, most))
        self.is_typing = False
        self.show_total()

    def start_anew(self) -> None:
        """The next digit begins a new number."""
        self.is_typing = False

    def show_total(self) -> None:
        """Print it, and write it on the button."""
        wide = self.WIDE
        self.write("total", f"{self.total if self.bounds else '-':^{wide}}")
        bid = f" {here.say('key-bid')} {self.total if self.bounds else '':<{wide - 2}}"
        self.write("bid", bid)

    def write(self, where: str, text: str | Content) -> None:
        """Put words in their place."""
        self.query_one(f"#{where}", Static).update(text, layout=False)
