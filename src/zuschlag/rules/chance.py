"""Chance for batches: a small fast generator in a record of its own, handed in by the caller.

Rules never draw by themselves. The generator is a Weyl sequence mixed by one wide product;
equal (seed, game) give equal draws, whoever plays the game and in which order.
"""

from typing import Any

from zuschlag.rules.kernel import record, rule
from zuschlag.rules.machine import in_machine_code, number, wide_product


class Chance:
    """The position in the sequence."""

    place: int


CHANCE = record(Chance)

_STEP = 0xA0761D6478BD642F
_TWIST = 0xE7037ED1A0B428DB
_ALL = 0xFFFFFFFFFFFFFFFF


def _signed(value: int) -> int:
    value &= _ALL
    return value - (1 << 64) if value >> 63 else value


def _emit_stepped(builder: Any, values: list[Any]) -> Any:
    return builder.add(values[0], number(_STEP))


def _emit_mixed(builder: Any, values: list[Any]) -> Any:
    high, low = wide_product(builder, values[0], builder.xor(values[0], number(_TWIST)))
    return builder.xor(high, low)


def _emit_scaled(builder: Any, values: list[Any]) -> Any:
    return wide_product(builder, values[0], values[1])[0]


@in_machine_code(_emit_stepped)
def _stepped(place: int) -> int:
    return _signed(int(place) + _STEP)


@in_machine_code(_emit_mixed)
def _mixed(place: int) -> int:
    product = (int(place) & _ALL) * ((int(place) ^ _TWIST) & _ALL)
    return _signed((product >> 64) ^ product)


@in_machine_code(_emit_scaled)
def _scaled(noise: int, size: int) -> int:
    return ((int(noise) & _ALL) * int(size)) >> 64


@rule
def keyed(seed: int, what: int) -> int:
    """A number that looks drawn, but is always the same for the same seed and purpose."""
    return _mixed(_stepped(_mixed(_stepped(seed)) ^ what))


@rule
def below(noise: int, size: int) -> int:
    """A number from 0 to size - 1 out of such noise."""
    return _scaled(noise, size)


@rule
def start(chance: Chance, seed: int, game: int) -> None:
    """Put the generator where this game of this seed begins."""
    chance.place = keyed(seed, game)


@rule
def draw(chance: Chance, size: int) -> int:
    """A number from 0 to size - 1, each as likely (to within size / 2^64)."""
    chance.place = _stepped(chance.place)
    return _scaled(_mixed(chance.place), size)
