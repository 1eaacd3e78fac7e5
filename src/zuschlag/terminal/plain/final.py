"""The last screen of any game: ranks, names, scores."""

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from zuschlag.rules.games import descriptions
from zuschlag.terminal.closing import ClosingScreen, by_rank
from zuschlag.terminal.columns import left
from zuschlag.terminal.event_lines import Teller
from zuschlag.terminal.titles import titled
from zuschlag.words import here


class PlainFinal(ClosingScreen):
    """Who has won, and all others."""

    def furnish(self) -> ComposeResult:
        """Verdict, standings, buttons."""
        seat, outcome = self.seat, self.outcome
        game = descriptions()[seat.latest.table.settings["game"]]
        yield Static(titled(game.title or game.name, here.say("final-title")), id="title")
        told = Teller(seat.names, seat.you).verdict(outcome.winners)
        yield Static(f"{told}\n{self.place('final-place')}", id="verdict", markup=False)
        with Vertical(id="standings"):
            for one in by_rank(outcome):
                line = (
                    f"{outcome.ranking[one]}  {left(seat.names[one], 20)}{outcome.scores[one]:>8}"
                )
                yield Static(line, classes="standing", markup=False)
        yield from self.foot()
