"""The last screen of Monopoly: who has won, and what everybody is worth."""

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Static

from zuschlag.rules.game import Ending, Outcome
from zuschlag.rules.monopoly.board import sum_of_money
from zuschlag.rules.monopoly.views import Observation
from zuschlag.terminal.closing import ClosingScreen, by_rank
from zuschlag.terminal.columns import left, right
from zuschlag.terminal.digits import large
from zuschlag.terminal.event_lines import Teller
from zuschlag.terminal.monopoly.seat import MonopolySeat
from zuschlag.terminal.theme import LETTERS, seat_style
from zuschlag.terminal.titles import titled
from zuschlag.words import here

_BAR = 24
_WHY = {
    Ending.LAST_STANDING: "final-last-standing",
    Ending.TIME: "final-time",
    Ending.ROUNDS: "final-rounds",
    Ending.RULING: "final-ruling",
}


class FinalScreen(ClosingScreen):
    """Ranks and worth, split into cash, deeds and buildings."""

    seat: MonopolySeat

    def __init__(self, seat: MonopolySeat) -> None:
        super().__init__(seat)
        self.terms = seat.terms
        self.teller = Teller(seat.names, seat.you)

    def furnish(self) -> ComposeResult:
        """Verdict, table, buttons."""
        outcome, seen = self.outcome, self.seat.view()
        yield Static(titled(f"Monopoly {seen.edition}", here.say("final-title")), id="title")
        with Horizontal(id="verdict-row"):
            fortune = "\n".join(large(self.score))
            yield Static(fortune, id="fortune", classes="long", markup=False)
            yield Static(self._verdict(outcome), id="verdict")
        with Vertical(id="standings"):
            yield Static(_heading(), id="standings-heading", markup=False)
            for seat in by_rank(outcome):
                classes = "standing winner" if seat in outcome.winners else "standing"
                yield Static(self._standing(seen, outcome, seat), classes=classes)
        yield from self.foot()

    def _verdict(self, outcome: Outcome) -> Content:
        told = self.teller.verdict(outcome.winners)
        you, worth = self.seat.you, sum_of_money(self.terms.board, self.score)
        place = self.place("final-worth", worth=worth)
        if you is not None and not self.seat.view().people[you].is_living:
            place = self.place("final-left" if you in self.seat.left else "final-bankrupt")
        why = here.say(_WHY[outcome.ending]) if outcome.ending in _WHY else ""
        return Content.assemble((told, "bold $sold"), f"\n{place}\n", (why, "$muted"))

    def _standing(self, seen: Observation, outcome: Outcome, seat: int) -> Content:
        one, name = seen.people[seat], left(self.seat.names[seat], 11)
        land, buildings = seen.people[seat].deeds_worth, seen.people[seat].buildings_worth
        cash = one.cash or 0
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
            (f"\n{'':5} {self._deeds(seen, seat)}", "$muted"),
        )

    def _deeds(self, seen: Observation, seat: int) -> str:
        deeds = seen.people[seat].deeds
        if not deeds:
            return here.say("final-no-deeds")
        names = [self.terms.board.slots[slot].short.en for slot in deeds]
        told = ", ".join(names)
        return (
            told
            if len(told) < 72
            else here.say("final-deeds", count=len(deeds), some=", ".join(names[:5]))
        )


def _heading() -> str:
    worth, cash, deeds, built = (
        here.say(f"column-{name}") for name in ("worth", "cash", "deeds", "built")
    )
    figures = "".join(right(name, 7) for name in (worth, cash, deeds, built))
    return f"{'':17}{figures}  █ {cash} ▓ {deeds} ▒ {here.say('column-houses')}"
