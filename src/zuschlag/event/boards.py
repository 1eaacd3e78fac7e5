"""Tables that play at a board: no table of ours, but a result sheet that two people stand for.

One enters it, another confirms it; until then nobody but the table and the desk knows what is on
it. Who sits at a table speaks there as a player, whatever else they are.
"""

import msgspec

from zuschlag.errors import NotAllowed
from zuschlag.event import commands
from zuschlag.event.asker import Asker
from zuschlag.event.counted import Counted, game_at_board
from zuschlag.event.drawing import planned_round
from zuschlag.event.evening_state import CALLED, CLOSED, RUNNING, EveningRound, EveningState
from zuschlag.event.judging import (
    instead,
    left_of,
    reason,
    result_entry,
    seats_of,
    table_of,
    with_result,
)
from zuschlag.event.powers import check_not_own, is_helper, judge_of, speaks_as
from zuschlag.event.settings import for_table
from zuschlag.rules.game import LATEST
from zuschlag.table.games import terms_of
from zuschlag.table.table_event import TableEvent

SHEET = "sheet"
"""Where a result comes from that two people have confirmed."""


def boards_of(evening: EveningState, played: EveningRound) -> set[int]:
    """The tables at boards: those that were set, and where somebody has no phone."""
    if played.state in (RUNNING, CLOSED):
        return played.boards
    on_paper = {one.number for one in evening.entrants.values() if one.is_on_paper}
    needed = {at for at, people in enumerate(played.tables) if on_paper & set(people)}
    return played.boards | needed


def set_board(evening: EveningState, asker: Asker, command: commands.SetBoard) -> TableEvent:
    """Before the round is started, and not at one's own table."""
    current = evening.current
    if current is None or current.state != CALLED:
        current = planned_round(evening)
    table = table_of(current, command.table)
    check_not_own(evening, asker, current, table)
    if command.on:
        game_at_board(evening.settings.table.game)
        _check_people(evening, current.tables[table])
    public = {"round": current.number, "table": command.table, "on": command.on}
    return asker.event("board_set", speaks_as(evening, asker), **public)


def _check_people(evening: EveningState, people: list[int]) -> None:
    if any(evening.entrants[who].bot for who in people):
        raise NotAllowed("event/no-board-for-bots")


def enter_sheet(evening: EveningState, asker: Asker, command: commands.EnterSheet) -> TableEvent:
    """A later sheet takes the place of one that nobody has confirmed."""
    current, table = _board(evening, command.table)
    by, entrant = _speaks_there(evening, asker, current, table)
    counted = count(current, table, command.sheet)
    number = current.sheets_ever.get(table, 0) + 1
    secret = {"sheet": msgspec.to_builtins(command.sheet), **msgspec.to_builtins(counted)}
    public = {"round": current.number, "table": command.table, "number": number}
    return asker.event("sheet_entered", by, secret, **public, entrant=entrant)


def confirm_sheet(
    evening: EveningState, asker: Asker, command: commands.ConfirmSheet
) -> TableEvent:
    """Another person, and the very sheet they have seen."""
    current, table = _board(evening, command.table)
    by, entrant = _speaks_there(evening, asker, current, table)
    found = current.sheets.get(table)
    if found is None:
        raise NotAllowed("event/no-sheet", {"table": command.table})
    if found.number != command.number:
        raise NotAllowed("event/other-sheet", {"table": command.table})
    is_same = entrant is not None and entrant == found.entrant
    if is_same or asker.pseudonym == found.speaker:
        raise NotAllowed("event/own-sheet", {"table": command.table})
    people = current.tables[table]
    seats = seats_of(people, found.places, found.amounts, left_of(evening))
    public = result_entry(current.number, table, seats, SHEET, "")
    public |= {"sheet": found.sheet, "entrant": entrant}
    public |= {"entered_by": {"by": found.by, "entrant": found.entrant}}
    return asker.event("sheet_confirmed", by, **public)


def correct_sheet(
    evening: EveningState, asker: Asker, command: commands.CorrectSheet
) -> TableEvent:
    """The old result and its sheet stay in the log."""
    played, table = with_result(evening, command.round, command.table)
    by, why = judge_of(evening, asker, played, table), reason(command.why)
    counted = count(played, table, command.sheet)
    public = instead(evening, played, table, counted.places, counted.amounts)
    public |= {"sheet": msgspec.to_builtins(command.sheet)}
    if table in played.signed:
        public["was_sheet"] = played.signed[table]
    return asker.event("corrected", by, **public, why=why)


def count(played: EveningRound, table: int, sheet: commands.Sheet) -> Counted:
    """What a sheet comes to by what the round was started with, or Refusal."""
    if played.settings is None:
        raise NotAllowed("event/not-now")
    game = game_at_board(played.settings.table.game)
    if not isinstance(sheet, game.sheet):
        raise NotAllowed("event/sheet-of-another-game")
    agreed = for_table(played.settings, len(played.tables[table]))
    return game.count(terms_of(agreed, LATEST), sheet)


def _board(evening: EveningState, label: int) -> tuple[EveningRound, int]:
    """A table at a board in the round that is played, without a result."""
    current = evening.current
    if current is None or current.state != RUNNING:
        raise NotAllowed("event/not-now")
    table = table_of(current, label)
    if table not in current.boards:
        raise NotAllowed("event/no-board", {"table": label})
    if table in current.results:
        raise NotAllowed("event/has-result", {"table": label})
    return current, table


def _speaks_there(
    evening: EveningState, asker: Asker, current: EveningRound, table: int
) -> tuple[str, int | None]:
    """As what somebody speaks for a table, and as whom."""
    own = evening.entrant_of(asker.holder)
    if own is not None and own.number in current.tables[table]:
        return "player", own.number
    if is_helper(evening, asker):
        return speaks_as(evening, asker), None
    raise NotAllowed("event/not-yours")
