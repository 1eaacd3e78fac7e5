"""Tables for other programs: standings, results, who met whom. Comma-separated, as UTF-8."""

import csv
import io
from collections.abc import Iterable
from fractions import Fraction

from zuschlag.event.evening_state import EveningState
from zuschlag.event.points import points_of, shown
from zuschlag.event.seating.meetings import meetings
from zuschlag.event.traveller import Traveller

Cell = str | int | None

_BOM = "\ufeff"
_FORMULA = ("=", "+", "-", "@", "\t", "\r")
_PLACES = 10_000


def standings_csv(evening: EveningState) -> str:
    """Every column that decides."""
    head = ("rank", "number", "name", "final_place", "points", "wins", "shares", "opponents")
    rows = [
        (
            row.rank,
            row.entrant,
            evening.entrants[row.entrant].name,
            row.final_place,
            shown(row.points),
            shown(row.wins),
            decimal(row.shares),
            decimal(row.opponents / 840),
            row.rounds,
            "lot" if row.by_lot else "",
        )
        for row in evening.standings()
    ]
    return _written((*head, "rounds", "decided_by"), rows)


def results_csv(evening: EveningState) -> str:
    """Every seat of every round."""
    head = ("round", "stage", "table", "seat", "number", "name", "place", "points", "amount")
    rows: list[tuple[Cell, ...]] = []
    for played in evening.rounds:
        for table, result in sorted(played.results.items()):
            counts = played.final in (None, table)
            points = points_of(evening.settings.points, [seat.place for seat in result.seats])
            for number, (seat, made) in enumerate(zip(result.seats, points, strict=True)):
                rows.append(
                    (
                        played.number,
                        played.stage if counts else "free",
                        table + 1,
                        number + 1,
                        seat.entrant,
                        evening.entrants[seat.entrant].name if seat.entrant is not None else "",
                        seat.place,
                        shown(0 if seat.has_left or not counts else made),
                        seat.amount,
                        "yes" if seat.has_left else "",
                        result.source,
                    )
                )
    return _written((*head, "left", "source"), rows)


def traveller_csv(evening: EveningState, sheets: Iterable[Traveller]) -> str:
    """Every card of every round with one deal, at every table: a building with its price in coins,
    a cheque with the building that was sold for it."""
    head = ("round", "seats", "kind", "row", "card", "table", "number", "name", "figure")
    rows: list[tuple[Cell, ...]] = []
    for sheet in sheets:
        for row in sheet.rows:
            for lot in row.lots:
                for table, got in zip(sheet.tables, lot.at, strict=True):
                    who = (got.entrant, evening.entrants[got.entrant].name) if got else (None, "")
                    place = (sheet.round, sheet.size, row.kind, row.number, lot.card, table)
                    rows.append((*place, *who, got.figure if got else None))
    return _written(head, rows)


def meetings_csv(evening: EveningState) -> str:
    """Every pair that met, and how often."""
    met = meetings(played.tables for played in evening.closed)
    people = evening.entrants
    rows = [
        (one, people[one].name, two, people[two].name, often)
        for (one, two), often in sorted(met.items())
    ]
    return _written(("number", "name", "other_number", "other_name", "times"), rows)


def _written(head: tuple[str, ...], rows: Iterable[tuple[Cell, ...]]) -> str:
    sheet = io.StringIO()
    writer = csv.writer(sheet)
    writer.writerow(head)
    writer.writerows([_guarded(cell) for cell in row] for row in rows)
    return _BOM + sheet.getvalue()


def _guarded(cell: Cell) -> Cell:
    """No name is a formula, whatever program opens the sheet."""
    if isinstance(cell, str) and cell.startswith(_FORMULA):
        return f"'{cell}"
    return cell


def decimal(value: Fraction) -> str:
    """Four digits behind the point, rounded to the nearest."""
    scaled = (2 * _PLACES * value.numerator + value.denominator) // (2 * value.denominator)
    return f"{scaled // _PLACES}.{scaled % _PLACES:04}"
