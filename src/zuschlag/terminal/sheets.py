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
from zuschlag.words import here

KEYS = ("0-9", "↑ ↓ + −", "Enter", "p", "Space", "/", "s", "r", "o", "t", "q", "mouse")


class Reading(RoomSheet):
    """Something to read; Escape or Enter puts it away."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,q,r,o,question_mark", "close", "key-back", key_display="Esc")
    ]

    def __init__(self, title: str, text: Content | str) -> None:
        super().__init__()
        self.heading = title
        self.text = text

    def furnish(self) -> ComposeResult:
        """The text, scrolling if it must."""
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = self.heading
            with VerticalScroll():
                yield Static(self.text, markup=False)
            yield Press(f" {here.say('key-back')} ", "close", classes="press urgent")

    def action_close(self) -> None:
        """Put it away."""
        self.dismiss(None)


def rules_sheet(terms: Terms) -> Reading:
    """The rules of these terms."""
    parts: list[Content] = []
    for heading, paragraph in rules_of(terms):
        parts.append(Content.assemble((heading, "bold $hammer"), f"\n{paragraph}\n"))
    return Reading(
        here.say("rules-title", edition=terms.edition, seats=terms.seats), Content("\n").join(parts)
    )


def keys_sheet() -> Reading:
    """All keys."""
    does = here.say("keys-for-sale").splitlines()
    pairs = zip(KEYS, does, strict=True)
    lines = [Content.assemble((f"{key:<9}", "bold"), f" {told}") for key, told in pairs]
    marks = Content(here.say("marks-for-sale"))
    return Reading(here.say("keys-title"), Content("\n").join([*lines, Content(""), marks]))


def open_books(seen: Observation, names: Sequence[str]) -> Reading:
    """Coins, hands and cheques of all, as far as you may see them."""
    parts = []
    for name, one in zip(names, seen.people, strict=True):
        coins = here.say("covered") if one.coins is None else str(one.coins)
        rows = [("coins", coins), ("buildings", _row(one.hand)), ("cheques", _row(one.cheques))]
        told = "".join(f"\n  {here.say(f'column-{what}')} {row}" for what, row in rows)
        parts.append(Content.assemble((name, "bold"), told))
    return Reading(here.say("books-title"), Content("\n").join(parts))


def _row(values: list[int] | None) -> str:
    if values is None:
        return here.say("covered")
    return " ".join(str(value) for value in values) or here.say("none")


class Leaving(RoomSheet):
    """Asks once before a game is left unfinished."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("l,y,q", "leave", "key-leave", key_display="l"),
        Binding("s", "save", "key-save-first"),
        Binding("escape,n,enter", "stay", "key-stay", key_display="Esc"),
    ]

    def __init__(self, is_own: bool) -> None:
        super().__init__()
        self.is_own = is_own

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A served table keeps its record until the end."""
        return (action != "save" or self.is_own) and super().check_action(action, parameters)

    def furnish(self) -> ComposeResult:
        """The question and its answers."""
        with Vertical(classes="sheet small") as sheet:
            sheet.border_title = here.say("leave-title")
            told = here.say("leave-own") if self.is_own else here.say("leave-served")
            yield Static(told, markup=False)
            with Horizontal(classes="answers"):
                yield Press(
                    f" {here.say('key-stay')} (Esc) ", "stay", id="stay", classes="press urgent"
                )
                if self.is_own:
                    save = f" {here.say('key-save-first')} (s) "
                    yield Press(save, "save", id="save", classes="press")
                yield Press(f" {here.say('key-leave')} (l) ", "leave", id="leave", classes="press")

    def action_stay(self) -> None:
        """Play on."""
        self.dismiss("stay")

    def action_save(self) -> None:
        """Keep the game, then ask again."""
        self.dismiss("save")

    def action_leave(self) -> None:
        """Go."""
        self.dismiss("leave")
