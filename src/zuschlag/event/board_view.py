"""What a table at a board, its referee and the desk see: sheets that are open, disputes."""

from typing import Any

import msgspec

from zuschlag.event.commands import Sheet
from zuschlag.event.evening_state import RUNNING, Entrant, EveningRound, EveningState, OpenSheet
from zuschlag.event.wire import PlacePart, RefereePart, SheetPart


def own_sheet(evening: EveningState, own: Entrant | None, pseudonym: str) -> SheetPart | None:
    """The sheet that waits at somebody's own table."""
    current = evening.current
    table = current.table_of(own.number) if current is not None and own is not None else None
    if current is None or own is None or table is None or table not in current.sheets:
        return None
    found = current.sheets[table]
    is_mine = found.entrant == own.number or found.speaker == pseudonym
    return _open(current, table, found, is_mine)


def disputed_table(evening: EveningState, own: Entrant | None) -> RefereePart | None:
    """The one dispute that somebody is asked to decide."""
    current = evening.current
    if current is None or own is None:
        return None
    named = (table for table, who in current.referees.items() if who == own.number)
    table = next(named, None)
    return None if table is None else RefereePart(table + 1, current.disputes.get(table, ""))


def desk_sheets(evening: EveningState, pseudonym: str) -> list[SheetPart]:
    """All that wait in this round, and those that count in it and in the last one."""
    current = evening.current
    played = [current] if current is not None and current.state == RUNNING else []
    found = [
        _open(one, table, sheet, sheet.speaker == pseudonym)
        for one in played
        for table, sheet in sorted(one.sheets.items())
    ]
    for one in [*played, *evening.closed[-1:]]:
        found += [_signed(one, table) for table in sorted(one.signed)]
    return found


def _open(played: EveningRound, table: int, found: OpenSheet, is_mine: bool) -> SheetPart:
    rows = zip(played.tables[table], found.places, found.amounts, strict=True)
    return SheetPart(
        round=played.number,
        table=table + 1,
        number=found.number,
        is_open=True,
        by=found.by,
        entrant=found.entrant,
        is_mine=is_mine,
        sheet=_sheet(found.sheet),
        result=[PlacePart(*row) for row in rows],
        warnings=found.warnings,
    )


def _signed(played: EveningRound, table: int) -> SheetPart:
    result = played.results[table].seats
    return SheetPart(
        round=played.number,
        table=table + 1,
        number=played.sheets_ever.get(table, 0),
        is_open=False,
        by="",
        entrant=None,
        is_mine=False,
        sheet=_sheet(played.signed[table]),
        result=[PlacePart(one.entrant, one.place, one.amount) for one in result],
        warnings=[],
    )


def _sheet(written: dict[str, Any] | None) -> Any:
    return None if written is None else msgspec.convert(written, Sheet)
