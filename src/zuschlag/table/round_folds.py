"""How a table changes by what its evening says, where a round has one deal for many tables."""

from zuschlag.table.table_event import TableEvent, seat_of
from zuschlag.table.table_state import HeldMove, TableState


def seeds_gathered(table: TableState, event: TableEvent) -> None:
    """The seeds of everybody in the round: cards can be dealt."""
    table.seeds.of_round = event.public["seeds"]


def row_finished(table: TableState, event: TableEvent) -> None:
    """Nobody is asked any more before all tables have come so far."""
    seat = seat_of(event)
    table.held = HeldMove(seat, event.secret["action"], event.public.get("by"))
    table.rows_finished += 1
    table.timing.ask((), event.at, seat)


def gate_lifted(table: TableState, event: TableEvent) -> None:
    """From now on rows are laid as soon as this table is ready."""
    table.is_gated = False


def seed_told(table: TableState, event: TableEvent) -> None:
    """The round is closed: everybody may know what its deal was drawn from."""
    table.seeds.is_told = True
