"""The screen of a running game of Monopoly as it shows: board, people, log, and what is asked."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.css.query import NoMatches
from textual.message import Message
from textual.widgets import Static

from zuschlag.errors import Refusal
from zuschlag.rules.monopoly import events
from zuschlag.rules.monopoly.events import Event
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
from zuschlag.terminal.monopoly.sitting import Sitting
from zuschlag.terminal.monopoly.speech import Speech
from zuschlag.terminal.monopoly.stand import StandPanel
from zuschlag.terminal.monopoly.titles import headline


class ShownTable(MonopolyScreen):
    """What the conductor reports to; `table.TableScreen` adds what you can do."""

    class Over(Message):
        """The game has ended."""

    def __init__(self, sitting: Sitting, pause: float, notice: Callable[[], str] = str) -> None:
        super().__init__()
        self.sitting = sitting
        self.terms = sitting.party.terms
        self.speech = Speech(sitting.names, sitting.board)
        self.conductor = Conductor(sitting, self, pause)
        self.seen = sitting.view()
        self.options = sitting.options()
        self.notice = notice
        self._is_watched = True

    def furnish(self) -> ComposeResult:
        """Top to bottom: title, the board with everything in its middle, question, status, keys."""
        yield Static("", id="title", markup=False)
        yield Ring(
            Horizontal(
                Vertical(
                    People(self.sitting.names, self.terms),
                    StandPanel(self.terms, self.speech),
                    id="left-half",
                ),
                Chronicle(),
                id="halves",
            )
        )
        yield AskBar()
        yield Static(self.notice(), id="status", markup=False)
        yield KeyLine()

    def on_mount(self) -> None:
        """Look once, then let the game run."""
        self.look()
        self.run_worker(self._conduct(), group="conductor")
        if self.conductor.seconds_left is not None:
            self.set_interval(1, self._show_title)

    async def _conduct(self) -> None:
        """Let the game run; when the app closes, the table may be cleared away under a move."""
        try:
            await self.conductor.conduct()
        except NoMatches:
            if self.query("#askbar"):
                raise

    def look(self) -> None:
        """Show the table as it stands now."""
        self.seen, self.options = self.sitting.view(), self.sitting.options()
        self._show_title()
        at = tuple(one.at for one in self.seen.people)
        self.query_one(Ring).show(Sight(self.seen, self.terms.board, at, at[self.seen.turn]))
        self.query_one(People).show(self.seen, self.sitting.left)
        self.query_one(StandPanel).show(self.seen, self.options)
        self.query_one(AskBar).show(asked(self.seen, self.options, self.terms, self.speech))
        self.refresh_bindings()

    def _show_title(self) -> None:
        told = headline(self.seen, self.terms, self.conductor.seconds_left)
        self.query_one("#title", Static).update(told, layout=False)

    def tell(self, event: Event, later: Sequence[Event]) -> None:
        """Write an event into the log and light up who did it."""
        purses = [person.cash for person in self.sitting.view().people]
        for line, style in event_lines.lines(event, later, self.speech, purses):
            self.query_one(Chronicle).add(line, style)
        if isinstance(event, events.DiceRolled | events.RentRolled):
            self.query_one(StandPanel).roll(event.dice)
        self.query_one(People).flash(getattr(event, "seat", None))
        self.say("")

    def place(self, seat: int, slot: int) -> None:
        """A token stands here now."""
        ring = self.query_one(Ring)
        if ring.sight:
            at = tuple(slot if s == seat else here for s, here in enumerate(ring.sight.at))
            ring.show(replace(ring.sight, at=at, lit=slot))

    def refuse(self, refusal: Refusal) -> None:
        """Say why your move is not allowed."""
        self.query_one(StandPanel).start_anew()
        self.say(reasons.why_not(refusal, self.speech), is_wrong=True)

    def listen(self) -> None:
        """From now on your move or your hurry is heard."""
        self.refresh_bindings()

    def is_watched(self) -> bool:
        """Whether no sheet lies over the table: nothing is missed while you read."""
        return self._is_watched

    def on_screen_suspend(self) -> None:
        """A sheet was laid over the table."""
        self._is_watched = False

    def on_screen_resume(self) -> None:
        """The table is in sight again."""
        self._is_watched = True

    def finish(self) -> None:
        """The game is over."""
        self.post_message(self.Over())

    def say(self, text: str, is_wrong: bool = False) -> None:
        """Write on the status line; nothing to say brings back the notice."""
        status = self.query_one("#status", Static)
        status.set_class(is_wrong, "fault")
        status.update(f"▸ {text}" if is_wrong else text or self.notice(), layout=False)
