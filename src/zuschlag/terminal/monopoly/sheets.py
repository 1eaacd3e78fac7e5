"""Sheets over the Monopoly table: what all acting sheets share, giving up, keys and rules."""

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Static

from zuschlag.rules.monopoly.terms import Terms
from zuschlag.rules.monopoly.words import Action
from zuschlag.terminal.monopoly import reasons
from zuschlag.terminal.monopoly.room import MonopolySheet
from zuschlag.terminal.monopoly.rulesheet import rules_of
from zuschlag.terminal.press import keyed
from zuschlag.terminal.sheets import Reading, keys_of, printed, ruled
from zuschlag.words import here

if TYPE_CHECKING:
    from zuschlag.terminal.monopoly.table import TableScreen

KEYS = (
    "Enter",
    "Space",
    "r b a e",
    "0-9 ↑↓ ← →",
    "d w",
    "h",
    "y",
    "o v",
    "f c",
    "i",
    "g",
    "/",
    "s t q",
)


class ActingSheet(MonopolySheet):
    """A sheet from which moves are made; it is renewed when the table has changed."""

    def __init__(self, table: "TableScreen") -> None:
        super().__init__()
        self.table = table
        self.is_laid = False

    def on_mount(self) -> None:
        """Everything is in its place: print it."""
        self.is_laid = True
        self.renew()

    @property
    def you(self) -> int:
        """Whoever acts has a seat."""
        assert self.table.seat.you is not None, "who only watches has nothing to act with"
        return self.table.seat.you

    def renew(self) -> None:
        """The table has changed."""

    def why_not(self, action: Action) -> str:
        """What the rules have against it, or nothing."""
        refusal = self.table.seat.why_not(action)
        return reasons.why_not(refusal, self.table.speech) if refusal else ""

    def say(self, text: str) -> None:
        """Write on the sheet's own line of faults."""
        self.query_one("#fault", Static).update(text)

    def action_close(self) -> None:
        """Back to the table."""
        self.put_away()


class GivingUp(MonopolySheet):
    """Asks once before somebody leaves the game for good."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y", "sure", "key-give-up"),
        Binding("escape,n,enter", "stay", "key-stay", key_display="Esc"),
    ]

    def __init__(self, is_bankrupt: bool) -> None:
        super().__init__()
        self.is_bankrupt = is_bankrupt

    def furnish(self) -> ComposeResult:
        """What it means, and two answers."""
        told = here.say("give-up-bankrupt" if self.is_bankrupt else "give-up-leaving")
        with Vertical(classes="sheet small") as sheet:
            sheet.border_title = here.say("give-up-title")
            yield Static(told, markup=False)
            with Horizontal(classes="answers"):
                yield keyed("key-stay", "Esc", "stay", "stay", urgent=True)
                yield keyed("key-give-up", "y", "sure", "sure")

    def action_sure(self) -> None:
        """Out."""
        self.put_away(True)

    def action_stay(self) -> None:
        """Play on."""
        self.put_away(False)


def keys_and_rules(terms: Terms) -> Reading:
    """All keys and marks, then the rules of this table."""
    told = Content("\n\n").join([_keys(), printed(rules_of(terms))])
    return Reading(here.say("key-keys-and-rules"), told)


def keys_sheet() -> Reading:
    """All keys and marks."""
    return Reading(here.say("keys-title"), _keys())


def _keys() -> Content:
    return keys_of(KEYS, "monopoly", 11)


def rules_sheet(terms: Terms) -> Reading:
    """The rules of these terms."""
    return ruled(terms.edition, terms.seats, rules_of(terms))
