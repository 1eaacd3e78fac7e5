"""What a table must know of a game beyond the contract: what is sealed, what reveals, whose word.

One file per game (`forsale`, `monopoly`); `GAMES_AT_TABLE` in `games` names them.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from zuschlag.errors import Malformed
from zuschlag.rules.game import AnyGame
from zuschlag.table.commands import Order

Written = list[Any]


class GameAtTable(Protocol):
    """A game as people sit at it."""

    @property
    def game(self) -> AnyGame:
        """The game through its contract."""

    @property
    def bots(self) -> tuple[str, ...]:
        """The names of its bots; the first one stands in for people who are away."""

    def deal_from(self, plain: Any) -> Any:
        """A deal that was kept as plain JSON values."""

    def read(self, written: Written, seat: int, seats: int) -> Any:
        """An action as a record writes it behind the seat, typed; Malformed if it is none."""

    def options(self, state: Any, seat: int) -> Any:
        """What the seat may do now, without a hint of what others hide; None: nothing."""

    def apply(self, state: Any, seat: int, action: Any) -> list[Any]:
        """Do it and report; Refusal without a figure of somebody else's."""

    def still_in(self, seen: Any) -> list[int]:
        """The seats that have not dropped out of the game."""

    def throw(self, state: Any, key: bytes) -> tuple[list[list[int]], list[Any]]:
        """Let chance speak as often as the game asks for it: the throws, and what happened."""

    def resolve(self, state: Any, throws: list[list[int]]) -> list[Any]:
        """The same with throws that are known."""

    def is_sealed(self, events: list[Any]) -> bool:
        """Whether nobody else may know yet which action led to these events."""

    def reveals(self, events: list[Any]) -> bool:
        """Whether something hidden came to light, so that it cannot be taken back."""

    def scene(self, seen: Any, moves: int) -> tuple[Any, ...]:
        """What a decision is about; when it changes, older answers are stale."""

    def is_timeless(self, action: Any) -> bool:
        """Whether an action names what it answers and so may come late."""

    def view(self, state: Any, viewer: int | None) -> Any:
        """What the table shows this viewer."""

    def open_view(self, state: Any) -> Any:
        """What lies on the table and in the hands, for who looks back at a game."""

    def wanted_throws(self, state: Any, dice: Iterator[list[int]]) -> Iterator[list[int]]:
        """Of the dice of a record as many as the game asks for, one after the other."""

    def simplest(self, options: Any) -> Written:
        """What a seat does when its bot cannot be asked."""

    def minutes(self, state: Any) -> int | None:
        """How long the game may last, where it ends by the clock."""

    def holding(self, state: Any, seen: Any) -> list[int]:
        """The seats that keep the next roll waiting now and can be made to let go."""

    def gives_grace(self, state: Any) -> bool:
        """Whether a roll waits a moment for rent that may be asked for."""

    def order_scope(self, seen: Any) -> tuple[Any, ...] | None:
        """The auction a standing order belongs to; None when there is none."""

    def check_order(self, state: Any, order: Order) -> None:
        """NotAllowed if the table does not allow such an order."""

    def obey(self, order: Order, options: Any, is_in_scope: bool) -> Written | None:
        """What a standing order answers to these options, if it does."""


@contextmanager
def paths_of_a_command() -> Iterator[None]:
    """Faults name places in `action`, where no seat stands in front of the verb."""
    try:
        yield
    except Malformed as fault:
        path = re.sub(r"^actions\[0\]", "action", fault.path)
        path = re.sub(r"^action\[(\d+)\]", lambda at: f"action[{int(at[1]) - 1}]", path)
        raise Malformed(fault.slug, path, fault.facts) from None
