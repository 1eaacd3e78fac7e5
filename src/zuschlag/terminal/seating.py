"""What the forms of both games share: who sits where, the buttons, the status line."""

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.message import Message
from textual.widgets import Input, OptionList, Static

from zuschlag.bots.roster import levels_of
from zuschlag.errors import Malformed
from zuschlag.rules.games import descriptions
from zuschlag.terminal import reasons
from zuschlag.terminal.card_widgets import Skyline
from zuschlag.terminal.catalogue import character, opponent
from zuschlag.terminal.choice import Choice, Item
from zuschlag.terminal.columns import left
from zuschlag.terminal.gameline import GameLine
from zuschlag.terminal.keyline import KeyLine
from zuschlag.terminal.press import keyed
from zuschlag.terminal.room import RoomScreen
from zuschlag.terminal.theme import LETTERS
from zuschlag.terminal.titles import titled
from zuschlag.terminal.wishes import Party, Wishes
from zuschlag.words import here

_MOST_OPPONENTS = 7
_EACH = "each"


class SeatingForm(RoomScreen):
    """A form that ends with everybody at a table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "sit_down", "key-sit", key_display="Enter"),
        Binding("tab", "app.focus_next", "key-next-line", key_display="Tab"),
        Binding("g", "game", "key-game"),
        Binding("r", "rules", "key-rules"),
        Binding("q,escape", "leave", "key-quit", key_display="Esc"),
    ]

    editions_title: ClassVar[str] = "form-edition"
    about: ClassVar[tuple[str, ...]] = ()
    """Lines below the editions, by their ids."""

    class Agreed(Message):
        """A table has been agreed on, and how fast it goes there."""

        def __init__(self, party: Party, pause: float) -> None:
            super().__init__()
            self.party = party
            self.pause = pause

    def __init__(self, wishes: Wishes, agreed: Callable[[Wishes], Party]) -> None:
        super().__init__()
        self.wishes = wishes
        self.agreed = agreed
        self.game_title = descriptions()[wishes.game].title or wishes.game
        self.editions: Sequence[str] = ()
        self.edition = ""
        self.bots: Sequence[str] = ()
        self.usual = ""  # the bot nobody asked for

    def furnish(self) -> ComposeResult:
        """Editions on the left, the table on the right."""
        yield Static(titled(self.game_title, here.say("form-title")), id="title")
        yield GameLine(self.wishes.game)
        with Horizontal(id="form"):
            with Vertical(id="form-left") as side:
                side.border_title = here.say(self.editions_title)
                classes = self.editions_title
                yield OptionList(*self.editions, id="edition", compact=True, classes=classes)
                for line in self.about:
                    yield Static("", id=line, markup=False)
                yield Static("", id="character", markup=False)
            with Vertical(id="form-right") as side:
                side.border_title = here.say("form-table")
                yield from self.name_line()
                yield from self.table_lines()
        yield from self.foot()

    def table_lines(self) -> ComposeResult:
        """What else is chosen for a table of this game."""
        yield from ()

    def name_line(self) -> ComposeResult:
        """Your name."""
        with Horizontal(id="name-line"):
            yield Static(left(here.say("form-name"), 14), id="name-label", markup=False)
            yield Input(
                self.wishes.name or "",
                here.say("your-name-here"),
                id="name",
                max_length=32,
                compact=True,
            )

    def seats_line(self, sizes: Iterable[int]) -> Choice:
        """How many play."""
        offered: list[Item] = [(n, here.say("form-players", count=n)) for n in sizes]
        return Choice(label("form-seats"), offered, id="seats")

    def opponent_lines(self) -> ComposeResult:
        """One line for all others, and one for each."""
        ladder = levels_of(self.wishes.game).names
        bots: list[Item] = [(name, opponent(name, ladder)) for name in self.bots]
        yield Choice(
            label("form-others"), [*bots, (_EACH, here.say("form-each"))], id="all-opponents"
        )
        for place in range(1, _MOST_OPPONENTS + 1):
            yield Choice(_seat(place), bots, id=f"opponent-{place}")

    def foot(self) -> ComposeResult:
        """Skyline, status, buttons, keys."""
        yield Skyline()
        yield Static(self.wishes.notice_now(), id="status", markup=False)
        with Horizontal(classes="answers"):
            yield keyed("key-sit", "Enter", "sit_down", "start", urgent=True)
            yield keyed("key-rules", "r", "rules", "rules")
            yield keyed("key-quit", "Esc", "leave", "quit")
        yield KeyLine()

    def choice(self, name: str) -> Choice:
        """A line by its name."""
        return self.query_one(f"#{name}", Choice)

    @property
    def seats(self) -> int:
        """How many will play."""
        value = self.choice("seats").value
        assert isinstance(value, int), "seats are numbers"
        return value

    def show_opponents(self) -> None:
        """As many lines as there are other seats."""
        for place in range(1, _MOST_OPPONENTS + 1):
            self.choice(f"opponent-{place}").display = place < self.seats

    def seat_opponents(self, names: Iterable[str]) -> None:
        """Put these bots on the other seats, the last one on all that are left."""
        found = [name if name in self.bots else self.usual for name in names]
        for place in range(1, _MOST_OPPONENTS + 1):
            name = found[place - 1] if place <= len(found) else found[-1]
            self.choice(f"opponent-{place}").choose(name)
        self.summarise_opponents()

    def summarise_opponents(self) -> None:
        """The line for all says whether they are all the same."""
        kinds = {self.choice(f"opponent-{place}").value for place in range(1, self.seats)}
        self.choice("all-opponents").choose(kinds.pop() if len(kinds) == 1 else _EACH)
        told = character(self.one_for_all() or "")
        self.query_one("#character", Static).update(told)

    def one_for_all(self) -> str | None:
        """The bot on all other seats; None when each has its own."""
        chosen = self.choice("all-opponents").value
        return None if chosen == _EACH else str(chosen)

    def opponents(self) -> tuple[str, ...]:
        """The bots of the seats that are taken."""
        return tuple(str(self.choice(f"opponent-{n}").value) for n in range(1, self.seats))

    def your_name(self) -> str:
        """What was typed."""
        return self.query_one("#name", Input).value

    def on_mount(self) -> None:
        """The wishes that every game has; Textual has called the game's own `on_mount` before."""
        editions = self.query_one("#edition", OptionList)
        editions.highlighted = self.editions.index(self.edition)
        self.seat_opponents(self.wishes.opponents or (self.usual,))
        self.show_opponents()
        self.describe()
        editions.focus()
        try:
            self.agreed(self.wishes)
        except Malformed as fault:
            self.say(self.what_is_wrong(fault), is_wrong=True)

    def describe(self) -> None:
        """Say what is chosen."""

    def take_edition(self) -> None:
        """Another edition was chosen."""

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Another edition may have other rules."""
        # The list reports its first line while it is still being filled in.
        is_stale = event.option_index != event.option_list.highlighted
        if is_stale or str(event.option.prompt) == self.edition:
            return
        self.edition = str(event.option.prompt)
        self.say("")
        self.take_edition()
        self.describe()

    def on_choice_changed(self, event: Choice.Changed) -> None:
        """Keep the lines consistent with each other."""
        if event.choice.id == "all-opponents" and (bot := self.one_for_all()):
            self.seat_opponents([bot])
        self.show_opponents()
        self.summarise_opponents()
        self.describe()
        self.say("")

    def on_option_list_option_selected(self) -> None:
        """Enter on an edition sits down, as everywhere on the form."""
        self.action_sit_down()

    def on_input_submitted(self) -> None:
        """Enter in the name sits down too."""
        self.action_sit_down()

    def party(self) -> Party:
        """What the form says, agreed on; Malformed if it cannot be."""
        raise NotImplementedError

    def pause(self) -> float:
        """How fast it goes."""
        return self.wishes.pause

    def what_is_wrong(self, fault: Malformed) -> str:
        """Why a table cannot be laid like this."""
        return reasons.what_is_wrong(fault)

    def action_sit_down(self) -> None:
        """Begin, or say what is missing."""
        try:
            self.post_message(self.Agreed(self.party(), self.pause()))
        except Malformed as fault:
            self.say(self.what_is_wrong(fault), is_wrong=True)

    def action_game(self) -> None:
        """The other game."""
        self.query_one(GameLine).action_step(1)

    def action_leave(self) -> None:
        """Goodbye."""
        self.app.exit(0)

    def say(self, text: str, is_wrong: bool = False) -> None:
        """Write on the status line; nothing to say brings back the notice."""
        super().say(text or self.wishes.notice_now(), is_wrong)


def label(key: str) -> str:
    """What stands before a choice."""
    return left(here.say(key), 13)


def _seat(place: int) -> str:
    return left(f"  {here.say('form-seat', letter=LETTERS[place])}", 13)
