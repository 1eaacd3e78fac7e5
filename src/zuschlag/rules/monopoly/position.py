"""One live game: the terms, and the record the rules work on. `read` gives it as plain ints."""

from collections import namedtuple
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, cast

import numpy as np

from zuschlag.rules.bits import gathered
from zuschlag.rules.kernel import Tables, copied
from zuschlag.rules.monopoly.board_types import Board, Card
from zuschlag.rules.monopoly.doors import begin
from zuschlag.rules.monopoly.layout import COLOURS, EFFECTS
from zuschlag.rules.monopoly.state import (
    ASK_ALWAYS,
    ASK_NEVER,
    ASK_SHORT,
    DECK,
    EQUAL_TURNS,
    FINISH_TURN,
    STOP_NOW,
    TABLE,
    Table,
)
from zuschlag.rules.monopoly.terms import Terms
from zuschlag.rules.monopoly.words import Deal
from zuschlag.rules.ruling import Ruling

Snapshot = namedtuple("Snapshot", TABLE.names or ())  # type: ignore[misc]
_FIELDS: Mapping[str, Any] = TABLE.fields or {}

# In the order of the numbers in `state` and `cards`.
KINDS = (
    "go",
    "street",
    "station",
    "utility",
    "chance",
    "chest",
    "donation",
    "jail",
    "parking",
    "go-to-jail",
)
GROUPS = (*COLOURS, "station", "utility")
DECKS = ("chance", "chest")
_RULINGS = (
    "property_for_debt",
    "claims_bind",
    "leaver_auctions",
    "purses_covered",
    "stop_keeps_claims",
    "bid_names_street",
    "ruling_ends",
    "queue_is_strict",
)
_EFFECTS = tuple(EFFECTS)
_END_MODES = {"equalTurns": EQUAL_TURNS, "finishTurn": FINISH_TURN, "stopNow": STOP_NOW}
_ASK_MODES = {"short": ASK_SHORT, "off": ASK_NEVER, "on": ASK_ALWAYS}


def _place(name: str) -> int | slice:
    """Where a field is among the int64s of a record."""
    kind, offset, *_ = _FIELDS[name]
    start, length = offset // 8, kind.itemsize // 8
    return slice(start, start + length) if kind.shape else start


_PLACES = [_place(name) for name in TABLE.names or ()]
_TOLD = _place("told")
_NOTES = [
    _FIELDS[name][1] // 8
    for name in ("said", "said_seat", "said_other", "said_slot", "said_amount")
]


class State:
    """A game of Monopoly. Only the game's own functions look inside; viewers get observations."""

    __slots__ = ("deal", "dice", "figures", "ruling", "tables", "terms")

    def __init__(self, terms: Terms, tables: Tables, deal: Deal) -> None:
        self.terms = terms
        self.tables = tables
        self.deal = deal
        self.dice: list[tuple[int, int]] = []
        self.ruling: Ruling | None = None
        self.figures: tuple[Any, Any] | None = None  # kept by `figures`

    def copy(self) -> "State":
        """An independent copy of this state."""
        other = State(self.terms, copied(self.tables), self.deal)
        other.dice = list(self.dice)
        other.ruling = self.ruling
        other.figures = self.figures
        return other

    def read(self) -> Table:
        """All numbers of the record, as plain ints and lists."""
        return read(self.tables)


def read(tables: Tables) -> Table:
    """All numbers of a record, as plain ints and lists."""
    numbers = memoryview(tables.tobytes()).cast("q").tolist()
    return cast(Table, Snapshot._make([numbers[place] for place in _PLACES]))


def read_notes(tables: Tables) -> list[tuple[int, ...]]:
    """What the rules said about the last move or throw: kind, seat, other, slot, amount."""
    numbers = tables.view(np.int64)
    told = int(numbers[_TOLD])
    columns = [numbers[start : start + told].tolist() for start in _NOTES]
    return list(zip(*columns, strict=True))


def new_state(terms: Terms, deal: Deal) -> State:
    """A game about to begin with this deal, which must fit the board (`written` checks that)."""
    tables = blank_table(terms)
    t: Any = tables[0]
    t.deck[:DECK] = [int(card[3:]) - 1 for card in deal.chance]
    t.deck[DECK : 2 * DECK] = [int(card[3:]) - 1 for card in deal.chest]
    begin(tables, 0, deal.opener)
    return State(terms, tables, deal)


def blank_table(terms: Terms) -> Tables:
    """A record with board and switches written in and nothing dealt."""
    tables = copied(_with_board(terms.board))
    write_switches(tables[0], terms)
    return tables


@lru_cache(maxsize=64)
def _with_board(board: Board) -> Tables:
    tables = np.zeros(1, TABLE)
    lay_out_board(tables[0], board)
    return tables


def lay_out_board(t: Any, board: Board) -> None:
    """Write a board into the record."""
    for place, slot in enumerate(board.slots):
        t.kind[place] = KINDS.index(slot.kind)
        t.group[place] = GROUPS.index(slot.group) if slot.group else -1
        t.price[place] = slot.price
        t.house[place] = slot.house
        t.rents[place * 8 : place * 8 + len(slot.rents)] = slot.rents
    for number, group in enumerate(GROUPS):
        t.members[number] = gathered([i for i, s in enumerate(board.slots) if s.group == group])
    t.station_rent[:] = board.money.station
    t.utility_times[:] = board.money.utility
    t.utility_by_card = board.money.utility_by_card
    t.station_by_card = board.money.station_by_card
    t.salary = board.money.salary
    t.fine = board.money.fine
    t.start_money = board.money.start
    t.jail_slot = [slot.kind for slot in board.slots].index("jail")
    t.all_houses = board.bank.houses
    t.all_hotels = board.bank.hotels
    for deck, cards in enumerate((board.chance, board.chest)):
        t.keeper_card[deck] = [card.effect for card in cards].index("keeper")
        for place, card in enumerate(cards):
            _write_card(t, deck * DECK + place, card)


def _write_card(t: Any, place: int, card: Card) -> None:
    t.effect[place] = _EFFECTS.index(card.effect)
    t.amount[place] = card.amount or card.steps or card.house or card.to
    t.per_hotel[place] = card.hotel


def write_switches(t: Any, terms: Terms) -> None:
    """Write what was agreed into the record (ledger 2.7)."""
    floor = terms.switches["buildAuction.floor"]
    t.seats = terms.seats
    t.auto_claim = terms.is_set("rent.claim", "auto")
    t.claim_turns = 2 if terms.is_set("rent.claim", "championship") else 1
    t.group_rent_stays = terms.is_set("rent.groupWithMortgage", "double")
    t.fresh_roll = terms.is_set("rent.utilityRoll", "fresh")
    t.count_mortgaged = terms.is_set("rent.countMortgaged", True)
    t.least_opening = terms.switches["auction.minOpen"]
    t.bid_step = terms.switches["auction.step"]
    t.open_outcry = terms.is_set("auction.order", "open")
    t.building_floor = 0 if floor == "regular" else floor
    t.hotel_needs_all = terms.is_set("hotel.needsAllFour", True)
    t.hotel_short_refused = terms.is_set("sell.hotelShort", "refuse")
    t.roll_optional = terms.is_set("jail.rollOptional", True)
    t.interest_down = terms.is_set("interest.round", "floor")
    t.end_mode = _END_MODES[str(terms.switches["end.mode"])]
    t.half_buildings = terms.is_set("end.buildings", "half")
    t.tiebreak_list = terms.is_set("end.tiebreak", "list")
    t.round_limit = terms.limit.rounds or 0
    t.ask_mode = _ASK_MODES[str(terms.switches["build.alwaysAsk"])]
    t.whole_estate = terms.is_set("bankrupt.estate", "all")
    t.may_leave = terms.is_set("players.mayLeave", True)
    for name in _RULINGS:
        t[name] = terms.has_ruling(name)
    donations = [place for place, slot in enumerate(terms.board.slots) if slot.kind == "donation"]
    for place, due in zip(donations, terms.donation, strict=True):
        t.due[place] = due
