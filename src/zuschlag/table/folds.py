"""How a table changes by what happened: one function for every kind of entry, nothing else.

Those of seats and of time have files of their own.
"""

from collections.abc import Callable
from functools import partial

import msgspec

from zuschlag.errors import NotFound
from zuschlag.rules.ruling import TABLE_SEAT
from zuschlag.table import round_folds, seat_folds, time_folds
from zuschlag.table.commands import Order
from zuschlag.table.games import game_at_table, terms_of
from zuschlag.table.hurrying import is_called
from zuschlag.table.play import Play
from zuschlag.table.seeds import Seeds
from zuschlag.table.settings import Settings
from zuschlag.table.table_event import TableEvent, seat_of
from zuschlag.table.table_state import (
    OVER,
    PLAY,
    SEEDS,
    Answered,
    Proposal,
    StandingOrder,
    TableState,
)

_NOTHING: dict[str, object] = {}  # what comes of most commands

Fold = Callable[[TableState, TableEvent], None]


def fold(table: TableState, event: TableEvent) -> None:
    """Take in what happened; it is on disk already."""
    FOLDS[event.kind](table, event)
    table.log.add(event)
    if event.seen_by is None:
        table.last_at = event.at
    if event.speaker is not None and event.command is not None:
        known = Answered(event.mark, made_of(event))
        table.answered[event.speaker, event.command] = known


def made_of(event: TableEvent) -> dict[str, object]:
    """What whoever asked for it learns, besides that it is done."""
    if event.kind == "sat":
        return {"seat": event.seat}
    return {"table": event.public["table"]} if event.kind == "rematch" else _NOTHING


def created(table: TableState, event: TableEvent) -> None:
    if "host" not in event.secret:
        raise NotFound("table/unknown")  # the chain of something else, an evening
    table.created = event.at
    table.code = event.public["code"]
    table.rules = event.public.get("rules", 1)
    table.evening = event.public.get("evening", "")
    table.league = event.public.get("league", False)
    table.host = table.maker = event.secret["host"]
    table.resize(msgspec.convert(event.public["settings"], Settings))
    round_id = event.public.get("round", "")
    table.is_gated = bool(round_id)
    table.seeds = Seeds(table.id, bytes.fromhex(event.secret["server_seed"]), round_id)
    table.is_running = True


def changed(table: TableState, event: TableEvent) -> None:
    """The host agreed on something else."""
    table.resize(msgspec.convert(event.public["settings"], Settings))


def seeds_wanted(table: TableState, event: TableEvent) -> None:
    """The game begins: open seats have a bot, players are asked for seeds."""
    table.status = SEEDS
    for number, bot in event.public["bots"]:
        seat_folds.seat_bot(table, number, bot)
    table.seeds.ask(event.public["asked"], event.at)


def seed_sealed(table: TableState, event: TableEvent) -> None:
    """A player committed to a seed."""
    table.seeds.sealed[seat_of(event)] = event.public["hash"]


def seeds_called(table: TableState, event: TableEvent) -> None:
    """All seeds are sealed: show them."""
    table.seeds.call(event.at)


def seed_shown(table: TableState, event: TableEvent) -> None:
    """A player showed the seed."""
    table.seeds.shown[seat_of(event)] = event.public["seed"]


def dealt(table: TableState, event: TableEvent) -> None:
    """Cards are on the table."""
    agreed = table.settings
    at = game_at_table(agreed.game)
    deal = at.deal_from(event.secret["deal"])
    begin = partial(at.game.begin, terms_of(agreed, table.rules), deal)
    table.play = Play(at, begin, table.seeds.key(agreed.seats), event.at)
    table.status = PLAY
    table.story = [len(table.log.lines)]
    table.timing.begin(event.at, at.minutes(table.play.state))
    table.timing.ask(table.play.waiting, event.at)


def move(table: TableState, event: TableEvent) -> None:
    """Somebody moved, or the table said that time is up."""
    play = table.game
    table.held = None
    seat = event.seat if event.seat is not None else TABLE_SEAT
    written = event.secret.get("action") or event.public["action"]
    action = play.read(written, seat)
    scene, barred = play.scene, table.barred
    play.move(seat, action, event.public.get("dice", []), event.public.get("undo", False), event.at)
    table.story.append(len(table.log.lines))
    table.timing.ask(play.waiting, event.at, seat, play.scene != scene)
    table.timing.leave_out(barred, event.at)
    table.undo = None
    table.skips = table.skips and not is_called(table)
    if seat != TABLE_SEAT and "by" not in event.public:
        table.seats[seat].is_settled = True


def order(table: TableState, event: TableEvent) -> None:
    """A standing order was given or taken back."""
    seat = seat_of(event)
    given = event.private[seat]["order"]
    if given is None:
        table.orders.pop(seat, None)
        return
    scope = table.game.at.order_scope(table.game.seen)
    kept = msgspec.convert(given, Order)
    table.orders[seat] = StandingOrder(kept, scope, event.at)


def said(table: TableState, event: TableEvent) -> None:
    """A line of chat."""
    table.chat_lines += 1


def undo_asked(table: TableState, event: TableEvent) -> None:
    """Somebody would like a move back."""
    table.undo = Proposal(seat_of(event), [])


def undo_answered(table: TableState, event: TableEvent) -> None:
    """Somebody agreed, or did not: then that is that."""
    table.undo = _answered(table.undo, event)


def _answered(proposal: Proposal | None, event: TableEvent) -> Proposal | None:
    if proposal is None or not event.public["yes"]:
        return None
    return Proposal(proposal.seat, [*proposal.agreed, seat_of(event)], proposal.facts)


def pause_asked(table: TableState, event: TableEvent) -> None:
    """Somebody would like the clocks to stop."""
    table.pause = Proposal(seat_of(event), [], event.public)


def pause_answered(table: TableState, event: TableEvent) -> None:
    """Somebody agreed, or plays on."""
    table.pause = _answered(table.pause, event)


def ruling_asked(table: TableState, event: TableEvent) -> None:
    """Somebody has named winners."""
    table.ruling = Proposal(seat_of(event), [], event.public)


def ruling_answered(table: TableState, event: TableEvent) -> None:
    """Somebody agreed, or did not."""
    table.ruling = _answered(table.ruling, event)


def undone(table: TableState, event: TableEvent) -> None:
    """The move is taken back, and all that followed it."""
    table.game.undo(seat_of(event), event.at)
    # A new list: whoever was told the story before may still read the old one.
    table.story = table.story[: 1 + len(table.game.actions)]
    table.undo = None
    table.timing.asked = {}
    table.timing.ask(table.game.waiting, event.at)


def vote(table: TableState, event: TableEvent) -> None:
    """For or against ending the game now."""
    seat = seat_of(event)
    if event.public["yes"]:
        table.votes.add(seat)
    elif seat in table.votes:
        table.votes.discard(seat)
    else:
        table.votes.clear()  # one who plays on is enough


def over(table: TableState, event: TableEvent) -> None:
    """The game has ended; all secrets of the shuffle are open."""
    table.status = OVER
    table.ended_at = event.at
    table.is_running = False
    table.result = {key: event.public[key] for key in ("ending", "outcome")}
    table.undo = table.pause = table.ruling = None
    table.absences = {}
    table.vacations = {}
    table.timing.asked = {}


def rematch(table: TableState, event: TableEvent) -> None:
    """The same people play again at another table."""
    table.rematch = event.public["table"]


FOLDS: dict[str, Fold] = {
    "created": created,
    "changed": changed,
    "sat": seat_folds.sat,
    "stood": seat_folds.freed,
    "bot_seated": seat_folds.bot_seated,
    "unseated": seat_folds.freed,
    "host_changed": seat_folds.host_changed,
    "seeds_wanted": seeds_wanted,
    "seed_sealed": seed_sealed,
    "seeds_called": seeds_called,
    "seed_shown": seed_shown,
    "seeds_gathered": round_folds.seeds_gathered,
    "dealt": dealt,
    "move": move,
    "row_finished": round_folds.row_finished,
    "gate_lifted": round_folds.gate_lifted,
    "seed_told": round_folds.seed_told,
    "end_moved": time_folds.end_moved,
    "bell_rung": time_folds.bell_rung,
    "order": order,
    "away": time_folds.away,
    "stand_in": time_folds.stand_in,
    "back": time_folds.back,
    "hurried": time_folds.hurried,
    "vacation": time_folds.vacation,
    "vacation_over": time_folds.vacation_over,
    "kept": time_folds.kept,
    "wait_asked": time_folds.wish,
    "bot_asked": time_folds.wish,
    "paused": time_folds.paused,
    "unpaused": time_folds.unpaused,
    "stopped": time_folds.stopped,
    "resumed": time_folds.resumed,
    "said": said,
    "undo_asked": undo_asked,
    "undo_answered": undo_answered,
    "undone": undone,
    "vote": vote,
    "code_made": seat_folds.code_made,
    "seat_moved": seat_folds.seat_moved,
    "codes_dropped": seat_folds.codes_dropped,
    "pause_asked": pause_asked,
    "pause_answered": pause_answered,
    "ruling_asked": ruling_asked,
    "ruling_answered": ruling_answered,
    "over": over,
    "rematch": rematch,
}
