"""Whether the bell of a simulated evening rang when it should: to the second, outages apart.

People get the time they were granted, never less. More they get only by what the simulation has
done to the hall: what was played after the last entry before a crash is nobody's time, and a hall
that stands still or cannot write rings as soon as it can.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from zuschlag.event.clock import MINUTE
from zuschlag.journal.entry import Entry

if TYPE_CHECKING:
    from tests.simulation.evening import Evening

SLACK = 3.0
"""Seconds: a look every half second, slow disks, an append whose answer was lost."""

Span = tuple[float, float]


class Bell:
    """One round's bell: when it was started, what it was granted, what did not count."""

    def __init__(self, start: float, granted: float) -> None:
        self.start = start
        self.granted = granted
        self.rang = 0.0
        self.stops: list[Span] = []
        self.unknown: list[Span] = []  # after the last entry before a crash


def late_bells(found: "Evening", entries: list[Entry]) -> list[str]:
    """What is wrong with any bell."""
    served: list[Span] = [(since, until) for since, until in found.hall.ups]
    ills: list[Span] = [(a, b) for a, b in [*found.nemesis.frozen, *found.disk.full]]
    wrongs = []
    for bell in bells(found, entries):
        whole = [(bell.start, bell.rang)]
        played = without(within(served, whole), bell.stops)
        if length(played) < bell.granted - SLACK:
            wrongs.append(f"the bell after {length(played):.0f} s of {bell.granted:.0f}")
        due = moment(without(played, bell.unknown), bell.granted)
        healthy = length(without(within(played, [(due, bell.rang)]), ills))
        if healthy > SLACK:
            wrongs.append(f"the bell {healthy:.0f} s late, at a hall that could ring")
    return wrongs


def bells(found: "Evening", entries: list[Entry]) -> list[Bell]:
    """All bells that rang, with what was said to the clock before."""
    stamps = found.disk.stamps[found.hall.id]
    rung: list[Bell] = []
    bell, since, before = Bell(0.0, 0.0), 0.0, 0.0
    for entry, at in zip(entries, stamps, strict=True):
        match entry.kind:
            case "round_started":
                bell = Bell(at, (found.settings.minutes or 0) * MINUTE / 1000)
            case "clock_moved":
                bell.granted += entry.public["shift"] / 1000
            case "clock_stopped":
                since = at
            case "clock_started":
                bell.stops.append((since, at))
            case "resumed":
                bell.unknown.append((before, at))
            case "bell":
                bell.rang = at
                rung.append(bell)
        before = at
    return rung


def within(spans: Sequence[Span], others: Sequence[Span]) -> list[Span]:
    """What lies in both."""
    found = [(max(a, c), min(b, d)) for a, b in spans for c, d in others]
    return sorted(span for span in found if span[0] < span[1])


def without(spans: Sequence[Span], others: Sequence[Span]) -> list[Span]:
    """What lies in the first and in none of the others."""
    edges = sorted({edge for span in [*spans, *others] for edge in span})
    pieces = [piece for piece in pairwise(edges) if within([piece], spans)]
    return [piece for piece in pieces if not within([piece], others)]


def length(spans: Sequence[Span]) -> float:
    return sum(b - a for a, b in spans)


def moment(spans: Sequence[Span], seconds: float) -> float:
    """When so many seconds of these spans have passed; their end, if they have not."""
    for since, until in spans:
        if seconds <= until - since:
            return since + seconds
        seconds -= until - since
    return spans[-1][1]
