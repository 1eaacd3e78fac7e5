"""The last screen of Monopoly: who has won, and what everybody is worth."""

from textual.content import Content

from zuschlag.rules.game import Ending, Outcome
from zuschlag.rules.monopoly.board import sum_of_money
from zuschlag.terminal.closing import RankedScreen
from zuschlag.terminal.columns import left, right
from zuschlag.terminal.monopoly.seat import MonopolySeat
from zuschlag.terminal.theme import LETTERS, seat_style
from zuschlag.words import here
from zuschlag.words.monopoly.places import Places

_BAR = 24
_WHY = {
    Ending.LAST_STANDING: "final-last-standing",
    Ending.TIME: "monopoly-time-called",
    Ending.ROUNDS: "final-rounds",
    Ending.RULING: "final-ruling",
}


class FinalScreen(RankedScreen):
    """Ranks and worth, split into cash, deeds and buildings."""

    game_title = "Monopoly"
    fortune_classes = "long"
    seat: MonopolySeat

    def placed(self) -> str:
        """What you are worth, if you are still there."""
        you = self.seat.you
        if you is not None and not self.seat.view().people[you].is_living:
            return self.place("final-left" if you in self.seat.left else "final-bankrupt")
        return self.place("final-worth", worth=sum_of_money(self.seat.terms.board, self.score))

    def why(self, outcome: Outcome) -> str:
        """Why it is over."""
        return here.say(_WHY[outcome.ending]) if outcome.ending in _WHY else ""

    def heading(self) -> str:
        """What the columns hold."""
        names = [here.say(f"column-{name}") for name in ("worth", "cash", "deeds", "built")]
        _, cash, deeds, _ = names
        figures = "".join(right(name, 7) for name in names)
        return f"{'':17}{figures}  █ {cash} ▓ {deeds} ▒ {here.say('column-houses')}"

    def standing(self, outcome: Outcome, seat: int) -> Content:
        """Figures, bars, and the deeds."""
        one, name = self.seat.view().people[seat], left(self.seat.names[seat], 11)
        cash, land, buildings = one.cash or 0, one.deeds_worth, one.buildings_worth
        gone = here.say("state-has-left" if seat in self.seat.left else "state-bankrupt")
        most = max(*outcome.scores, 1)
        figures = f"{cash:>7}{land:>7}{buildings:>7}  " if one.is_living else f"  {gone}"
        bars = [(cash, "█", "$sold"), (land, "▓", "$brass"), (buildings, "▒", "$hammer")]
        drawn = [(mark * round(_BAR * part / most), style) for part, mark, style in bars]
        return Content.assemble(
            f"{outcome.ranking[seat]} ",
            (f" {LETTERS[seat]} ", seat_style(seat)),
            (f" {name}{outcome.scores[seat]:>7}", "bold"),
            figures,
            *(drawn if one.is_living else []),
            (f"\n{'':5} {self._deeds(one.deeds)}", "$muted"),
        )

    def _deeds(self, deeds: list[int]) -> str:
        if not deeds:
            return here.say("final-no-deeds")
        places = Places(here.words(), self.seat.terms.board)
        names = [places.short(slot) for slot in deeds]
        told = ", ".join(names)
        if len(told) < 72:
            return told
        return here.say("final-deeds", count=len(deeds), some=", ".join(names[:5]))
