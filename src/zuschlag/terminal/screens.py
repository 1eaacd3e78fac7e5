"""What the terminal has for a game: named by its description, or the generic view of any game."""

from collections.abc import Callable
from typing import Any, NamedTuple

from textual.screen import Screen

from zuschlag.rules.description import part
from zuschlag.rules.games import description
from zuschlag.terminal.seat import Seat
from zuschlag.terminal.wishes import Party, Wishes


class Screens(NamedTuple):
    """The screens of a game, and how its seat is read."""

    agreed: Callable[[Wishes], Party]  # Malformed where these wishes do not go together
    form: Callable[[Wishes], Screen[None]]
    table: Callable[[Any, float, Callable[[], str]], Screen[None]]  # of its kind of seat
    final: Callable[[Any], Screen[None]]
    keys: Callable[[], Screen[Any]]
    seat: type[Seat] = Seat


def screens_of(game: str) -> Screens:
    """The screens of the game with this name."""
    own = description(game).terminal
    found: Screens = part(own) if own else part("zuschlag.terminal.plain.screens:PLAIN")
    return found
