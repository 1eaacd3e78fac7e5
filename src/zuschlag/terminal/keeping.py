"""Keeping a game as a file: the sheet that asks where, and what the app does when we fail."""

import traceback
from datetime import datetime
from pathlib import Path
from typing import Any, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Input, Static

from zuschlag.errors import Refusal
from zuschlag.terminal import entries, saving
from zuschlag.terminal.own_table import OwnTable
from zuschlag.terminal.press import keyed
from zuschlag.terminal.room import RoomSheet
from zuschlag.terminal.seat import Seat
from zuschlag.terminal.wishes import Party, Wishes
from zuschlag.words import here


class Keeping(RoomSheet):
    """Proposes a file; answers with the path it wrote, or None."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "stay", "key-back", key_display="Esc")
    ]

    def __init__(self, path: Path, record: dict[str, Any]) -> None:
        super().__init__()
        self.path = path
        self.record = record

    def furnish(self) -> ComposeResult:
        """The path, what was wrong with it, and two buttons."""
        with Vertical(classes="sheet small") as sheet:
            sheet.border_title = here.say("keep-title")
            yield Static(here.say("keep-about"), markup=False)
            yield Input(str(self.path), id="path", compact=True, select_on_focus=False)
            yield Static("", id="fault", classes="fault", markup=False)
            with Horizontal(classes="answers"):
                yield keyed("key-save", "Enter", "keep", "keep", urgent=True)
                yield keyed("key-back", "Esc", "stay", "stay")

    def on_input_submitted(self) -> None:
        """Enter saves."""
        self.action_keep()

    def action_keep(self) -> None:
        """Write the file, or say why not."""
        typed = self.query_one(Input).value.strip()
        path = Path(typed).expanduser() if typed else self.path
        fault = saving.write_game(path, self.record)
        if fault is None:
            self.put_away(path.absolute())
        else:
            self.query_one("#fault", Static).update(fault)

    def action_stay(self) -> None:
        """Save nothing."""
        self.put_away()


class Keeper:
    """The part of the app that keeps games."""

    wishes: Wishes
    party: Party | None
    seat: Seat | None
    run_worker: Any
    push_screen: Any
    say_here: Any
    panic: Any

    def save_game(self) -> None:
        """Ask where, and save the game so far."""
        if self.seat is not None:
            self.run_worker(self._save(self.seat))

    async def _save(self, seat: Seat) -> None:
        try:
            written = await self._written(seat)
        except Refusal as refusal:
            self.say_here(entries.refused(refusal))
            return
        self.push_screen(Keeping(self._suggested(seat), written), self._saved)

    def _suggested(self, seat: Seat) -> Path:
        agreed = seat.latest.table.agreed
        folder = self.wishes.save_folder
        return saving.suggested(folder, agreed.game, agreed.edition, datetime.now())

    async def _written(self, seat: Seat) -> dict[str, Any]:
        """What the table gives, and for one of one's own when it was saved and who played."""
        written = await seat.link.record()
        if self.party is None or not seat.link.is_own:
            return written
        own = {"saved": f"{datetime.now():%Y-%m-%dT%H:%M:%S}", "bots": list(self.party.opponents)}
        return written | {"meta": {**written.get("meta", {}), **own}}

    def _saved(self, path: Path | None) -> None:
        if path:
            self.say_here(here.say("keep-done", path=str(path)))

    def _fatal_error(self) -> None:
        """Our bug: keep the game and the report, and part with a sentence, not with a traceback."""
        folder = self.wishes.save_folder or Path.cwd()
        lines = [here.say("fatal")]
        report = folder / f"zuschlag-report-{datetime.now():%Y-%m-%d-%H%M%S}.txt"
        if saving.write_new(report, traceback.format_exc()) is None:
            lines.append(here.say("fatal-report", path=str(report)))
        kept = self._kept()
        if kept is not None:
            lines.append(here.say("fatal-game", path=str(kept)))
        self.panic(Text("\n".join(lines)))

    def _kept(self) -> Path | None:
        """Where the game so far was saved; a served one is safe without us."""
        if (
            self.seat is None
            or not isinstance(self.seat.link, OwnTable)
            or not self.seat.is_in_play
        ):
            return None
        path = self._suggested(self.seat)
        return path if saving.write_game(path, self.seat.link.written()) is None else None
