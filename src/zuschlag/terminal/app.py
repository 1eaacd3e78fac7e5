"""The terminal app: form, table, final screen, and back, for both games. `run` opens it."""

import random
import sys
import traceback
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen

from zuschlag.errors import Malformed
from zuschlag.terminal import saving, sheets
from zuschlag.terminal.closing import ClosingScreen
from zuschlag.terminal.final import FinalScreen
from zuschlag.terminal.form import FormScreen
from zuschlag.terminal.gameline import GameLine
from zuschlag.terminal.keeping import Keeping
from zuschlag.terminal.monopoly import agreeing
from zuschlag.terminal.monopoly import final as monopoly_final
from zuschlag.terminal.monopoly import form as monopoly_form
from zuschlag.terminal.monopoly import sheets as monopoly_sheets
from zuschlag.terminal.monopoly import sitting as monopoly_sitting
from zuschlag.terminal.monopoly import table as monopoly_table
from zuschlag.terminal.room import HEIGHTS, WIDTHS, AnySitting
from zuschlag.terminal.sitting import Sitting
from zuschlag.terminal.table import TableScreen
from zuschlag.terminal.theme import PAPER, ROOM
from zuschlag.terminal.wishes import Party, Wishes, agreed


def run(wishes: Wishes | None = None) -> int:
    """Open the table in this terminal; the exit code is 0, or 1 if that did not work."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        print("The table needs a terminal to be laid in; here is none.", file=sys.stderr)
        return 1
    app = TableApp(wishes or Wishes())
    app.run()
    return app.return_code or 0


class TableApp(App[int]):
    """One person, some bots, one table after the other."""

    TITLE = "Zuschlag"
    CSS_PATH: ClassVar[list[str]] = ["table.tcss", "monopoly/table.tcss"]  # type: ignore[assignment]
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = WIDTHS
    VERTICAL_BREAKPOINTS = HEIGHTS
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("t", "toggle_look", "Light"),
        Binding("question_mark", "keys", "Keys", key_display="?"),
        Binding("ctrl+q", "quit", show=False, priority=True),
    ]

    def __init__(self, wishes: Wishes) -> None:
        super().__init__()
        self.wishes = wishes
        self.luck = random.Random(wishes.seed)
        self.sitting: AnySitting | None = None

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Our own colour names, known before a theme is chosen."""
        return dict(PAPER.variables)

    def on_mount(self) -> None:
        """Dress up, then show the table that was wished for, or the form."""
        self.register_theme(PAPER)
        self.register_theme(ROOM)
        self.theme = PAPER.name
        try:
            party = self._party_at_once()
        except Malformed:
            party = None  # The form says why.
        if party:
            self.sit_down(party)
        else:
            self._show(self._form(self.wishes))

    def _party_at_once(self) -> Party | agreeing.Party | None:
        if not self.wishes.at_once:
            return None
        is_monopoly = self.wishes.game == agreeing.GAME
        return agreeing.agreed(self.wishes) if is_monopoly else agreed(self.wishes)

    def _form(self, wishes: Wishes) -> Screen[None]:
        if wishes.game == agreeing.GAME:
            return monopoly_form.FormScreen(wishes)
        return FormScreen(wishes)

    def _show(self, screen: Screen[None]) -> None:
        """Put this screen in the place of the one that was shown."""
        if len(self.screen_stack) > 1:
            self.switch_screen(screen)
        else:
            self.push_screen(screen)

    def on_game_line_chosen(self, event: GameLine.Chosen) -> None:
        """The other game: its form, with what does not depend on the game."""
        kept = Wishes(
            name=self.wishes.name, seed=self.wishes.seed, save_folder=self.wishes.save_folder,
            notice=self.wishes.notice, is_notice_over=self.wishes.is_notice_over,
            pause=self.wishes.pause,
        )  # fmt: skip
        is_back = event.game == self.wishes.game
        self._show(self._form(self.wishes if is_back else replace(kept, game=event.game)))

    def on_form_screen_agreed(
        self, event: FormScreen.Agreed | monopoly_form.FormScreen.Agreed
    ) -> None:
        """The form is filled in."""
        if isinstance(event, monopoly_form.FormScreen.Agreed):
            self.wishes = replace(self.wishes, pause=event.pause)
        self.sit_down(event.party)

    def sit_down(self, party: Party | agreeing.Party) -> None:
        """Deal and play."""
        if isinstance(party, agreeing.Party):
            sitting = monopoly_sitting.Sitting(party, self.luck)
            self.sitting = sitting
            pause, notice = self.wishes.pause, self.wishes.notice_now
            self._show(monopoly_table.TableScreen(sitting, pause, notice))
            return
        self.sitting = dealt = Sitting(party, self.luck)
        self._show(TableScreen(dealt, self.wishes.pause, self.wishes.notice_now))

    def on_shown_table_over(self) -> None:
        """Show who has won."""
        if isinstance(self.sitting, monopoly_sitting.Sitting):
            self._show(monopoly_final.FinalScreen(self.sitting))
        elif isinstance(self.sitting, Sitting):
            self._show(FinalScreen(self.sitting))

    def play_again(self) -> None:
        """The same party, a new deal."""
        if self.sitting:
            self.sit_down(self.sitting.party)

    def show_form(self) -> None:
        """Another table, beginning from what was chosen last."""
        wishes = self.wishes
        if self.sitting:
            party, terms = self.sitting.party, self.sitting.party.terms
            wishes = Wishes(
                terms.edition, terms.seats, party.opponents, terms.options, name=party.name,
                save_folder=wishes.save_folder, notice=wishes.notice_now(), pause=wishes.pause,
                game=self.sitting.game, board=getattr(party, "board", None),
            )  # fmt: skip
        self._show(self._form(wishes))

    def save_game(self) -> None:
        """Ask where, and save the game so far."""
        if self.sitting:
            self.push_screen(Keeping(self._suggested(), self._written(self.sitting)), self._saved)

    def _suggested(self) -> Path:
        assert self.sitting is not None, "there is a game to save"
        edition, game = self.sitting.party.terms.edition, self.sitting.game
        return saving.suggested(self.wishes.save_folder, game, edition, datetime.now())

    def _written(self, sitting: AnySitting) -> dict[str, object]:
        opponents = list(sitting.party.opponents)
        return sitting.written({"saved": f"{datetime.now():%Y-%m-%dT%H:%M:%S}", "bots": opponents})

    def _saved(self, path: Path | None) -> None:
        if path and isinstance(
            self.screen, TableScreen | monopoly_table.TableScreen | ClosingScreen
        ):
            self.screen.say(f"Saved to {path}")

    def ask_to_leave(self) -> None:
        """Leaving a running game is asked once."""
        self.push_screen(sheets.Leaving(), self._answered)

    def _answered(self, answer: str | None) -> None:
        if answer == "leave":
            self.exit(0)
        elif answer == "save":
            self.save_game()

    async def action_quit(self) -> None:
        """Control and q: like q, from anywhere."""
        if isinstance(self.screen, TableScreen | monopoly_table.TableScreen):
            self.ask_to_leave()
        else:
            self.exit(0)

    def action_keys(self) -> None:
        """Show all keys of the game in sight."""
        in_monopoly = monopoly_form.FormScreen | monopoly_final.FinalScreen
        is_monopoly = isinstance(self.screen, in_monopoly)
        self.push_screen(monopoly_sheets.keys_sheet() if is_monopoly else sheets.keys_sheet())

    def action_press_key(self, key: str) -> None:
        """A key of the bottom line was clicked."""
        self.simulate_key(key)

    def action_toggle_look(self) -> None:
        """Day or night."""
        self.theme = ROOM.name if self.theme == PAPER.name else PAPER.name

    def _fatal_error(self) -> None:
        """Our bug: keep the game and the report, and part with a sentence, not with a traceback."""
        now = datetime.now()
        folder = self.wishes.save_folder or Path.cwd()
        lines = ["Something broke on our side, and the table had to close. Sorry."]
        report = folder / f"zuschlag-report-{now:%Y-%m-%d-%H%M%S}.txt"
        if saving.write_new(report, traceback.format_exc()) is None:
            lines.append(f"A report is in {report}")
        if (
            self.sitting
            and saving.write_game(self._suggested(), self._written(self.sitting)) is None
        ):
            lines.append(f"Your game so far is in {self._suggested()}")
        self.panic(Text("\n".join(lines)))
