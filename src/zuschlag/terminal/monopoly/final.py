"""The last screen of Monopoly: who has won, and what everybody is worth."""

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Static

from zuschlag.rules.game import Ending, Outcome
from zuschlag.rules.monopoly.views import Observation
from zuschlag.terminal.closing import ClosingScreen, by_rank
from zuschlag.terminal.digits import large
from zuschlag.terminal.event_lines import Teller
from zuschlag.terminal.monopoly.sitting import Sitting
from zuschlag.terminal.theme import LETTERS, seat_style
from zuschlag.terminal.titles import titled
from zuschlag.terminal.wishes import YOU
from zuschlag.words.here import say

_BAR = 24
_HEADING = f"{'':17}{'worth':>7}{'cash':>7}{'deeds':>7}{'built':>7}  █ cash ▓ deeds ▒ buildings"
_WHY = {
    Ending.LAST_STANDING: "Nobody else is left.",
    Ending.ROUNDS: "The last round is played.",
    Ending.RULING: "Decided by a ruling.",
}


class FinalScreen(ClosingScreen):
    """Ranks and worth, split into cash, deeds and buildings."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.terms = sitting.party.terms
        self.teller = Teller(sitting.names)

    def furnish(self) -> ComposeResult:
        """Verdict, table, buttons."""
        outcome, seen = self.sitting.outcome(), self.sitting.view()
        assert outcome is not None, "this screen comes after the end"
        yield Static(titled(f"Monopoly {seen.edition}", "The hammer rests"), id="title")
        with Horizontal(id="verdict-row"):
            fortune = "\n".join(large(outcome.scores[YOU]))
            yield Static(fortune, id="fortune", classes="long", markup=False)
            yield Static(self._verdict(outcome), id="verdict")
        with Vertical(id="standings"):
            yield Static(_HEADING, id="standings-heading", markup=False)
            for seat in by_rank(outcome):
                classes = "standing winner" if seat in outcome.winners else "standing"
                yield Static(self._standing(seen, outcome, seat), classes=classes)
        yield from self.foot()

    def _verdict(self, outcome: Outcome) -> Content:
        told = self.teller.verdict(outcome.winners)
        rank, scores = outcome.ranking[YOU], outcome.scores
        worth = self.sitting.board.currency
        place = f"You are worth {worth}{scores[YOU]}, rank {rank} of {len(scores)}."
        if not self.sitting.view().people[YOU].is_living:
            went = "left the game" if YOU in self.sitting.left else "went bankrupt"
            place = f"You {went}, rank {rank} of {len(scores)}."
        return Content.assemble(
            (told, "bold $sold"), f"\n{place}\n", (_why(outcome.ending), "$muted")
        )

    def _standing(self, seen: Observation, outcome: Outcome, seat: int) -> Content:
        one, name = seen.people[seat], self.sitting.names[seat][:11]
        land, buildings = seen.people[seat].deeds_worth, seen.people[seat].buildings_worth
        cash = one.cash or 0
        gone = "has left" if seat in self.sitting.left else "bankrupt"
        most = max(*outcome.scores, 1)
        figures = f"{cash:>7}{land:>7}{buildings:>7}  " if one.is_living else f"  {gone}"
        bars = [(cash, "█", "$sold"), (land, "▓", "$brass"), (buildings, "▒", "$hammer")]
        drawn = [(mark * round(_BAR * part / most), style) for part, mark, style in bars]
        return Content.assemble(
            f"{outcome.ranking[seat]} ",
            (f" {LETTERS[seat]} ", seat_style(seat)),
            (f" {name:<11}{outcome.scores[seat]:>7}", "bold"),
            figures,
            *(drawn if one.is_living else []),
            (f"\n{'':5} {self._deeds(seen, seat)}", "$muted"),
        )

    def _deeds(self, seen: Observation, seat: int) -> str:
        deeds = seen.people[seat].deeds
        if not deeds:
            return "no deeds"
        names = [self.sitting.board.slots[slot].short.en for slot in deeds]
        told = ", ".join(names)
        return told if len(told) < 72 else f"{len(deeds)} deeds, {', '.join(names[:5])} and more"


def _why(ending: Ending) -> str:
    return say("monopoly-time-called") if ending == Ending.TIME else _WHY.get(ending, "")
