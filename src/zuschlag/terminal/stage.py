"""The stage on top of the table: the row of cards, or the moment the hammer falls."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Static

from zuschlag.terminal.card_widgets import CardWidget, Face
from zuschlag.words import here

RAISED = r"""
              ▗▟█▙▖
            ▗▟████▛▘
         ▗▄▞▀▜██▛▘
     ▗▄▞▀▘    ▀▘
   ▝▀▘ ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖
""".strip("\n")

FALLEN = r"""
             ▗████▖
 ▗▄▄▄▄▄▄▄▄▄▄▄▐████▌
 ▝▀▀▀▀▀▀▀▀▀▀▀▐████▌
        ╲  ╲ ▝████▘ ╱  ╱
       ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖
""".strip("\n")


class CardRow(Horizontal):
    """Cards side by side."""

    def __init__(self, places: int, id: str) -> None:
        super().__init__(id=id)
        self.places = places

    def compose(self) -> ComposeResult:
        """As many places as cards can lie there."""
        for _ in range(self.places):
            yield CardWidget()

    def show(self, faces: Sequence[Face]) -> None:
        """Lay these cards, left to right."""
        for place, card in enumerate(self.query(CardWidget)):
            card.show(faces[place] if place < len(faces) else None)


class Stage(Horizontal):
    """Cards most of the time; a headline while something happens."""

    def __init__(self, places: int) -> None:
        super().__init__(id="stage")
        self.places = places

    def compose(self) -> ComposeResult:
        """The row and, hidden, the hammer with what it says."""
        yield CardRow(self.places, id="row")
        yield Static(RAISED, id="hammer", markup=False)
        yield Static("", id="headline", markup=False)

    def lay(self, faces: Sequence[Face]) -> None:
        """Show cards."""
        self.remove_class("striking", "announcing")
        self.query_one(CardRow).show(faces)

    def raise_hammer(self) -> None:
        """The moment before."""
        self._headline(here.say("going-once"), "")
        self.query_one("#hammer", Static).update(RAISED)
        self.add_class("striking")

    def strike(self, told: str) -> None:
        """The hammer falls."""
        self._headline(told, "")
        self.query_one("#hammer", Static).update(FALLEN)
        self.add_class("striking")

    def announce(self, headline: str, detail: str) -> None:
        """A headline without the hammer."""
        self._headline(headline, detail)
        self.add_class("announcing")

    def _headline(self, headline: str, detail: str) -> None:
        told = Content.assemble((headline, "bold"), f"\n{detail}")
        self.query_one("#headline", Static).update(told)
