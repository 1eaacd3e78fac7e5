"""Presets and switches: what a table agrees on before the first roll (ledger 2.7, MA-ORG-1).

`agree` is the only way to terms; it refuses what it does not know and says what would be right.
"""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

import msgspec

from zuschlag.errors import Malformed
from zuschlag.rules import checks
from zuschlag.rules.game import LATEST, RULES, EditionCard
from zuschlag.rules.monopoly import board as boards
from zuschlag.rules.monopoly.board_types import Board

Switches = Mapping[str, object]

USUAL_BOARD = "aalen"
LEAST_SEATS = 2
MOST_LIMIT = 10_000

CHOICES: dict[str, tuple[object, ...]] = {
    "players.max": (6, 7, 8),
    "players.mayLeave": (True, False),
    "rent.claim": ("auto", "manual", "manual-grace", "championship"),
    "rent.groupWithMortgage": ("base", "double"),
    "rent.utilityRoll": ("fresh", "arrival"),
    "rent.countMortgaged": (True, False),
    "auction.minOpen": (1, 10),
    "auction.step": (1, 5, 10),
    "auction.order": ("clockwise", "open"),
    "buildAuction.floor": ("regular", 10, 1),
    "hotel.needsAllFour": (True, False),
    "sell.hotelShort": ("atomicGroup", "refuse"),
    "jail.rollOptional": (False, True),
    "interest.round": ("ceil", "floor"),
    "end.mode": ("equalTurns", "finishTurn", "stopNow"),
    "end.buildings": ("full", "half"),
    "end.tiebreak": ("shared", "list"),
    "build.alwaysAsk": ("short", "off", "on"),
    "bankrupt.estate": ("mortgaged", "all"),
    "cash.hidden": (True, False),
}
"""Switches that choose among a few values; `end.limit` and `donation` are read by themselves."""


class Limit(msgspec.Struct, frozen=True):
    """How long a game lasts; minutes are the table's business, rounds the rules'."""

    minutes: int | None = None
    rounds: int | None = None


class Terms(msgspec.Struct, frozen=True):
    """All that is settled before chance speaks: preset, seats, board, every switch resolved."""

    edition: str
    seats: int
    board: Board
    switches: dict[str, object]
    limit: Limit
    donation: tuple[int, int]
    has_auto_claim_switch: bool
    options: dict[str, object]
    rules: int = LATEST

    def is_set(self, name: str, value: object) -> bool:
        """Whether a switch has this value."""
        return self.switches[name] == value

    def has_ruling(self, name: str) -> bool:
        """Whether a ruling counts that came with a later number of the rules."""
        return self.rules >= book().since[name]

    @property
    def hides_cash(self) -> bool:
        """Whether purses are covered (GAP-18)."""
        return bool(self.switches["cash.hidden"])


class _Book(msgspec.Struct, frozen=True):
    usual: dict[str, object]
    presets: dict[str, dict[str, object]]
    later: dict[str, dict[str, object]]
    since: dict[str, int]


@cache
def book() -> _Book:
    """The presets as written in presets.toml."""
    text = resources.files(__package__).joinpath("presets.toml").read_bytes()
    return msgspec.convert(msgspec.toml.decode(text), _Book)


def presets() -> tuple[str, ...]:
    """The names of all presets."""
    return tuple(book().presets)


def seats_of(options: Switches | None = None) -> tuple[int, ...]:
    """Two to six, seven and eight by switch (GAP-11)."""
    most = (options or {}).get("players.max", book().usual["players.max"])
    return tuple(range(LEAST_SEATS, msgspec.convert(most, int) + 1))


def agree(
    edition: str,
    seats: int,
    options: Switches | None = None,
    board: object = USUAL_BOARD,
    rules: int = LATEST,
) -> Terms:
    """The terms of a game, or Malformed where the preset does not know the combination."""
    if edition not in book().presets:
        facts: dict[str, object] = {"edition": edition, "known": list(presets())}
        raise Malformed("record/unknown-edition", "edition", facts)
    given = dict(options or {})
    _check_options(given)
    if seats not in seats_of(given):
        facts = {"edition": edition, "seats": seats, "allowed": list(seats_of(given))}
        raise Malformed("record/seats-not-allowed", "seats", facts)
    preset = preset_of(edition, rules)
    has_switch = bool(preset.pop("auto_claim_switch", True))
    switches = book().usual | preset | given
    found = board if isinstance(board, Board) else boards.read(board)
    limit = _limit(switches.pop("end.limit", None))
    donation = _donation(switches.pop("donation", None), found)
    return Terms(edition, seats, found, switches, limit, donation, has_switch, given, rules)


def preset_of(edition: str, rules: int = LATEST) -> dict[str, object]:
    """What a preset sets differently from usual, by a number of the rules."""
    found = dict(book().presets[edition])
    return found | book().later.get(edition, {}) if rules > 1 else found


def choices() -> dict[str, tuple[object, ...]]:
    """Every switch with a few values, the usual one first."""
    usual = book().usual
    return {
        name: (usual[name], *(value for value in values if value != usual[name]))
        for name, values in CHOICES.items()
    }


def about(preset: str) -> EditionCard:
    """The preset's own choice first; eight may sit down where players.max says so."""
    own = preset_of(preset)
    offered: dict[str, list[Any]] = {}
    for name, values in choices().items():
        first = own.get(name, values[0])
        offered[name] = [first, *(value for value in values if value != first)]
    offered["end.limit"] = [own.get("end.limit"), {"minutes": 60}, {"rounds": 50}]
    most = max(msgspec.convert(offered["players.max"], list[int]))
    agreed = {str(number): book().usual | preset_of(preset, number) for number in RULES}
    return EditionCard(preset, list(range(LEAST_SEATS, most + 1)), offered, {"agreed": agreed})


def _check_options(given: dict[str, object]) -> None:
    for name, value in given.items():
        path = checks.below("options", name)
        if name == "end.limit":
            _limit(value)
        elif name == "donation":
            _check_donation(value)
        elif name not in CHOICES:
            known = sorted([*CHOICES, "end.limit", "donation"])
            raise Malformed("record/unknown-option", path, {"known": known})
        elif not any(type(value) is type(one) and value == one for one in CHOICES[name]):
            raise Malformed("record/bad-option", path, {"allowed": list(CHOICES[name])})


def _limit(value: object) -> Limit:
    """Nothing, minutes or rounds (GAP-50)."""
    if value is None:
        return Limit()
    path = "options.end.limit"
    limit: dict[str, Any] = checks.an_object(value, path, (), ("minutes", "rounds"))
    if len(limit) != 1:
        raise Malformed("record/bad-option", path, {"allowed": "minutes or rounds, not both"})
    for name, length in limit.items():
        if not 1 <= checks.a_number(length, f"{path}.{name}") <= MOST_LIMIT:
            facts = {"least": 1, "most": MOST_LIMIT}
            raise Malformed("record/out-of-range", f"{path}.{name}", facts)
    return Limit(**limit)


def _check_donation(value: object) -> list[int]:
    amounts = checks.a_list(value, "options.donation", 2)
    if len(amounts) != 2:
        raise Malformed("record/bad-option", "options.donation", {"allowed": "two amounts"})
    for place, amount in enumerate(amounts):
        path = f"options.donation[{place}]"
        if not 1 <= checks.a_number(amount, path) <= MOST_LIMIT:
            raise Malformed("record/out-of-range", path, {"least": 1, "most": MOST_LIMIT})
    return amounts


def _donation(value: object, board: Board) -> tuple[int, int]:
    """What the two donation slots ask: the board's figures, or the table's (MA-DON-1)."""
    if value is None:
        first, second = (slot.amount for slot in board.slots if slot.kind == "donation")
    else:
        first, second = _check_donation(value)
    return first, second
