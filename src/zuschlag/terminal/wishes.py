"""What somebody asks for before the table is laid, and what the form makes of it.

`Wishes` come from a command line and may be incomplete or wrong; a `Party` has been agreed on.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from zuschlag.bots.forsale.roster import FOR_SALE_BOTS
from zuschlag.errors import Malformed
from zuschlag.rules import checks
from zuschlag.rules.forsale.editions import Terms, agree

YOU = 0
"""The seat of the person at the terminal."""

EDITION = "2015"
SEATS = 4
OPPONENT = "heuristic"
NAME = "You"
GAME = "for-sale"
CALM = 0.7
_STAND_INS = (("Bruno", "Berta"), ("Clara", "Cem"), ("Dora", "Dietmar"), ("Emil", "Edda"))
_HOUSE = (*_STAND_INS, ("Frieda", "Fritz"))


@dataclass(frozen=True)
class Wishes:
    """Everything is optional; the form shows what is given and asks for the rest.

    `opponents` are names of the roster, one for all or one per seat. `pause` is the seconds a
    bot takes, `at_once` skips the form if nothing is wrong. `board` is a name or a file.
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

    def notice_now(self) -> str:
        """The notice for the status line, while it still holds."""
        return "" if self.is_notice_over() else self.notice


@dataclass(frozen=True)
class Party:
    """A table that may begin: you, an opponent for every other seat, and the terms."""

    terms: Terms
    name: str
    opponents: tuple[str, ...]

    @property
    def names(self) -> list[str]:
        """Everybody by seat; opponents' initials are the letters of their seats."""
        return everybody(self.name, len(self.opponents))


def everybody(yours: str, others: int) -> list[str]:
    """You and as many of the house."""
    return [yours, *(_house_name(place, yours) for place in range(others))]


def _house_name(place: int, yours: str) -> str:
    first, second = _HOUSE[place]
    return second if yours.casefold() == first.casefold() else first


def agreed(wishes: Wishes) -> Party:
    """The party these wishes ask for, or Malformed with the reason against it."""
    edition = EDITION if wishes.edition is None else wishes.edition
    seats = SEATS if wishes.seats is None else wishes.seats
    terms = agree(edition, seats, wishes.options)
    opponents = one_per_seat(wishes.opponents or (OPPONENT,), seats - 1, FOR_SALE_BOTS)
    return Party(terms, your_name(wishes), opponents)


def your_name(wishes: Wishes) -> str:
    """The name you gave, or Malformed."""
    return checks.a_name((wishes.name or "").strip() or NAME, "name")


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
