"""The same deal everywhere: the seed belongs to the round, tables of one size share their cards.

Pure: what is promised at the call, whose seeds go in, what is told at the close, who waits at the
gate. `in_step.py` carries it to the tables.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from zuschlag import fair
from zuschlag.errors import NotAllowed
from zuschlag.event import commands
from zuschlag.event.asker import Asker
from zuschlag.event.evening_state import RUNNING, EveningRound, EveningState
from zuschlag.event.judging import reason
from zuschlag.event.powers import speaks_as
from zuschlag.table.table_event import TableEvent


def round_id(evening: str, number: int) -> str:
    """What the seed of a round is promised to."""
    return f"{evening}/{number}"


def promise(
    evening: EveningState, asker: Asker, number: int
) -> tuple[dict[str, str], dict[str, str]]:
    """The public and the secret part of a call, where the round has one deal."""
    if not evening.settings.same_deal:
        return {}, {}
    seed = bytes.fromhex(asker.secret("round seed"))
    commit = fair.commitment(round_id(evening.id, number), seed)
    return {"commit": commit}, {"round_seed": seed.hex()}


def told_at_the_close(played: EveningRound) -> dict[str, str]:
    """The seed is open as soon as nobody plays this deal any more."""
    return {"server_seed": played.server_seed.hex()} if played.is_shared else {}


def dealt_alike(played: EveningRound) -> list[int]:
    """The tables that have the round's deal, from 0; at boards people shuffle themselves."""
    return [table for table in range(len(played.tables)) if table not in played.boards]


def players(played: EveningRound) -> list[int]:
    """Whose seeds go into the deal, in order."""
    return sorted(who for table in dealt_alike(played) for who in played.tables[table])


def still_playing(played: EveningRound) -> list[int]:
    """Tables for which others of their size wait."""
    return [table for table in dealt_alike(played) if table not in played.results]


def may_go_on(played: EveningRound, finished: Mapping[int, int]) -> list[int]:
    """Tables whose next row may be laid: no other of their size is at an earlier one.

    `finished` says how many rows each table that still plays has finished.
    """
    slowest: dict[int, int] = {}
    for table, rows in finished.items():
        size = len(played.tables[table])
        slowest[size] = min(rows, slowest.get(size, rows))
    return [
        table
        for table, rows in finished.items()
        if played.is_gate_open or rows <= slowest[len(played.tables[table])]
    ]


def open_gate(evening: EveningState, asker: Asker, command: commands.OpenGate) -> TableEvent:
    """Organiser: tables wait for each other no longer in this round; everybody reads why."""
    current = evening.current
    if current is None or current.state != RUNNING or not current.is_shared:
        raise NotAllowed("event/not-now")
    if current.is_gate_open:
        raise NotAllowed("event/gate-is-open")
    by, why = speaks_as(evening, asker), reason(command.why)
    return asker.event("gate_opened", by, round=current.number, why=why)


def wrong_rounds(evening: EveningState) -> list[int]:
    """Rounds whose seed is not the one that was promised, or with a seed other than the sealed."""
    return [one.number for one in evening.closed if one.is_shared and not _is_kept(evening, one)]


def _is_kept(evening: EveningState, played: EveningRound) -> bool:
    promised = fair.commitment(round_id(evening.id, played.number), played.server_seed)
    return promised == played.commit and _are_as_sealed(played.seals or [], played.seeds or [])


def _are_as_sealed(seals: Sequence[str | None], seeds: Sequence[Mapping[str, Any]]) -> bool:
    if [one["hash"] for one in seeds] != list(seals):
        return False
    shown = [one for one in seeds if one["seed"] is not None]
    return all(fair.client_hash(bytes.fromhex(one["seed"])) == one["hash"] for one in shown)
