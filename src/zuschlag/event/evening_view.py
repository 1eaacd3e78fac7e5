"""Every byte that leaves an evening, made for whoever looks. The wall sees what everybody sees."""

from typing import Any

from zuschlag.event.board_view import disputed_table, own_sheet
from zuschlag.event.boards import boards_of
from zuschlag.event.clock import EveningClock
from zuschlag.event.decisions import decisions
from zuschlag.event.evening_state import CLOSED, OVER, RUNNING, EveningRound, EveningState
from zuschlag.event.export import evening_json, mark_of
from zuschlag.event.open_tables import waiting
from zuschlag.event.points import shown
from zuschlag.event.powers import Role, roles_of
from zuschlag.event.wire import (
    EntrantPart,
    EveningClockPart,
    EveningPart,
    EveningTablePart,
    MePart,
    PlacePart,
    RoundPart,
    ScreenPart,
    StandingPart,
)


def evening_part(evening: EveningState) -> EveningPart:
    """For everybody: nothing in it depends on who looks."""
    current = evening.current
    draws = (one for one in reversed(evening.log) if one["kind"] == "drawn")
    drawn: dict[str, Any] = next(draws, {})
    return EveningPart(
        id=evening.id,
        code=evening.code,
        status=evening.status,
        settings=evening.settings,
        commit=evening.commit,
        entrants=[
            EntrantPart(one.number, one.name, one.state, one.since, one.is_on_paper)
            for one in evening.entrants.values()
        ],
        is_drawing=evening.drawing is not None,
        draw_failed=_failed(evening),
        repeats=drawn.get("repeats"),
        least=drawn.get("least"),
        round=round_part(evening, current) if current is not None else None,
        last=round_part(evening, evening.closed[-1]) if evening.closed else None,
        standings=standings_part(evening),
        screen=_screen(evening),
        mark=mark_of(evening_json(evening)) if evening.status == OVER else "",
        decisions=decisions(evening),
        waiting=waiting(evening),
        is_closing=evening.is_closing,
    )


def _failed(evening: EveningState) -> str | None:
    """Why the last draw gave no plan."""
    draws = (one for one in reversed(evening.log) if one["kind"] in ("drawn", "draw_failed"))
    last = next(draws, {"kind": ""})
    return str(last["error"]) if last["kind"] == "draw_failed" else None


def round_part(evening: EveningState, played: EveningRound) -> RoundPart:
    """A round for everybody."""
    boards, is_closed = boards_of(evening, played), played.state == CLOSED
    return RoundPart(
        number=played.number,
        stage=played.stage,
        state=played.state,
        final=None if played.final is None else played.final + 1,
        present=sorted(played.present),
        tables=[_table(played, table, table in boards) for table in range(len(played.tables))],
        commit=played.commit or None,
        server_seed=played.server_seed.hex() if played.is_shared and is_closed else None,
        is_gate_open=played.is_gate_open,
    )


def _table(played: EveningRound, table: int, is_board: bool) -> EveningTablePart:
    found = played.results.get(table)
    seats = None
    if found is not None:
        seats = [PlacePart(one.entrant, one.place, one.amount, one.has_left) for one in found.seats]
    is_ruled = found is not None and found.source == "ruling"
    is_entered = table in played.sheets
    people = played.tables[table]
    return EveningTablePart(table + 1, people, seats, is_ruled, is_board, is_entered)


def _screen(evening: EveningState) -> ScreenPart:
    chosen = evening.screen
    return ScreenPart(chosen.views, chosen.table, chosen.line)


def standings_part(evening: EveningState) -> list[StandingPart]:
    """From the first result on; before there is nothing to tell apart."""
    if not any(one.results for one in evening.rounds):
        return []
    return [
        StandingPart(
            rank=row.rank,
            entrant=row.entrant,
            points=shown(row.points),
            wins=shown(row.wins),
            rounds=row.rounds,
            by_lot=row.by_lot,
        )
        for row in evening.standings()
    ]


def clock_part(evening: EveningState, now: int) -> EveningClockPart:
    """The one clock, for all to see."""
    clock: EveningClock = evening.clock
    stops = (one for one in reversed(evening.log) if one["kind"] == "clock_stopped")
    why = next(stops)["why"] if clock.stopped_since is not None else ""
    return EveningClockPart(now, clock.ends_at, clock.stopped_since, why, clock.has_rung)


_ROLES = (Role.ORGANISER, Role.ASSISTANT, Role.REFEREE, Role.PLAYER)


def me_part(
    evening: EveningState, holder: str, card: str | None, table: str | None, pseudonym: str = ""
) -> MePart:
    """What only this person sees."""
    own = evening.entrant_of(holder)
    roles = roles_of(evening, holder)
    return MePart(
        roles=[str(role.name).lower() for role in _ROLES if role in roles],
        entrant=own.number if own is not None else None,
        card=card,
        table=table,
        seed_wanted=bool(evening.drawing and own and own.seal and not own.seed),
        sheet=own_sheet(evening, own, pseudonym),
        referee=disputed_table(evening, own),
    )


def own_place(evening: EveningState, holder: str) -> tuple[EveningRound, int] | None:
    """The round and the table, from 0, at which somebody sits now or has just sat."""
    own = evening.entrant_of(holder)
    rounds = [one for one in evening.rounds if one.state in (RUNNING, CLOSED)]
    if own is None or not rounds:
        return None
    table = rounds[-1].table_of(own.number)
    return (rounds[-1], table) if table is not None else None


def is_at_the_desk(evening: EveningState, holder: str) -> bool:
    """Whether somebody looks after the evening."""
    return bool((Role.ORGANISER | Role.ASSISTANT) & roles_of(evening, holder))
