"""More groups of streets by their slots, and shorthand for positions that are built up."""

from collections.abc import Sequence
from typing import Any

from tests.rulebook.monopoly.scenes import Scene

LIGHTBLUE = [6, 8, 9]
PINK = [11, 13, 14]
RED = [21, 23, 24]
YELLOW = [26, 27, 29]


def every(streets: Sequence[int], level: int) -> dict[int, int]:
    """The whole group at one level."""
    return dict.fromkeys(streets, level)


def wish(*streets: int) -> dict[str, int]:
    """A wish of one level per entry, as a record writes it."""
    return {str(street): streets.count(street) for street in streets}


def reprice(scene: Scene, prices: dict[int, int]) -> Scene:
    """Other house prices, as a board of one's own may have them."""
    t: Any = scene.state.tables[0]
    for slot, price in prices.items():
        t.house[slot] = price
    return scene


def bank(scene: Scene) -> tuple[int, int]:
    """Houses and hotels with the bank."""
    stock = scene.answer["bank"]
    return stock["houses"], stock["hotels"]


def levels(scene: Scene, streets: Sequence[int]) -> list[int]:
    """What is on these streets."""
    return [scene.level(street) for street in streets]


def window(owns: dict[str, list[int]], **more: Any) -> Scene:
    """The turn of D has ended, A rolls next; bids for buildings may leave the street out."""
    return Scene(stage="window", turn="A", owns=owns, **({"rules": 1} | more))


def last_house(owns: dict[str, list[int]], **more: Any) -> Scene:
    """The same, with one house left unless said otherwise."""
    return window(owns, **({"houses": 1} | more))


def two_wishes(owns: dict[str, list[int]], **more: Any) -> Scene:
    """The first two owners each wish one level on their first street; one house is left."""
    (one, streets), (two, others) = list(owns.items())[:2]
    scene = last_house(owns, **more)
    return scene.do(one, "wish", wish(streets[0])).do(two, "wish", wish(others[0]))
