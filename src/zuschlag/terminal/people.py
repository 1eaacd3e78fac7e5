"""Who sits at the table: one line each with coins, bid, buildings, and what they did last."""

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static

from zuschlag.rules.forsale.views import Observation, SeatView
from zuschlag.terminal.columns import left, right
from zuschlag.terminal.entries import whereabouts
from zuschlag.terminal.lots import Lots
from zuschlag.terminal.seat import Seat
from zuschlag.terminal.theme import LETTERS, seat_style
from zuschlag.words import here

HIDDEN = "·"


class SeatLines(Vertical):
    """All seats in order; a game says what stands in their lines."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(id="people")
        self.seat = seat
        self.names = seat.names
        self.border_title = here.say("at-the-table")

    def compose(self) -> ComposeResult:
        """A heading and a line per seat."""
        yield Static(self.heading(), id="people-heading", markup=False)
        for seat in range(len(self.names)):
            yield Static("", id=f"seat-{seat}", classes="seat", markup=False)

    def heading(self) -> str:
        """What the columns hold."""
        return ""

    def line(self, seat: int) -> Static:
        """Where somebody is shown."""
        return self.query_one(f"#seat-{seat}", Static)

    def flash(self, seat: int | None) -> None:
        """Light up one seat, or none."""
        for place in range(len(self.names)):
            self.line(place).set_class(place == seat, "flash")


class People(SeatLines):
    """Coins, bid or cheques, buildings."""

    def show(self, seen: Observation, lots: Lots) -> None:
        """Everybody as you see them now."""
        number = here.say("column-bid" if seen.phase == "buy" else "column-cheques")
        figures = right(here.say("column-coins"), 6) + right(number, 8)
        heading = f"{'':14}{figures}{right(here.say('column-buildings'), 10)}"
        self.query_one("#people-heading", Static).update(heading, layout=False)
        for seat in range(len(self.names)):
            mark = "▸" if seat in seen.waiting else ""
            self._print(seat, seen, self._deed(seen, seat, lots), mark)
            self.line(seat).set_class(seat in seen.waiting, "asked")
            self.line(seat).set_class(_is_out(seen, seat), "out")

    def note(self, seat: int, seen: Observation, lots: Lots) -> None:
        """Print what a seat has just done, before the whole table is looked at again."""
        self._print(seat, seen, lots.deeds.get(seat, ""), "")
        self.line(seat).remove_class("asked")

    def _print(self, seat: int, seen: Observation, deed: str, mark: str) -> None:
        self.line(seat).update(self._told(seen, seat, deed, mark), layout=False)

    def _told(self, seen: Observation, seat: int, deed: str, mark: str) -> Content:
        one = seen.people[seat]
        number = one.bid if seen.phase == "buy" else one.cheque_count
        figures = f"{_coins(one):>5}{number or '-':>8}{one.hand_size:>6}{'':4}"
        return Content.assemble(
            (f"{mark:1}", "bold"),
            (f" {LETTERS[seat]} ", seat_style(seat)),
            f" {left(self.names[seat], 10)}{figures} {deed}",
        )

    def _deed(self, seen: Observation, seat: int, lots: Lots) -> str:
        one = seen.people[seat]
        if absent := whereabouts(self.seat, seat):
            return absent
        if seat in seen.waiting:
            return here.say("state-your-move" if seat == self.seat.you else "state-thinks")
        if seen.phase == "sell":
            return here.say("state-face-down" if one.sealed else "state-all-sold")
        return lots.deeds.get(seat, "")


def _coins(one: SeatView) -> str:
    return HIDDEN if one.coins is None else str(one.coins)


def _is_out(seen: Observation, seat: int) -> bool:
    one = seen.people[seat]
    return not one.in_auction if seen.phase == "buy" else not one.hand_size
