"""Answers nobody types: bots, stand-ins and standing orders, all after the same kind of wait.

A bot thinks while it waits. When the wait is over it moves, so that how long it thought, which may
reveal something about its hand, never shows.
"""

from typing import Any

import msgspec

from zuschlag.errors import Malformed
from zuschlag.table.commands import Order
from zuschlag.table.game_at_table import Written
from zuschlag.table.live_table import LiveTable, Thought
from zuschlag.table.play import Play
from zuschlag.table.ports import Dice
from zuschlag.table.story import SeatStory
from zuschlag.table.table_state import PLAY, StandingOrder, TableState
from zuschlag.table.waits import waits_of

_NO_ORDER = StandingOrder(Order(), None, 0)
_ENCODER = msgspec.msgpack.Encoder()


def due(live: LiveTable, now: int, dice: Dice) -> dict[int, int]:
    """When which seat is to be looked after: to begin to think, or to answer."""
    wanted = speaking(live)
    live.answer_at = {seat: at for seat, at in live.answer_at.items() if seat in wanted}
    for seat in wanted:
        _draw_wait(live, seat, now, dice)
    return {seat: _when(live, seat, now) for seat in wanted if seat not in live.thinking}


def _draw_wait(live: LiveTable, seat: int, now: int, dice: Dice) -> None:
    """Longer for what everybody can see to be a big decision; it says nothing about the answer."""
    table = live.table
    play = table.game
    known, haste = live.answer_at.get(seat), 0 if table.skips else table.speed
    if known is None or known[:2] != (play.scene, haste):
        least, most = table.settings.pace
        most = least + (most - least) * play.at.weight(play.seen, seat)
        wait = dice.uniform(least, most) * 1000
        live.answer_at[seat] = (play.scene, haste, now + (int(wait / haste) if haste else 0))


def _when(live: LiveTable, seat: int, now: int) -> int:
    """Thinking begins at once; a bot does not roll while others may ask for rent or bargain."""
    at = live.answer_at[seat][-1]
    if not live.table.seats[seat].is_played_by_bot:
        return at
    thought = thought_of(live, seat)
    if thought is None:
        return now
    table, play = live.table, live.table.game
    if not _is_hasty(play, seat, thought):
        return at
    moment, waits = table.moment, waits_of(table.settings, live.limits)
    grace = play.at.not_before(moment, seat, waits)
    return max(at, grace, play.at.patient(moment, table.present, waits))


def _is_hasty(play: Play, seat: int, thought: Thought) -> bool:
    """Whether it cuts others short; what is not an action at all does not."""
    if thought.has_failed or thought.written is None:
        return False
    try:
        return play.at.is_hasty(play.read(thought.written, seat))
    except Malformed:
        return False


def thought_of(live: LiveTable, seat: int) -> Thought | None:
    """What the seat's bot has made up its mind to do, if that still answers the question."""
    thought = live.thoughts.get(seat)
    play = live.table.game
    if thought is None or thought.scene != play.scene:
        return None
    return thought if thought.written is not None or thought.moves == len(play.actions) else None


def speaking(live: LiveTable) -> list[int]:
    """The seats for which a bot or an order may speak now."""
    table = live.table
    if table.status != PLAY or table.game.outcome is not None or table.held is not None:
        return []
    play = table.game
    moves = len(play.actions)
    return [
        seat
        for seat in play.speaking
        if (table.seats[seat].is_played_by_bot and live.kept_still.get(seat) != moves)
        or ordered(table, seat) is not None
    ]


def unmatched(live: LiveTable) -> list[int]:
    """The seats of people who are away for whom a stand-in of their level is yet to be found."""
    away = {seat for seat in range(len(live.table.seats)) if wants_stand_in(live.table, seat)}
    live.matching &= away
    return sorted(away - live.matching)


def wants_stand_in(table: TableState, seat: int) -> bool:
    """Whether the usual bot plays for somebody who is away."""
    is_on = table.status == PLAY and table.game.outcome is None
    return is_on and table.seats[seat].away is not None and not table.seats[seat].bot


def ordered(table: TableState, seat: int) -> Written | None:
    """What the seat's standing order answers now, if it does.

    Everybody waits for their answer while this is found out. So whoever gave no order is treated as
    if there were one: how long it takes must not reveal who did.
    """
    if not table.seats[seat].is_present:
        return None
    standing = table.orders.get(seat, _NO_ORDER)
    play = table.game
    options = play.options(seat)
    if options is None:
        return None
    scope = play.at.order_scope(play.seen)
    return play.at.obey(standing.order, options, scope is not None and scope == standing.scope)


def question(table: TableState, seat: int, seed: int) -> tuple[Any, ...] | None:
    """What a bot gets to decide with: game, name, observation, options, luck, and the past."""
    play = table.game
    options = play.options(seat)
    if options is None:
        return None
    seen = play.at.game.observe(play.state, seat, memory=True)
    bot = table.seats[seat].bot or play.at.bots[0]
    packed = _ENCODER.encode(seen), _ENCODER.encode(options)
    return play.at.game.name, bot, *packed, seed, SeatStory(table, seat)


def without_nagging(table: TableState, seat: int, written: Written | None) -> Written | None:
    """What a bot has chosen, or, where it would nag a person, what goes on without."""
    if written is None:
        return None
    play = table.game
    try:
        action = play.read(written, seat)
    except Malformed:
        return written
    is_nagging = play.at.nags(play.actions, seat, action, table.present)
    return fallback(table, seat) if is_nagging else written


def fallback(table: TableState, seat: int) -> Written | None:
    """What is done for a seat whose bot gives no answer; nothing if it need not speak."""
    play = table.game
    options = play.options(seat)
    if options is None or seat not in play.waiting:
        return None
    return play.at.simplest(options, play.state, seat)


def must_speak(table: TableState, seat: int) -> bool:
    """Whether everybody would wait for ever if this bot kept still."""
    waiting = table.game.waiting
    return seat in waiting and all(table.seats[one].is_played_by_bot for one in waiting)
