"""The form before a game: edition, seats, opponents, your name, and the house rules."""

from textual.app import ComposeResult
from textual.widgets import OptionList, Static

from zuschlag.bots.forsale.roster import FOR_SALE_BOTS
from zuschlag.errors import Malformed
from zuschlag.rules.forsale.editions import agree, choices
from zuschlag.rules.forsale.game import FOR_SALE
from zuschlag.terminal import catalogue, sheets
from zuschlag.terminal.agreeing import EDITION, OPPONENT, SEATS, agreed
from zuschlag.terminal.choice import Choice, Item
from zuschlag.terminal.columns import left
from zuschlag.terminal.seating import SeatingForm
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
        super().__init__(wishes)
        self.editions = FOR_SALE.editions()
        self.edition = wishes.edition if wishes.edition in FOR_SALE.editions() else EDITION

    def table_lines(self) -> ComposeResult:
        """Seats, who sits there, and the house rules."""
        yield Choice(left(here.say("form-seats"), 13), [(SEATS, str(SEATS))], id="seats")
        yield from self.opponent_lines(_opponents())
        yield Choice(_label("open_info"), [(False, "")], id="open_info")
        yield Static(here.say("form-house-rules"), classes="subheading", markup=False)
        for rule in ("least_bid", "refund", "variant5_removed"):
            yield Choice(_label(rule), [(None, "")], id=rule)

    def on_mount(self) -> None:
        """Fill in the wishes as far as they are allowed, and say what is not."""
        editions = self.query_one("#edition", OptionList)
        editions.highlighted = FOR_SALE.editions().index(self.edition)
        self._offer_seats(self.wishes.seats or SEATS)
        self._offer_rules()
        self.seat_opponents(self.wishes.opponents or (OPPONENT,), FOR_SALE_BOTS, OPPONENT)
        for rule, value in self.wishes.options.items():
            if rule in _RULES:
                self.choice(rule).choose(value)
        self._describe()
        editions.focus()
        self.check_wishes(agreed)

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
            self.say(self.what_is_wrong(fault))

    def _reset_rules(self) -> None:
        """A new edition starts with its own rules, not with those of the last one looked at."""
        for rule in ("least_bid", "refund", "variant5_removed"):
            self.choice(rule).place = 0

    def on_choice_changed(self, event: Choice.Changed) -> None:
        """Keep the lines consistent with each other."""
        name = event.choice.id or ""
        if name == "seats":
            self.show_opponents()
            self._offer_rules()
        elif name == "all-opponents" and (bot := self.one_for_all()):
            self.seat_opponents([bot], FOR_SALE_BOTS, OPPONENT)
        self.summarise_opponents()
        self._describe()
        self.say("")

    def _options(self) -> dict[str, object]:
        """Only what differs from the edition's own rules."""
        offered = choices(self.edition, self.seats)
        chosen = {rule: self.choice(rule).value for rule in offered}
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
        """What the form says, agreed on; Malformed if a name is not one."""
        name, options = self.your_name(), self._options()
        return agreed(Wishes(self.edition, self.seats, self.opponents(), options, name=name))

    def action_rules(self) -> None:
        """The rules as chosen."""
        self.app.push_screen(sheets.rules_sheet(agree(self.edition, self.seats, self._options())))


def _label(rule: str) -> str:
    return left(here.say(_RULES[rule]), 13)


def _opponents() -> list[Item]:
    return [(name, catalogue.opponent(name)) for name in FOR_SALE_BOTS]
