"""Sitting down, getting up, bots, and seats that move to another device."""

import hashlib

from zuschlag.errors import Malformed, NotAllowed, TooMuch
from zuschlag.table import commands
from zuschlag.table.asking import Asker, check_hidden, check_host, check_status, seat_of
from zuschlag.table.games import game_at_table
from zuschlag.table.happening import Happening
from zuschlag.table.names import cleaned, skeleton
from zuschlag.table.seat import BOT, OPEN, PERSON
from zuschlag.table.table import LOBBY, PAUSED, PLAY, SEEDS, Table

COLOURS = 8
BOT_NAMES = ("Ada", "Bruno", "Clara", "Dario", "Emil", "Frida", "Gustav", "Hedwig", "Ida", "Jakob")


def sit(table: Table, asker: Asker, command: commands.Sit) -> Happening:
    """Take an open seat with a name nobody else could be mistaken for."""
    check_status(table, LOBBY)
    name = cleaned(command.name)
    if skeleton(name) in [skeleton(seat.name) for seat in table.seats if seat.kind != OPEN]:
        raise NotAllowed("table/name-taken", {"name": name})
    number = _open_seat(table, command.seat)
    parts: dict[str, object] = {"name": name, "colour": _colour(table, command.colour)}
    if asker.speaker.kind == "bot":
        parts["program"] = True
    return asker.happening("sat", number, public=parts, secret={"holder": asker.speaker.holder})


def _open_seat(table: Table, wanted: int | None) -> int:
    free = [number for number, seat in enumerate(table.seats) if seat.kind == OPEN]
    if wanted is not None and wanted in free:
        return wanted
    if wanted is not None or not free:
        raise NotAllowed("table/seat-taken", {"open": free})
    return free[0]


def _colour(table: Table, wanted: int | None, taken: tuple[int, ...] = ()) -> int:
    used = {seat.colour for seat in table.seats if seat.kind != OPEN} | set(taken)
    free = [colour for colour in range(COLOURS) if colour not in used]
    if wanted is not None and wanted not in free:
        raise NotAllowed("table/colour-taken", {"free": free})
    return free[0] if wanted is None else wanted


def stand(table: Table, asker: Asker, command: commands.Stand) -> Happening:
    """In the lobby the seat is open again; later a bot plays on."""
    number = seat_of(table, asker, command.seat)
    check_status(table, LOBBY, SEEDS, PLAY, PAUSED)
    if table.status == LOBBY:
        return asker.happening("stood", number)
    if table.seats[number].away is not None:
        raise NotAllowed("table/away")
    return asker.happening("away", number, public={"why": "stood"})


def come_back(table: Table, asker: Asker, command: commands.ComeBack) -> Happening:
    """Take the own seat from the stand-in."""
    number = seat_of(table, asker, command.seat)
    check_status(table, SEEDS, PLAY, PAUSED)
    if table.seats[number].away is None:
        raise NotAllowed("table/not-away")
    return asker.happening("back", number)


def seat_bot(table: Table, asker: Asker, command: commands.SeatBot) -> Happening:
    """Host: a bot for an open seat."""
    check_host(table, asker)
    check_status(table, LOBBY)
    known = game_at_table(table.settings.game).bots
    if command.bot not in known:
        raise Malformed("table/unknown-bot", "command.bot", {"known": list(known)})
    number = _open_seat(table, command.seat)
    return asker.happening("bot_seated", number, public=a_bot(table, command.bot))


def a_bot(table: Table, bot: str, others: tuple[tuple[str, int], ...] = ()) -> dict[str, object]:
    """A bot with a name and a colour that are free, also among `others` about to sit down."""
    taken = {skeleton(seat.name) for seat in table.seats if seat.kind != OPEN}
    taken |= {skeleton(name) for name, _ in others}
    name = next(name for name in BOT_NAMES if skeleton(name) not in taken)
    colour = _colour(table, None, tuple(colour for _, colour in others))
    return {"bot": bot, "name": name, "colour": colour}


def fill(table: Table) -> list[tuple[int, dict[str, object]]]:
    """A bot for every open seat."""
    found: list[tuple[int, dict[str, object]]] = []
    stand_in = game_at_table(table.settings.game).bots[0]
    for number, seat in enumerate(table.seats):
        if seat.kind == OPEN:
            others = tuple((str(bot["name"]), int(str(bot["colour"]))) for _, bot in found)
            found.append((number, a_bot(table, stand_in, others)))
    return found


def unseat(table: Table, asker: Asker, command: commands.Unseat) -> Happening:
    """Host: free a seat, while nothing is dealt."""
    check_host(table, asker)
    check_status(table, LOBBY)
    if command.seat >= len(table.seats) or table.seats[command.seat].kind not in (PERSON, BOT):
        raise NotAllowed("table/seat-open")
    return asker.happening("unseated", command.seat)


def move_seat(table: Table, asker: Asker, command: commands.MoveSeat) -> Happening:
    """A code for another device of one's own: nobody else learns of it."""
    number = seat_of(table, asker, command.seat)
    check_hidden(table, asker, number)
    return _code(table, asker, number, seen_by=[number])


def reissue(table: Table, asker: Asker, command: commands.Reissue) -> Happening:
    """Host: a code for somebody who lost their way in; everybody sees it."""
    check_host(table, asker)
    if command.seat >= len(table.seats) or table.seats[command.seat].kind != PERSON:
        raise NotAllowed("table/not-a-person")
    return _code(table, asker, command.seat, seen_by=None)


def _code(table: Table, asker: Asker, seat: int, seen_by: list[int] | None) -> Happening:
    check_status(table, LOBBY, SEEDS, PLAY, PAUSED)
    by_host = seen_by is None
    alike = [code for code in table.codes.values() if (code.seat, code.by_host) == (seat, by_host)]
    running = [code for code in alike if code.until > asker.now]
    if len(running) >= asker.limits.open_codes:
        raise TooMuch("table/too-many-codes", {"most": asker.limits.open_codes})
    until = asker.now + asker.limits.code_seconds * 1000
    secret = {"hash": hash_of(asker.code()), "until": until}
    public = {"by": "host"} if by_host else {}
    return asker.happening("code_made", seat, seen_by=seen_by, public=public, secret=secret)


def take_over(table: Table, asker: Asker, command: commands.TakeOver) -> Happening:
    """Whoever has the code has the seat; the code works once."""
    if not is_good_code(table, command.code, asker.now):
        raise NotAllowed("table/bad-code")
    seat = table.codes[hash_of(command.code)].seat
    return asker.happening("seat_moved", seat, secret={"holder": asker.speaker.holder})


def is_good_code(table: Table, code: str, now: int) -> bool:
    """Whether a one-time code opens a seat of this table."""
    found = table.codes.get(hash_of(code))
    return found is not None and found.until > now


def hash_of(code: str) -> str:
    """How a code is remembered."""
    return hashlib.sha256(code.strip().upper().encode()).hexdigest()
