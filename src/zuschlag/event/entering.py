"""Coming, going, and what somebody needs."""

from zuschlag.errors import Malformed, NotAllowed, TooMuch
from zuschlag.event import commands
from zuschlag.event.asker import Asker
from zuschlag.event.evening_state import HERE, LEFT, PLANNED, EveningState
from zuschlag.event.powers import check_no_neighbour, entrant_meant, known_entrant, speaks_as
from zuschlag.event.settings import MOST_ENTRANTS, MOST_NUMBERS
from zuschlag.table.games import game_at_table
from zuschlag.table.names import cleaned, skeleton
from zuschlag.table.table_event import TableEvent


def join(evening: EveningState, asker: Asker, command: commands.Join) -> TableEvent:
    """One phone, one entrant."""
    own = evening.entrant_of(asker.holder)
    if own is not None:
        raise NotAllowed("event/entered", {"entrant": own.number})
    if len(evening.entrants) >= MOST_NUMBERS:
        raise TooMuch("event/full", {"most": MOST_NUMBERS})
    name = _free_name(evening, command.name)
    public = {"entrant": _next(evening), "name": name, "since": _first_round(evening)}
    if command.seal is not None:
        public["seal"] = command.seal
    return asker.event("joined", speaks_as(evening, asker), {"holder": asker.holder}, **public)


def enter(evening: EveningState, asker: Asker, command: commands.Enter) -> TableEvent:
    """A bot in a rehearsal; at an evening of people none is ever entered."""
    if not evening.settings.is_rehearsal:
        raise NotAllowed("event/no-rehearsal")
    known = game_at_table(evening.settings.table.game).bots
    if command.bot not in known:
        raise Malformed("table/unknown-bot", "command.bot", {"known": list(known)})
    public = {
        "entrant": _next(evening),
        "name": _free_name(evening, command.name),
        "since": _first_round(evening),
        "bot": command.bot,
    }
    return asker.event("joined", speaks_as(evening, asker), **public)


def register(evening: EveningState, asker: Asker, command: commands.Register) -> TableEvent:
    """Somebody without a phone; with the code on their card one can be taken later."""
    public = {
        "entrant": _next(evening),
        "name": _free_name(evening, command.name),
        "since": _first_round(evening),
        "paper": True,
    }
    return asker.event("joined", speaks_as(evening, asker), **public)


def _next(evening: EveningState) -> int:
    """Numbers are never used again, places are: of whoever was sent home without having played."""
    if len(evening.here_or_seated) >= MOST_ENTRANTS:
        raise TooMuch("event/full", {"most": MOST_ENTRANTS})
    return len(evening.entrants) + 1


def _first_round(evening: EveningState) -> int:
    """Who comes while a round is called or played waits for the next one."""
    current = evening.current
    if current is not None and current.takes_more:
        return current.number
    is_under_way = current is not None and current.state != PLANNED
    return evening.next_number + is_under_way


def _free_name(evening: EveningState, name: str, own: int = 0) -> str:
    """A name nobody else could be mistaken for."""
    wanted = cleaned(name)
    taken = {skeleton(one.name) for one in evening.entrants.values() if one.number != own}
    if skeleton(wanted) in taken:
        raise NotAllowed("event/name-taken", {"name": wanted})
    return wanted


def rename(evening: EveningState, asker: Asker, command: commands.Rename) -> TableEvent:
    entrant = known_entrant(evening, command.entrant)
    name = _free_name(evening, command.name, entrant.number)
    by = speaks_as(evening, asker)
    return asker.event("renamed", by, entrant=entrant.number, name=name, was=entrant.name)


def leave(evening: EveningState, asker: Asker, command: commands.Leave) -> TableEvent:
    """A seat that is being played plays on."""
    entrant = entrant_meant(evening, asker, command.entrant)
    check_no_neighbour(evening, asker, entrant)
    if entrant.state == LEFT:
        raise NotAllowed("event/has-left", {"entrant": entrant.number})
    return asker.event("left", speaks_as(evening, asker), entrant=entrant.number)


def come_back(evening: EveningState, asker: Asker, command: commands.Return) -> TableEvent:
    entrant = entrant_meant(evening, asker, command.entrant)
    check_no_neighbour(evening, asker, entrant)
    if entrant.state == HERE:
        raise NotAllowed("event/is-here", {"entrant": entrant.number})
    return asker.event("returned", speaks_as(evening, asker), entrant=entrant.number)


def wish(evening: EveningState, asker: Asker, command: commands.Wish) -> TableEvent:
    """For the next draw; what is planned stays as it is."""
    entrant = known_entrant(evening, command.entrant)
    public = {"entrant": entrant.number, "table": command.table, "apart": command.apart.strip()}
    return asker.event("wished", speaks_as(evening, asker), **public)
