"""The sheet for talk: what was said, a line to type, and words that ask something of the table."""

from collections.abc import Callable
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Input, Static

from zuschlag.errors import Refusal
from zuschlag.table import commands
from zuschlag.table.commands import Command
from zuschlag.table.settings import ASK, BOT, WAIT
from zuschlag.terminal import entries, frames
from zuschlag.terminal.room import RoomSheet
from zuschlag.terminal.seat import Seat
from zuschlag.terminal.speeds import hurry, speed_words
from zuschlag.words import here

_SHOWN = 10
USUAL_DAYS = 7
MOST_DAYS = 60


def wanted(word: str, seat: Seat) -> Command | None:
    """The command behind a word that begins with a slash; None for one that is not open now.

    Behind `/vacation` comes how many days.
    """
    found = _open(seat)
    if word in found:
        return found[word]
    first, _, figure = word.partition(" ")
    command = found.get(first)
    if isinstance(command, commands.TakeVacation) and figure.strip().isdecimal():
        return commands.TakeVacation(min(int(figure), MOST_DAYS))
    return None


def _open(seat: Seat) -> dict[str, Command]:
    """What can be asked of the table now, by its word."""
    table, you = seat.latest.table, seat.latest.you
    found = speed_words(seat)
    if you.seat is None or seat.link.is_own:
        return found
    if table.status == frames.PLAY and table.vacations:
        return found | _about_vacation(table.vacations.get(you.seat, {})) | _answers(seat)
    if table.status == frames.PLAY and table.pause is None:
        found["/pause"] = commands.Pause()
    if table.status == frames.PAUSED:
        found["/go"] = commands.GoOn()
    return found | _answers(seat) | _about_absence(seat)


def _about_vacation(own: dict[str, Any]) -> dict[str, Command]:
    """At a slow table: to go, as long as there are days left, and to be back."""
    if own.get("until") is not None:
        return {"/home": commands.TakeVacation(0)}
    left = own.get("left", 0)
    return {"/vacation": commands.TakeVacation(min(USUAL_DAYS, left))} if left else {}


def _answers(seat: Seat) -> dict[str, Command]:
    """What can be asked for and answered among people."""
    table, you = seat.latest.table, seat.latest.you
    found: dict[str, Command] = {}
    if you.can_undo and table.undo is None:
        found["/undo"] = commands.AskUndo()
    for proposal, answer in (
        (table.pause, commands.AnswerPause),
        (table.undo, commands.AnswerUndo),
    ):
        is_asked = proposal is not None and you.seat not in (proposal.seat, *proposal.agreed)
        if is_asked and "/yes" not in found:  # one question at a time, as the line has it
            found |= {"/yes": answer(True), "/no": answer(False)}
    if table.votes and you.seat not in table.votes and "/yes" not in found:
        found |= {"/yes": commands.VoteEnd(True), "/no": commands.VoteEnd(False)}
    return found


def _about_absence(seat: Seat) -> dict[str, Command]:
    """What can be done about somebody who has lost the connection."""
    absent = entries.absent(seat)
    if absent is None:
        return {}
    table = seat.latest.table
    known = table.absences.get(absent, {})
    policy, has_wished = table.settings.get("absence", BOT), seat.you in known.get("wishes", [])
    found: dict[str, Command] = {}
    if policy == ASK and not known.get("is_kept") and not has_wished:
        found["/wait"] = commands.WaitFor(absent)
    if policy != WAIT or not has_wished:
        found["/bot"] = commands.LetBot(absent)
    return found


class TalkSheet(RoomSheet):
    """Stays until it is put away, so that one can talk and listen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", "key-back", key_display="Esc")
    ]

    def __init__(self, seat: Seat, on_hurry: Callable[[], None] = lambda: None) -> None:
        super().__init__()
        self.seat = seat
        self._on_hurry = on_hurry
        self._before: Callable[[], None] = seat.on_news

    def furnish(self) -> ComposeResult:
        """What was said, the line, what else can be typed."""
        with Vertical(classes="sheet talk") as sheet:
            sheet.border_title = here.say("talk-title")
            yield Static("", id="talk", markup=False)
            hint = "/speed 4" if self.seat.link.is_own else here.say("talk-hint")
            yield Input("", hint, id="line", compact=True, max_length=300)
            yield Static("", id="talk-words", markup=False)
            yield Static("", id="fault", classes="fault", markup=False)

    def on_mount(self) -> None:
        """Follow the table while it is open."""
        self._before = self.seat.on_news
        self.seat.on_news = self._on_news
        self._print()

    def on_screen_resume(self) -> None:
        """What was said while another sheet lay above."""
        self._print()

    def on_unmount(self) -> None:
        """Also taken away with the whole table."""
        self._leave()

    def put_away(self, answer: Any = None) -> None:
        """The table's screen follows alone at once: the next sheet may open before this is gone."""
        super().put_away(answer)
        if self._is_put_away:
            self._leave()

    def _leave(self) -> None:
        if self.seat.on_news == self._on_news:
            self.seat.on_news = self._before

    def _on_news(self) -> None:
        self._before()
        if self.is_current:  # while it is being taken away, its lines go first
            self._print()

    def _print(self) -> None:
        lines = self.seat.talk[-_SHOWN:]
        said = [Content.assemble((f"{one.name}  ", "bold"), one.text) for one in lines]
        self.query_one("#talk", Static).update(
            Content("\n").join(said) if said else Content.styled(here.say("talk-none"), "$muted")
        )
        open_now = " ".join(_open(self.seat))
        self.query_one("#talk-words", Static).update(
            here.say("talk-words", words=open_now) if open_now else ""
        )

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Say it, or ask it of the table."""
        text = " ".join(event.value.split())
        if not text:
            return
        command = wanted(text, self.seat) if text.startswith("/") else commands.Say(text)
        if command is None:
            self._fault(here.say("talk-not-now", word=text))
            return
        event.input.value = ""
        self.run_worker(self._do(command))

    async def _do(self, command: Command) -> None:
        try:
            if isinstance(command, commands.Hurry):
                await hurry(self.seat, command)
                self._on_hurry()  # the pause that is running was still of the old length
                self.put_away()
                return
            await self.seat.do(command)
            self._fault("")
        except Refusal as refusal:
            self._fault(entries.refused(refusal))

    def _fault(self, text: str) -> None:
        self.query_one("#fault", Static).update(text)

    def action_close(self) -> None:
        """Back to the table."""
        self.put_away()
