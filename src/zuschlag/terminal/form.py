"""The form before a game: edition, seats, opponents, your name, and the house rules."""

from textual.app import ComposeResult
from textual.widgets import Static

from zuschlag.bots.forsale.roster import USUAL
from zuschlag.bots.roster import by_strength
from zuschlag.errors import Malformed
from zuschlag.rules.forsale.editions import agree, choices
from zuschlag.rules.forsale.game import FOR_SALE
from zuschlag.terminal import catalogue, sheets
from zuschlag.terminal.agreeing import EDITION, SEATS, agreed
from zuschlag.terminal.choice import Choice
from zuschlag.terminal.seating import SeatingForm, label
from zuschlag.terminal.wishes import Party, Wishes
from zuschlag.words import here

_RULES = {
    "open_info": "form-open-info",
    "variant5_removed": "form-cards-out",
    "least_bid": "form-least-bid",
    "refund": "form-refund",
}


class FormScreen(SeatingForm):
    """Everything chosen here is allowed; what was wished for and is not, is explained."""

    about = ("difference", "figures", "short-row")

    def __init__(self, wishes: Wishes) -> None:
        super().__init__(wishes, agreed)
        self.editions = FOR_SALE.editions()
        self.edition = wishes.edition if wishes.edition in self.editions else EDITION
        self.bots, self.usual = by_strength(FOR_SALE.name), USUAL

    def table_lines(self) -> ComposeResult:
        """Seats, who sits there, and the house rules."""
        yield self.seats_line([SEATS])
        yield from self.opponent_lines()
        yield Choice(label(_RULES["open_info"]), [(False, "")], id="open_info")
        yield Static(here.say("form-house-rules"), classes="subheading", markup=False)
        for rule in ("least_bid", "refund", "variant5_removed"):
            yield Choice(label(_RULES[rule]), [(None, "")], id=rule)

    def on_mount(self) -> None:
        """Fill in the wishes as far as they are allowed."""
        self._offer_seats(self.wishes.seats or SEATS)
        self._offer_rules()
        for rule, value in self.wishes.options.items():
            if rule in _RULES:
                self.choice(rule).choose(value)

    def _offer_seats(self, wanted: int) -> None:
        allowed = FOR_SALE.seats(self.edition)
        self.choice("seats").offer([(n, here.say("form-players", count=n)) for n in allowed])
        self.choice("seats").choose(min(allowed, key=lambda n: abs(n - wanted)))
        self.show_opponents()

    def _offer_rules(self) -> None:
        offered = choices(self.edition, self.seats)
        for rule, told in catalogue.house_rules().items():
            values = offered.get(rule, ())
            self.choice(rule).display = bool(values)
            if values:
                self.choice(rule).offer([(value, told[value]) for value in values])

    def take_edition(self) -> None:
        """Other seats, and its own house rules, not those of the last one looked at."""
        wanted = self.seats
        try:
            agree(self.edition, wanted)
        except Malformed as fault:
            self.say(self.what_is_wrong(fault))
        self._offer_seats(wanted)
        self._offer_rules()
        for rule in ("least_bid", "refund", "variant5_removed"):
            self.choice(rule).place = 0

    def on_choice_changed(self, event: Choice.Changed) -> None:
        """With other seats other rules; the form itself hears of it, too."""
        if event.choice.id == "seats":
            self._offer_rules()

    def _options(self) -> dict[str, object]:
        """Only what differs from the edition's own rules."""
        offered = choices(self.edition, self.seats)
        chosen = {rule: self.choice(rule).value for rule in offered}
        return {rule: value for rule, value in chosen.items() if value != offered[rule][0]}

    def describe(self) -> None:
        """The edition, its figures, and how its rows come out."""
        terms = agree(self.edition, self.seats, self._options())
        self.query_one("#difference", Static).update(catalogue.difference(self.edition))
        is_uneven = "variant5_removed" in choices(self.edition, self.seats)
        figures = catalogue.purse(terms) if is_uneven else catalogue.figures(terms)
        self.query_one("#figures", Static).update(figures)
        told = catalogue.short_row_told(terms) if is_uneven else ""
        self.query_one("#short-row", Static).update(told)

    def party(self) -> Party:
        """What the form says, agreed on; Malformed if a name is not one."""
        name, options = self.your_name(), self._options()
        return agreed(Wishes(self.edition, self.seats, self.opponents(), options, name=name))

    def action_rules(self) -> None:
        """The rules as chosen."""
        self.app.push_screen(sheets.rules_sheet(agree(self.edition, self.seats, self._options())))
