"""A state as the table shows it to one viewer after the other.

A game that knows what its viewers share says so (`SharedViewing`), and what changed is found once
for all of them; any other is looked at anew for everybody (`PlainViewing`).
"""

from collections.abc import Callable
from typing import Any, Protocol

Pairs = dict[str, tuple[Any, Any]]
"""Fields as they were and as they are."""
OwnChanges = tuple[Pairs, Pairs]
"""What is a seat's own: fields of its place among `people`, and of the whole."""


class Viewing(Protocol):
    """What every game has."""

    seen: Any  # by spectators, with what bots and tables need besides

    def __call__(self, viewer: int | None) -> Any:
        """What the table shows this viewer."""

    def own(self, viewer: int | None) -> Any:
        """What a seat is shown besides, to compare with another time.

        As long as it is equal, what the seat is shown changes just as what spectators are shown.
        """


class SharedViewing(Viewing, Protocol):
    """All are shown the same but for some fields of a seat's own."""

    shared: Any  # what spectators are shown

    def own_since(self, then: Any, viewer: int) -> OwnChanges:
        """All of the seat's own, or what of it may have changed since another time."""


class PlainViewing:
    """Looks at the state anew for everybody."""

    def __init__(self, seen: Any, view: Callable[[int | None], Any]) -> None:
        self.seen = seen
        self._view = view

    def __call__(self, viewer: int | None) -> Any:
        return self._view(viewer)

    def own(self, viewer: int | None) -> Any:
        """Never the same: nothing is known about who sees what."""
        return None if viewer is None else object()
