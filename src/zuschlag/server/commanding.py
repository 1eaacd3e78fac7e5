"""The one way from a socket or a request to a table: limits, the command, a figure for it."""

import time

from zuschlag.errors import ZuschlagError
from zuschlag.server.app_state import AppState
from zuschlag.server.errors import problem_of
from zuschlag.table.commands import Command
from zuschlag.table.service import Ack, Speaker, Watch


async def commanded(
    app_state: AppState,
    speaker: Speaker,
    table: str,
    command_id: str,
    command: Command,
    seat: int | None = None,
    watch: Watch | None = None,
) -> Ack:
    """Ask the table; its answer, or what it raises."""
    app_state.limits.command(speaker.holder, command)
    begun, answer = time.perf_counter(), "fault"
    try:
        ack = await app_state.service.command(table, speaker, command_id, command, seat, watch)
        answer = "ack"
    except ZuschlagError as fault:
        answer = str(problem_of(fault)[0])
        raise
    finally:
        do = str(command.__struct_config__.tag)
        app_state.metrics.command(do, answer, time.perf_counter() - begun)
    return ack
