"""The form before a game of Monopoly: preset, board, seats, opponents, and how long it lasts."""

from dataclasses import replace
from typing import Any

from textual.app import ComposeResult
from textual.widgets import OptionList, Static

from zuschlag.bots.monopoly.roster import MONOPOLY_BOTS
from zuschlag.errors import Malformed
from zuschlag.rules.monopoly import board as boards
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.terms import LEAST_SEATS, Terms, agree
from zuschlag.terminal.choice import Choice, Item
from zuschlag.terminal.columns import left
from zuschlag.terminal.monopoly import agreeing, catalogue, reasons, sheets
from zuschlag.terminal.monopoly.agreeing import MOST_SEATS, OPPONENT, agreed, board_at
from zuschlag.terminal.monopoly.room import LEAST
from zuschlag.terminal.seating import SeatingForm
from zuschlag.terminal.wishes import Party, Wishes
from zuschlag.words import here
from zuschlag.words.names import value_name

_SWITCHES = {"rent.claim": "claim", "cash.hidden": "purses", "end.limit": "limit"}


class FormScreen(SeatingForm):
    """Everything chosen here is allowed; what was wished for and is not, is explained."""

    editions_title = "form-preset"
    about = ("difference", "figures", "room-needed")

    def __init__(self, wishes: Wishes) -> None:
        super().__init__(wishes)
        known = wishes.edition in MONOPOLY.editions()
        self.preset = wishes.edition if known and wishes.edition else agreeing.PRESET
        self.editions = sorted(MONOPOLY.editions(), key=lambda name: name != agreeing.PRESET)

    def table_lines(self) -> ComposeResult:
        """Board, seats, who sits there, how long and how fast."""
        yield Choice(left(here.say("form-board"), 13), self._boards(), id="board")
        seats: list[Item] = [
            (n, here.say("form-players", count=n)) for n in range(LEAST_SEATS, MOST_SEATS + 1)
        ]
        yield Choice(left(here.say("form-seats"), 13), seats, id="seats")
        yield from self.opponent_lines(_opponents())
        yield Choice(left(here.say("form-lasts"), 13), self._limits(), id="limit")
        yield Choice(left(here.say("form-rent"), 13), list(catalogue.claims().items()), id="claim")
        yield Choice(
            left(here.say("form-purses"), 13), list(catalogue.purses().items()), id="purses"
        )
        paces: list[Item] = [*catalogue.paces().items()]
        if self.wishes.pause not in catalogue.paces():
            paces.insert(0, (self.wishes.pause, here.say("form-as-asked")))
        yield Choice(left(here.say("form-pace"), 13), paces, id="pace")

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
        """Fill in the wishes as far as they are allowed, and say what is not."""
        presets = self.query_one("#edition", OptionList)
        presets.highlighted = self.editions.index(self.preset)
        self.choice("board").choose(self.wishes.board or agreeing.BOARD)
        self.choice("seats").choose(self.wishes.seats or agreeing.SEATS)
        self.choice("pace").choose(self.wishes.pause)
        self._take_switches()
        for switch, line in _SWITCHES.items():
            if switch in self.wishes.options:
                self.choice(line).choose(self.wishes.options[switch])
        self.seat_opponents(self.wishes.opponents or (OPPONENT,), MONOPOLY_BOTS, OPPONENT)
        self.show_opponents()
        self._describe()
        presets.focus()
        self.check_wishes(agreed)

    def _take_switches(self) -> None:
        """The lines say what the preset says."""
        terms = agree(self.preset, agreeing.SEATS)
        self.choice("claim").choose(terms.switches["rent.claim"])
        self.choice("purses").choose(terms.switches["cash.hidden"])
        self.choice("limit").choose(_limit_of(terms))

    def what_is_wrong(self, fault: Malformed) -> str:
        """Why a table cannot be laid like this."""
        return reasons.what_is_wrong(fault)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Another preset: its own switches."""
        # The list reports its first line while it is still being filled in.
        is_stale = event.option_index != event.option_list.highlighted
        if is_stale or str(event.option.prompt) == self.preset:
            return
        self.preset = str(event.option.prompt)
        self._take_switches()
        self.say("")
        self._describe()

    def on_choice_changed(self, event: Choice.Changed) -> None:
        """Keep the lines consistent with each other."""
        if event.choice.id == "all-opponents" and (bot := self.one_for_all()):
            self.seat_opponents([bot], MONOPOLY_BOTS, OPPONENT)
        self.show_opponents()
        self.summarise_opponents()
        self.say("")
        self._describe()

    def _options(self) -> dict[str, object]:
        """What was wished for, and what the lines say where it differs from the preset."""
        usual = agree(self.preset, agreeing.SEATS)
        others = {n: v for n, v in self.wishes.options.items() if n not in _SWITCHES}
        said: dict[str, Any] = {s: self.choice(line).value for s, line in _SWITCHES.items()}
        preset = {**usual.switches, "end.limit": _limit_of(usual)}
        return {**others, **{name: v for name, v in said.items() if v != preset[name]}}

    def _describe(self) -> None:
        self.query_one("#difference", Static).update(catalogue.difference(self.preset))
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
            self._describe()

    def _terms(self) -> Terms:
        place = str(self.choice("board").value)
        options = agreeing.with_room(self._options(), self.seats)
        return agree(self.preset, self.seats, options, board_at(place))

    def party(self) -> Party:
        """What the form says, agreed on; Malformed if it cannot be."""
        return agreed(
            replace(
                self.wishes,
                edition=self.preset,
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


def _opponents() -> list[Item]:
    return [(name, catalogue.opponent(name)) for name in MONOPOLY_BOTS]


def _limit_of(terms: Terms) -> dict[str, int] | None:
    if terms.limit.minutes:
        return {"minutes": terms.limit.minutes}
    return {"rounds": terms.limit.rounds} if terms.limit.rounds else None
