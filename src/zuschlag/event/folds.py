"""How an evening changes by what happened: one function for every kind of entry, nothing else."""

from collections.abc import Callable
from typing import Any

import msgspec

from zuschlag.event.evening_state import (
    CALLED,
    CLOSED,
    HERE,
    LEFT,
    OVER,
    RUNNING,
    Drawing,
    Entrant,
    EveningRound,
    EveningState,
    OpenSheet,
    Result,
    Screen,
)
from zuschlag.event.settings import BOARDS, OPEN_TABLES, EveningSettings
from zuschlag.table.table_event import TableEvent
from zuschlag.table.table_state import Answered

Fold = Callable[[EveningState, TableEvent], None]


def fold(evening: EveningState, event: TableEvent) -> None:
    """Take in what happened; it is on disk already."""
    FOLDS[event.kind](evening, event)
    evening.last_at = event.at
    if event.kind != "beat":
        evening.log.append({"kind": event.kind, "at": event.at, **event.public})
    if event.speaker is not None and event.command is not None:
        made = made_of(event)
        evening.answered[event.speaker, event.command] = Answered(event.mark, made)
        evening.lines_of[event.speaker] += 1


def made_of(event: TableEvent) -> dict[str, Any]:
    """What whoever asked for it learns, besides that it is done."""
    told = {
        "joined": "entrant",
        "card_made": "card",
        "cards_printed": "cards",
        "sheet_entered": "number",
    }.get(event.kind)
    return {told: event.public[told]} if told else {}


def created(evening: EveningState, event: TableEvent) -> None:
    evening.created = event.at
    evening.code = event.public["code"]
    evening.commit = event.public["commit"]
    evening.settings = msgspec.convert(event.public["settings"], EveningSettings)
    evening.organiser = event.secret.get("organiser", "")
    evening.server_seed = bytes.fromhex(event.secret.get("server_seed", ""))


def changed(evening: EveningState, event: TableEvent) -> None:
    """Something else was agreed; what was planned by the old settings is void."""
    evening.settings = msgspec.convert(event.public["settings"], EveningSettings)
    evening.rounds = evening.closed


def joined(evening: EveningState, event: TableEvent) -> None:
    number = event.public["entrant"]
    entrant = Entrant(number, event.public["name"], event.public["since"])
    entrant.seal = event.public.get("seal")
    entrant.bot = event.public.get("bot", "")
    entrant.is_on_paper = event.public.get("paper", False)
    entrant.holder = event.secret.get("holder", "")
    entrant.free_since = event.at
    evening.entrants[number] = entrant
    _distrust_cards(evening, event.speaker)


def renamed(evening: EveningState, event: TableEvent) -> None:
    _entrant(evening, event).name = event.public["name"]


def left(evening: EveningState, event: TableEvent) -> None:
    _entrant(evening, event).state = LEFT


def returned(evening: EveningState, event: TableEvent) -> None:
    entrant = _entrant(evening, event)
    entrant.state, entrant.free_since = HERE, event.at


def wished(evening: EveningState, event: TableEvent) -> None:
    """A table somebody needs, and who sits apart from whom."""
    entrant = _entrant(evening, event)
    entrant.table, entrant.apart = event.public["table"], event.public["apart"]


def card_made(evening: EveningState, event: TableEvent) -> None:
    """The card before is void."""
    entrant = _entrant(evening, event)
    entrant.cards += 1
    entrant.is_card_new = True


def device_moved(evening: EveningState, event: TableEvent) -> None:
    """Somebody goes on with another phone; the code is used up."""
    entrant = _entrant(evening, event)
    entrant.holder = event.secret.get("holder", "")
    entrant.is_on_paper = False
    entrant.cards += 1
    entrant.is_card_new = False
    _distrust_cards(evening, event.speaker)


def organised(evening: EveningState, event: TableEvent) -> None:
    """The organiser is at another browser now."""
    evening.organiser = event.secret.get("holder", "")


def invited(evening: EveningState, event: TableEvent) -> None:
    """A code for an assistant."""
    evening.invited.add(event.secret.get("code", ""))


def role_given(evening: EveningState, event: TableEvent) -> None:
    """Somebody has used the code."""
    evening.invited.discard(event.secret.get("code", ""))
    evening.assistants_ever = event.public["assistant"]
    evening.assistants[event.public["assistant"]] = event.secret.get("holder", "")


def role_taken(evening: EveningState, event: TableEvent) -> None:
    del evening.assistants[event.public["assistant"]]


def seeds_called(evening: EveningState, event: TableEvent) -> None:
    """Show the seeds: a draw is about to be made."""
    evening.drawing = Drawing(event.at, event.public["thrown"], event.public["why"])


def seed_shown(evening: EveningState, event: TableEvent) -> None:
    _entrant(evening, event).seed = event.public["seed"]


def drawn(evening: EveningState, event: TableEvent) -> None:
    """All rounds from this one on."""
    first = event.public["round"]
    planned = event.public["rounds"]
    evening.drawing = None
    evening.draws[first] = event.public["draw"]
    evening.rounds = evening.closed + [
        EveningRound(
            first + number, one["stage"], [list(people) for people in one["tables"]], one["final"]
        )
        for number, one in enumerate(planned)
    ]
    if evening.settings.mode == BOARDS:
        for one in evening.rounds[first - 1 :]:
            one.boards = set(range(len(one.tables)))


def draw_failed(evening: EveningState, event: TableEvent) -> None:
    """There is no plan for these people and wishes; what was planned stays."""
    evening.drawing = None


def swapped(evening: EveningState, event: TableEvent) -> None:
    """Two people have changed places."""
    tables = _round(evening, event).tables
    one, two = event.public["one"], event.public["two"]
    for people in tables:
        people[:] = [{one: two, two: one}.get(who, who) for who in people]


def board_set(evening: EveningState, event: TableEvent) -> None:
    """A table plays at a board, or on phones after all."""
    boards, table = _round(evening, event).boards, event.public["table"] - 1
    boards.add(table) if event.public["on"] else boards.discard(table)


def called(evening: EveningState, event: TableEvent) -> None:
    """Where tables share a deal, its seed is promised now."""
    played = _round(evening, event)
    played.state = CALLED
    played.commit = event.public.get("commit", "")
    played.server_seed = bytes.fromhex(event.secret.get("round_seed", ""))


def deal_sealed(evening: EveningState, event: TableEvent) -> None:
    """Everybody in the round has sealed a seed, or was too slow."""
    _round(evening, event).seals = event.public["seals"]


def deal_seeded(evening: EveningState, event: TableEvent) -> None:
    """All seeds from which the deal of the round is drawn."""
    _round(evening, event).seeds = event.public["seeds"]


def gate_opened(evening: EveningState, event: TableEvent) -> None:
    """Tables go on without waiting for the others."""
    _round(evening, event).is_gate_open = True


def present(evening: EveningState, event: TableEvent) -> None:
    """Somebody sits where they should."""
    _round(evening, event).present.add(event.public["entrant"])


def round_started(evening: EveningState, event: TableEvent) -> None:
    """The intent: tables are made from it as often as it takes."""
    played = _round(evening, event)
    played.state = RUNNING
    played.settings = evening.settings
    played.boards = {label - 1 for label in event.public.get("boards", ())}
    evening.clock.start(event.at, evening.settings.minutes)


def opened(evening: EveningState, event: TableEvent) -> None:
    """Open tables: one long round that grows."""
    played = EveningRound(event.public["round"], OPEN_TABLES, [])
    played.state, played.settings, played.takes_more = RUNNING, evening.settings, True
    evening.rounds = [*evening.closed, played]


def table_opened(evening: EveningState, event: TableEvent) -> None:
    """These people sit down at a further table."""
    played = _round(evening, event)
    played.tables.append(list(event.public["people"]))
    if event.public.get("board"):
        played.boards.add(event.public["table"] - 1)


def opening_ended(evening: EveningState, event: TableEvent) -> None:
    """What is played is played to its end, and no more."""
    _round(evening, event).takes_more = False


def clock_stopped(evening: EveningState, event: TableEvent) -> None:
    evening.clock.stop(event.at)


def clock_started(evening: EveningState, event: TableEvent) -> None:
    evening.clock.go_on(event.at)


def clock_moved(evening: EveningState, event: TableEvent) -> None:
    evening.clock.move(event.at, event.public["shift"])


def warned(evening: EveningState, event: TableEvent) -> None:
    """So many minutes are left; earlier warnings are not said any more."""
    clock = evening.clock
    clock.warned = [*clock.warned, *event.public["minutes"]]


def bell(evening: EveningState, event: TableEvent) -> None:
    evening.clock.has_rung = True


def beat(evening: EveningState, event: TableEvent) -> None:
    """The clock runs, and somebody looks after it."""


def resumed(evening: EveningState, event: TableEvent) -> None:
    """An outage belongs to nobody."""
    if evening.clock.runs:
        evening.clock.shift(event.public["lost"])


def dispute(evening: EveningState, event: TableEvent) -> None:
    """A table calls the organiser."""
    _round(evening, event).disputes[event.public["table"] - 1] = event.public["line"]


def settled(evening: EveningState, event: TableEvent) -> None:
    """A dispute is decided; whoever was asked to decide it has no power any more."""
    played, table = _round(evening, event), event.public["table"] - 1
    played.disputes.pop(table, None)
    played.referees.pop(table, None)


def referee_named(evening: EveningState, event: TableEvent) -> None:
    """For one dispute."""
    _round(evening, event).referees[event.public["table"] - 1] = event.public["entrant"]


def sheet_entered(evening: EveningState, event: TableEvent) -> None:
    """What stands on it is for the table, until somebody else confirms it."""
    played, table = _round(evening, event), event.public["table"] - 1
    played.sheets_ever[table] = event.public["number"]
    played.sheets[table] = OpenSheet(
        event.public["number"],
        event.public["by"],
        event.public["entrant"],
        event.speaker,
        **event.secret,
    )


def result(evening: EveningState, event: TableEvent) -> None:
    """What came out at a table: seen there, confirmed on a sheet, ruled or corrected."""
    settled(evening, event)
    played = _round(evening, event)
    table = event.public["table"] - 1
    if table not in played.results:
        for who in played.tables[table]:
            evening.entrants[who].free_since = event.at
    played.sheets.pop(table, None)
    played.signed.pop(table, None)
    if "sheet" in event.public:
        played.signed[table] = event.public["sheet"]
    parts = {key: event.public[key] for key in ("seats", "source", "head")}
    played.results[table] = msgspec.convert(parts, Result)


def cards_printed(evening: EveningState, event: TableEvent) -> None:
    """Codes were printed, by somebody who may play one day and knows those of others then."""
    for number, card in event.public["cards"]:
        evening.entrants[number].printed_by[event.speaker] = card
    if event.public.get("plays"):
        _distrust_cards(evening, event.speaker)


def _distrust_cards(evening: EveningState, player: str | None) -> None:
    """Cards that somebody who plays has printed put nobody out: they are as good as new ones."""
    for entrant in evening.entrants.values():
        if entrant.printed_by.get(player) == entrant.cards:
            entrant.is_card_new = True


def screen_set(evening: EveningState, event: TableEvent) -> None:
    """What the wall shows from now on."""
    parts = {key: event.public[key] for key in ("views", "table", "line")}
    evening.screen = Screen(round=event.public["round"], **parts)


def round_closed(evening: EveningState, event: TableEvent) -> None:
    """Nobody plays its deal any more: the seed is open."""
    played = _round(evening, event)
    played.state = CLOSED
    if "server_seed" in event.public:
        played.server_seed = bytes.fromhex(event.public["server_seed"])
    evening.clock.clear()


def over(evening: EveningState, event: TableEvent) -> None:
    """The evening has ended; the seed of its draws is open."""
    evening.status = OVER
    evening.server_seed = bytes.fromhex(event.public["server_seed"])
    evening.rounds = evening.closed


def _entrant(evening: EveningState, event: TableEvent) -> Entrant:
    number: int = event.public["entrant"]
    return evening.entrants[number]


def _round(evening: EveningState, event: TableEvent) -> EveningRound:
    number: int = event.public["round"]
    return evening.rounds[number - 1]


FOLDS: dict[str, Fold] = {
    "created": created,
    "changed": changed,
    "joined": joined,
    "renamed": renamed,
    "left": left,
    "returned": returned,
    "wished": wished,
    "card_made": card_made,
    "device_moved": device_moved,
    "organised": organised,
    "invited": invited,
    "role_given": role_given,
    "role_taken": role_taken,
    "seeds_called": seeds_called,
    "seed_shown": seed_shown,
    "drawn": drawn,
    "draw_failed": draw_failed,
    "swapped": swapped,
    "board_set": board_set,
    "called": called,
    "deal_sealed": deal_sealed,
    "deal_seeded": deal_seeded,
    "gate_opened": gate_opened,
    "present": present,
    "round_started": round_started,
    "opened": opened,
    "table_opened": table_opened,
    "opening_ended": opening_ended,
    "clock_stopped": clock_stopped,
    "clock_started": clock_started,
    "clock_moved": clock_moved,
    "warned": warned,
    "bell": bell,
    "beat": beat,
    "resumed": resumed,
    "dispute": dispute,
    "settled": settled,
    "referee_named": referee_named,
    "sheet_entered": sheet_entered,
    "sheet_confirmed": result,
    "result_taken": result,
    "ruled": result,
    "corrected": result,
    "cards_printed": cards_printed,
    "screen_set": screen_set,
    "round_closed": round_closed,
    "over": over,
}
