"""How likely each level of For Sale would have decided like this: one net, misjudged more or less.

Values come from the net once; how often a level's noise would have led to the same decision is
counted over misjudgements drawn beforehand, the same for everybody.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from zuschlag.bots.forsale.levels import LADDER, mind_of
from zuschlag.bots.forsale.policies.choosing import value_cards
from zuschlag.bots.forsale.policies.minds import Mind, PlainMinds, plain_of
from zuschlag.bots.forsale.policies.net import BID_OUTS, allowed, note_bid_inputs, value_bids
from zuschlag.bots.forsale.sight import seen_table
from zuschlag.bots.forsale.trained import trained
from zuschlag.rules.forsale.auction import least_total
from zuschlag.rules.forsale.views import Observation
from zuschlag.rules.forsale.words import Action, AuctionOptions, Bid, Options, Sell
from zuschlag.rules.kernel import plain

_DRAWS = 400
_LASTING, _FRESH = 0.5477, 0.8367
_SEARCHED = 0.03
"""How far a champion's decisions seem to stray from the net it began with."""
_SHARPEST = 0.01

_note_bid_inputs: Callable[..., None] = plain(note_bid_inputs)
_value_bids: Callable[..., None] = plain(value_bids)
_value_cards: Callable[..., int] = plain(value_cards)
_allowed: Callable[..., int] = plain(allowed)
_least_total: Callable[..., int] = plain(least_total)

_NOISE: npt.NDArray[np.float64] = np.random.default_rng(5).standard_normal((_DRAWS, 17))
"""The first column lasts a round, the others are for one option each."""


class ForSaleLikeness:
    """Looks at bids by the step they go up, and at buildings by their place in the hand."""

    thinks = False

    def chances(self, seen: Observation, options: Options, action: Action) -> list[float] | None:
        """For every level how likely it would have done this; None if there was no choice."""
        seat, seats = seen.viewer or 0, len(seen.people)
        minds = _minds(seats)
        table = seen_table(seen).read()
        if isinstance(options, AuctionOptions):
            if options.bid is None:
                return None
            step = action.total - options.bid[0] + 1 if isinstance(action, Bid) else 0
            return _of_bids(table, minds, seat, seats, min(step, BID_OUTS - 1))
        if len(options.sell) < 2 or not isinstance(action, Sell):
            return None
        size = _value_cards(table, minds, seat, 0)
        values = np.array(minds.outs[:size])
        place = sorted(options.sell).index(action.building)
        return [_share(values + noise * _NOISE[:, 1 : size + 1], place) for noise in _noises(seats)]


def _of_bids(table: Any, minds: PlainMinds, seat: int, seats: int, step: int) -> list[float]:
    _note_bid_inputs(table, minds, seat)
    _value_bids(minds, 0)
    values = np.array(minds.outs[:BID_OUTS])
    least, found = _least_total(table, seat), []
    for number, noise in enumerate(_noises(seats)):
        judged = values + np.zeros((_DRAWS, 1))
        judged[:, 1:] += noise * (_LASTING * _NOISE[:, :1] + _FRESH * _NOISE[:, 1:BID_OUTS])
        steps = _allowed(table, minds, seat, number) - least + 1
        judged[:, max(1, steps + 1) :] = -np.inf
        found.append(_share(judged, step))
    return found


def _share(judged: npt.NDArray[np.float64], chosen: int) -> float:
    """How often this one is judged the best."""
    return float(np.mean(np.argmax(judged, axis=1) == chosen))


def _levels(seats: int) -> list[Mind]:
    """The champion decides as the net does, but looks closer."""
    plain_levels = [mind_of(level, seats) for level in LADDER[:-1]]
    return [*plain_levels, plain_levels[-1]._replace(bid_noise=_SEARCHED, card_noise=_SEARCHED)]


@cache
def _noises(seats: int) -> list[float]:
    return [max(_SHARPEST, mind.bid_noise) for mind in _levels(seats)]


@cache
def _minds(seats: int) -> PlainMinds:
    return plain_of(_levels(seats), [trained(seats).net])


LIKENESS = ForSaleLikeness()
