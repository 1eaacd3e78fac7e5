"""Drawings for the report: SVG that stands in the page and grows and shrinks with it.

Places are given in percent of the width and in pixels down, so that letters stay as large as they
are on a phone too.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from html import escape
from typing import NamedTuple

_ROW = 50
_EDGE = 3.0  # percent kept free on both sides


class Interval(NamedTuple):
    """One line of a drawing."""

    label: str
    value: float
    low: float
    high: float
    told: str  # the figures in words


def intervals(
    rows: Sequence[Interval], title: str, tick: Callable[[float], str], middle: float
) -> str:
    """A dot and a bar for each, on one scale, with a line at the middle."""
    scale = _Scale([middle, *(one.low for one in rows), *(one.high for one in rows)])
    height = len(rows) * _ROW + 26
    lines = [
        f'<svg class="intervals" width="100%" height="{height}" role="figure"'
        f' aria-label="{escape(title)}">',
        *_ticks(scale, tick, height),
        _upright(scale.at(middle), height, "middle"),
        *(line for number, one in enumerate(rows) for line in _row(number, one, scale)),
        "</svg>",
    ]
    return "\n".join(lines)


class _Scale:
    """From figures to percent of the width."""

    def __init__(self, figures: Sequence[float]) -> None:
        self.low, self.high = min(figures), max(figures)
        if self.low == self.high:
            self.low, self.high = self.low - 1, self.high + 1

    def at(self, figure: float) -> float:
        """Where it stands."""
        share = (figure - self.low) / (self.high - self.low)
        return round(_EDGE + share * (100 - 2 * _EDGE), 2)

    def ticks(self) -> list[float]:
        """Three to six round figures."""
        rough = (self.high - self.low) / 4
        power = 10.0 ** math.floor(math.log10(rough))
        step = next(size * power for size in (1, 2, 2.5, 5, 10) if size * power >= rough)
        first, last = math.ceil(self.low / step), math.floor(self.high / step)
        return [number * step for number in range(first, last + 1)]


def _ticks(scale: _Scale, tick: Callable[[float], str], height: int) -> Iterator[str]:
    for figure in scale.ticks():
        place = scale.at(figure)
        yield _upright(place, height, "tick")
        anchor = "start" if place < 10 else "end" if place > 90 else "middle"
        yield (
            f'<text class="tick" x="{place}%" y="{height - 6}" text-anchor="{anchor}">'
            f"{escape(tick(figure))}</text>"
        )


def _upright(place: float, height: int, kind: str) -> str:
    return f'<line class="{kind}" x1="{place}%" x2="{place}%" y1="0" y2="{height - 22}"/>'


def _row(number: int, one: Interval, scale: _Scale) -> Iterator[str]:
    top = number * _ROW
    dot, bar = scale.at(one.value), top + 30
    ends = f'x1="{scale.at(one.low)}%" x2="{scale.at(one.high)}%"'
    yield f'<text x="0" y="{top + 16}">{escape(one.label)}</text>'
    yield f'<text class="told" x="100%" y="{top + 16}" text-anchor="end">{escape(one.told)}</text>'
    yield f'<line class="bar" {ends} y1="{bar}" y2="{bar}"/>'
    yield f'<circle cx="{dot}%" cy="{bar}" r="5"/>'
