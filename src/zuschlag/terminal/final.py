"""The last screen: who has won, and where everybody's money came from."""

from textual.content import Content

from zuschlag.rules.game import Ending, Outcome
from zuschlag.terminal.closing import RankedScreen
from zuschlag.terminal.columns import left, right
from zuschlag.terminal.theme import LETTERS, seat_style
from zuschlag.words import here

_BAR = 26


class FinalScreen(RankedScreen):
    """Ranks and scores, split into cheques and coins; then save, again, new table or goodbye."""

    game_title = "For Sale"

    def placed(self) -> str:
        """Your fortune."""
        return self.place("final-fortune")

    def why(self, outcome: Outcome) -> str:
        """Coins, or nobody else with buildings."""
        swept = here.say("final-swept") if outcome.ending is Ending.SWEPT else ""
        return f"{_decided(outcome)} {swept}".strip()

    def heading(self) -> str:
        """What the columns hold."""
        cheques, coins = here.say("column-cheques"), here.say("column-coins")
        figures = right(here.say("column-total"), 7) + right(cheques, 9) + right(coins, 7)
        return f"{'':16}{figures}  █ {cheques} ▒ {coins}"

    def standing(self, outcome: Outcome, seat: int) -> Content:
        """Figures, bars, and the cheques."""
        one = self.seat.view().people[seat]
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


def _decided(outcome: Outcome) -> str:
    level = sum(score == max(outcome.scores) for score in outcome.scores)
    if len(outcome.winners) > 1:
        return here.say("final-level-all")
    return here.say("final-level") if level > 1 else ""


def _listed(cheques: list[int]) -> str:
    if not cheques:
        return here.say("final-no-cheques")
    return f"{here.say('column-cheques')} " + " ".join(map(str, sorted(cheques, reverse=True)))
