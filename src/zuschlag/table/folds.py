"""How a table changes by what happened: one function for every kind of entry, nothing else."""

from collections.abc import Callable
from functools import partial

import msgspec

from zuschlag.errors import NotFound
from zuschlag.rules.ruling import TABLE_SEAT
from zuschlag.table.commands import Order
from zuschlag.table.games import game_at_table, terms_of
from zuschlag.table.hurrying import is_called
from zuschlag.table.play import Play
from zuschlag.table.seat import BOT, PERSON, seats_of
from zuschlag.table.seeds import Seeds
from zuschlag.table.settings import Settings
from zuschlag.table.table_event import TableEvent
from zuschlag.table.table_state import (
    OVER,
    PAUSED,
    PLAY,
    SEEDS,
    Absence,
    Answered,
    Code,
    Proposal,
    StandingOrder,
    TableState,
    Vacation,
)

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
    return {"table": event.public["table"]} if event.kind == "rematch" else {}


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
    table.seeds = Seeds(table.id, bytes.fromhex(event.secret["server_seed"]))
    table.is_running = True


def changed(table: TableState, event: TableEvent) -> None:
    """The host agreed on something else."""
    table.resize(msgspec.convert(event.public["settings"], Settings))


def sat(table: TableState, event: TableEvent) -> None:
    seat = table.seats[_seat(event)]
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
    seat_bot(table, _seat(event), event.public)


def seat_bot(table: TableState, number: int, bot: dict[str, object]) -> None:
    """Put a bot on a seat."""
    seat = table.seats[number]
    seat.clear()
    seat.kind = BOT
    seat.name, seat.bot = str(bot["name"]), str(bot["bot"])
    seat.colour = int(str(bot["colour"]))


def freed(table: TableState, event: TableEvent) -> None:
    """A seat is open again; a host who leaves hands the table on."""
    number = _seat(event)
    seat = table.seats[number]
    gone = seat.holder
    seat.clear()
    _drop_codes(table, number)
    if gone and gone == table.host and not seats_of(table.seats, gone):
        table.host = next((s.holder for s in table.seats if s.kind == PERSON), table.host)


def host_changed(table: TableState, event: TableEvent) -> None:
    """Somebody else looks after the table."""
    table.host = table.seats[_seat(event)].holder


def seeds_wanted(table: TableState, event: TableEvent) -> None:
    """The game begins: open seats have a bot, players are asked for seeds."""
    table.status = SEEDS
    for number, bot in event.public["bots"]:
        seat_bot(table, number, bot)
    table.seeds.ask(event.public["asked"], event.at)


def seed_sealed(table: TableState, event: TableEvent) -> None:
    """A player committed to a seed."""
    table.seeds.sealed[_seat(event)] = event.public["hash"]


def seeds_called(table: TableState, event: TableEvent) -> None:
    """All seeds are sealed: show them."""
    table.seeds.call(event.at)


def seed_shown(table: TableState, event: TableEvent) -> None:
    """A player showed the seed."""
    table.seeds.shown[_seat(event)] = event.public["seed"]


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
    seat = event.seat if event.seat is not None else TABLE_SEAT
    written = event.secret.get("action") or event.public["action"]
    action = play.read(written, seat)
    scene = play.scene
    play.move(seat, action, event.public.get("dice", []), event.public.get("undo", False), event.at)
    table.story.append(len(table.log.lines))
    table.timing.ask(play.waiting, event.at, seat, play.scene != scene)
    table.undo = None
    table.skips = table.skips and not is_called(table)
    if seat != TABLE_SEAT and "by" not in event.public:
        table.seats[seat].is_settled = True


def end_moved(table: TableState, event: TableEvent) -> None:
    """The evening has moved the end of its round."""
    table.timing.end_at(event.public["limit"])


def bell_rung(table: TableState, event: TableEvent) -> None:
    """The bell has rung at a game that is played to its end."""
    table.timing.hurry(event.public["seconds"], event.at)


def order(table: TableState, event: TableEvent) -> None:
    """A standing order was given or taken back."""
    seat = _seat(event)
    given = event.private[seat]["order"]
    if given is None:
        table.orders.pop(seat, None)
        return
    scope = table.game.at.order_scope(table.game.seen)
    kept = msgspec.convert(given, Order)
    table.orders[seat] = StandingOrder(kept, scope, event.at)


def away(table: TableState, event: TableEvent) -> None:
    """A bot plays for somebody until they come back."""
    seat = table.seats[_seat(event)]
    seat.away, seat.away_at = event.public["why"], event.at
    seat.bot = ""
    table.absences.pop(_seat(event), None)
    _end_vacation(table, _seat(event), event.at)


def stand_in(table: TableState, event: TableEvent) -> None:
    """Which bot that is."""
    table.seats[_seat(event)].bot = event.public["bot"]


def kept(table: TableState, event: TableEvent) -> None:
    """The table waits for somebody who is gone; that counts as a pause."""
    table.absences[_seat(event)] = Absence(True, event.public["asker"], event.at)
    table.pauses += 1


def wish(table: TableState, event: TableEvent) -> None:
    """Somebody wants the table to do for one who is gone what it would not do by itself."""
    known = table.absences.get(_seat(event), Absence())
    table.absences[_seat(event)] = Absence(wishes=[*known.wishes, event.public["asker"]])


def vacation(table: TableState, event: TableEvent) -> None:
    """Somebody at a slow table is away until some day, and their clock stands still."""
    seat = _seat(event)
    _end_vacation(table, seat, event.at)
    taken = Vacation(event.at, event.public["until"])
    table.vacations[seat] = taken
    used = table.vacation_used.get(seat, 0)
    table.vacation_used[seat] = used + taken.until - taken.since


def vacation_over(table: TableState, event: TableEvent) -> None:
    """Their clock runs again; days that were not needed are left for later."""
    _end_vacation(table, _seat(event), event.at)


def _end_vacation(table: TableState, seat: int, at: int) -> None:
    taken = table.vacations.pop(seat, None)
    if taken is not None:
        end = min(at, taken.until)
        table.vacation_used[seat] -= taken.until - end
        table.timing.give_back(seat, taken.since, end)


def hurried(table: TableState, event: TableEvent) -> None:
    """Bots answer faster or slower from now on."""
    table.speed, table.skips = event.public["speed"], event.public["skip"]


def back(table: TableState, event: TableEvent) -> None:
    """Somebody plays again in person, with time of their own; a kept seat has what it had."""
    number = _seat(event)
    seat, known = table.seats[number], table.absences.pop(number, None)
    now = event.at if table.is_running else table.stopped_at
    if seat.away is not None:
        table.timing.restart(number, now)
    elif known is not None and known.is_kept:
        table.timing.give_back(number, known.since, now)
    seat.away, seat.bot = None, ""


def paused(table: TableState, event: TableEvent) -> None:
    """All clocks stop."""
    table.status = PAUSED
    table.pause = None
    table.pauses += 1
    _stand_still(table, event)
    table.pause_until = event.public.get("until")


def unpaused(table: TableState, event: TableEvent) -> None:
    """All clocks run again from where they were."""
    table.status = PLAY
    table.pause_until = None
    _run_again(table, event)


def stopped(table: TableState, event: TableEvent) -> None:
    """The server goes down in good order."""
    if table.is_running:
        _stand_still(table, event)


def resumed(table: TableState, event: TableEvent) -> None:
    """The server is back; nobody pays for the time it was away, and all get some more."""
    since = table.last_at if table.is_running else table.stopped_at
    good = {code: kept for code, kept in table.codes.items() if kept.until > since}
    table.codes = {code: kept.later(event.at - since) for code, kept in good.items()}
    if "least" in event.public:
        _go_on_by_the_calendar(table, event)
    elif table.status != PAUSED:
        _run_again(table, event, event.public["credit"])


def _go_on_by_the_calendar(table: TableState, event: TableEvent) -> None:
    """Days are days, whoever slept meanwhile; but nobody's are over just when all are back."""
    table.is_running = True
    table.running_since = event.at
    table.timing.leave_until(event.at + event.public["least"])


def _stand_still(table: TableState, event: TableEvent) -> None:
    table.is_running = False
    table.stopped_at = event.at


def _run_again(table: TableState, event: TableEvent, credit: int = 0) -> None:
    """Shift all that runs; after a crash nothing has run since the last entry that all saw."""
    since = table.last_at if table.is_running else table.stopped_at
    gap = event.at - since + credit  # less than nothing where a clock was set back
    table.is_running = True
    table.timing.shift(gap)
    table.seeds.since += gap
    table.running_since = event.at
    if table.play is not None:
        table.play.shift(gap)


def said(table: TableState, event: TableEvent) -> None:
    """A line of chat."""
    table.chat_lines += 1


def undo_asked(table: TableState, event: TableEvent) -> None:
    """Somebody would like a move back."""
    table.undo = Proposal(_seat(event), [])


def undo_answered(table: TableState, event: TableEvent) -> None:
    """Somebody agreed, or did not: then that is that."""
    table.undo = _answered(table.undo, event)


def _answered(proposal: Proposal | None, event: TableEvent) -> Proposal | None:
    if proposal is None or not event.public["yes"]:
        return None
    return Proposal(proposal.seat, [*proposal.agreed, _seat(event)], proposal.facts)


def pause_asked(table: TableState, event: TableEvent) -> None:
    """Somebody would like the clocks to stop."""
    table.pause = Proposal(_seat(event), [], event.public)


def pause_answered(table: TableState, event: TableEvent) -> None:
    """Somebody agreed, or plays on."""
    table.pause = _answered(table.pause, event)


def ruling_asked(table: TableState, event: TableEvent) -> None:
    """Somebody has named winners."""
    table.ruling = Proposal(_seat(event), [], event.public)


def ruling_answered(table: TableState, event: TableEvent) -> None:
    """Somebody agreed, or did not."""
    table.ruling = _answered(table.ruling, event)


def undone(table: TableState, event: TableEvent) -> None:
    """The move is taken back, and all that followed it."""
    table.game.undo(_seat(event), event.at)
    # A new list: whoever was told the story before may still read the old one.
    table.story = table.story[: 1 + len(table.game.actions)]
    table.undo = None
    table.timing.asked = {}
    table.timing.ask(table.game.waiting, event.at)


def vote(table: TableState, event: TableEvent) -> None:
    """For or against ending the game now."""
    seat = _seat(event)
    if event.public["yes"]:
        table.votes.add(seat)
    elif seat in table.votes:
        table.votes.discard(seat)
    else:
        table.votes.clear()  # one who plays on is enough


def code_made(table: TableState, event: TableEvent) -> None:
    """A one-time code for a seat."""
    by_host = event.seen_by is None
    code = Code(_seat(event), event.secret["until"], by_host)
    table.codes[event.secret["hash"]] = code


def seat_moved(table: TableState, event: TableEvent) -> None:
    """The seat belongs to another device now; all its other codes are void."""
    number = _seat(event)
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
    seat = _seat(event)
    codes = table.codes.items()
    table.codes = {code: kept for code, kept in codes if kept.seat != seat or not kept.by_host}


def _drop_codes(table: TableState, seat: int) -> None:
    table.codes = {code: kept for code, kept in table.codes.items() if kept.seat != seat}


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


def _seat(event: TableEvent) -> int:
    if event.seat is None:
        raise ValueError(f"{event.kind} without a seat")
    return event.seat


FOLDS: dict[str, Fold] = {
    "created": created,
    "changed": changed,
    "sat": sat,
    "stood": freed,
    "bot_seated": bot_seated,
    "unseated": freed,
    "host_changed": host_changed,
    "seeds_wanted": seeds_wanted,
    "seed_sealed": seed_sealed,
    "seeds_called": seeds_called,
    "seed_shown": seed_shown,
    "dealt": dealt,
    "move": move,
    "end_moved": end_moved,
    "bell_rung": bell_rung,
    "order": order,
    "away": away,
    "stand_in": stand_in,
    "back": back,
    "hurried": hurried,
    "vacation": vacation,
    "vacation_over": vacation_over,
    "kept": kept,
    "wait_asked": wish,
    "bot_asked": wish,
    "paused": paused,
    "unpaused": unpaused,
    "stopped": stopped,
    "resumed": resumed,
    "said": said,
    "undo_asked": undo_asked,
    "undo_answered": undo_answered,
    "undone": undone,
    "vote": vote,
    "code_made": code_made,
    "seat_moved": seat_moved,
    "codes_dropped": codes_dropped,
    "pause_asked": pause_asked,
    "pause_answered": pause_answered,
    "ruling_asked": ruling_asked,
    "ruling_answered": ruling_answered,
    "over": over,
    "rematch": rematch,
}
