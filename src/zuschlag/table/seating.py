"""Sitting down, getting up, coming back, and bots."""

from zuschlag.errors import Malformed, NotAllowed
from zuschlag.table import commands
from zuschlag.table.caller import Caller, seat_of
from zuschlag.table.codes import return_to
from zuschlag.table.games import game_at_table
from zuschlag.table.names import cleaned, skeleton
from zuschlag.table.seat import BOT, OPEN, PERSON
from zuschlag.table.table_event import TableEvent
from zuschlag.table.table_state import LOBBY, TableState

COLOURS = 8
BOT_NAMES = ("Ada", "Bruno", "Clara", "Dario", "Emil", "Frida", "Gustav", "Hedwig", "Ida", "Jakob")


def sit(table: TableState, caller: Caller, command: commands.Sit) -> TableEvent:
    """Take an open seat with a name nobody else could be mistaken for."""
    name = cleaned(command.name)
    if skeleton(name) in [skeleton(seat.name) for seat in table.seats if seat.kind != OPEN]:
        raise NotAllowed("table/name-taken", {"name": name})
    number = _open_seat(table, command.seat)
    parts: dict[str, object] = {"name": name, "colour": _colour(table, command.colour)}
    if caller.speaker.kind == "bot":
        parts["program"] = True
    return caller.event("sat", number, public=parts, secret={"holder": caller.speaker.holder})


def _open_seat(table: TableState, wanted: int | None) -> int:
    free = [number for number, seat in enumerate(table.seats) if seat.kind == OPEN]
    if wanted is not None and wanted in free:
        return wanted
    if wanted is not None or not free:
        raise NotAllowed("table/seat-taken", {"open": free})
    return free[0]


def _colour(table: TableState, wanted: int | None, taken: tuple[int, ...] = ()) -> int:
    used = {seat.colour for seat in table.seats if seat.kind != OPEN} | set(taken)
    free = [colour for colour in range(COLOURS) if colour not in used]
    if wanted is not None and wanted not in free:
        raise NotAllowed("table/colour-taken", {"free": free})
    return free[0] if wanted is None else wanted


def stand(table: TableState, caller: Caller, command: commands.Stand) -> TableEvent:
    """In the lobby the seat is open again; later a bot plays on."""
    number = seat_of(table, caller, command.seat)
    if table.status == LOBBY:
        return caller.event("stood", number)
    if table.seats[number].away is not None:
        raise NotAllowed("table/away")
    return caller.event("away", number, public={"why": "stood"})


def come_back(table: TableState, caller: Caller, command: commands.ComeBack) -> TableEvent:
    """Take one's seat back from the stand-in, or from whoever it was handed to."""
    handed_on = _handed_on(table, caller, command.seat)
    if handed_on is not None:
        return return_to(table, caller, handed_on)
    number = seat_of(table, caller, command.seat)
    if table.seats[number].away is None:
        raise NotAllowed("table/not-away")
    return caller.event("back", number)


def _handed_on(table: TableState, caller: Caller, wanted: int | None) -> int | None:
    """A seat that was the caller's and can still be had back."""
    holder = caller.speaker.holder
    for number, seat in enumerate(table.seats):
        if seat.former == holder and not seat.is_settled and wanted in (None, number):
            return number
    return None


def seat_bot(table: TableState, caller: Caller, command: commands.SeatBot) -> TableEvent:
    """Host: a bot for an open seat."""
    known = game_at_table(table.settings.game).bots
    if command.bot not in known:
        raise Malformed("table/unknown-bot", "command.bot", {"known": list(known)})
    number = _open_seat(table, command.seat)
    return caller.event("bot_seated", number, public=a_bot(table, command.bot, number))


def a_bot(
    table: TableState, bot: str, number: int, others: tuple[tuple[str, int], ...] = ()
) -> dict[str, object]:
    """A bot with a name and a colour that are free, also among `others` about to sit down.

    Its initial is the letter of its seat, where that name is free.
    """
    taken = {skeleton(seat.name) for seat in table.seats if seat.kind != OPEN}
    taken |= {skeleton(name) for name, _ in others}
    names = (*BOT_NAMES[number:], *BOT_NAMES[:number])
    name = next(name for name in names if skeleton(name) not in taken)
    colour = _colour(table, None, tuple(colour for _, colour in others))
    return {"bot": bot, "name": name, "colour": colour}


def fill(table: TableState) -> list[tuple[int, dict[str, object]]]:
    """A bot for every open seat."""
    found: list[tuple[int, dict[str, object]]] = []
    stand_in = game_at_table(table.settings.game).bots[0]
    for number, seat in enumerate(table.seats):
        if seat.kind == OPEN:
            others = tuple((str(bot["name"]), int(str(bot["colour"]))) for _, bot in found)
            found.append((number, a_bot(table, stand_in, number, others)))
    return found


def unseat(table: TableState, caller: Caller, command: commands.Unseat) -> TableEvent:
    """Host: free a seat, while nothing is dealt."""
    if command.seat >= len(table.seats) or table.seats[command.seat].kind not in (PERSON, BOT):
        raise NotAllowed("table/seat-open")
    return caller.event("unseated", command.seat)
