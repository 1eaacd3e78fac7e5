"""Who sits at the table: cash, worth, deeds, and who is in jail, out, or asked."""

from textual.content import Content

from zuschlag.rules.monopoly.views import Observation
from zuschlag.terminal.columns import left, right
from zuschlag.terminal.entries import whereabouts
from zuschlag.terminal.monopoly.estate import net_worth
from zuschlag.terminal.monopoly.seat import MonopolySeat
from zuschlag.terminal.people import HIDDEN, SeatLines
from zuschlag.terminal.theme import LETTERS, seat_style
from zuschlag.words import here


class People(SeatLines):
    """Cash, worth, deeds."""

    seat: MonopolySeat

    def heading(self) -> str:
        """What the columns hold."""
        names = [here.say(f"column-{name}") for name in ("cash", "worth", "deeds")]
        return f"{'':13}{right(names[0], 7)}{right(names[1], 7)}{right(names[2], 6)}"

    def show(self, seen: Observation) -> None:
        """Everybody as you see them now."""
        for seat in range(len(self.names)):
            line = self.line(seat)
            gone = here.say("state-has-left" if seat in self.seat.left else "state-bankrupt")
            line.update(self._told(seen, seat, gone), layout=False)
            line.set_class(seat in seen.waiting, "asked")
            line.set_class(not seen.people[seat].is_living, "out")

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
            f" {left(self.names[seat], 9)}{figures} "
            f"{self._state(seen, seat) if one.is_living else gone}",
        )

    def _state(self, seen: Observation, seat: int) -> str:
        one = seen.people[seat]
        if absent := whereabouts(self.seat, seat):
            return absent
        if one.jail:
            return here.say("state-jail", turn=one.jail)
        if one.is_holding:
            return here.say("state-holds")
        if seat in seen.waiting:
            return here.say("state-your-move" if seat == self.seat.you else "state-thinks")
        return here.say("state-card") if one.cards else ""
