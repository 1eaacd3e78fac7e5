"""A visit on somebody's street, for the tests of rent claims."""

from tests.rulebook.monopoly.scenes import Scene

A, B, C, D = range(4)
LONG: dict[str, object] = {"rent.claim": "championship"}


def on_16(**position: object) -> Scene:
    """A rests on a street of C (base rent 14) by 3 and 4; all others are on 13."""
    given: dict[str, object] = {"owns": {"C": [16]}, **position}
    game = Scene(at={"A": 9, "B": 13, "C": 13, "D": 13}, **given)  # type: ignore[arg-type]
    return game.roll("A", 3, 4)


def ids(game: Scene) -> list[int]:
    """The open claims."""
    return [claim["id"] for claim in game.answer["claims"]]
