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
from zuschlag.terminal.press import Press, key_name, keyed
from zuschlag.terminal.room import RoomSheet
from zuschlag.terminal.rulesheet import Section, rules_of
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
        self.put_away()


def rules_sheet(terms: Terms) -> Reading:
    """The rules of these terms."""
    return ruled(terms.edition, terms.seats, rules_of(terms))


def ruled(edition: str, seats: int, sections: Sequence[Section]) -> Reading:
    """Rules as a sheet."""
    return Reading(here.say("rules-title", edition=edition, seats=seats), printed(sections))


def printed(sections: Sequence[Section]) -> Content:
    """Headings and paragraphs."""
    parts = [
        Content.assemble((heading, "bold $hammer"), f"\n{paragraph}\n")
        for heading, paragraph in sections
    ]
    return Content("\n").join(parts)


def keys_sheet() -> Reading:
    """All keys."""
    return Reading(here.say("keys-title"), keys_of(KEYS, "for-sale", 9))


def keys_of(keys: Sequence[str], game: str, wide: int) -> Content:
    """Each key of a game with what it does, then its marks."""
    pairs = zip(keys, here.say(f"keys-{game}").splitlines(), strict=True)
    lines = [
        Content.assemble((f"{key_name(key):<{wide}}", "bold"), f" {does}") for key, does in pairs
    ]
    return Content("\n").join([*lines, Content(""), Content(here.say(f"marks-{game}"))])


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
                yield keyed("key-stay", "Esc", "stay", "stay", urgent=True)
                if self.is_own:
                    yield keyed("key-save-first", "s", "save", "save")
                yield keyed("key-leave", "l", "leave", "leave")

    def action_stay(self) -> None:
        """Play on."""
        self.put_away("stay")

    def action_save(self) -> None:
        """Keep the game, then ask again."""
        self.put_away("save")

    def action_leave(self) -> None:
        """Go."""
        self.put_away("leave")
