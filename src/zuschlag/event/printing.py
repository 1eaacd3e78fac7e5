"""Cards on paper: who may have their codes, and for whom."""

from zuschlag.errors import NotAllowed
from zuschlag.event import commands
from zuschlag.event.asker import Asker
from zuschlag.event.evening_state import EveningState
from zuschlag.event.powers import check_not_own, speaks_as
from zuschlag.table.table_event import TableEvent


def print_cards(evening: EveningState, asker: Asker, command: commands.PrintCards) -> TableEvent:
    """As with a new card: nobody at one's own table, and nobody who is at play.

    Whoever plays will sit with some of them later: their cards are then as good as new ones.
    """
    people = [number for number in evening.here if _may_print(evening, asker, number)]
    printed = [[number, evening.entrants[number].cards] for number in people]
    plays = {"plays": True} if evening.entrant_of(asker.holder) is not None else {}
    return asker.event("cards_printed", speaks_as(evening, asker), cards=printed, **plays)


def _may_print(evening: EveningState, asker: Asker, number: int) -> bool:
    current, entrant = evening.current, evening.entrants[number]
    table = current.table_of(number) if current is not None else None
    if entrant.bot:
        return False
    try:
        if current is not None and table is not None:
            check_not_own(evening, asker, current, table)
        asker.check_absent(number)
    except NotAllowed:
        return False
    return True
