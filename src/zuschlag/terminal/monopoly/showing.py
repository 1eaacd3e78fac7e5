"""The screen of a running game of Monopoly as it shows: board, people, log, and what is asked."""

from collections.abc import Callable
from dataclasses import replace

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from zuschlag.errors import Refusal
from zuschlag.rules.monopoly import events
from zuschlag.rules.monopoly.events import Event
from zuschlag.rules.monopoly.views import Observation
from zuschlag.rules.monopoly.words import Options
from zuschlag.terminal.chronicle import Chronicle
from zuschlag.terminal.keyline import KeyLine
from zuschlag.terminal.monopoly import event_lines, reasons
from zuschlag.terminal.monopoly.askbar import AskBar
from zuschlag.terminal.monopoly.asking import asked
from zuschlag.terminal.monopoly.cells import Sight
from zuschlag.terminal.monopoly.conductor import Conductor
from zuschlag.terminal.monopoly.people import People
from zuschlag.terminal.monopoly.ring import Ring
from zuschlag.terminal.monopoly.room import MonopolyScreen
from zuschlag.terminal.monopoly.seat import MonopolySeat
from zuschlag.terminal.monopoly.speech import Speech
from zuschlag.terminal.monopoly.stand import StandPanel
from zuschlag.terminal.monopoly.titles import headline
from zuschlag.terminal.playing import Playing

_FEW = 6
"""So many have room for a heading above them."""


class ShownTable(Playing, MonopolyScreen):
    """What the conductor reports to; `table.TableScreen` adds what you can do."""

    conductor: Conductor
    seat: MonopolySeat

    def __init__(self, seat: MonopolySeat, pause: float, notice: Callable[[], str] = str) -> None:
        super().__init__()
        self.terms = seat.terms
        self.speech = Speech(seat.names, self.terms.board, seat.you)
        self.seen: Observation = seat.view()
        self.options: Options | None = seat.options()
        self.sit(seat, Conductor(seat, self, pause), notice)

    def furnish(self) -> ComposeResult:
        """Top to bottom: title, the board with everything in its middle, question, status, keys."""
        yield Static("", id="title", markup=False)
        yield Ring(
            Horizontal(
                Vertical(
                    People(self.seat),
                    StandPanel(self.terms, self.speech),
                    id="left-half",
                    classes="crowded" if self.terms.seats > _FEW else "",
                ),
                Chronicle(),
                id="halves",
            )
        )
        yield AskBar()
        yield Static("", id="status", markup=False)
        yield KeyLine()

    def on_mount(self) -> None:
        """The clock in the title runs, where there is one; Textual calls the others' `on_mount`."""
        if self.conductor.seconds_left is not None:
            self.set_interval(1, self._show_title)

    def look(self) -> None:
        """Show the table as it stands now."""
        self.seen, self.options = self.seat.view(), self.seat.options()
        self._show_title()
        at = tuple(one.at for one in self.seen.people)
        self.query_one(Ring).show(Sight(self.seen, self.terms.board, at, at[self.seen.turn]))
        self.query_one(People).show(self.seen)
        self.query_one(StandPanel).show(self.seen, self.options)
        self.query_one(AskBar).show(asked(self.seen, self.options, self.terms, self.speech))
        self.refresh_bindings()

    def _show_title(self) -> None:
        told = headline(self.seen, self.terms, self.conductor.seconds_left)
        self.query_one("#title", Static).update(told, layout=False)

    def lines_of(self, event: Event, later: list[Event]) -> list[tuple[str, str]]:
        """As the story has it, with what is left in the purses you see."""
        after = self.seat.after()
        purses = [person.cash for person in after.people] if after else []
        return event_lines.lines(event, later, self.speech, purses)

    def tell(self, event: Event, later: list[Event]) -> None:
        """Write an event into the log and light up who did it."""
        super().tell(event, later)
        if isinstance(event, events.DiceRolled | events.RentRolled):
            self.query_one(StandPanel).roll(event.dice)
        self.query_one(People).flash(getattr(event, "seat", None))

    def place(self, seat: int, slot: int) -> None:
        """A token stands here now."""
        ring = self.query_one(Ring)
        if ring.sight:
            at = tuple(slot if s == seat else here for s, here in enumerate(ring.sight.at))
            ring.show(replace(ring.sight, at=at, lit=slot))

    def refuse(self, refusal: Refusal) -> None:
        """Say why your move is not allowed."""
        self.query_one(StandPanel).start_anew()
        super().refuse(refusal)

    def why_not(self, refusal: Refusal) -> str:
        """What the rules have against it."""
        return reasons.why_not(refusal, self.speech)
