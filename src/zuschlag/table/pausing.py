"""Pauses: by agreement of all who are there to play, or by a host who does not play.

A table sets how many there may be; somebody alone with bots holds nobody up and is not counted.
"""

from typing import Any

from zuschlag.errors import NotAllowed
from zuschlag.table import commands
from zuschlag.table.caller import Asker, seat_of
from zuschlag.table.powers import is_aside
from zuschlag.table.table_event import Happening
from zuschlag.table.table_state import Table, Wish


def pause(table: Table, asker: Asker, command: commands.Pause) -> Happening:
    """Stop all clocks, or ask the others whether they want to."""
    seat = None if is_aside(table, asker) else _playing_seat(table, asker)
    public: dict[str, Any] = {"until": command.until} if command.until is not None else {}
    others = seat is not None and table.not_asked_yet(Wish(seat, []), asker.here)
    if others or seat is None:
        _check_limit(table)
    if not others or seat is None:
        return asker.happening("paused", seat, public=public)
    if table.pause is not None:
        raise NotAllowed("table/pause-asked", {"seat": table.pause.seat})
    return asker.happening("pause_asked", seat, public=public)


def _playing_seat(table: Table, asker: Asker) -> int:
    seat = seat_of(table, asker)
    if seat not in table.game.still_in:
        raise NotAllowed("table/out-of-the-game")
    return seat


def _check_limit(table: Table) -> None:
    most = table.settings.pauses
    if table.pauses >= most:
        raise NotAllowed("table/no-more-pauses", {"most": most})


def answer_pause(table: Table, asker: Asker, command: commands.AnswerPause) -> Happening:
    """The last one who agrees stops the clocks; one who does not is enough to go on."""
    seat = _playing_seat(table, asker)
    wish = table.pause
    if wish is None or seat == wish.seat or seat in wish.agreed:
        raise NotAllowed("table/nothing-to-answer")
    if command.yes and not table.not_asked_yet(wish, asker.here) - {seat}:
        return asker.happening("paused", wish.seat, public=wish.facts | {"agreed": seat})
    return asker.happening("pause_answered", seat, public={"yes": command.yes})


def go_on(table: Table, asker: Asker, command: commands.GoOn) -> Happening:
    """End a pause."""
    seat = None if is_aside(table, asker) else seat_of(table, asker)
    return asker.happening("unpaused", seat)
