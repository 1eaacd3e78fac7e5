"""How long a seat is waited for: until its clock runs out, or it has had no connection too long."""

from zuschlag.table.presence import SeatPresence
from zuschlag.table.settings import WAIT
from zuschlag.table.table_state import TableState

NOBODY_HERE = 300
"""Seconds after which bots play on at a table of an evening that all have left, before the bell."""


def patience_ends(table: TableState, here: SeatPresence, seat: int) -> int | None:
    """When a bot stands in for a seat that is asked, if nothing happens before; None: never."""
    known = table.absences.get(seat)
    is_gone = seat in here.gone and not table.is_slow
    deadline = table.deadline(seat)
    if deadline is None and not is_gone:
        return None
    people = table.players_here(here)
    if known is not None and known.is_kept and people:  # until the table has said: they are back
        return None
    ends = [deadline]
    wishes = known.wishes if known is not None else []
    if is_gone and table.settings.absence == WAIT and people and set(people) <= set(wishes):
        ends.append(table.timing.asked[seat])  # whoever had not agreed has left
    if is_gone and table.settings.absence != WAIT:
        since = max(here.gone[seat], table.timing.asked[seat], table.running_since)
        ends.append(since + table.settings.away_after * 1000 * here.times(seat))
    known_ends = [end for end in ends if end is not None]
    return max(min(known_ends), here.quiet_until) if known_ends else None


def nobody_comes(table: TableState, here: SeatPresence) -> int:
    """At a table of an evening where nobody is connected: when bots play on for all of them.

    The hall's Wi-Fi may be out, so they have longer than one among many; but a round must end, and
    after the bell all the others wait for this table.
    """
    usual = table.settings.away_after * 1000
    gone = [(here.gone[seat], here.times(seat)) for seat in table.present]
    soon = max(since + usual * times for since, times in gone)
    late = max(since for since, _ in gone) + max(NOBODY_HERE * 1000, usual)
    limit = table.timing.limit
    end = max(soon, late) if limit is None else max(soon, min(late, limit))
    return max(end, table.running_since + usual, here.quiet_until)
