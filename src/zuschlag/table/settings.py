"""What is agreed before a game: which game, which clock, who may watch and talk."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from zuschlag.table.untyped_values import check_plain

WAIT, ASK, BOT = "wait", "ask", "bot"
DAY = 24 * 3600 * 1000

Seconds = Annotated[int, Meta(ge=1, le=24 * 3600)]


class TimeLimits(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Seconds for one decision, and a bank that is used up when they are over; None: no hurry.

    A slow table gives days instead, and everybody some days of vacation besides.
    """

    move: Seconds | None = None
    bank: Annotated[int, Meta(ge=0, le=24 * 3600)] = 0
    days: Annotated[int, Meta(ge=1, le=14)] | None = None
    vacation: Annotated[int, Meta(ge=0, le=60)] = 14  # days for each person, in all

    @property
    def milliseconds(self) -> int | None:
        """How long one decision may take, before the bank."""
        if self.days is not None:
            return self.days * DAY
        return self.move * 1000 if self.move is not None else None


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything about a table that is agreed before the first card is dealt."""

    game: Annotated[str, Meta(max_length=20)]
    edition: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=2, le=8)]
    options: dict[str, Any] = {}
    board: str | dict[str, Any] | None = None  # Monopoly: a name, or a whole board
    title: Annotated[str, Meta(max_length=60)] = ""
    listed: bool = False  # in the list of open tables
    time: TimeLimits = TimeLimits()
    away_after: Annotated[int, Meta(ge=5, le=3600)] = 45  # seconds without a connection
    absence: Literal["wait", "ask", "bot"] = "bot"  # what follows from that
    undo: bool = True
    pauses: Annotated[int, Meta(ge=0, le=100)] = 10  # how often the clocks may be stopped
    chat: bool = True
    spectators: bool = True
    spectator_chat: bool = False
    spectator_delay: Annotated[int, Meta(ge=0, le=3600)] = 0  # seconds
    pace: tuple[float, float] = (0.5, 2.0)  # seconds bots and standing orders wait

    def __post_init__(self) -> None:
        check_plain(self.options, "options")
        check_plain(self.board, "board")
