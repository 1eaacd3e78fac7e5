"""Everybody a player of For Sale can be, in one record: rates and nets, and room to work in.

A mind is a row of rates: its kind, its noise, and for a rule what everything is worth to it. Nets
have rows of their own. Compiled code gets one record, plain code `PlainMinds`: the same names.
"""

from collections.abc import Sequence
from typing import Annotated, Any, NamedTuple, get_args, get_type_hints

import numpy as np
import numpy.typing as npt

from zuschlag.rules.kernel import Tables

RULE, NET, SOBER, GUESS = range(4)

MOST_MINDS, RATES = 128, 32
MOST_NETS, NET_SIZE = 8, 1024
SEATS, OPTIONS, FACTS = 8, 16, 16

# Where the rates of a mind are; for a rule, what its limit depends on comes first.
KIND, WHICH_NET, BID_NOISE, CARD_NOISE, LIMIT = range(5)
OWN = 8
LIMIT_FACTS = 12
MOOD, JUMP, KEEPING, CARD_MOOD, FOLLOWING, TOP = range(OWN + LIMIT_FACTS, OWN + LIMIT_FACTS + 6)
OWN_RATES = LIMIT_FACTS + 6

Floats = npt.NDArray[np.float64]


class Minds:
    """Rates and nets of all minds; what is known of the seats; scratch space."""

    rates: Annotated[list[float], MOST_MINDS * RATES]
    nets: Annotated[list[float], MOST_NETS * NET_SIZE]

    # a champion's guess: how likely each seat is each mind, and who plays in this playout
    minds: Annotated[list[int], 1]  # how many are in the population
    trust: Annotated[list[float], SEATS * MOST_MINDS]
    likely: Annotated[list[float], MOST_MINDS]
    cast: Annotated[list[int], SEATS]
    laid: Annotated[list[int], SEATS]

    # what a search found about its options
    totals: Annotated[list[int], OPTIONS]
    values: Annotated[list[float], OPTIONS]
    last: Annotated[list[float], OPTIONS]
    alive: Annotated[list[int], OPTIONS]
    squares: Annotated[list[float], OPTIONS * OPTIONS]
    odds: Annotated[list[float], SEATS * OPTIONS]

    # what a decision depends on
    facts: Annotated[list[float], FACTS]
    inputs: Annotated[list[float], 32]
    outs: Annotated[list[float], OPTIONS]
    cards: Annotated[list[float], OPTIONS * FACTS]
    worths: Annotated[list[float], SEATS]
    shares: Annotated[list[float], SEATS]


def _layout(layout: type) -> np.dtype[Any]:
    """The dtype of a class as `kernel.record` makes it, with floats as well."""
    fields = []
    for name, kind in get_type_hints(layout, include_extras=True).items():
        numbers, room = get_args(kind)
        number = np.float64 if get_args(numbers)[0] is float else np.int64
        fields.append((name, number, (room,)))
    return np.dtype((np.record, np.dtype(fields, align=True)))


MINDS = _layout(Minds)


class PlainMinds(NamedTuple):
    """What plain code needs to decide: lists are much faster there."""

    rates: list[float]
    nets: list[float]
    facts: list[float]
    inputs: list[float]
    outs: list[float]
    cards: list[float]
    worths: list[float]
    shares: list[float]


class Mind(NamedTuple):
    """One way to play: a kind with its rates."""

    kind: int
    net: int = 0
    bid_noise: float = 0.0
    card_noise: float = 0.0
    limit: float = 0.0  # no bid above this share of the purse but in the last round; 0: any
    own: Sequence[float] = ()  # of a rule, in the order above

    def row(self) -> list[float]:
        """Its rates as the record has them."""
        head = [float(self.kind), float(self.net), self.bid_noise, self.card_noise, self.limit]
        row = [*head, *[0.0] * (OWN - len(head)), *self.own]
        return [*row, *[0.0] * (RATES - len(row))]


def record_of(minds: Sequence[Mind], nets: Sequence[Sequence[float]]) -> Tables:
    """One record with these minds and nets."""
    made = np.zeros(1, MINDS)
    write(made, minds)
    for place, net in enumerate(nets):
        made[0].nets[place * NET_SIZE : place * NET_SIZE + len(net)] = net
    return made


def write(record: Tables, minds: Sequence[Mind], first: int = 0) -> None:
    """Put minds into a record, from this place on."""
    for place, mind in enumerate(minds, first):
        record[0].rates[place * RATES : (place + 1) * RATES] = mind.row()


def plain_of(minds: Sequence[Mind], nets: Sequence[Sequence[float]]) -> PlainMinds:
    """The same for plain code."""
    rates = [rate for mind in minds for rate in mind.row()]
    padded = [weight for net in nets for weight in [*net, *[0.0] * (NET_SIZE - len(net))]]
    room = ([0.0] * size for size in (FACTS, 32, OPTIONS, OPTIONS * FACTS, SEATS, SEATS))
    return PlainMinds(rates, padded, *room)
