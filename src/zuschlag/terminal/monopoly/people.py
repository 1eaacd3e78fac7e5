"""Who sits at the table: cash, worth, deeds, and who is in jail, out, or asked."""

from collections.abc import Container

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static

from zuschlag.rules.monopoly.terms import Terms
from zuschlag.rules.monopoly.views import Observation
from zuschlag.terminal.monopoly.estate import net_worth
from zuschlag.terminal.theme import LETTERS, seat_style
from zuschlag.terminal.wishes import YOU

_HEADING = f"{'':14}{'cash':>6}{'worth':>7}{'deeds':>6}"
HIDDEN = "·"


class People(Vertical):
    """All seats in order, seat A is you."""

    def __init__(self, names: list[str], terms: Terms) -> None:
        super().__init__(id="people")
        self.names = names
        self.terms = terms
        self.border_title = "At the table"

    def compose(self) -> ComposeResult:
        """A heading and a line per seat."""
        yield Static(_HEADING, id="people-heading", markup=False)
        for seat in range(len(self.names)):
            yield Static("", id=f"seat-{seat}", classes="seat", markup=False)

    def show(self, seen: Observation, left: Container[int]) -> None:
        """Everybody as you see them now."""
        for seat in range(len(self.names)):
            line = self._line(seat)
            gone = "has left" if seat in left else "bankrupt"
            line.update(self._told(seen, seat, gone), layout=False)
            line.set_class(seat in seen.waiting, "asked")
            line.set_class(not seen.people[seat].is_living, "out")

    def flash(self, seat: int | None) -> None:
        """Light up one seat, or none."""
        for place in range(len(self.names)):
            self._line(place).set_class(place == seat, "flash")

    def _line(self, seat: int) -> Static:
        return self.query_one(f"#seat-{seat}", Static)

    def _told(self, seen: Observation, seat: int, gone: str) -> Content:
        one = seen.people[seat]
        mark = "▸" if seat in seen.waiting else " "
        cash = HIDDEN if one.cash is None else str(one.cash)
        worth = net_worth(seen, seat)
        told_worth = HIDDEN if worth is None else str(worth)
        figures = f"{cash:>6}{told_worth:>7}{len(one.deeds):>4}"
        if not one.is_living:
            figures = f"{'-':>6}{'-':>7}{'-':>4}"
        return Content.assemble(
            (mark, "bold"),
            (f" {LETTERS[seat]} ", seat_style(seat)),
            f" {self.names[seat][:9]:<9}{figures} {_state(seen, seat) if one.is_living else gone}",
        )


def _state(seen: Observation, seat: int) -> str:
    one = seen.people[seat]
    if one.jail:
        return f"jail {one.jail}/3"
    if one.is_holding:
        return "holds"
    if seat in seen.waiting:
        return "your move" if seat == YOU else "thinks"
    return "+card" if one.cards else ""
