"""Tells listening bots what happens, where they play in this process: matches, the terminal."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from zuschlag.bots.bot import Noticed, Player, Thinker
from zuschlag.rules.game import AnyGame

Listeners = dict[int, Thinker[Any, Any, Any]]


def who_listens(
    players: Sequence[Player[Any, Any, Any]] | Mapping[int, Player[Any, Any, Any]],
) -> Listeners:
    """Those among the players who want to be told, by seat."""
    by_seat = players if isinstance(players, Mapping) else dict(enumerate(players))
    found: Any = {seat: one for seat, one in by_seat.items() if hasattr(one, "notice")}
    return dict(found)


def tell(
    game: AnyGame, listeners: Listeners, events: list[Any], seat: int | None = None, did: Any = None
) -> None:
    """What happened, to each as its seat may know it: at the opening, after a move or chance."""
    if not listeners:
        return
    written = None if did is None else game.as_written(did)
    what = Noticed(seat, msgspec.to_builtins(events), written)
    for own, listener in listeners.items():
        listener.notice(what.for_seat(own))
