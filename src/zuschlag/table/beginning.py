"""From an empty table to the first card: settings, start, seeds."""

import random
from typing import Any

import msgspec

from zuschlag.errors import Malformed, NotAllowed
from zuschlag.rules.game import LATEST
from zuschlag.table import commands
from zuschlag.table.caller import Caller, seat_of
from zuschlag.table.games import game_at_table, terms_of
from zuschlag.table.seat import OPEN
from zuschlag.table.seating import fill
from zuschlag.table.settings import Settings
from zuschlag.table.table_event import TableEvent
from zuschlag.table.table_state import TableState
from zuschlag.table.text_lines import cleaned_line

MOST_BOARD_BYTES = 32_000
SLOWEST_PACE = 30.0


def checked(settings: Settings) -> Settings:
    """Settings a game can be played with, or Malformed with a path."""
    at = game_at_table(settings.game)
    least, most = settings.pace
    if not 0 <= least <= most <= SLOWEST_PACE:
        raise Malformed("table/bad-pace", "settings.pace", {"least": 0, "most": SLOWEST_PACE})
    if len(msgspec.json.encode([settings.board, settings.options])) > MOST_BOARD_BYTES:
        raise Malformed("table/too-large", "settings.board", {"most_bytes": MOST_BOARD_BYTES})
    time = settings.time
    if time.days is not None and (time.move is not None or time.bank):
        raise Malformed("table/slow-clock", "settings.time")
    # Any deal will do: it is thrown away. What does not fit is found by the rules themselves.
    trial = random.Random(0)
    try:
        terms = terms_of(settings, LATEST)
        state = at.game.begin(terms, at.game.deal(terms, trial))
    except Malformed as fault:
        path = fault.path.removeprefix("settings.")
        raise Malformed(fault.slug, f"settings.{path}", fault.facts) from None
    if time.days is not None and at.minutes(state) is not None:
        raise Malformed("table/slow-clock", "settings.options")
    return msgspec.structs.replace(settings, title=cleaned_line(settings.title))


def plain(settings: Settings) -> dict[str, Any]:
    """Settings as the log keeps them."""
    found: dict[str, Any] = msgspec.to_builtins(settings)
    return found


def change(table: TableState, caller: Caller, command: commands.Change) -> TableEvent:
    """Host: agree on something else while nothing is dealt."""
    settings = checked(command.settings)
    if any(seat.kind != OPEN for seat in table.seats[settings.seats :]):
        raise NotAllowed("table/seats-in-use", {"seats": len(table.seats)})
    known = game_at_table(settings.game).bots
    if any(seat.bot and seat.bot not in known for seat in table.seats):
        raise NotAllowed("table/other-bots", {"known": list(known)})
    return caller.event("changed", public={"settings": plain(settings)})


def start(table: TableState, caller: Caller, command: commands.Start) -> TableEvent:
    """Host: open seats get a bot, people are asked for a seed of their own."""
    public = {"bots": fill(table), "asked": table.present}
    return caller.event("seeds_wanted", public=public)


def seal_seed(table: TableState, caller: Caller, command: commands.SealSeed) -> TableEvent:
    """Commit to a seed; it cannot be changed any more."""
    seat = seat_of(table, caller)
    if table.seeds.wanted_of(seat) != "seal":
        raise NotAllowed("table/seed-not-wanted")
    return caller.event("seed_sealed", seat, public={"hash": command.hash})


def show_seed(table: TableState, caller: Caller, command: commands.ShowSeed) -> TableEvent:
    """Show the seed that was sealed."""
    seat = seat_of(table, caller)
    if table.seeds.wanted_of(seat) != "show":
        raise NotAllowed("table/seed-not-wanted")
    if not table.seeds.fits(seat, command.seed):
        raise NotAllowed("table/other-seed")
    return caller.event("seed_shown", seat, public={"seed": command.seed})
