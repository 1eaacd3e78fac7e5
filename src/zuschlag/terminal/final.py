"""The last screen: who has won, and where everybody's money came from."""

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Static

from zuschlag.rules.forsale.views import Observation
from zuschlag.rules.game import Ending, Outcome
from zuschlag.terminal.closing import ClosingScreen, by_rank
from zuschlag.terminal.columns import left, right
from zuschlag.terminal.digits import large
from zuschlag.terminal.event_lines import Teller
from zuschlag.terminal.seat import Seat
from zuschlag.terminal.theme import LETTERS, seat_style
from zuschlag.terminal.titles import titled
from zuschlag.words import here

_BAR = 26


class FinalScreen(ClosingScreen):
    """Ranks and scores, split into cheques and coins; then save, again, new table or goodbye."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.teller = Teller(seat.names, seat.you)

    def furnish(self) -> ComposeResult:
        """Verdict, table, buttons."""
        outcome, seen = self.outcome, self.seat.view()
        yield Static(titled(f"For Sale {seen.edition}", here.say("final-title")), id="title")
        with Horizontal(id="verdict-row"):
            yield Static("\n".join(large(self.score)), id="fortune", markup=False)
            yield Static(self._verdict(outcome), id="verdict")
        with Vertical(id="standings"):
            yield Static(_heading(), id="standings-heading", markup=False)
            for seat in by_rank(outcome):
                classes = "standing winner" if seat in outcome.winners else "standing"
                yield Static(self._standing(seen, outcome, seat), classes=classes)
        yield from self.foot()

    def _verdict(self, outcome: Outcome) -> Content:
        told = self.teller.verdict(outcome.winners)
        place = self.place("final-fortune")
        why = _decided(outcome)
        if outcome.ending is Ending.SWEPT:
            why = f"{why} {here.say('final-swept')}".strip()
        return Content.assemble((told, "bold $sold"), f"\n{place}\n", (why, "$muted"))

    def _standing(self, seen: Observation, outcome: Outcome, seat: int) -> Content:
        one = seen.people[seat]
        cheques = one.cheques or []
        earned, coins = sum(cheques), one.coins or 0
        name = left(self.seat.names[seat], 11)
        most = max(*outcome.scores, 1)
        return Content.assemble(
            f"{outcome.ranking[seat]} ",
            (f" {LETTERS[seat]} ", seat_style(seat)),
            (f" {name}{outcome.scores[seat]:>6}", "bold"),
            f"{earned:>9}{coins:>7}  ",
            ("█" * round(_BAR * earned / most), "$sold"),
            ("▒" * round(_BAR * coins / most), "$brass"),
            (f"\n{'':5} {_listed(cheques)}", "$muted"),
        )


def _heading() -> str:
    cheques, coins = here.say("column-cheques"), here.say("column-coins")
    figures = right(here.say("column-total"), 7) + right(cheques, 9) + right(coins, 7)
    return f"{'':16}{figures}  █ {cheques} ▒ {coins}"


def _decided(outcome: Outcome) -> str:
    level = sum(score == max(outcome.scores) for score in outcome.scores)
    if len(outcome.winners) > 1:
        return here.say("final-level-all")
    return here.say("final-level") if level > 1 else ""


def _listed(cheques: list[int]) -> str:
    if not cheques:
        return here.say("final-no-cheques")
    return f"{here.say('column-cheques')} " + " ".join(map(str, sorted(cheques, reverse=True)))
