"""Slips of attention: by the look of the table, so that no luck is needed and a game repeats."""

from zuschlag.rules.kernel import rule
from zuschlag.rules.monopoly.state import Table

_MASK = 0x7FFFFFFF
_ONE = 1_640_531_527
_TWO = 1_274_126_177


@rule
def lapses(t: Table, seat: int, rate: int) -> bool:
    """Whether this seat slips now, `rate` times in a hundred; the same all through an auction."""
    if rate == 0:
        return False
    mix = t.turn_number * 8 + seat
    mix = ((mix ^ (mix >> 11)) * _ONE + t.cash[seat] * 64 + t.at[seat]) & _MASK
    mix = ((mix ^ (mix >> 15)) * _ONE + t.stage * 16 + t.lot * 4 + t.doubles) & _MASK
    mix = ((mix ^ (mix >> 13)) * _TWO) & _MASK
    return ((mix ^ (mix >> 16)) & _MASK) % 100 < rate
