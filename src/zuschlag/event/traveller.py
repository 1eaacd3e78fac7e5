"""The traveller of a round with one deal: each card, and who got it for how much at every table.

Written games come in, sheets go out: one for every size of table of which there are several.
"""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

from zuschlag.event.evening_state import CLOSED, EveningRound
from zuschlag.rules.forsale.words import AuctionWon, BuildingsLaid, ChequesLaid, Passed, Revealed
from zuschlag.rules.games import GAMES

BUILDINGS, CHEQUES = "buildings", "cheques"


class TravellerCell(msgspec.Struct, frozen=True):
    """Who got a card at one table: a building for so many coins, a cheque for this building."""

    entrant: int
    figure: int


class TravellerLot(msgspec.Struct, frozen=True):
    """A card, and what became of it at every table; nothing where the game did not come so far."""

    card: int
    at: list[TravellerCell | None]


class TravellerRow(msgspec.Struct, frozen=True):
    """A row that lay on all these tables at the same time."""

    kind: str  # buildings, cheques
    number: int
    lots: list[TravellerLot]


class Traveller(msgspec.Struct, frozen=True):
    """A round at all tables of one size, by their printed numbers."""

    round: int
    size: int
    tables: list[int]
    rows: list[TravellerRow]


class _Got(NamedTuple):
    seat: int
    figure: int


Rows = dict[tuple[str, int], list[int]]
Lots = dict[tuple[str, int, int, int], _Got]
"""By kind, row, card, and which of several alike."""


def travellers(played: EveningRound, records: Mapping[int, Mapping[str, Any]]) -> list[Traveller]:
    """Of a round that is closed; `records` by table, from 0."""
    if not played.is_shared or played.state != CLOSED:
        return []
    sizes: dict[int, list[int]] = {}
    for table in sorted(records):
        sizes.setdefault(len(played.tables[table]), []).append(table)
    return [
        _of_size(played, size, {table: records[table] for table in tables})
        for size, tables in sorted(sizes.items())
        if len(tables) > 1
    ]


def _of_size(
    played: EveningRound, size: int, records: Mapping[int, Mapping[str, Any]]
) -> Traveller:
    rows: Rows = {}
    games: dict[int, Lots] = {}
    for table, record in records.items():
        laid, games[table] = _told(record)
        rows |= laid

    def cell(table: int, place: tuple[str, int, int, int]) -> TravellerCell | None:
        got = games[table].get(place)
        return TravellerCell(played.tables[table][got.seat], got.figure) if got else None

    return Traveller(
        played.number,
        size,
        [table + 1 for table in records],
        [
            TravellerRow(
                kind,
                number,
                [
                    TravellerLot(card, [cell(table, (kind, number, card, copy)) for table in games])
                    for card, copy in _numbered(cards)
                ],
            )
            for (kind, number), cards in rows.items()
        ],
    )


def _told(record: Mapping[str, Any]) -> tuple[Rows, Lots]:
    """What lay on a table row by row, and who got it."""
    game = GAMES[record["game"]]
    state, actions = game.read(record)
    rows: Rows = {}
    lots: Lots = {}
    row: tuple[str, int] = (BUILDINGS, 0)
    events = [*game.opening(state)]
    for seat, action in actions:
        events += game.apply(state, seat, action)
    for event in events:
        match event:
            case BuildingsLaid():
                row = (BUILDINGS, event.round)
                rows[row] = sorted(event.buildings)
            case ChequesLaid():
                row = (CHEQUES, event.round)
                rows[row] = sorted(event.cheques)
            case Passed() | AuctionWon() if event.building is not None:
                lots[*row, event.building, 0] = _Got(event.seat, event.paid)
            case Revealed():
                lots |= _sold(row, event)
    return rows, lots


def _sold(row: tuple[str, int], event: Revealed) -> Lots:
    """Of two cheques alike, the one for the better building comes first."""
    found: Lots = {}
    for (card, copy), sale in zip(
        _numbered([sale.cheque for sale in event.sales]), event.sales, strict=True
    ):
        found[*row, card, copy] = _Got(sale.seat, sale.building)
    return found


def _numbered(cards: list[int]) -> Iterator[tuple[int, int]]:
    """Each card with how many like it came before."""
    return ((card, cards[:place].count(card)) for place, card in enumerate(cards))
