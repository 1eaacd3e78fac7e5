"""The table of any game: what you see as text, what you may do to choose from or to type."""

from collections.abc import Callable
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Input, OptionList, Static

from zuschlag.errors import Refusal
from zuschlag.rules.games import descriptions
from zuschlag.terminal.chronicle import Chronicle
from zuschlag.terminal.keyline import KeyLine
from zuschlag.terminal.pacing import Pacing
from zuschlag.terminal.plain import moves, outline
from zuschlag.terminal.playing import Playing
from zuschlag.terminal.room import RoomScreen
from zuschlag.terminal.seat import Seat
from zuschlag.terminal.titles import titled
from zuschlag.words import here


class PlainPacing(Pacing):
    """Moves are handed in as a record writes them."""

    async def hand_in(self, action: Any) -> None:
        """As it is."""
        await self.seat.write(action)


class PlainTable(Playing, RoomScreen):
    """The view, the log, the moves."""

    BINDINGS: ClassVar[list[BindingType]] = [*Playing.BINDINGS]

    def __init__(self, seat: Seat, pause: float, notice: Callable[[], str] = str) -> None:
        super().__init__()
        self.open: list[list[Any]] = []
        self.sit(seat, PlainPacing(seat, self, pause), notice)

    def furnish(self) -> ComposeResult:
        """Top to bottom."""
        yield Static("", id="title", markup=False)
        with VerticalScroll(id="plain-sight", can_focus=False) as sight:
            sight.border_title = here.say("plain-sight")
            yield Static("", id="plain-view", markup=False)
        yield Chronicle()
        with Vertical(id="plain-desk"):
            yield Static("", id="plain-options", markup=False)
            yield OptionList(id="choices", compact=True)
            yield Input("", here.say("plain-hint"), id="typed", compact=True)
        yield Static("", id="status", markup=False)
        yield KeyLine()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Nobody to talk to at a table of one's own."""
        is_open = action != "talk" or not self.seat.link.is_own
        return is_open and super().check_action(action, parameters)

    def look(self) -> None:
        """Show the table as it stands now."""
        agreed, seen, options = self.seat.latest.table.agreed, self.seat.view(), self.seat.options()
        name = descriptions()[agreed.game].title or agreed.game
        people = here.words().listed(self.seat.names)
        self.query_one("#title", Static).update(titled(f"{name} {agreed.edition}", people))
        self.query_one("#plain-view", Static).update(
            "\n".join(outline.lines_of(seen, self.seat.names))
        )
        told = "" if options is None else "\n".join(outline.lines_of(options))
        self.query_one("#plain-options", Static).update(told)
        self._offer(moves.choices(self.seat))
        desk = self.query_one("#plain-desk")
        desk.border_title = here.say("your-side" if options is None else "your-move")
        desk.set_class(options is not None, "your-move")
        self.refresh_bindings()

    def _offer(self, found: list[list[Any]]) -> None:
        if found == self.open:
            return
        self.open = found
        listed = self.query_one("#choices", OptionList)
        listed.clear_options()
        listed.add_options(outline.flat(one) for one in found)
        listed.display = bool(found)
        if found:
            listed.highlighted = 0
            listed.focus()

    def lines_of(self, event: Any, later: list[Any]) -> list[tuple[str, str]]:
        """Its kind and fields."""
        return [(outline.told(event, self.seat.names), "")]

    def why_not(self, refusal: Refusal) -> str:
        """The slug and what it says."""
        facts = outline.flat(refusal.facts)
        return here.say("plain-refused", slug=refusal.slug, facts=facts)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A move was chosen."""
        self.heard(self.open[event.option_index])

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """A move was typed."""
        action = moves.typed(event.value)
        if action and self.heard(action):
            event.input.value = ""
