"""How a table changes by what happened: one function for every kind of entry, nothing else."""

from collections.abc import Callable

import msgspec

from zuschlag.rules.ruling import TABLE_SEAT
from zuschlag.table.commands import Order
from zuschlag.table.games import game_at_table
from zuschlag.table.play import Play
from zuschlag.table.seat import BOT, PERSON, seats_of
from zuschlag.table.seeds import Seeds
from zuschlag.table.settings import Settings
from zuschlag.table.table_event import Happening
from zuschlag.table.table_state import (
    OVER,
    PAUSED,
    PLAY,
    SEEDS,
    Answered,
    Code,
    StandingOrder,
    Table,
    Wish,
)

Fold = Callable[[Table, Happening], None]


def fold(table: Table, happening: Happening) -> None:
    """Take in what happened; it is on disk already."""
    FOLDS[happening.kind](table, happening)
    table.log.add(happening)
    if happening.seen_by is None:
        table.last_at = happening.at
    if happening.speaker is not None and happening.command is not None:
        known = Answered(happening.mark, made_of(happening))
        table.answered[happening.speaker, happening.command] = known


def made_of(happening: Happening) -> dict[str, object]:
    """What whoever asked for it gets to know besides that it is done."""
    if happening.kind == "sat":
        return {"seat": happening.seat}
    return {"table": happening.public["table"]} if happening.kind == "rematch" else {}


def created(table: Table, happening: Happening) -> None:
    """Somebody opened a table."""
    table.created = happening.at
    table.code = happening.public["code"]
    table.host = table.maker = happening.secret["host"]
    table.resize(msgspec.convert(happening.public["settings"], Settings))
    table.seeds = Seeds(table.id, bytes.fromhex(happening.secret["server_seed"]))
    table.is_running = True


def changed(table: Table, happening: Happening) -> None:
    """The host agreed on something else."""
    table.resize(msgspec.convert(happening.public["settings"], Settings))


def sat(table: Table, happening: Happening) -> None:
    """Somebody took a seat."""
    seat = table.seats[_seat(happening)]
    seat.clear()
    seat.kind = PERSON
    seat.name = happening.public["name"]
    seat.colour = happening.public["colour"]
    seat.is_program = happening.public.get("program", False)
    seat.holder = happening.secret["holder"]
    seat.tenure = table.log.cursor(None)
    table.host = table.host or seat.holder


def bot_seated(table: Table, happening: Happening) -> None:
    """A bot took a seat."""
    seat_bot(table, _seat(happening), happening.public)


def seat_bot(table: Table, number: int, bot: dict[str, object]) -> None:
    """Put a bot on a seat."""
    seat = table.seats[number]
    seat.clear()
    seat.kind = BOT
    seat.name, seat.bot = str(bot["name"]), str(bot["bot"])
    seat.colour = int(str(bot["colour"]))


def freed(table: Table, happening: Happening) -> None:
    """A seat is open again; a host who leaves hands the table on."""
    number = _seat(happening)
    seat = table.seats[number]
    gone = seat.holder
    seat.clear()
    _drop_codes(table, number)
    if gone and gone == table.host and not seats_of(table.seats, gone):
        table.host = next((s.holder for s in table.seats if s.kind == PERSON), table.host)


def host_changed(table: Table, happening: Happening) -> None:
    """Somebody else looks after the table."""
    table.host = table.seats[_seat(happening)].holder


def seeds_wanted(table: Table, happening: Happening) -> None:
    """The game begins: open seats have a bot, players are asked for seeds."""
    table.status = SEEDS
    for number, bot in happening.public["bots"]:
        seat_bot(table, number, bot)
    table.seeds.ask(happening.public["asked"], happening.at)


def seed_sealed(table: Table, happening: Happening) -> None:
    """A player committed to a seed."""
    table.seeds.sealed[_seat(happening)] = happening.public["hash"]


def seeds_called(table: Table, happening: Happening) -> None:
    """All seeds are sealed: show them."""
    table.seeds.call(happening.at)


def seed_shown(table: Table, happening: Happening) -> None:
    """A player showed the seed."""
    table.seeds.shown[_seat(happening)] = happening.public["seed"]


def dealt(table: Table, happening: Happening) -> None:
    """Cards are on the table."""
    agreed = table.settings
    at = game_at_table(agreed.game)
    deal = at.deal_from(happening.secret["deal"])
    state = at.setup(agreed.edition, agreed.seats, deal, agreed.options, agreed.board)
    table.play = Play(at, state, table.seeds.key(agreed.seats), happening.at)
    table.status = PLAY
    table.timing.begin(happening.at, at.minutes(state))
    table.timing.ask(table.play.waiting, happening.at)


def move(table: Table, happening: Happening) -> None:
    """Somebody moved, or the table said that time is up."""
    play = table.game
    seat = happening.seat if happening.seat is not None else TABLE_SEAT
    written = happening.secret.get("action") or happening.public["action"]
    action = play.read(written, seat)
    scene = play.scene
    after = happening.after
    if after is None:
        after = play.replayed(seat, action, happening.public.get("dice", []))
    play.move(seat, action, after, happening.public.get("undo", False), happening.at)
    table.timing.ask(play.waiting, happening.at, seat, play.scene != scene)
    table.undo = None
    if seat != TABLE_SEAT and "by" not in happening.public:
        table.seats[seat].is_settled = True


def order(table: Table, happening: Happening) -> None:
    """A standing order was given or taken back."""
    seat = _seat(happening)
    given = happening.private[seat]["order"]
    if given is None:
        table.orders.pop(seat, None)
        return
    scope = table.game.at.order_scope(table.game.seen)
    kept = msgspec.convert(given, Order)
    table.orders[seat] = StandingOrder(kept, scope, happening.at)


def away(table: Table, happening: Happening) -> None:
    """A bot plays for somebody until they come back."""
    seat = table.seats[_seat(happening)]
    seat.away, seat.away_at = happening.public["why"], happening.at


def back(table: Table, happening: Happening) -> None:
    """Somebody plays again in person, with time of their own."""
    table.seats[_seat(happening)].away = None
    now = happening.at if table.is_running else table.stopped_at
    table.timing.restart(_seat(happening), now)


def paused(table: Table, happening: Happening) -> None:
    """All clocks stand still."""
    table.status = PAUSED
    table.pause = None
    table.pauses += 1
    _stand_still(table, happening)
    table.pause_until = happening.public.get("until")


def unpaused(table: Table, happening: Happening) -> None:
    """All clocks run again where they stood."""
    table.status = PLAY
    table.pause_until = None
    _run_again(table, happening)


def stopped(table: Table, happening: Happening) -> None:
    """The server goes down in good order."""
    if table.is_running:
        _stand_still(table, happening)


def resumed(table: Table, happening: Happening) -> None:
    """The server is back; nobody pays for the time it was away, and all get some more."""
    since = table.last_at if table.is_running else table.stopped_at
    good = {code: kept for code, kept in table.codes.items() if kept.until > since}
    table.codes = {code: kept.later(happening.at - since) for code, kept in good.items()}
    if table.status != PAUSED:
        _run_again(table, happening, happening.public["credit"])


def _stand_still(table: Table, happening: Happening) -> None:
    table.is_running = False
    table.stopped_at = happening.at


def _run_again(table: Table, happening: Happening, credit: int = 0) -> None:
    """Shift all that runs; after a crash nothing has run since the last entry that all saw."""
    since = table.last_at if table.is_running else table.stopped_at
    gap = happening.at - since + credit  # less than nothing where a clock was set back
    table.is_running = True
    table.timing.shift(gap)
    table.seeds.since += gap
    table.running_since = happening.at
    if table.play is not None:
        table.play.shift(gap)


def said(table: Table, happening: Happening) -> None:
    """A line of chat."""
    table.chat_lines += 1


def undo_asked(table: Table, happening: Happening) -> None:
    """Somebody would like a move back."""
    table.undo = Wish(_seat(happening), [])


def undo_answered(table: Table, happening: Happening) -> None:
    """Somebody agreed, or did not: then that is that."""
    table.undo = _answered(table.undo, happening)


def _answered(wish: Wish | None, happening: Happening) -> Wish | None:
    if wish is None or not happening.public["yes"]:
        return None
    return Wish(wish.seat, [*wish.agreed, _seat(happening)], wish.facts)


def pause_asked(table: Table, happening: Happening) -> None:
    """Somebody would like the clocks to stop."""
    table.pause = Wish(_seat(happening), [], happening.public)


def pause_answered(table: Table, happening: Happening) -> None:
    """Somebody agreed, or plays on."""
    table.pause = _answered(table.pause, happening)


def ruling_asked(table: Table, happening: Happening) -> None:
    """Somebody has named winners."""
    table.ruling = Wish(_seat(happening), [], happening.public)


def ruling_answered(table: Table, happening: Happening) -> None:
    """Somebody agreed, or did not."""
    table.ruling = _answered(table.ruling, happening)


def undone(table: Table, happening: Happening) -> None:
    """The move is taken back, and all that followed it."""
    table.game.undo(_seat(happening), happening.at)
    table.undo = None
    table.timing.asked = {}
    table.timing.ask(table.game.waiting, happening.at)


def vote(table: Table, happening: Happening) -> None:
    """For or against ending the game now."""
    (table.votes.add if happening.public["yes"] else table.votes.discard)(_seat(happening))


def code_made(table: Table, happening: Happening) -> None:
    """A one-time code for a seat."""
    by_host = happening.seen_by is None
    code = Code(_seat(happening), happening.secret["until"], by_host)
    table.codes[happening.secret["hash"]] = code


def seat_moved(table: Table, happening: Happening) -> None:
    """The seat belongs to another device now; all its other codes are void."""
    number = _seat(happening)
    seat = table.seats[number]
    old, new = seat.holder, happening.secret["holder"]
    match happening.public.get("by"):
        case "host":
            seat.hand_on(new, table.log.cursor(None))
        case "former":
            seat.give_back(new)
        case _:
            seat.holder = new
    if table.host == old and not seats_of(table.seats, old):
        table.host = seat.holder
    _drop_codes(table, number)


def codes_dropped(table: Table, happening: Happening) -> None:
    """Codes the host has made for a seat are void: its holder is back."""
    seat = _seat(happening)
    codes = table.codes.items()
    table.codes = {code: kept for code, kept in codes if kept.seat != seat or not kept.by_host}


def _drop_codes(table: Table, seat: int) -> None:
    table.codes = {code: kept for code, kept in table.codes.items() if kept.seat != seat}


def over(table: Table, happening: Happening) -> None:
    """The game has ended; all secrets of the shuffle are open."""
    table.status = OVER
    table.ended_at = happening.at
    table.is_running = False
    table.result = {key: happening.public[key] for key in ("ending", "outcome")}
    table.undo = table.pause = table.ruling = None
    table.timing.asked = {}


def rematch(table: Table, happening: Happening) -> None:
    """The same people play again at another table."""
    table.rematch = happening.public["table"]


def _seat(happening: Happening) -> int:
    if happening.seat is None:
        raise ValueError(f"{happening.kind} without a seat")
    return happening.seat


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
    "order": order,
    "away": away,
    "back": back,
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
