"""A seeded game as readable text: every action, its events, and what every viewer sees.

Written once, compared ever after: a rule change shows as a diff that a person can read. Chance and
choices come from a little generator of our own, so that no Python version changes them.
"""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from zuschlag.rules.forsale.game import FOR_SALE, State
from zuschlag.rules.forsale.views import Observation, SeatView
from zuschlag.rules.forsale.words import (
    Action,
    AuctionOptions,
    Bid,
    Options,
    Pass,
    Sell,
    as_written,
)


class Luck:
    """Numbers from a hash of a name and a count."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.drawn = 0

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to stop - 1."""
        self.drawn += 1
        digest = hashlib.sha256(f"{self.name} {self.drawn}".encode()).digest()
        return int.from_bytes(digest, "big") % stop

    def shuffle(self, x: Any, /) -> None:
        """Put a list in random order."""
        for place in range(len(x) - 1, 0, -1):
            other = self.randrange(place + 1)
            x[place], x[other] = x[other], x[place]


@dataclass(frozen=True)
class Playthrough:
    """Which game to print, and at every which step to print all views."""

    edition: str
    seats: int
    every: int

    @property
    def name(self) -> str:
        return f"{self.edition}-{self.seats}"

    def lines(self) -> Iterator[str]:
        """The whole text."""
        luck = Luck(self.name)
        deal = FOR_SALE.deal(FOR_SALE.agree(self.edition, self.seats), luck)
        state = FOR_SALE.begin(FOR_SALE.agree(self.edition, self.seats), deal)
        yield f"For Sale {self.edition}, {self.seats} seats, opener {deal.opener}"
        yield f"buildings {plain(deal.buildings)}"
        yield f"cheques {plain(deal.cheques)}"
        yield from told(FOR_SALE.opening(state))
        yield from all_views(state)
        step = 0
        while waiting := FOR_SALE.waiting_for(state):
            step += 1
            seat = waiting[luck.randrange(len(waiting))]
            action = chosen(FOR_SALE.options(state, seat), luck)
            yield ""
            yield f"{step}. seat {seat} {plain(as_written(action))}"
            yield from told(FOR_SALE.apply(state, seat, action))
            yield from moves_open(state)
            if step % self.every == 0 or not FOR_SALE.waiting_for(state):
                yield from all_views(state)
        yield ""
        yield f"outcome {plain(msgspec.to_builtins(FOR_SALE.outcome(state)))}"


def chosen(options: Options | None, luck: Luck) -> Action:
    """A careful player's move: mostly the least bid, seldom a jump, often a pass."""
    assert options is not None, "a seat that is waited for has options"
    if not isinstance(options, AuctionOptions):
        return Sell(options.sell[luck.randrange(len(options.sell))])
    if options.bid is None or luck.randrange(5) < 2:
        return Pass()
    least, most = options.bid
    jump = 0 if luck.randrange(4) else luck.randrange(3)
    return Bid(min(least + jump, most))


def told(events: Any) -> Iterator[str]:
    """One line per event."""
    for event in events:
        fields = msgspec.to_builtins(event)
        yield f"   {fields.pop('event')} {plain(fields)}"


def moves_open(state: State) -> Iterator[str]:
    """Who may do what now."""
    for seat in FOR_SALE.waiting_for(state):
        yield f"   seat {seat} may {plain(msgspec.to_builtins(FOR_SALE.options(state, seat)))}"


def all_views(state: State) -> Iterator[str]:
    """What each seat and a spectator see, without and with memory."""
    viewers: list[int | None] = [*range(len(FOR_SALE.observe(state, None).people)), None]
    for viewer in viewers:
        for memory in (False, True):
            yield from view(FOR_SALE.observe(state, viewer, memory))


def view(seen: Observation) -> Iterator[str]:
    """One line for the table, one for each seat, one for what is remembered."""
    who = "spectator" if seen.viewer is None else f"seat {seen.viewer}"
    fields = {name: getattr(seen, name) for name in seen.__struct_fields__}
    people: list[SeatView] = fields.pop("people")
    notes = {name: fields.pop(name) for name in ("purchases", "cheques_seen")}
    for known in ("edition", "rules", "viewer", "memory"):
        fields.pop(known)
    yield f"   {who} {'remembers' if seen.memory else 'sees'}: {plain(fields)}"
    for seat, one in enumerate(people):
        yield f"      {seat}: {plain(msgspec.to_builtins(one))}"
    if seen.memory:
        yield f"      notes: {plain(msgspec.to_builtins(notes))}"


def plain(value: object) -> str:
    """Values without quotes and commas; ? is what is hidden, or not there."""
    match value:
        case None:
            return "?"
        case bool():
            return "yes" if value else "no"
        case dict():
            return ", ".join(f"{name} {plain(one)}" for name, one in value.items()) or "none"
        case list() | tuple():
            return " ".join(_inner(one) for one in value) or "none"
    return str(value)


def _inner(value: object) -> str:
    return f"({plain(value)})" if isinstance(value, dict | list | tuple) else plain(value)
