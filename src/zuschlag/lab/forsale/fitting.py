"""Small nets from what searches found: one hidden layer, fitted by Adam, in NumPy.

What is fitted is not the value of an option but how much worse it is than the best one, as far as
that matters, and only the differences between the options of one question count.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from zuschlag.bots.forsale.champion.racing import DROPPED
from zuschlag.bots.forsale.policies.minds import Floats
from zuschlag.bots.forsale.policies.net import (
    BID_HIDDEN,
    BID_INPUTS,
    BID_OUTS,
    CARD_HIDDEN,
    CARD_INPUTS,
)

_WORST = -0.4
"""Worse than this is all the same: nobody should do it."""
_RATE = 3e-3
_BATCH = 512

Flags = npt.NDArray[np.bool_]
Weights = list[Floats]


class Lessons(NamedTuple):
    """Questions with the value of every option; not all have equally many."""

    inputs: Floats
    values: Floats
    is_option: Flags

    @property
    def aims(self) -> Floats:
        """How much worse than the best, around zero for each question."""
        best = np.where(self.is_option, self.values, -np.inf).max(1, keepdims=True)
        gaps = np.where(self.is_option, np.clip(self.values - best, _WORST, 0), 0)
        return np.where(self.is_option, gaps - _mean(gaps, self.is_option), 0)


def lessons(inputs: Floats, values: Floats) -> Lessons:
    """Options that dropped out of a race get their values back; what is not a number is none."""
    mended = np.where(values < -DROPPED / 2, values + DROPPED, values)
    is_option = ~np.isnan(mended)
    return Lessons(np.nan_to_num(inputs), np.where(is_option, mended, 0), is_option)


def fit_bids(given: Lessons, steps: int, seed: int) -> Weights:
    """First layer [input, hidden], second [hidden and one, option]."""
    luck = np.random.default_rng(seed)
    first = luck.normal(0, np.sqrt(2 / BID_INPUTS), (BID_INPUTS, BID_HIDDEN))
    second = luck.normal(0, 0.05, (BID_HIDDEN + 1, BID_OUTS))
    aims = given.aims

    def slopes(weights: Weights, rows: npt.NDArray[np.int64]) -> Weights:
        inputs, options = given.inputs[rows], given.is_option[rows]
        hidden = np.maximum(inputs @ weights[0], 0)
        errors = _errors(hidden @ weights[1][:-1] + weights[1][-1], aims[rows], options)
        back = (errors @ weights[1][:-1].T) * (hidden > 0)
        return [inputs.T @ back, np.vstack([hidden.T @ errors, errors.sum(0)])]

    return _adam([first, second], slopes, len(aims), steps, luck)


def fit_cards(given: Lessons, steps: int, seed: int) -> Weights:
    """First layer [input, hidden], second [hidden and one], the same for every building."""
    luck = np.random.default_rng(seed)
    begin = luck.normal(0, np.sqrt(2 / CARD_INPUTS), (CARD_INPUTS, CARD_HIDDEN))
    second = luck.normal(0, 0.05, CARD_HIDDEN + 1)
    aims = given.aims

    def slopes(weights: Weights, rows: npt.NDArray[np.int64]) -> Weights:
        inputs, options = given.inputs[rows], given.is_option[rows]
        hidden = np.maximum(inputs @ weights[0], 0)
        errors = _errors(hidden @ weights[1][:-1] + weights[1][-1], aims[rows], options)
        back = (errors[:, :, None] * weights[1][:-1]) * (hidden > 0)
        # Not as one long product: threads of the linear algebra would wait for each other.
        first = np.einsum("abi,abh->ih", inputs, back)
        return [first, np.append(np.einsum("abh,ab->h", hidden, errors), errors.sum())]

    return _adam([begin, second], slopes, len(aims), steps, luck)


def _errors(outs: Floats, aims: Floats, options: Flags) -> Floats:
    """How far the differences between options are off."""
    centred = outs - _mean(np.where(options, outs, 0), options)
    errors = np.where(options, centred - aims, 0)
    return np.where(options, errors - _mean(errors, options), 0) / len(outs)


def _mean(numbers: Floats, options: Flags) -> Floats:
    found: Floats = numbers.sum(1, keepdims=True) / options.sum(1, keepdims=True)
    return found


def _adam(
    start: Weights,
    slopes: Callable[[Weights, npt.NDArray[np.int64]], Weights],
    size: int,
    steps: int,
    luck: np.random.Generator,
) -> Weights:
    weights = start
    means, squares = [np.zeros_like(w) for w in weights], [np.zeros_like(w) for w in weights]
    for step in range(1, steps + 1):
        rate = _RATE * (1 - step / steps) + _RATE * 0.02
        for place, slope in enumerate(slopes(weights, luck.integers(0, size, _BATCH))):
            means[place] = 0.9 * means[place] + 0.1 * slope
            squares[place] = 0.999 * squares[place] + 0.001 * slope * slope
            towards = means[place] / (1 - 0.9**step)
            weights[place] -= rate * towards / (np.sqrt(squares[place] / (1 - 0.999**step)) + 1e-8)
    return weights


def as_net(bids: Weights, cards: Weights) -> list[float]:
    """All weights in a row as `policies.net` reads them: first layers by hidden unit."""
    parts = [bids[0].T, bids[1], cards[0].T, cards[1]]
    return [round(float(weight), 6) for part in parts for weight in part.ravel()]
