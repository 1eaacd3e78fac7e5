"""Sheets of paper laid over the table: rules, keys, open books, leaving."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from zuschlag.rules.forsale.editions import Terms
from zuschlag.rules.forsale.views import Observation
from zuschlag.terminal.press import Press
from zuschlag.terminal.room import RoomSheet
from zuschlag.terminal.rulesheet import rules_of

KEYS = [
    ("0-9", "type a bid (your total), or a building's value in the sale"),
    ("↑ ↓ + −", "change the bid; ← → choose a building"),
    ("Enter", "bid, lay the building down, or go on"),
    ("p", "pass"),
    ("Space", "hurry the others, or the reveal"),
    ("s", "save the game so far"),
    ("r", "the rules of this edition"),
    ("o", "open books, if the table plays with open cards"),
    ("t", "paper by day, the room by night"),
    ("q", "leave the table"),
    ("mouse", "click a coin or + for one more; click buttons and cards"),
]


class Reading(RoomSheet):
    """Something to read; Escape or Enter puts it away."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,q,r,o,question_mark", "close", "Back", key_display="Esc")
    ]

    def __init__(self, title: str, text: Content) -> None:
        super().__init__()
        self.heading = title
        self.text = text

    def furnish(self) -> ComposeResult:
        """The text, scrolling if it must."""
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = self.heading
            with VerticalScroll():
                yield Static(self.text)
            yield Press(" Back ", "close", classes="press urgent")

    def action_close(self) -> None:
        """Put it away."""
        self.dismiss(None)


def rules_sheet(terms: Terms) -> Reading:
    """The rules of these terms."""
    parts: list[Content] = []
    for heading, paragraph in rules_of(terms):
        parts.append(Content.assemble((heading, "bold $hammer"), f"\n{paragraph}\n"))
    return Reading(f"The rules, {terms.edition}, {terms.seats} players", Content("\n").join(parts))


def keys_sheet() -> Reading:
    """All keys."""
    lines = [Content.assemble((f"{key:<9}", "bold"), f" {does}") for key, does in KEYS]
    marks = "▸ asked now   · covered   ● a coin   ▒ face down"
    return Reading("Keys", Content("\n").join([*lines, Content(""), Content(marks)]))


def open_books(seen: Observation, names: Sequence[str]) -> Reading:
    """Coins, hands and cheques of all, as far as you may see them."""
    parts = []
    for name, one in zip(names, seen.people, strict=True):
        coins = "covered" if one.coins is None else str(one.coins)
        told = f"\n  coins {coins}\n  buildings {_row(one.hand)}\n  cheques {_row(one.cheques)}"
        parts.append(Content.assemble((name, "bold"), told))
    return Reading("Open books", Content("\n").join(parts))


def _row(values: list[int] | None) -> str:
    if values is None:
        return "covered"
    return " ".join(str(value) for value in values) or "none"


class Leaving(RoomSheet):
    """Asks once before a game is left unfinished."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("l,y,q", "leave", "Leave", key_display="l"),
        Binding("s", "save", "Save first"),
        Binding("escape,n,enter", "stay", "Stay", key_display="Esc"),
    ]

    def furnish(self) -> ComposeResult:
        """The question and three answers."""
        with Vertical(classes="sheet small") as sheet:
            sheet.border_title = "Leave the table?"
            yield Static("The game is not over. Unsaved, it is gone.", markup=False)
            with Horizontal(classes="answers"):
                yield Press(" Stay (Esc) ", "stay", id="stay", classes="press urgent")
                yield Press(" Save first (s) ", "save", id="save", classes="press")
                yield Press(" Leave (l) ", "leave", id="leave", classes="press")

    def action_stay(self) -> None:
        """Play on."""
        self.dismiss("stay")

    def action_save(self) -> None:
        """Keep the game, then ask again."""
        self.dismiss("save")

    def action_leave(self) -> None:
        """Go."""
        self.dismiss("leave")
