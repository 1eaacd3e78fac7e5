"""One side of a trade: deeds and jail cards to tick off, with the arrows and the space bar."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import Click
from textual.message import Message
from textual.widget import Widget

from zuschlag.terminal.monopoly.colours import group_style
from zuschlag.words import here


@dataclass(frozen=True)
class Item:
    """A deed (a slot) or a jail card (a deck), its name, and what is to be known about it."""

    key: int | str
    name: str
    group: str = ""
    note: str = ""
    is_mortgaged: bool = False


class Ledger(Widget, can_focus=True):
    """A list to tick off; `f` marks a mortgaged deed to be freed on receipt."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(-1)", show=False),
        Binding("down", "step(1)", show=False),
        Binding("space", "tick", "key-tick", key_display="Space"),
        Binding("f", "free", "key-free-it"),
    ]

    class Changed(Message):
        """Something was ticked."""

    def __init__(self, id: str, may_free: bool) -> None:
        super().__init__(id=id)
        self.may_free = may_free
        self.items: list[Item] = []
        self.ticked: set[int | str] = set()
        self.freed: set[int] = set()
        self.place = 0

    def offer(self, items: Sequence[Item], ticked: Sequence[int | str] = ()) -> None:
        """Other things to tick."""
        self.items, self.place = list(items), 0
        known = {item.key for item in items}
        self.ticked = {key for key in ticked if key in known}
        self.freed.clear()
        self.refresh(layout=True)

    @property
    def deeds(self) -> list[int]:
        """Ticked deeds."""
        return sorted(key for key in self.ticked if isinstance(key, int))

    @property
    def cards(self) -> list[str]:
        """Ticked jail cards."""
        return sorted(key for key in self.ticked if isinstance(key, str))

    @property
    def redeem(self) -> list[int]:
        """Ticked deeds to be freed on receipt."""
        return sorted(self.freed & self.ticked)

    def action_step(self, by: int) -> None:
        """Another line."""
        if self.items:
            self.place = (self.place + by) % len(self.items)
            self.refresh()

    def action_tick(self) -> None:
        """In or out of the trade."""
        if self.items:
            self.ticked ^= {self.items[self.place].key}
            self._changed()

    def action_free(self) -> None:
        """Redeem it as soon as it is yours."""
        if self.may_free and self.items and self.items[self.place].is_mortgaged:
            key = self.items[self.place].key
            assert isinstance(key, int), "cards are not mortgaged"
            self.freed ^= {key}
            self.ticked |= {key}
            self._changed()

    def _changed(self) -> None:
        self.refresh()
        self.post_message(self.Changed())

    def on_click(self, event: Click) -> None:
        """A click ticks."""
        line = event.y + self._first()
        if line < len(self.items):
            self.place = line
            self.action_tick()

    def _first(self) -> int:
        """The first line in sight."""
        return max(0, min(self.place - self.size.height // 2, len(self.items) - self.size.height))

    def render(self) -> Content:
        """The lines in sight."""
        if not self.items:
            return Content.styled(here.say("trade-nothing"), "$muted")
        first = self._first()
        shown = range(first, min(len(self.items), first + self.size.height))
        return Content("\n").join([self._line(place) for place in shown])

    def _line(self, place: int) -> Content:
        item = self.items[place]
        is_here = self.has_focus and place == self.place
        box = "[x]" if item.key in self.ticked else "[ ]"
        note = here.say("trade-freed") if item.key in self.freed else item.note
        name = Content(f" {item.name} ").truncate(24, pad=True)
        return Content.assemble(
            ("▸" if is_here else " ", "bold $hammer"),
            (box, "bold" if item.key in self.ticked else ""),
            " ",
            name.stylize(group_style(item.group)),
            (f" {note}", "$muted"),
        )
