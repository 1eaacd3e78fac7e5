"""What somebody asks for before the table is laid, and what the form makes of it.

`Wishes` come from a command line and may be incomplete or wrong; a `Party` has been agreed on.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from zuschlag.errors import Malformed
from zuschlag.rules import checks
from zuschlag.rules.game import LATEST
from zuschlag.table import names
from zuschlag.table.beginning import checked
from zuschlag.table.games import terms_of
from zuschlag.table.settings import Settings
from zuschlag.terminal.joining import Entrance
from zuschlag.words.here import say

GAME = "for-sale"
CALM = 0.7
AT_ONCE = (0.0, 0.0)
"""Bots of a table of one's own answer when they are let, not after a while."""


@dataclass(frozen=True)
class Wishes:
    """Everything is optional; the form shows what is given and asks for the rest.

    `opponents` are names of the roster, one for all or one per seat. `pause` is the seconds a
    bot takes, `at_once` skips the form if nothing is wrong. `board` is a name or a file.
    With an `entrance` nothing is chosen here: the table is there already.
    """

    edition: str | None = None
    seats: int | None = None
    opponents: tuple[str, ...] = ()
    options: Mapping[str, object] = field(default_factory=dict)
    seed: int | None = None
    name: str | None = None
    save_folder: Path | None = None
    notice: str = ""
    is_notice_over: Callable[[], bool] = lambda: False
    pause: float = CALM
    at_once: bool = False
    game: str = GAME
    board: str | None = None
    entrance: Entrance | None = None  # to a served table
    is_watching: bool = False

    def notice_now(self) -> str:
        """The notice for the status line, while it still holds."""
        return "" if self.is_notice_over() else self.notice


@dataclass(frozen=True)
class Party:
    """A table that may begin: you, a bot for every other seat, and what is agreed."""

    settings: Settings
    name: str
    opponents: tuple[str, ...]
    board: str | None = None  # its name, or the file it was read from

    @property
    def terms(self) -> Any:
        """What the rules make of it."""
        return terms_of(self.settings, LATEST)


def party_of(wishes: Wishes, settings: Settings, bots: Collection[str], usual: str) -> Party:
    """The party these wishes ask for at such a table, or Malformed with the reason against it."""
    agreed = checked(settings)
    others = one_per_seat(wishes.opponents or (usual,), agreed.seats - 1, bots)
    return Party(agreed, your_name(wishes), others, wishes.board)


def your_name(wishes: Wishes) -> str:
    """The name you gave, or Malformed."""
    name = checks.a_name((wishes.name or "").strip() or say("your-name-here"), "name")
    try:
        return names.cleaned(name)
    except Malformed:
        raise Malformed("record/bad-name", "name") from None


def one_per_seat(
    opponents: tuple[str, ...], wanted: int, known: Collection[str]
) -> tuple[str, ...]:
    """A bot for every other seat, from one for all or one each."""
    for opponent in opponents:
        if opponent not in known:
            unknown = {"opponent": checks.shortened(opponent), "known": sorted(known)}
            raise Malformed("table/unknown-opponent", "opponents", unknown)
    if len(opponents) == 1:
        return opponents * wanted
    if len(opponents) != wanted:
        facts = {"expected": wanted, "found": len(opponents)}
        raise Malformed("table/wrong-number-of-opponents", "opponents", facts)
    return opponents
