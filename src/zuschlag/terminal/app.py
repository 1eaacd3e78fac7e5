"""The terminal app: form or lobby, table, final screen, and back. `run` opens it."""

import random
import sys
from dataclasses import replace
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen

from zuschlag.errors import Malformed, Refusal
from zuschlag.table.commands import Rematch
from zuschlag.terminal import entries, frames, sheets
from zuschlag.terminal.closing import ClosingScreen, StoppedScreen
from zuschlag.terminal.gameline import GameLine
from zuschlag.terminal.joining import Entrance
from zuschlag.terminal.keeping import Keeper
from zuschlag.terminal.link import Link
from zuschlag.terminal.lobby import LobbyScreen
from zuschlag.terminal.own_table import OwnTable
from zuschlag.terminal.playing import Playing
from zuschlag.terminal.room import HEIGHTS, WIDTHS
from zuschlag.terminal.screens import Screens, screens_of
from zuschlag.terminal.seat import Seat
from zuschlag.terminal.seating import SeatingForm
from zuschlag.terminal.served_table import ServedTable
from zuschlag.terminal.theme import PAPER, ROOM
from zuschlag.terminal.wishes import Party, Wishes
from zuschlag.words import here


def run(wishes: Wishes | None = None) -> int:
    """Open the table in this terminal; the exit code is 0, or 1 if that did not work."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        print(here.say("no-terminal"), file=sys.stderr)
        return 1
    return run_app(TableApp(wishes or Wishes()))


def run_app(app: "TableApp") -> int:
    """From the first screen to the farewell."""
    app.run()
    if app.farewell:
        print(app.farewell)
    return app.return_code or 0


class TableApp(Keeper, App[int]):
    """One person, one table after the other."""

    TITLE = "Zuschlag"
    CSS_PATH: ClassVar[list[str]] = ["table.tcss", "monopoly/table.tcss"]  # type: ignore[assignment]
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = WIDTHS
    VERTICAL_BREAKPOINTS = HEIGHTS
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("t", "toggle_look", "key-look"),
        Binding("question_mark", "keys", "key-keys", key_display="?"),
        Binding("ctrl+q", "quit", show=False, priority=True),
    ]

    def __init__(self, wishes: Wishes) -> None:
        super().__init__()
        self.wishes = wishes
        self.luck = random.Random(wishes.seed)
        self.seat: Seat | None = None
        self.party: Party | None = None  # of the last table of one's own
        self.farewell = ""

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Our own colour names, known before a theme is chosen."""
        return dict(PAPER.variables)

    async def on_mount(self) -> None:
        """Dress up, then begin."""
        self.register_theme(PAPER)
        self.register_theme(ROOM)
        self.theme = PAPER.name
        await self.begin()

    async def begin(self) -> None:
        """The table that was wished for, or the form."""
        if self.wishes.entrance is not None:
            await self.join(self.wishes.entrance)
            return
        try:
            party = self.screens.agreed(self.wishes) if self.wishes.at_once else None
        except Malformed:
            party = None  # The form says why.
        if party:
            await self.sit_down(party)
        else:
            self._show(self.screens.form(self.wishes))

    @property
    def screens(self) -> Screens:
        """What there is for the game that is wished for."""
        return screens_of(self.wishes.game)

    def _show(self, screen: Screen[None]) -> None:
        """Put this screen in the place of the one that was shown."""
        if len(self.screen_stack) > 1:
            self.switch_screen(screen)
        else:
            self.push_screen(screen)

    # Before a game.

    def on_game_line_chosen(self, event: GameLine.Chosen) -> None:
        """Another game: its form, with what does not depend on the game."""
        old = self.wishes
        kept = Wishes(
            name=old.name, seed=old.seed, save_folder=old.save_folder, notice=old.notice,
            is_notice_over=old.is_notice_over, pause=old.pause, game=event.game,
        )  # fmt: skip
        wishes = old if event.game == old.game else kept
        self._show(screens_of(event.game).form(wishes))

    async def on_seating_form_agreed(self, event: SeatingForm.Agreed) -> None:
        """The form is filled in."""
        self.wishes = replace(self.wishes, pause=event.pause)
        await self.sit_down(event.party)

    async def sit_down(self, party: Party) -> None:
        """A table of one's own."""
        self.party = party
        game = party.settings.game
        self.wishes = replace(self.wishes, game=game)
        kind = self.screens.seat
        await self._come_to(OwnTable(party, self.luck, kind.memory), kind)
        assert self.seat is not None
        seat = self.seat
        await seat.until(lambda: seat.is_in_play)
        self.show_table()

    async def join(self, entrance: Entrance) -> None:
        """A table that a server has."""
        self.wishes = replace(self.wishes, game=entrance.game, entrance=entrance)
        kind = self.screens.seat
        try:
            await self._come_to(ServedTable(entrance, kind.memory), kind)
        except Refusal as refusal:
            self.farewell = entries.refused(refusal)
            self.exit(1, return_code=1)
            return
        self._show(LobbyScreen(self.seat, self.wishes))  # type: ignore[arg-type]

    async def _come_to(self, link: Link, kind: type[Seat]) -> None:
        if self.seat is not None:
            await self.seat.close()
        self.seat = kind(link)
        await self.seat.open()

    def on_lobby_screen_begun(self) -> None:
        """The cards are dealt, or were before we came."""
        self.show_table()

    def show_table(self) -> None:
        """The game, or its end."""
        assert self.seat is not None, "somebody has come to a table"
        self.seat.begin()
        if self.seat.latest.table.status == frames.OVER:
            self.on_playing_over()
            return
        self._show(self.screens.table(self.seat, self.wishes.pause, self.notice))

    def notice(self) -> str:
        """What the status line says while nothing else is to be said."""
        return self.wishes.notice_now()

    # After a game.

    def on_playing_over(self) -> None:
        """Show who has won."""
        assert self.seat is not None, "a game has ended"
        self.seat.shown = self.seat.latest
        has_result = self.seat.outcome() is not None
        self._show(self.screens.final(self.seat) if has_result else StoppedScreen(self.seat))

    async def play_again(self) -> None:
        """The same party, a new deal; at a served table the same people, at a new one."""
        if self.wishes.entrance is None:
            if self.party is not None:
                await self.sit_down(self.party)
            return
        assert self.seat is not None
        table = self.seat.latest.table.rematch
        if table is None:
            try:
                table = (await self.seat.do(Rematch()))["table"]
            except Refusal as refusal:
                self.say_here(entries.refused(refusal))
                return
        await self.join(self.wishes.entrance.of_rematch(str(table)))

    async def show_form(self) -> None:
        """Another table, beginning from what was chosen last."""
        wishes = replace(self.wishes, entrance=None, notice=self.wishes.notice_now())
        if self.seat is not None:
            await self.seat.close()
            self.seat = None
        if self.party is not None:
            agreed = self.party.settings
            wishes = replace(
                wishes, edition=agreed.edition, seats=agreed.seats, options=agreed.options,
                opponents=self.party.opponents, name=self.party.name, board=self.party.board,
                game=agreed.game, seed=None,
            )  # fmt: skip
        self.wishes = wishes
        self._show(self.screens.form(wishes))

    def say_here(self, text: str) -> None:
        """Write on the status line of the screen in sight."""
        if isinstance(self.screen, Playing | ClosingScreen | LobbyScreen):
            self.screen.say(text)

    # Leaving.

    def ask_to_leave(self) -> None:
        """Leaving a running game is asked once."""
        assert self.seat is not None, "somebody sits at a table"
        self.push_screen(sheets.Leaving(self.seat.link.is_own), self._answered)

    def _answered(self, answer: str | None) -> None:
        if answer == "leave":
            self.farewell = self._way_back()
            self.exit(0)
        elif answer == "save":
            self.save_game()

    def _way_back(self) -> str:
        """How to come back to a seat at a served table."""
        if self.seat is None or self.seat.link.is_own or self.seat.way_back is None:
            return ""
        address = f"{self.seat.link.address}#code={self.seat.way_back}"
        return here.say("way-back", address=address)

    async def action_quit(self) -> None:
        """Control and q: like q, from anywhere."""
        if isinstance(self.screen, Playing):
            self.ask_to_leave()
        else:
            self.exit(0)

    async def on_unmount(self) -> None:
        """Let go of the table."""
        if self.seat is not None:
            await self.seat.close()

    def action_keys(self) -> None:
        """Show all keys of the game in sight."""
        self.push_screen(self.screens.keys())

    def action_press_key(self, key: str) -> None:
        """A key of the bottom line was clicked."""
        self.simulate_key(key)

    def action_toggle_look(self) -> None:
        """Day or night."""
        self.theme = ROOM.name if self.theme == PAPER.name else PAPER.name
