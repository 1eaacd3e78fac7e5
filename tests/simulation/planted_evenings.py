"""Planted bugs of evenings, each a small lie in the real service; the simulation must find all."""

from typing import Any

import pytest

from tests.simulation.evening import PlantedInEvening
from zuschlag.event import founding, service
from zuschlag.event.attending import Attendant
from zuschlag.event.evening_state import EveningRound, EveningState
from zuschlag.event.live_evening import LiveEvening
from zuschlag.event.service import EveningService
from zuschlag.event.timers import due_event
from zuschlag.table.table_event import TableEvent

_FIRST_START = 1.0
"""Virtual seconds: whoever starts later was there before."""


class Forgetful(Attendant):
    """Gives tables names that the next start does not know."""

    salt = 0

    def table_id(self, evening: str, number: int, table: int) -> str:
        return founding.table_id(self._seal, evening, number + self.salt, table)


class StartsAgain(EveningService):
    """After a crash the tables of a round are made once more."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self.attendant = Forgetful(given["tables"], given["seal"], given["clock"])
        began = given["clock"].loop.time()
        self.attendant.salt = round(1000 * began) if began > _FIRST_START else 0


class TakesAgain(EveningService):
    """Whoever has a result is looked at again, and has another one."""

    async def _attend_tables(self, live: LiveEvening, current: EveningRound) -> None:
        known, current.results = current.results, {}
        try:
            await super()._attend_tables(live, current)
        finally:
            current.results = known | current.results


def _through_outages(patch: pytest.MonkeyPatch) -> None:
    """The clock goes on while nobody can play."""
    patch.setattr(LiveEvening, "first_words", lambda live, now: None)


def _runs_while_stopped(patch: pytest.MonkeyPatch) -> None:
    """A stop moves no end."""
    from zuschlag.event.clock import EveningClock

    def go_on(clock: EveningClock, at: int) -> None:
        clock.stopped_since = None

    patch.setattr(EveningClock, "go_on", go_on)


def _rings_late(patch: pytest.MonkeyPatch) -> None:
    """The bell waits for nothing in particular."""
    due = due_event

    def late(evening: EveningState, now: int) -> TableEvent | None:
        found = due(evening, now)
        is_early = found is not None and found.kind == "bell" and evening.clock.left(now) > -20_000
        return None if is_early else found

    patch.setattr(service, "due_event", late)


BUGS = {
    "a round is started twice": PlantedInEvening(make=StartsAgain),
    "a result is taken twice": PlantedInEvening(make=TakesAgain),
    "the clock runs through an outage": PlantedInEvening(patch=_through_outages),
    "the bell is late": PlantedInEvening(patch=_rings_late),
    "the clock runs through a stop": PlantedInEvening(patch=_runs_while_stopped),
}
