"""Editions as data, and the terms of one game: what a table agrees on before the first card.

`agree` is the only way to terms; it refuses what an edition does not know and says why.
"""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Literal

import msgspec

from zuschlag.errors import Malformed
from zuschlag.rules import checks
from zuschlag.rules.game import LATEST, EditionCard

LeastBid = Literal["raise", "match"]
Refund = Literal["up", "down"]
Switches = Mapping[str, object]


class Deck(msgspec.Struct, frozen=True):
    """How many buildings there are, and every cheque in ascending order."""

    buildings: int
    cheques: tuple[int, ...]


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rulebook's figures; tables are by number of seats."""

    deck: str
    coins: dict[int, int]
    removed: dict[int, int]
    fewer_shown: int
    least_bid: LeastBid
    refund: Refund
    removed_instead: dict[int, int] = {}
    short_last_row: bool = False


class Terms(msgspec.Struct, frozen=True):
    """All that is settled before chance speaks: edition, seats, and every switch resolved."""

    edition: str
    seats: int
    deck: Deck
    coins: int
    removed: int
    shown: int
    least_bid: LeastBid
    refund: Refund
    open_info: bool
    options: dict[str, object]
    rules: int = LATEST

    @property
    def in_play(self) -> int:
        """Cards of each deck that are used."""
        return self.deck.buildings - self.removed

    @property
    def short_row(self) -> int:
        """Buildings in a short last row, 0 where every row is full (C-04)."""
        return self.in_play % self.shown

    @property
    def auctions(self) -> int:
        """Rounds of the first phase."""
        return -(-self.in_play // self.shown)


class _Book(msgspec.Struct, frozen=True):
    decks: dict[str, Deck]
    editions: dict[str, Edition]


@cache
def book() -> _Book:
    """The editions as written in editions.toml, checked once."""
    text = resources.files(__package__).joinpath("editions.toml").read_bytes()
    found = msgspec.convert(msgspec.toml.decode(text), _Book, str_keys=True)
    for name, edition in found.editions.items():
        check_division(name, edition, found.decks[edition.deck])
    return found


def editions() -> tuple[str, ...]:
    """The names of all editions."""
    return tuple(book().editions)


def seats_of(edition: str) -> tuple[int, ...]:
    """Seats an edition is played with (FS15-META-1, FS97-META-1, FS05-META-1; C-21)."""
    return tuple(sorted(book().editions[edition].coins))


def check_division(name: str, edition: Edition, deck: Deck) -> None:
    """Rows come out even unless the edition knows a short last one (FS05-SETUP-2; C-03, C-04)."""
    if deck.buildings != len(deck.cheques):
        raise Malformed("edition/decks-differ", name, {"buildings": deck.buildings})
    for seats, removed in edition.removed.items():
        rest = (deck.buildings - removed) % (seats - edition.fewer_shown)
        if rest and not edition.short_last_row:
            facts = {"seats": seats, "removed": removed, "left_over": rest}
            raise Malformed("edition/rows-uneven", f"{name}.removed", facts)


def agree(edition: str, seats: int, options: Switches | None = None, rules: int = LATEST) -> Terms:
    """The terms of a game, or Malformed where the edition does not know the combination."""
    if edition not in book().editions:
        facts: dict[str, object] = {"edition": edition, "known": list(editions())}
        raise Malformed("record/unknown-edition", "edition", facts)
    found = book().editions[edition]
    if seats not in found.coins:
        facts = {"edition": edition, "seats": seats, "allowed": list(seats_of(edition))}
        raise Malformed("record/seats-not-allowed", "seats", facts)
    given = dict(options or {})
    _check_options(edition, seats, given)
    removed = given.get("variant5_removed", found.removed[seats])
    return Terms(
        edition=edition,
        seats=seats,
        deck=book().decks[found.deck],
        coins=found.coins[seats],
        removed=msgspec.convert(removed, int),
        shown=seats - found.fewer_shown,
        least_bid=msgspec.convert(given.get("least_bid", found.least_bid), LeastBid),
        refund=msgspec.convert(given.get("refund", found.refund), Refund),
        open_info=bool(given.get("open_info", False)),
        options=given,
        rules=rules,
    )


def choices(edition: str, seats: int) -> dict[str, tuple[object, ...]]:
    """Every switch a table of this edition may set, with its values, the edition's own first."""
    found = book().editions[edition]
    offered: dict[str, tuple[object, ...]] = {
        "least_bid": ("raise", "match") if found.least_bid == "raise" else ("match", "raise"),
        "refund": ("up", "down") if found.refund == "up" else ("down", "up"),
        "open_info": (False, True),
    }
    if seats in found.removed_instead:
        offered["variant5_removed"] = (found.removed[seats], found.removed_instead[seats])
    return offered


def about(edition: str) -> EditionCard:
    """Seats, switches and figures of an edition."""
    found = book().editions[edition]
    deck = book().decks[found.deck]
    offered: dict[str, list[object]] = {}
    for seats in seats_of(edition):
        for name, values in choices(edition, seats).items():
            offered.setdefault(name, list(values))
    cards = {"buildings": deck.buildings, "best_cheque": deck.cheques[-1]}
    figures = cards | {name: getattr(found, name) for name in ("coins", "removed", "fewer_shown")}
    return EditionCard(edition, list(seats_of(edition)), offered, figures)


def _check_options(edition: str, seats: int, given: dict[str, object]) -> None:
    offered = choices(edition, seats)
    for name, value in given.items():
        path = checks.below("options", name)
        if name == "variant5_removed" and name not in offered:
            facts: dict[str, object] = {"only": "2015-variant with five seats"}
            raise Malformed("record/option-not-allowed", path, facts)
        if name not in offered:
            raise Malformed("record/unknown-option", path, {"known": sorted(offered)})
        if not any(type(value) is type(one) and value == one for one in offered[name]):
            raise Malformed("record/bad-option", path, {"allowed": list(offered[name])})
