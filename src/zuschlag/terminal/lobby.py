"""A served table before the cards are dealt: who sits there, how others come, and its start."""

from collections.abc import Awaitable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import Input, Static

from zuschlag.errors import Refusal
from zuschlag.rules.games import descriptions
from zuschlag.table.commands import Start
from zuschlag.terminal import entries, frames
from zuschlag.terminal.catalogue import opponent
from zuschlag.terminal.columns import left
from zuschlag.terminal.keyline import KeyLine
from zuschlag.terminal.press import keyed
from zuschlag.terminal.room import RoomScreen
from zuschlag.terminal.seat import Seat
from zuschlag.terminal.talking import TalkSheet
from zuschlag.terminal.theme import LETTERS, seat_style
from zuschlag.terminal.titles import titled
from zuschlag.terminal.wishes import Wishes
from zuschlag.words import here

_TALK = 4


class LobbyScreen(RoomScreen):
    """Sit down, talk, wait; whoever is host begins."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "sit", "key-sit", key_display="Enter"),
        Binding("b", "begin", "key-begin"),
        Binding("slash", "talk", "key-talk", key_display="/"),
        Binding("q,escape", "leave", "key-quit", key_display="q"),
    ]

    class Begun(Message):
        """There is a game to be seen."""

    def __init__(self, seat: Seat, wishes: Wishes) -> None:
        super().__init__()
        self.seat = seat
        self.wishes = wishes
        self._has_begun = False
        seat.on_news = self._on_news

    def furnish(self) -> ComposeResult:
        """Title, seats, the way here, a name, what was said."""
        agreed = self.seat.latest.table.agreed
        title = descriptions()[agreed.game].title or agreed.game
        yield Static(titled(f"{title} {agreed.edition}", here.say("lobby-title")), id="title")
        with Vertical(id="lobby"):
            yield Static("", id="lobby-seats", markup=False)
            yield Static("", id="lobby-link", markup=False)
            with Horizontal(id="lobby-name"):
                yield Static(left(here.say("form-name"), 14), markup=False, id="name-label")
                yield Input(self.wishes.name or "", here.say("form-name"), id="name", max_length=32)
            yield Static("", id="lobby-talk", markup=False)
        yield Static("", id="status", markup=False)
        with Horizontal(classes="answers"):
            yield keyed("key-sit", "Enter", "sit", "sit", urgent=True)
            yield keyed("key-begin", "b", "begin", "begin", urgent=True)
            yield keyed("key-quit", "q", "leave", "quit")
        yield KeyLine()

    def on_mount(self) -> None:
        """Look; whoever came with a name sits down at once."""
        self._on_news()
        if self.wishes.name and self.may_sit:
            self.action_sit()

    @property
    def _is_lobby(self) -> bool:
        return self.seat.latest.table.status == frames.LOBBY

    @property
    def may_sit(self) -> bool:
        """Whether there is a seat for who wants one."""
        seats = self.seat.latest.table.seats
        is_free = self._is_lobby and any(one.kind == "open" for one in seats)
        return is_free and self.seat.you is None and not self.wishes.is_watching

    @property
    def may_begin(self) -> bool:
        """Whether it is yours to begin."""
        return self._is_lobby and self.seat.latest.you.is_host

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Only what is open."""
        if action == "sit" and not self.may_sit:
            return False
        if action == "begin" and not self.may_begin:
            return False
        return super().check_action(action, parameters)

    def _on_news(self) -> None:
        if not self.query("#lobby-seats") or self._has_begun:
            return
        if self.seat.is_in_play:
            self._has_begun = True
            self.post_message(self.Begun())
            return
        self._print()
        self.refresh_bindings()

    def _print(self) -> None:
        table = self.seat.latest.table
        lines = [self._line(number) for number in range(len(table.seats))]
        self.query_one("#lobby-seats", Static).update(Content("\n").join(lines))
        link = here.say("lobby-link", address=self.seat.link.address, code=table.code)
        if (days := table.agreed.time.days) is not None:
            link += f" ({here.say('pace-days', days=days)})"
        self.query_one("#lobby-link", Static).update(link)
        self.query_one("#lobby-name").display = self.query_one("#sit").display = self.may_sit
        self.query_one("#begin").display = self.may_begin
        said = [Content.assemble((f"{one.name}  ", "bold"), one.text) for one in self.seat.talk]
        self.query_one("#lobby-talk", Static).update(Content("\n").join(said[-_TALK:]))
        self.say(entries.standing(self.seat) or self._asked())

    def _line(self, number: int) -> Content:
        one = self.seat.latest.table.seats[number]
        who = one.name if one.kind != "open" else here.say("seat-open")
        told = entries.whereabouts(self.seat, number)
        if one.kind == "bot":
            told = here.say("seat-bot", level=opponent(one.bot or ""))
        if number == self.seat.you:
            told = here.say("seat-yours")
        letter = (f" {LETTERS[number]} ", seat_style(number))
        return Content.assemble(letter, f" {left(who, 20)} ", (told, "$muted"))

    def _asked(self) -> str:
        """What everybody waits for."""
        if not self._is_lobby:
            return here.say("lobby-shuffling")
        if self.may_sit:
            return here.say("lobby-sit")
        if self.may_begin:
            return here.say("lobby-begin")
        host = self.seat.latest.table.host
        name = here.say("somebody") if host is None else self.seat.names[host]
        return here.say("lobby-waits", host=name)

    def on_input_submitted(self) -> None:
        """Enter in the name sits down."""
        self.action_sit()

    def action_sit(self) -> None:
        """Take a seat under the name that was typed."""
        name = self.query_one("#name", Input).value.strip() or here.say("your-name-here")
        self.run_worker(self._do(self.seat.sit(name)))

    def action_begin(self) -> None:
        """Open seats get a bot, cards are dealt."""
        self.run_worker(self._do(self.seat.do(Start())))

    async def _do(self, wanted: Awaitable[object]) -> None:
        try:
            await wanted
        except Refusal as refusal:
            self.say(entries.refused(refusal), is_wrong=True)

    def action_talk(self) -> None:
        """Say something to the others."""
        self.app.push_screen(TalkSheet(self.seat))

    def action_leave(self) -> None:
        """Goodbye; a seat that was taken is kept."""
        self.app.exit(0)
