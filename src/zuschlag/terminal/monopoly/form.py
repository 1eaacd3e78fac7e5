"""The form before a game of Monopoly: preset, board, seats, opponents, and how long it lasts."""

from dataclasses import replace
from typing import Any

from textual.app import ComposeResult
from textual.widgets import Static

from zuschlag.bots.monopoly.roster import USUAL
from zuschlag.bots.roster import by_strength
from zuschlag.errors import Malformed
from zuschlag.rules.monopoly import board as boards
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.terms import LEAST_SEATS, Terms, agree
from zuschlag.terminal.choice import Choice, Item
from zuschlag.terminal.monopoly import agreeing, catalogue, reasons, sheets
from zuschlag.terminal.monopoly.agreeing import MOST_SEATS, agreed, board_at
from zuschlag.terminal.monopoly.room import LEAST
from zuschlag.terminal.seating import SeatingForm, label
from zuschlag.terminal.wishes import Party, Wishes
from zuschlag.words import here
from zuschlag.words.names import value_name

_SWITCHES = {"rent.claim": "claim", "cash.hidden": "purses", "end.limit": "limit"}


class FormScreen(SeatingForm):
    """Everything chosen here is allowed; what was wished for and is not, is explained."""

    editions_title = "form-preset"
    about = ("difference", "figures", "room-needed")

    def __init__(self, wishes: Wishes) -> None:
        super().__init__(wishes, agreed)
        self.editions = sorted(MONOPOLY.editions(), key=lambda name: name != agreeing.PRESET)
        self.edition = wishes.edition if wishes.edition in self.editions else agreeing.PRESET
        self.bots, self.usual = by_strength(MONOPOLY.name), USUAL

    def table_lines(self) -> ComposeResult:
        """Board, seats, who sits there, how long and how fast."""
        yield Choice(label("form-board"), self._boards(), id="board")
        yield self.seats_line(range(LEAST_SEATS, MOST_SEATS + 1))
        yield from self.opponent_lines()
        yield Choice(label("form-lasts"), self._limits(), id="limit")
        yield Choice(label("form-rent"), list(catalogue.claims().items()), id="claim")
        yield Choice(label("form-purses"), list(catalogue.purses().items()), id="purses")
        paces: list[Item] = [*catalogue.paces().items()]
        if self.wishes.pause not in catalogue.paces():
            paces.insert(0, (self.wishes.pause, here.say("form-as-asked")))
        yield Choice(label("form-pace"), paces, id="pace")

    def _boards(self) -> list[Item]:
        own = self.wishes.board
        places = [*boards.names(), *([own] if own and own not in boards.names() else [])]
        return [(place, catalogue.board(place)) for place in places]

    def _limits(self) -> list[Item]:
        offered: list[object] = [{unit: n} for unit, n in catalogue.LIMITS]
        wished = self.wishes.options.get("end.limit")
        if isinstance(wished, dict) and wished not in offered:
            offered.insert(0, wished)
        told: list[Item] = [(limit, value_name(here.words(), limit)) for limit in offered]
        return [(None, here.say("form-last-standing")), *told]

    def on_mount(self) -> None:
        """Fill in the wishes as far as they are allowed."""
        self.choice("board").choose(self.wishes.board or agreeing.BOARD)
        self.choice("seats").choose(self.wishes.seats or agreeing.SEATS)
        self.choice("pace").choose(self.wishes.pause)
        self.take_edition()
        for switch, line in _SWITCHES.items():
            if switch in self.wishes.options:
                self.choice(line).choose(self.wishes.options[switch])

    def take_edition(self) -> None:
        """The lines say what the preset says."""
        terms = agree(self.edition, agreeing.SEATS)
        self.choice("claim").choose(terms.switches["rent.claim"])
        self.choice("purses").choose(terms.switches["cash.hidden"])
        self.choice("limit").choose(_limit_of(terms))

    def what_is_wrong(self, fault: Malformed) -> str:
        """Why a table cannot be laid like this."""
        return reasons.what_is_wrong(fault)

    def _options(self) -> dict[str, object]:
        """What was wished for, and what the lines say where it differs from the preset."""
        usual = agree(self.edition, agreeing.SEATS)
        others = {n: v for n, v in self.wishes.options.items() if n not in _SWITCHES}
        said: dict[str, Any] = {s: self.choice(line).value for s, line in _SWITCHES.items()}
        preset = {**usual.switches, "end.limit": _limit_of(usual)}
        return {**others, **{name: v for name, v in said.items() if v != preset[name]}}

    def describe(self) -> None:
        """The preset, its figures, and whether the window is large enough."""
        self.query_one("#difference", Static).update(catalogue.difference(self.edition))
        try:
            told = catalogue.figures(self._terms())
        except Malformed as fault:
            told = reasons.what_is_wrong(fault)
        self.query_one("#figures", Static).update(told)
        width, height = LEAST
        fits = self.app.size.width >= width and self.app.size.height >= height
        needed = "" if fits else here.say("form-room", width=width, height=height)
        self.query_one("#room-needed", Static).update(needed)

    def on_resize(self) -> None:
        """The hint about the window may be settled now."""
        if self.query("#room-needed"):
            self.describe()

    def _terms(self) -> Terms:
        place = str(self.choice("board").value)
        options = agreeing.with_room(self._options(), self.seats)
        return agree(self.edition, self.seats, options, board_at(place))

    def party(self) -> Party:
        """What the form says, agreed on; Malformed if it cannot be."""
        return agreed(
            replace(
                self.wishes,
                edition=self.edition,
                seats=self.seats,
                opponents=self.opponents(),
                options=self._options(),
                name=self.your_name(),
                board=str(self.choice("board").value),
            )
        )

    def pause(self) -> float:
        """How fast it goes."""
        pause: Any = self.choice("pace").value
        return float(pause)

    def action_rules(self) -> None:
        """The rules as chosen."""
        self.app.push_screen(sheets.rules_sheet(self._terms()))


def _limit_of(terms: Terms) -> dict[str, int] | None:
    if terms.limit.minutes:
        return {"minutes": terms.limit.minutes}
    return {"rounds": terms.limit.rounds} if terms.limit.rounds else None
