"""What somebody asks for before the table is laid, and what the form makes of it.

`Wishes` come from a command line and may be incomplete or wrong; a `Party` has been agreed on.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from zuschlag.bots.roster import ROSTER
from zuschlag.errors import Malformed
from zuschlag.rules import checks
from zuschlag.rules.forsale.editions import Terms, agree

YOU = 0
"""The seat of the person at the terminal."""

EDITION = "2015"
SEATS = 4
OPPONENT = "heuristic"
NAME = "You"
CALM = 0.7
_STAND_INS = (("Bruno", "Berta"), ("Clara", "Cem"), ("Dora", "Dietmar"), ("Emil", "Edda"))
_HOUSE = (*_STAND_INS, ("Frieda", "Fritz"))


@dataclass(frozen=True)
class Wishes:
    """Everything is optional; the form shows what is given and asks for the rest.

    `opponents` are names of the roster, one for all or one per seat. `pause` is the seconds a
    bot takes, `at_once` skips the form if nothing is wrong.
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
        others = [_house_name(seat, self.name) for seat in range(len(self.opponents))]
        return [self.name, *others]


def _house_name(place: int, yours: str) -> str:
    first, second = _HOUSE[place]
    return second if yours.casefold() == first.casefold() else first


def agreed(wishes: Wishes) -> Party:
    """The party these wishes ask for, or Malformed with the reason against it."""
    edition = EDITION if wishes.edition is None else wishes.edition
    seats = SEATS if wishes.seats is None else wishes.seats
    terms = agree(edition, seats, wishes.options)
    name = checks.a_name((wishes.name or "").strip() or NAME, "name")
    return Party(terms, name, _one_per_seat(wishes.opponents or (OPPONENT,), seats - 1))


def _one_per_seat(opponents: tuple[str, ...], wanted: int) -> tuple[str, ...]:
    for opponent in opponents:
        if opponent not in ROSTER:
            unknown = {"opponent": checks.shortened(opponent), "known": sorted(ROSTER)}
            raise Malformed("table/unknown-opponent", "opponents", unknown)
    if len(opponents) == 1:
        return opponents * wanted
    if len(opponents) != wanted:
        facts = {"expected": wanted, "found": len(opponents)}
        raise Malformed("table/wrong-number-of-opponents", "opponents", facts)
    return opponents
