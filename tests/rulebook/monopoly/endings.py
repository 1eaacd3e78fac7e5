"""Positions near the end of a round, for the tests of the end of the game."""

from tests.rulebook.monopoly.scenes import LETTERS, Scene


def resting(turn: str, **position: object) -> Scene:
    """Everybody in front of free parking; this seat is about to end its turn."""
    at = dict.fromkeys("ABCD", 13)
    return Scene(turn=turn, at=at, **position).roll(turn, 3, 4)  # type: ignore[arg-type]


def two(**position: object) -> Scene:
    """A and B, B about to end the round."""
    return Scene(seats=2, turn="B", stage="end", **position)  # type: ignore[arg-type]


def counted(game: Scene) -> Scene:
    """The last turn of the round ends with the time: everything is counted."""
    return game.do("-", "time-up").do(LETTERS[game.seats - 1], "done")
