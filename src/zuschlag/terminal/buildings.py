"""The thirty buildings by value: a name to say, and two short lines to print on a card."""

from zuschlag.words.here import say, words
from zuschlag.words.names import building_name


def card_lines(building: int) -> tuple[str, str]:
    """The name in two lines of at most nine characters."""
    first, _, second = say(f"card-{building}").partition(" / ")
    return first, second


def called(building: int) -> str:
    """Name and value, as it is said at the table."""
    return f"{building_name(words(), building)} ({building})"
