"""How seats change by what happened: who sits there, and by which codes others may."""

from zuschlag.table.seat import BOT, PERSON, seats_of
from zuschlag.table.table_event import TableEvent, seat_of
from zuschlag.table.table_state import Code, TableState


def sat(table: TableState, event: TableEvent) -> None:
    seat = table.seats[seat_of(event)]
    seat.clear()
    seat.kind = PERSON
    seat.name = event.public["name"]
    seat.colour = event.public["colour"]
    seat.is_program = event.public.get("program", False)
    seat.holder = event.secret["holder"]
    seat.tenure = table.log.cursor(None)
    table.host = table.host or seat.holder


def bot_seated(table: TableState, event: TableEvent) -> None:
    """A bot took a seat."""
    seat_bot(table, seat_of(event), event.public)


def seat_bot(table: TableState, number: int, bot: dict[str, object]) -> None:
    """Put a bot on a seat."""
    seat = table.seats[number]
    seat.clear()
    seat.kind = BOT
    seat.name, seat.bot = str(bot["name"]), str(bot["bot"])
    seat.colour = int(str(bot["colour"]))


def freed(table: TableState, event: TableEvent) -> None:
    """A seat is open again; a host who leaves hands the table on."""
    number = seat_of(event)
    seat = table.seats[number]
    gone = seat.holder
    seat.clear()
    _drop_codes(table, number)
    if gone and gone == table.host and not seats_of(table.seats, gone):
        table.host = next((s.holder for s in table.seats if s.kind == PERSON), table.host)


def host_changed(table: TableState, event: TableEvent) -> None:
    """Somebody else looks after the table."""
    table.host = table.seats[seat_of(event)].holder


def code_made(table: TableState, event: TableEvent) -> None:
    """A one-time code for a seat."""
    by_host = event.seen_by is None
    code = Code(seat_of(event), event.secret["until"], by_host)
    table.codes[event.secret["hash"]] = code


def seat_moved(table: TableState, event: TableEvent) -> None:
    """The seat belongs to another device now; all its other codes are void."""
    number = seat_of(event)
    seat = table.seats[number]
    old, new = seat.holder, event.secret["holder"]
    match event.public.get("by"):
        case "host":
            seat.hand_on(new, table.log.cursor(None))
        case "former":
            seat.give_back(new)
        case _:
            seat.holder = new
            if table.evening:  # the phone before may be lost: it has no way back
                seat.tenure = table.log.cursor(None)
    seat.is_program = event.public.get("program", seat.is_program)
    if table.host == old and not seats_of(table.seats, old):
        table.host = seat.holder
    _drop_codes(table, number)


def codes_dropped(table: TableState, event: TableEvent) -> None:
    """Codes the host has made for a seat are void: its holder is back."""
    seat = seat_of(event)
    codes = table.codes.items()
    table.codes = {code: kept for code, kept in codes if kept.seat != seat or not kept.by_host}


def _drop_codes(table: TableState, seat: int) -> None:
    table.codes = {code: kept for code, kept in table.codes.items() if kept.seat != seat}
