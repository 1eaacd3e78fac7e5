"""The reveal: cheques on top, buildings below face down, turned over one by one, the best first."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.timer import Timer
from textual.widgets import Static

from zuschlag.rules.forsale.words import Revealed, Sold
from zuschlag.terminal.card_widgets import BACK, building_face, cheque_face
from zuschlag.terminal.columns import left
from zuschlag.terminal.event_lines import Teller
from zuschlag.terminal.keyline import KeyLine
from zuschlag.terminal.press import Press
from zuschlag.terminal.room import RoomSheet
from zuschlag.terminal.stage import CardRow
from zuschlag.terminal.theme import LETTERS, seat_style
from zuschlag.words import here

_CARD_WIDTH = 11
_LEAST, _READ = 1.0, 4
"""Seconds, and beats, that are enough to read the last line."""


class Reveal(RoomSheet):
    """Turns a building over at every beat; Enter or Space shows all at once, then goes on."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space,escape", "go_on", "key-go-on", key_display="Enter")
    ]

    def __init__(
        self,
        event: Revealed,
        teller: Teller,
        pause: float,
        last_word: str = "",
        goes_on: bool = False,
    ) -> None:
        super().__init__()
        self.sales = event.sales
        self.teller = teller
        self.pause = pause
        self.last_word = last_word
        self.goes_on = goes_on  # by itself: the table does not wait
        self.turned = 0
        self.is_laid = False
        self.beat: Timer | None = None

    def furnish(self) -> ComposeResult:
        """Two rows of cards, names below, and what it means for you."""
        with Vertical(classes="sheet reveal") as sheet:
            sheet.border_title = here.say("reveal-title")
            yield CardRow(len(self.sales), id="cheques")
            yield CardRow(len(self.sales), id="buildings")
            with Horizontal(id="sellers"):
                for place in range(len(self.sales)):
                    yield Static("", id=f"seller-{place}", classes="seller", markup=False)
            yield Static("", id="verdict", markup=False)
            with Horizontal(classes="answers"):
                yield Press(
                    f" {here.say('key-go-on')} ", "go_on", id="go-on", classes="press urgent"
                )
        yield KeyLine()

    def on_mount(self) -> None:
        """Everything face down; then the first beat."""
        self.is_laid = True
        self._show()
        if self.pause > 0:
            self.beat = self.set_interval(self.pause, self.turn_next)
        else:
            self.turn_all()

    def _be_over(self) -> None:
        if self.beat:
            self.beat.stop()
        if self.goes_on:
            self.set_timer(max(_LEAST, _READ * self.pause), self.put_away)

    def turn_next(self) -> None:
        """Turn the best building that is still face down."""
        self.turned += 1
        self._show()
        if self.is_over:
            self._be_over()

    def turn_all(self) -> None:
        """No more waiting."""
        self.turned = len(self.sales)
        self._be_over()
        self._show()

    @property
    def is_over(self) -> bool:
        """Whether every building lies open."""
        return self.turned >= len(self.sales)

    def action_go_on(self) -> None:
        """First show everything, then put the sheet away; a key may come before the cards do."""
        if not self.is_laid:
            return
        if self.is_over:
            self.put_away()
        else:
            self.turn_all()

    def _show(self) -> None:
        if len(self.query(".seller")) < len(self.sales) or not self.query("#verdict"):
            return  # opened in the moment in which the app was left
        open_sales = self.sales[: self.turned]
        hidden = len(self.sales) - len(open_sales)
        self.query_one("#cheques", CardRow).show(
            [
                cheque_face(s.cheque, "" if i >= self.turned else self._whose(s))
                for i, s in self._placed()
            ]
        )
        faces = [building_face(s.building, self._whose(s)) for s in open_sales]
        self.query_one("#buildings", CardRow).show([*faces, *[BACK] * hidden])
        for place, sale in self._placed():
            name = self._seller(sale) if place < self.turned else Content("")
            self.query_one(f"#seller-{place}", Static).update(name)
        self.query_one("#verdict", Static).update(self._verdict())

    def _placed(self) -> list[tuple[int, Sold]]:
        return list(enumerate(self.sales))

    def _seller(self, sale: Sold) -> Content:
        name = left(self.teller.names[sale.seat], _CARD_WIDTH - 4).rstrip()
        return Content.assemble((f" {LETTERS[sale.seat]} ", seat_style(sale.seat)), f" {name}")

    def _verdict(self) -> str:
        for sale in self.sales[: self.turned]:
            if sale.seat == self.teller.you:
                word = here.say("reveal-yours", building=sale.building, cheque=sale.cheque)
                return f"{word} {self.last_word}" if self.is_over else word
        if self.is_over:
            return self.last_word or here.say("reveal-not-yours")
        to_turn = len(self.sales) - self.turned
        return here.say("reveal-left", count=to_turn) if self.turned else here.say("reveal-first")

    def _whose(self, sale: Sold) -> str:
        return "yours" if sale.seat == self.teller.you else ""
