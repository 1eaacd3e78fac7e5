"""The way to a table and back: one contract, with a body in this process and one by socket.

`own_table.OwnTable` is a table of one's own, `served_table.ServedTable` one that a server has.
"""

from typing import Any, Protocol

from zuschlag.table.commands import Command
from zuschlag.terminal.frames import Frame


class Listener(Protocol):
    """Who is told what happens at a table."""

    cursor: int  # the last entry of the log that was told here

    def hear(self, frame: Frame) -> None:
        """A frame has come."""

    def lose(self) -> None:
        """The connection is lost; it mends itself, and a frame says when."""

    def part(self, why: str) -> None:
        """There is no way back to this table: a slug says why."""

    def stumble(self, where: str) -> None:
        """A bot of one's own table has failed here."""


class Link(Protocol):
    """A table, as far as its way to this terminal goes."""

    is_own: bool
    """Whether the table waits for you: its bots move only when they are let."""
    seed: bytes
    """What this terminal adds to the shuffle."""

    @property
    def address(self) -> str:
        """Where others find this table; nothing for a table of one's own."""

    async def open(self, listener: Listener) -> None:
        """Show the table, and from now on tell everything."""

    async def look(self, seat: int | None, memory: bool = False) -> None:
        """Show the table from this seat, its log from the beginning.

        With memory your seat sees all that a perfect note-taker knows.
        """

    async def do(self, command: Command) -> dict[str, Any]:
        """What came of a command that is written down; Refusal if it is not done."""

    async def record(self) -> dict[str, Any]:
        """The written game, or Refusal while the table keeps it."""

    def go_on(self) -> None:
        """You have seen everything: one bot may move."""

    def now(self) -> int:
        """Milliseconds since 1970 by the table's clock."""

    async def close(self) -> None:
        """Let go of it."""
