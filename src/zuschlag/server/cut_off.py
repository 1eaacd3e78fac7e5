"""A host that has lost the journal sends its players away: at another one they can go on."""

import logging

from zuschlag.server.app_state import AppState

LOG = logging.getLogger("zuschlag.server")

_LEASES = 1.5
_LOOK_EVERY = 0.5


async def leave_when_cut_off(state: AppState) -> None:
    """For ever. Its tables are others' as soon as its lease is over; nobody here can be answered.

    Not at the first look: a process that has only slept finds its journal when it wakes up.
    """
    patience = int(_LEASES * state.service.limits.lease_seconds * 1000)
    looks = 0
    while True:
        await state.clock.sleep(_LOOK_EVERY)
        looks = looks + 1 if state.service.silent_for > patience else 0
        is_cut_off = looks > 2
        if is_cut_off != state.is_cut_off:
            state.is_cut_off = is_cut_off
            LOG.warning("cut-off" if is_cut_off else "in-touch-again")
        if is_cut_off and len(state.sockets):
            state.sockets.close_all(state.dice)
