"""Watching with a delay: of what has just happened not a byte leaves before its time (T18).

Two worlds: in one something has happened within the delay, in the other nothing has yet.
"""

import re
from collections.abc import Callable, Iterator

from tests.secrecy.cast import a_cast
from tests.secrecy.deep import DeepCaller, World, compared
from tests.secrecy.pairs import PROGRAM, SPECTATOR, Difference
from tests.secrecy.secret_acts import Secret, nothing
from tests.secrecy.story import Story, told_until
from tests.secrecy.traces import lived
from zuschlag.table.table_event import TableEvent
from zuschlag.table.table_state import LOBBY

SECONDS = 30
LIVE_SECONDS = 3

_TIMES = re.compile(rb'"at":([0-9]+)')


def delayed_pairs(seed: int, moment: int) -> Iterator[tuple[DeepCaller, list[Difference]]]:
    """The table at a moment, and as it was a delay ago, asked by everybody without a seat."""
    cast = a_cast(seed, spectator_delay=SECONDS, spectators=True, listed=True)
    told = told_until(cast, _after(moment), 400)
    story = told.story
    known = [
        number
        for number, event in enumerate(told.table_events)
        if event.at <= story.now - SECONDS * 1000 or number <= _beginning(told.table_events)
    ]
    worlds = [
        World(table_events, cast, story.now, story.limits)
        for table_events in (told.table_events, told.table_events[: known[-1] + 1])
    ]
    for name, who in (("spectator", SPECTATOR), ("visitor", None), ("program", PROGRAM)):
        caller = DeepCaller(name, who, None, [who] if who is not None else [])
        yield caller, compared(worlds[0], worlds[1], caller, cast.seed)


def _beginning(table_events: list[TableEvent]) -> int:
    """Until the game begins there is nothing to hold back."""
    return [event.kind for event in table_events].index("seeds_wanted")


def _after(moment: int) -> Callable[[Story, int], bool]:
    def is_enough(story: Story, number: int) -> bool:
        return story.table.status != LOBBY and number >= moment

    return is_enough


def too_early(seed: int, moment: int) -> tuple[int, list[str]]:
    """A table goes on in virtual time: what late spectators hear before its time, of how much."""
    cast = a_cast(seed, "for-sale", spectator_delay=LIVE_SECONDS, spectators=True)
    told = told_until(cast, _after(moment), 400)
    nobody = Secret("nothing", -1, (nothing, nothing))
    count, found = 0, list[str]()
    for name in ("spectator", "visitor"):
        for at, text in lived(told, nobody)[name]:
            times = [int(time) for time in _TIMES.findall(text)]
            count += len(times)
            found += [
                f"{name} at {at}: {time}"
                for time in times
                if told.story.now < time and at < time + LIVE_SECONDS * 1000
            ]
    return count, found
