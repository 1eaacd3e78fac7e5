"""How long what lies on the table waits for people: rent, offers, dice that are held back.

Where everybody is connected these are seconds. At a slow table nobody is, and each of them lasts a
day; rent waits for its owner's vacation besides.
"""

from typing import NamedTuple

from zuschlag.table.limits import TableLimits
from zuschlag.table.settings import DAY, Settings

READING_PACES = 8
"""An offer lies on the table for as long as so many slow moves of a bot take."""


class Waits(NamedTuple):
    """In milliseconds."""

    claim: int  # a roll waits for rent that may be asked for (GAP-22)
    hold: int  # dice may be held back (GAP-22)
    offer: int  # bots leave people time to read


SLOW = Waits(DAY, DAY, DAY)


class Vacation(NamedTuple):
    """Somebody at a slow table is not waited for by the clock."""

    since: int
    until: int


def waits_of(settings: Settings, limits: TableLimits) -> Waits:
    """As the table's clock has it."""
    if settings.time.days is not None:
        return SLOW
    return Waits(
        int(limits.claim_seconds * 1000),
        int(limits.hold_seconds * 1000),
        int(READING_PACES * settings.pace[1] * 1000),
    )


def waits_until(since: int, wait: int, vacation: Vacation | None) -> int:
    """When something has waited long enough; days of a vacation that began before do not count."""
    end = since + wait
    if vacation is None or vacation.since >= end:
        return end
    return end + vacation.until - max(vacation.since, since)
