"""What a place at a table counts: whole numbers of 1/840 of a point, exact for 2 to 8 players.

Everybody at a table has a place, bots too; who is level shares the points of the places they take.
"""

from collections.abc import Callable, Sequence

UNIT = 840
"""So many make a point."""

_PINBALL_BEST, _PINBALL_STEPS = 7, 6
_CARCASSONNE = {3: (5, 3, 1)}
_CARCASSONNE_USUAL = (5, 3, 2, 1)


def points_of(preset: str, places: Sequence[int]) -> list[int]:
    """For everybody at a table, in units; places count from 1, and level ones are equal."""
    ladder = _LADDERS[preset](len(places))
    found = []
    for place in places:
        level = places.count(place)
        found.append(sum(ladder[place - 1 : place - 1 + level]) // level)
    return found


def _share_of_opponents(players: int) -> list[int]:
    """100 for whoever has beaten all, 50 on average at every table of any size."""
    return [100 * UNIT * (players - 1 - behind) // (players - 1) for behind in range(players)]


def _even_steps(players: int) -> list[int]:
    """7-5-3-1 with four and 7-4-1 with three: always from 7 to 1."""
    step = _PINBALL_STEPS * UNIT // (players - 1)
    return [_PINBALL_BEST * UNIT - step * behind for behind in range(players)]


def _carcassonne(players: int) -> list[int]:
    """5-3-2-1, 5-3-1 with three; nothing from the fifth place on."""
    ladder = _CARCASSONNE.get(players, _CARCASSONNE_USUAL)
    return [UNIT * points for points in (*ladder, *[0] * players)[:players]]


def _wins(players: int) -> list[int]:
    return [UNIT] + [0] * (players - 1)


_LADDERS: dict[str, Callable[[int], list[int]]] = {
    "share": _share_of_opponents,
    "7-5-3-1": _even_steps,
    "5-3-2-1": _carcassonne,
    "wins": _wins,
}

PRESETS = tuple(_LADDERS)


def shown(units: int) -> str:
    """Points as people read them: whole, or with two digits, rounded to the nearest."""
    hundredths = (200 * units + UNIT) // (2 * UNIT)
    whole, rest = divmod(hundredths, 100)
    return f"{whole}.{rest:02}".rstrip("0").rstrip(".") if rest else str(whole)
