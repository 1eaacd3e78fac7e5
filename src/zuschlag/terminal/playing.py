"""What the tables of all games share: pace, status line, talk, saving, leaving."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, ClassVar

from textual.binding import Binding, BindingType
from textual.css.query import NoMatches
from textual.message import Message
from textual.widgets import Static

from zuschlag.errors import Refusal
from zuschlag.terminal import entries
from zuschlag.terminal.chronicle import Chronicle
from zuschlag.terminal.pacing import Pacing
from zuschlag.terminal.seat import Seat, Step
from zuschlag.terminal.talking import TalkSheet

_MOST_RECALLED = 200


class Playing:
    """A screen on which a game is shown as its pacing says; a game adds what it shows."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "hurry", "key-hurry", key_display="Space"),
        Binding("slash", "talk", "key-talk", key_display="/"),
        Binding("slash", "speed", show=False),
        Binding("s", "save", "key-save"),
        Binding("q,escape", "leave", "key-leave", key_display="q"),
    ]

    seat: Seat
    conductor: Pacing
    app: Any
    host: Any
    query: Any
    query_one: Any
    run_worker: Any
    refresh_bindings: Any
    post_message: Any

    class Over(Message):
        """The game has ended, and that was shown."""

    def sit(self, seat: Seat, conductor: Pacing, notice: Callable[[], str]) -> None:
        """This screen shows this seat."""
        self.seat = seat
        self.conductor = conductor
        self.notice = notice
        self.in_sight = asyncio.Event()
        self._is_wrong = False

    def on_mount(self) -> None:
        """Look once, then let the game run."""
        self.look()
        self.start(self._conduct())

    async def _conduct(self) -> None:
        """When the app closes, the table may be cleared away under a step."""
        try:
            await self.conductor.conduct()
        except NoMatches:
            if self.query("#keys"):
                raise

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Do this beside the screen."""
        self.run_worker(work, group="playing")

    # What a game says itself.

    def look(self) -> None:
        """Show the table as it is shown now."""

    def lines_of(self, event: Any, later: list[Any]) -> list[tuple[str, str]]:
        """What the log gets for an event, each line with its style."""
        return []

    def why_not(self, refusal: Refusal) -> str:
        """What the rules have against a move."""
        return entries.refused(refusal)

    def note(self, event: Any) -> None:
        """For screens that remember something of what happened."""

    # What pacing reports.

    def tell(self, event: Any, later: list[Any]) -> None:
        """Write an event into the log."""
        self.note(event)
        for line, style in self.lines_of(event, later):
            self.query_one(Chronicle).add(line, style)
        self.say("")

    def recall(self, steps: list[Step]) -> None:
        """Write what was missed into the log, the last of it."""
        lines = []
        for step in steps:
            for place, event in enumerate(step.events):
                self.note(event)
                lines += self.lines_of(event, step.events[place + 1 :])
            lines += entries.lines_of(step, self.seat)
        for line, style in lines[-_MOST_RECALLED:]:
            self.query_one(Chronicle).add(line, style)

    def mention(self, step: Step) -> None:
        """Something happened around the game."""
        for line, style in entries.lines_of(step, self.seat):
            self.query_one(Chronicle).add(line, style)

    def refuse(self, refusal: Refusal) -> None:
        """Say why your move is not allowed."""
        is_of_table = refusal.slug.startswith(("table/", "limit/", "join/", "guide/"))
        told = entries.refused(refusal) if is_of_table else self.why_not(refusal)
        self.say(told, is_wrong=True)

    def listen(self) -> None:
        """Keys may mean something else now; the way to the table may be lost, or found again."""
        self.refresh_bindings()
        is_cut_off = self.seat.is_lost or bool(self.seat.gone)
        if is_cut_off or not self._is_wrong:
            self.say("")

    def is_watched(self) -> bool:
        """Whether no sheet lies over the table: nothing is missed while you read."""
        return self.in_sight.is_set()

    def on_screen_suspend(self) -> None:
        """A sheet was laid over the table."""
        self.in_sight.clear()

    def on_screen_resume(self) -> None:
        """The table is in sight."""
        self.in_sight.set()

    def finish(self) -> None:
        """The game is over."""
        self.post_message(self.Over())

    def say(self, text: str, is_wrong: bool = False) -> None:
        """Write on the status line; nothing to say brings back what holds for a while."""
        self._is_wrong = is_wrong
        for status in self.query("#status").results(Static):
            standing = entries.standing(self.seat)
            status.set_class(is_wrong or bool(standing), "fault")
            told = f"▸ {text}" if is_wrong else text or standing or self.notice()
            status.update(told, layout=False)

    # What you can do at every table.

    def heard(self, action: Any) -> bool:
        """Hand in your move, or say for whom the table waits."""
        if self.conductor.is_your_move:
            self.conductor.offer(action)
            return True
        self.say(entries.wait_for(self.seat), is_wrong=True)
        return False

    def action_hurry(self) -> None:
        """Do not wait for the others' pauses."""
        self.conductor.hurry()

    def action_talk(self) -> None:
        """Talk, pause, agree."""
        self.app.push_screen(TalkSheet(self.seat, self.conductor.hurry))

    def action_speed(self) -> None:
        """Say how fast bots are, where there is nobody to talk to."""
        self.action_talk()

    def action_save(self) -> None:
        """Save the game so far."""
        self.host.save_game()

    def action_leave(self) -> None:
        """Ask once, then leave."""
        self.host.ask_to_leave()
