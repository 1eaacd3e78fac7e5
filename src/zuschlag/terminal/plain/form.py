"""The form before any game: edition, seats, who else plays."""

from textual.app import ComposeResult
from textual.widgets import OptionList

from zuschlag.bots.roster import bots_of
from zuschlag.errors import Malformed
from zuschlag.rules.games import description
from zuschlag.table.settings import Settings
from zuschlag.terminal.choice import Choice
from zuschlag.terminal.columns import left
from zuschlag.terminal.plain import outline
from zuschlag.terminal.seating import SeatingForm
from zuschlag.terminal.sheets import Reading
from zuschlag.terminal.wishes import AT_ONCE, Party, Wishes, party_of
from zuschlag.words import here


def agreed(wishes: Wishes) -> Party:
    """The party these wishes ask for, or Malformed with the reason against it."""
    game, bots = description(wishes.game).game, bots_of(wishes.game)
    edition = wishes.edition or game.editions()[0]
    seats = wishes.seats or min(game.seats(edition))
    settings = Settings(
        game=wishes.game, edition=edition, seats=seats, options=dict(wishes.options), pace=AT_ONCE
    )
    return party_of(wishes, settings, bots, next(iter(bots)))


def keys_sheet() -> Reading:
    """How to move in any game."""
    return Reading(here.say("keys-title"), here.say("plain-keys"))


class PlainForm(SeatingForm):
    """What every game has to choose."""

    def __init__(self, wishes: Wishes) -> None:
        super().__init__(wishes)
        self.game = description(wishes.game).game
        self.editions = self.game.editions()
        self.bots = list(bots_of(wishes.game))

    def table_lines(self) -> ComposeResult:
        """Seats, and who sits there."""
        yield Choice(left(here.say("form-seats"), 13), self._sizes(), id="seats")
        yield from self.opponent_lines([(one, one) for one in self.bots])

    def _sizes(self) -> list[tuple[object, str]]:
        edition = self.wishes.edition or self.game.editions()[0]
        return [(n, here.say("form-players", count=n)) for n in self.game.seats(edition)]

    def on_mount(self) -> None:
        """Fill in the wishes."""
        editions = self.query_one("#edition", OptionList)
        wanted = self.wishes.edition or self.game.editions()[0]
        known = self.game.editions()
        editions.highlighted = known.index(wanted) if wanted in known else 0
        self.choice("seats").choose(self.wishes.seats)
        self.seat_opponents(self.wishes.opponents or self.bots[:1], self.bots, self.bots[0])
        self.show_opponents()
        editions.focus()
        self.check_wishes(agreed)

    def on_choice_changed(self, event: Choice.Changed) -> None:
        """Keep the lines consistent with each other."""
        if event.choice.id == "all-opponents" and (bot := self.one_for_all()):
            self.seat_opponents([bot], self.bots, self.bots[0])
        self.show_opponents()
        self.summarise_opponents()

    def party(self) -> Party:
        """What the form says."""
        place = self.query_one("#edition", OptionList).highlighted or 0
        wishes = Wishes(
            self.game.editions()[place], self.seats, self.opponents(), self.wishes.options,
            name=self.your_name(), game=self.wishes.game,
        )  # fmt: skip
        return agreed(wishes)

    def what_is_wrong(self, fault: Malformed) -> str:
        """The slug and its facts."""
        facts = outline.flat(fault.facts)
        return here.say("plain-refused", slug=fault.slug, facts=facts)

    def action_rules(self) -> None:
        """All that is known of the edition."""
        place = self.query_one("#edition", OptionList).highlighted or 0
        lines = outline.lines_of(self.game.about(self.game.editions()[place]))
        self.app.push_screen(Reading(here.say("key-rules"), "\n".join(lines)))
