"""What a table needs from outside, passed in: time, luck, a seal, a runner for bots, other workers.

Whole tables therefore run in simulated time under faults, with the same code.
"""

from collections.abc import Callable
from typing import Any, Protocol

from zuschlag.bots.messages import Decided, Story


class Clock(Protocol):
    """Time that never jumps."""

    def now(self) -> int:
        """Milliseconds since 1970, by a steady clock that was set once at the start."""

    async def sleep(self, seconds: float) -> None:
        """Wait."""


class Dice(Protocol):
    """Luck that nobody can foresee; not for deals, which come from committed seeds."""

    def token(self, size: int) -> bytes:
        """Random bytes."""

    def uniform(self, least: float, most: float) -> float:
        """A number in between."""


class Seal(Protocol):
    """Keeps what the journal must not show."""

    def seal(self, plain: bytes, where: bytes) -> bytes:
        """Lock it, bound to a place in the journal."""

    def open(self, sealed: bytes, where: bytes) -> bytes:
        """Unlock it again."""

    def mark(self, what: bytes) -> str:
        """A keyed digest."""


class BotRunner(Protocol):
    """Where bots think: other processes, never in the way of the tables."""

    async def choose(
        self, game: str, bot: str, seen: bytes, options: bytes, seed: int, story: Story
    ) -> Any:
        """The action (as a record writes it after the seat), or None to keep still.

        `seen` is the observation with memory and `options` the options, both as msgpack of the
        game's own types; `story` is what the seat has seen happen. Raises TimeoutError when the
        bot takes too long.
        """

    async def level_of(self, game: str, decided: list[Decided]) -> str | None:
        """The level of bots that decides like this; None if that cannot be said."""


class Relay(Protocol):
    """The way to the worker that holds a table."""

    async def ask(self, address: str, question: bytes) -> bytes:
        """Hand a question on; the other side answers with `TableService.answer`.

        ConnectionError when nobody is there.
        """


class GrowthHints(Protocol):
    """Tells other workers that a table has grown. Only ever a hint: lost ones do no harm."""

    async def publish(self, heads: dict[str, int]) -> None:
        """These tables have grown."""

    def on_hint(self, told: Callable[[str, int], None]) -> None:
        """Who wants to hear."""
