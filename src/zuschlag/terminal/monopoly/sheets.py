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
from zuschlag.terminal.press import Press
from zuschlag.terminal.sheets import Reading

if TYPE_CHECKING:
    from zuschlag.terminal.monopoly.table import TableScreen

KEYS = [
    ("Enter", "the first answer of the action bar, or hurry"),
    ("Space", "hurry the others"),
    ("r b a e", "roll; buy; auction it; end the turn or let the dice go"),
    ("0-9 ↑↓ ← →", "the bid: type it, step it by one, by ten; p passes"),
    ("d w", "demand the rent of a visitor; waive it"),
    ("h", "hold the next roll: time to build, trade, ask for rent"),
    ("y", "your deeds: build, sell, mortgage, redeem, raise cash"),
    ("o v", "offer a trade; answer an offer, or take yours back"),
    ("f c", "in jail: pay the fine; use the card"),
    ("i", "inspect any place of the board (or click it)"),
    ("g", "give up: bankrupt, or leave the game"),
    ("s t q", "save; paper by day, the room by night; leave the table"),
]
MARKS = "▸ asked now  · covered  ●A token  ▦A in jail  2⌂ houses  H hotel\nm or mortg: mortgaged"


class ActingSheet(MonopolySheet):
    """A sheet from which moves are made; it is renewed when the table has changed."""

    def __init__(self, table: "TableScreen") -> None:
        super().__init__()
        self.table = table
        self.is_laid = False
        self._is_gone = False

    def on_mount(self) -> None:
        """Everything is in its place: print it."""
        self.is_laid = True
        self.renew()

    def renew(self) -> None:
        """The table has changed."""

    def why_not(self, action: Action) -> str:
        """What the rules have against it, or nothing."""
        refusal = self.table.sitting.why_not(action)
        return reasons.why_not(refusal, self.table.speech) if refusal else ""

    def say(self, text: str) -> None:
        """Write on the sheet's own line of faults."""
        self.query_one("#fault", Static).update(text)

    def leave(self) -> None:
        """Put the sheet away, once."""
        if not self._is_gone:
            self._is_gone = True
            self.dismiss(None)

    def action_close(self) -> None:
        """Back to the table."""
        self.leave()


class GivingUp(MonopolySheet):
    """Asks once before somebody leaves the game for good."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y", "sure", "Give up"),
        Binding("escape,n,enter", "stay", "Stay", key_display="Esc"),
    ]

    def __init__(self, is_bankrupt: bool) -> None:
        super().__init__()
        self.is_bankrupt = is_bankrupt

    def furnish(self) -> ComposeResult:
        """What it means, and two answers."""
        told = "All your deeds and money go to the bank and are auctioned. The others play on."
        if self.is_bankrupt:
            told = "You are bankrupt then: all you have goes to your creditor. The others play on."
        with Vertical(classes="sheet small") as sheet:
            sheet.border_title = "Give up?"
            yield Static(told, markup=False)
            with Horizontal(classes="answers"):
                yield Press(" Stay (Esc) ", "stay", id="stay", classes="press urgent")
                yield Press(" Give up (y) ", "sure", id="sure", classes="press")

    def action_sure(self) -> None:
        """Out."""
        self.dismiss(True)

    def action_stay(self) -> None:
        """Play on."""
        self.dismiss(False)


def keys_and_rules(terms: Terms) -> Reading:
    """All keys and marks, then the rules of this table."""
    return Reading("Keys and rules", Content("\n\n").join([_keys(), rules_text(terms)]))


def keys_sheet() -> Reading:
    """All keys and marks."""
    return Reading("Keys", _keys())


def _keys() -> Content:
    lines = [Content.assemble((f"{key:<11}", "bold"), f" {does}") for key, does in KEYS]
    return Content("\n").join([*lines, Content(""), Content(MARKS)])


def rules_sheet(terms: Terms) -> Reading:
    """The rules of these terms."""
    return Reading(f"The rules, {terms.edition}, {terms.seats} players", rules_text(terms))


def rules_text(terms: Terms) -> Content:
    """Headings and paragraphs."""
    parts = [
        Content.assemble((heading, "bold $hammer"), f"\n{paragraph}\n")
        for heading, paragraph in rules_of(terms)
    ]
    return Content("\n").join(parts)
