"""Open tables: no rounds and no start; whoever is free is seated as soon as enough people wait.

All tables belong to one long round that grows. Who sits down follows from the log alone, and the
order of the seats from the evening's seed: the verifier does it again.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Any

from zuschlag.errors import NotAllowed, Refusal
from zuschlag.event import commands
from zuschlag.event.asker import Asker
from zuschlag.event.draw import draw
from zuschlag.event.evening_state import RUNNING, EveningRound, EveningState
from zuschlag.event.judging import reason
from zuschlag.event.planning import wishes_of
from zuschlag.event.powers import speaks_as
from zuschlag.event.seating.meetings import kept_apart, meetings
from zuschlag.event.seating.sizes import LEAST
from zuschlag.event.settings import BOARDS, OPEN_TABLES
from zuschlag.table.table_event import TableEvent

GATHERING = 60_000
"""Milliseconds from when enough people wait: time to get up, or to say that one has had enough."""


def open_table(evening: EveningState, asker: Asker, command: commands.OpenTable) -> TableEvent:
    """Open the hall; later: seat those who wait, though they are fewer than wanted."""
    if evening.settings.format != OPEN_TABLES:
        raise NotAllowed("event/not-now")
    by, played = speaks_as(evening, asker), evening.current
    if played is None and not evening.closed:
        return asker.event("opened", by, round=evening.next_number)
    if played is None or not played.takes_more:
        raise NotAllowed("event/not-now")
    free = waiting(evening)
    if len(free) < LEAST:
        raise Refusal("event/too-few", {"least": LEAST, "found": len(free)})
    return asker.event("table_opened", by, **next_table(evening, played), why=reason(command.why))


def waiting(evening: EveningState) -> list[int]:
    """Who could sit down now, those first who have waited longest."""
    played = evening.current
    if played is None or played.state != RUNNING or not played.takes_more:
        return []
    free = [one for one in evening.here if played.is_free(one)]
    return sorted(free, key=lambda who: (evening.entrants[who].free_since, who))


def ready_at(evening: EveningState) -> int | None:
    """When the next table is opened, if nobody comes or goes."""
    free = waiting(evening)
    size = evening.settings.size
    if len(free) < size:
        return None
    return evening.entrants[free[size - 1]].free_since + GATHERING


def opened(evening: EveningState, now: int) -> TableEvent:
    """The table that is due."""
    played = evening.current
    assert played is not None
    return TableEvent(kind="table_opened", at=now, public=next_table(evening, played))


def next_table(evening: EveningState, played: EveningRound) -> dict[str, Any]:
    """Who sits down, in which order; what the log says of it."""
    met = _met(evening, played)
    people = _chosen(waiting(evening), evening.settings.size, met)
    number = len(played.tables) + 1
    order = draw(evening.server_seed, evening.id, number, people, {}).order
    public = {"round": played.number, "table": number, "people": order}
    public["repeats"] = sum(met[pair] > 0 for pair in combinations(sorted(people), 2))
    on_paper = any(evening.entrants[who].is_on_paper for who in people)
    return public | ({"board": True} if on_paper or evening.settings.mode == BOARDS else {})


def _met(evening: EveningState, played: EveningRound) -> Counter[tuple[int, int]]:
    """How often pairs have met; those who want to sit apart as if they had several times."""
    return meetings([played.tables]) + kept_apart(wishes_of(evening).apart)


def _chosen(free: Sequence[int], size: int, met: Counter[tuple[int, int]]) -> list[int]:
    """Whoever waits longest, then one by one who has met these least; the longer wait decides."""
    chosen = list(free[:1])
    while len(chosen) < min(size, len(free)):
        left = [who for who in free if who not in chosen]
        chosen.append(min(left, key=lambda who: sum(met[_pair(who, one)] for one in chosen)))
    return chosen


def _pair(one: int, other: int) -> tuple[int, int]:
    return min(one, other), max(one, other)
