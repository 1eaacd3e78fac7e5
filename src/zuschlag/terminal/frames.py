"""What a table sends, typed as far as the terminal reads it; a newer server may say more."""

from typing import Any

import msgspec

from zuschlag.rules.game import Outcome
from zuschlag.table.settings import Settings

Json = dict[str, Any]

LOBBY, SEEDS, PLAY, PAUSED, OVER = "lobby", "seeds", "play", "paused", "over"


class SeatShown(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    kind: str  # open, person, bot
    name: str
    away: str | None = None
    bot: str | None = None


class Asked(msgspec.Struct, frozen=True):
    """Somebody would like something that all must agree to."""

    seat: int
    agreed: list[int]


class Result(msgspec.Struct, frozen=True):
    """How it ended; without an outcome where people agreed to stop."""

    ending: str
    outcome: Outcome | None = None


class TableShown(msgspec.Struct, frozen=True):
    """A table but for the game itself."""

    id: str
    code: str
    status: str
    settings: Json
    rules: int
    seats: list[SeatShown]
    host: int | None = None
    undo: Asked | None = None
    pause: Asked | None = None
    votes: list[int] = []
    absences: dict[int, Json] = {}
    vacations: dict[int, Json] = {}
    result: Result | None = None
    rematch: str | None = None

    @property
    def agreed(self) -> Settings:
        """What was agreed, as far as we know it."""
        known = {name: self.settings[name] for name in _SETTINGS if name in self.settings}
        return msgspec.convert(known, Settings, str_keys=True)


_SETTINGS = Settings.__struct_fields__


class ClockShown(msgspec.Struct, frozen=True):
    """When the game's time is up, in milliseconds since 1970 by the table's clock."""

    is_running: bool = True
    limit: int | None = None
    deadlines: dict[int, int | None] = {}


class Decision(msgspec.Struct, frozen=True):
    """What your seat may do now, and how a move names that."""

    on: str
    options: Any


class YouShown(msgspec.Struct, frozen=True):
    """What is only this viewer's."""

    seat: int | None = None
    is_host: bool = False
    in_control: bool = True
    decision: Decision | None = None
    seed_wanted: str | None = None
    can_undo: bool = False


class _Frame(msgspec.Struct, frozen=True, tag_field="t"):
    pass


class TableFrame(_Frame, frozen=True, tag="table"):
    """Everything as it is now."""

    cursor: int
    table: TableShown
    clock: ClockShown
    you: YouShown
    game: Any = None
    way_back: str | None = None


class LogFrame(_Frame, frozen=True, tag="log"):
    """What was missed."""

    entries: list[Json]


class News(_Frame, frozen=True, tag="news"):
    """One entry, and how things stand after it."""

    entry: Json
    clock: ClockShown
    you: YouShown
    game: Any = None
    table: TableShown | None = None


class Presence(_Frame, frozen=True, tag="presence"):
    """Which seats have somebody connected."""

    seats: list[bool]


class Hello(_Frame, frozen=True, tag="hello"):
    """What time it is there."""

    server_time: int


class Trouble(_Frame, frozen=True, tag="error"):
    """The table cannot be shown."""

    error: str


Frame = TableFrame | LogFrame | News | Presence | Hello | Trouble
_KINDS = ("table", "log", "news", "presence", "hello", "error")


def read(told: Json) -> Frame | None:
    """A frame; None for one that is not for us."""
    if told.get("t") not in _KINDS:
        return None
    found: Frame = msgspec.convert(told, Frame, str_keys=True)
    return found
