"""The form before any game: edition, seats, who else plays."""

from textual.app import ComposeResult

from zuschlag.bots.roster import bots_of, by_strength
from zuschlag.errors import Malformed
from zuschlag.rules.games import description
from zuschlag.table.settings import Settings
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
        super().__init__(wishes, agreed)
        self.game = description(wishes.game).game
        self.editions = self.game.editions()
        self.edition = wishes.edition if wishes.edition in self.editions else self.editions[0]
        self.bots, self.usual = by_strength(wishes.game), next(iter(bots_of(wishes.game)))

    def table_lines(self) -> ComposeResult:
        """Seats, and who sits there."""
        yield self.seats_line(self.game.seats(self.edition))
        yield from self.opponent_lines()

    def on_mount(self) -> None:
        """Fill in the wishes."""
        self.choice("seats").choose(self.wishes.seats)

    def party(self) -> Party:
        """What the form says."""
        wishes = Wishes(
            self.edition, self.seats, self.opponents(), self.wishes.options,
            name=self.your_name(), game=self.wishes.game,
        )  # fmt: skip
        return agreed(wishes)

    def what_is_wrong(self, fault: Malformed) -> str:
        """The slug and its facts."""
        facts = outline.flat(fault.facts)
        return here.say("plain-refused", slug=fault.slug, facts=facts)

    def action_rules(self) -> None:
        """All that is known of the edition."""
        lines = outline.lines_of(self.game.about(self.edition))
        self.app.push_screen(Reading(here.say("key-rules"), "\n".join(lines)))
