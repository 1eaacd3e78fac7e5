"""The form before a game: edition, seats, opponents, your name, and the house rules."""

from collections.abc import Iterable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.message import Message
from textual.widgets import Input, OptionList, Static

from zuschlag.bots.roster import ROSTER
from zuschlag.errors import Malformed
from zuschlag.rules.forsale.editions import agree, choices
from zuschlag.rules.forsale.game import FOR_SALE
from zuschlag.terminal import catalogue, reasons, sheets
from zuschlag.terminal.cards import Skyline
from zuschlag.terminal.choice import Choice, Item
from zuschlag.terminal.gameline import GameLine
from zuschlag.terminal.keyline import KeyLine
from zuschlag.terminal.press import Press
from zuschlag.terminal.room import RoomScreen
from zuschlag.terminal.theme import LETTERS
from zuschlag.terminal.titles import titled
from zuschlag.terminal.wishes import EDITION, NAME, OPPONENT, SEATS, Party, Wishes, agreed

_MOST_OPPONENTS = 5
_EACH = "each"
_LABELS = {
    "open_info": "Coins & hands",
    "variant5_removed": "Cards out    ",
    "least_bid": "A bid        ",
    "refund": "On passing   ",
}


class FormScreen(RoomScreen):
    """Everything chosen here is allowed; what was wished for and is not, is explained."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "sit_down", "Take your seat", key_display="Enter"),
        Binding("tab", "app.focus_next", "Next line", key_display="Tab"),
        Binding("g", "game", "Game"),
        Binding("r", "rules", "Rules"),
        Binding("q,escape", "leave", "Quit", key_display="Esc"),
    ]

    class Agreed(Message):
        """A table has been agreed on."""

        def __init__(self, party: Party) -> None:
            super().__init__()
            self.party = party

    def __init__(self, wishes: Wishes) -> None:
        super().__init__()
        self.wishes = wishes
        self.edition = wishes.edition if wishes.edition in FOR_SALE.editions() else EDITION

    def furnish(self) -> ComposeResult:
        """Editions on the left, the table on the right."""
        yield Static(titled("For Sale", "the doors are open, take a seat"), id="title")
        yield GameLine(FOR_SALE.name)
        with Horizontal(id="form"):
            with Vertical(id="form-left") as left:
                left.border_title = "Edition"
                yield OptionList(*FOR_SALE.editions(), id="edition", compact=True)
                yield Static("", id="difference", markup=False)
                yield Static("", id="figures", markup=False)
                yield Static("", id="short-row", markup=False)
            with Vertical(id="form-right") as right:
                right.border_title = "Your table"
                yield from self._table_lines()
        yield Skyline()
        yield Static(self.wishes.notice_now(), id="status", markup=False)
        with Horizontal(classes="answers"):
            yield Press(" Take your seat (Enter) ", "sit_down", id="start", classes="press urgent")
            yield Press(" Rules (r) ", "rules", id="rules", classes="press")
            yield Press(" Quit (Esc) ", "leave", id="quit", classes="press")
        yield KeyLine()

    def _table_lines(self) -> ComposeResult:
        with Horizontal(id="name-line"):
            yield Static("Your name     ", id="name-label", markup=False)
            yield Input(self.wishes.name or "", NAME, id="name", max_length=32, compact=True)
        yield Choice("Seats        ", [(SEATS, str(SEATS))], id="seats")
        everybody: list[Item] = [*_opponents(), (_EACH, "each their own")]
        yield Choice("All others   ", everybody, id="all-opponents")
        for place in range(1, _MOST_OPPONENTS + 1):
            yield Choice(f"  Seat {LETTERS[place]}     ", _opponents(), id=f"opponent-{place}")
        yield Choice(_LABELS["open_info"], [(False, "")], id="open_info")
        yield Static("House rules", classes="subheading", markup=False)
        for rule in ("least_bid", "refund", "variant5_removed"):
            yield Choice(_LABELS[rule], [(None, "")], id=rule)

    def on_mount(self) -> None:
        """Fill in the wishes as far as they are allowed, and say what is not."""
        editions = self.query_one("#edition", OptionList)
        editions.highlighted = FOR_SALE.editions().index(self.edition)
        self._offer_seats(self.wishes.seats or SEATS)
        self._offer_rules()
        self._seat_opponents(self.wishes.opponents or (OPPONENT,))
        for rule, value in self.wishes.options.items():
            if rule in _LABELS:
                self._choice(rule).choose(value)
        self._describe()
        editions.focus()
        self._check_wishes()

    def _check_wishes(self) -> None:
        try:
            agreed(self.wishes)
        except Malformed as fault:
            self.say(reasons.what_is_wrong(fault), is_wrong=True)

    def _choice(self, name: str) -> Choice:
        return self.query_one(f"#{name}", Choice)

    @property
    def seats(self) -> int:
        """How many will play."""
        value = self._choice("seats").value
        assert isinstance(value, int), "seats are numbers"
        return value

    def _offer_seats(self, wanted: int) -> None:
        allowed = FOR_SALE.seats(self.edition)
        self._choice("seats").offer([(n, f"{n} players") for n in allowed])
        self._choice("seats").choose(min(allowed, key=lambda n: abs(n - wanted)))
        self._show_opponents()

    def _show_opponents(self) -> None:
        for place in range(1, _MOST_OPPONENTS + 1):
            self._choice(f"opponent-{place}").display = place < self.seats

    def _offer_rules(self) -> None:
        offered = choices(self.edition, self.seats)
        for rule, told in catalogue.HOUSE_RULES.items():
            values = offered.get(rule, ())
            self._choice(rule).display = bool(values)
            if values:
                self._choice(rule).offer([(value, told[value]) for value in values])

    def _seat_opponents(self, names: Iterable[str]) -> None:
        known = [name if name in ROSTER else OPPONENT for name in names]
        for place in range(1, _MOST_OPPONENTS + 1):
            name = known[place - 1] if place <= len(known) else known[-1]
            self._choice(f"opponent-{place}").choose(name)
        self._summarise_opponents()

    def _summarise_opponents(self) -> None:
        kinds = {self._choice(f"opponent-{place}").value for place in range(1, self.seats)}
        self._choice("all-opponents").choose(kinds.pop() if len(kinds) == 1 else _EACH)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Another edition: other seats, other house rules."""
        # The list reports its first line while it is still being filled in.
        is_stale = event.option_index != event.option_list.highlighted
        if is_stale or str(event.option.prompt) == self.edition:
            return
        self.say("")
        self.edition, wanted = str(event.option.prompt), self.seats
        self._explain_seats(wanted)
        self._offer_seats(wanted)
        self._offer_rules()
        self._reset_rules()
        self._describe()

    def _explain_seats(self, wanted: int) -> None:
        try:
            agree(self.edition, wanted)
        except Malformed as fault:
            self.say(reasons.what_is_wrong(fault))

    def _reset_rules(self) -> None:
        """A new edition starts with its own rules, not with those of the last one looked at."""
        for rule in ("least_bid", "refund", "variant5_removed"):
            self._choice(rule).place = 0

    def on_option_list_option_selected(self) -> None:
        """Enter on an edition sits down, as everywhere on the form."""
        self.action_sit_down()

    def on_input_submitted(self) -> None:
        """Enter in the name sits down too."""
        self.action_sit_down()

    def on_choice_changed(self, event: Choice.Changed) -> None:
        """Keep the lines consistent with each other."""
        name = event.choice.id or ""
        if name == "seats":
            self._show_opponents()
            self._offer_rules()
        elif name == "all-opponents" and event.choice.value != _EACH:
            self._seat_opponents([str(event.choice.value)])
        self._summarise_opponents()
        self._describe()
        self.say("")

    def _options(self) -> dict[str, object]:
        """Only what differs from the edition's own rules."""
        offered = choices(self.edition, self.seats)
        chosen = {rule: self._choice(rule).value for rule in offered}
        return {rule: value for rule, value in chosen.items() if value != offered[rule][0]}

    def _describe(self) -> None:
        terms = agree(self.edition, self.seats, self._options())
        self.query_one("#difference", Static).update(catalogue.difference(self.edition))
        is_uneven = "variant5_removed" in choices(self.edition, self.seats)
        figures = catalogue.purse(terms) if is_uneven else catalogue.figures(terms)
        self.query_one("#figures", Static).update(figures)
        told = catalogue.short_row_told(terms) if is_uneven else ""
        self.query_one("#short-row", Static).update(told)

    def party(self) -> Party:
        """What the form says, agreed on; Malformed if a name is no name."""
        others = tuple(str(self._choice(f"opponent-{n}").value) for n in range(1, self.seats))
        name = self.query_one("#name", Input).value
        return agreed(Wishes(self.edition, self.seats, others, self._options(), name=name))

    def action_sit_down(self) -> None:
        """Begin, or say what is missing."""
        try:
            self.post_message(self.Agreed(self.party()))
        except Malformed as fault:
            self.say(reasons.what_is_wrong(fault), is_wrong=True)

    def action_game(self) -> None:
        """The other game."""
        self.query_one(GameLine).action_step(1)

    def action_rules(self) -> None:
        """The rules as chosen."""
        self.app.push_screen(sheets.rules_sheet(agree(self.edition, self.seats, self._options())))

    def action_leave(self) -> None:
        """Goodbye."""
        self.app.exit(0)

    def say(self, text: str, is_wrong: bool = False) -> None:
        """Write on the status line; nothing to say brings back the notice."""
        status = self.query_one("#status", Static)
        status.set_class(is_wrong, "fault")
        status.update(f"▸ {text}" if is_wrong else text or self.wishes.notice_now())


def _opponents() -> list[Item]:
    return [(name, catalogue.opponent(name)) for name in ROSTER]
