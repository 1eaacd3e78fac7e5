"""The last screen: who has won, and where everybody's money came from."""

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Static

from zuschlag.rules.forsale.views import Observation
from zuschlag.rules.game import Ending, Outcome
from zuschlag.terminal.closing import ClosingScreen, by_rank
from zuschlag.terminal.digits import large
from zuschlag.terminal.event_lines import Teller
from zuschlag.terminal.sitting import Sitting
from zuschlag.terminal.theme import LETTERS, seat_style
from zuschlag.terminal.titles import titled
from zuschlag.terminal.wishes import YOU

_BAR = 26
_HEADING = f"{'':17}{'total':>6}{'cheques':>9}{'coins':>7}  █ cheques ▒ coins"


class FinalScreen(ClosingScreen):
    """Ranks and scores, split into cheques and coins; then save, again, new table or goodbye."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.teller = Teller(sitting.names)

    def furnish(self) -> ComposeResult:
        """Verdict, table, buttons."""
        outcome, seen = self.sitting.outcome(), self.sitting.view()
        assert outcome is not None, "this screen comes after the end"
        yield Static(titled(f"For Sale {seen.edition}", "The hammer rests"), id="title")
        with Horizontal(id="verdict-row"):
            yield Static("\n".join(large(outcome.scores[YOU])), id="fortune", markup=False)
            yield Static(self._verdict(outcome), id="verdict")
        with Vertical(id="standings"):
            yield Static(_HEADING, id="standings-heading", markup=False)
            for seat in by_rank(outcome):
                classes = "standing winner" if seat in outcome.winners else "standing"
                yield Static(self._standing(seen, outcome, seat), classes=classes)
        yield from self.foot()

    def _verdict(self, outcome: Outcome) -> Content:
        told = self.teller.verdict(outcome.winners)
        rank = outcome.ranking[YOU]
        place = f"Your fortune is {outcome.scores[YOU]}, rank {rank} of {len(outcome.scores)}."
        why = _decided(outcome)
        if outcome.ending is Ending.SWEPT:
            why = f"{why} The last cheques went unopposed.".strip()
        return Content.assemble((told, "bold $sold"), f"\n{place}\n", (why, "$muted"))

    def _standing(self, seen: Observation, outcome: Outcome, seat: int) -> Content:
        one = seen.people[seat]
        cheques = one.cheques or []
        earned, coins = sum(cheques), one.coins or 0
        name = self.sitting.names[seat][:11]
        most = max(*outcome.scores, 1)
        return Content.assemble(
            f"{outcome.ranking[seat]} ",
            (f" {LETTERS[seat]} ", seat_style(seat)),
            (f" {name:<11}{outcome.scores[seat]:>6}", "bold"),
            f"{earned:>9}{coins:>7}  ",
            ("█" * round(_BAR * earned / most), "$sold"),
            ("▒" * round(_BAR * coins / most), "$brass"),
            (f"\n{'':5} {_listed(cheques)}", "$muted"),
        )


def _decided(outcome: Outcome) -> str:
    level = sum(score == max(outcome.scores) for score in outcome.scores)
    if len(outcome.winners) > 1:
        return "Level in money and in coins."
    return "Level in money; coins decided." if level > 1 else ""


def _listed(cheques: list[int]) -> str:
    if not cheques:
        return "no cheques"
    return "cheques " + " ".join(str(one) for one in sorted(cheques, reverse=True))
