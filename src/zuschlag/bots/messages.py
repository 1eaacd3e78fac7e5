"""What a pool and a worker say to each other: one question, one answer, as msgpack frames.

Both sides import this file; it knows neither rules nor bots.
"""

from typing import Any, Protocol

import msgspec

HEAD = 4
"""Bytes in front of a frame that say how long it is."""

LONGEST = 1_000_000
"""No frame is longer: an observation has about 4,000 bytes, a board of one's own 100,000."""

LONGEST_STORY = 64_000_000
"""No question to a bot that thinks is longer: a table ends after 20,000 entries."""

LIKENESS_SECONDS = 2.0
"""Seconds of computing to find out whose play is like somebody's."""

READY = b"ready"
"""The first frame of a worker that has loaded its bots."""


class BotQuestion(msgspec.Struct, frozen=True, array_like=True, tag="choice"):
    """What would this bot do here? Observation and options are msgpack of the game's own types."""

    game: str
    bot: str
    seen: bytes
    options: bytes
    seed: int


class Story(Protocol):
    """Everything one seat may know to have happened, up to the question it comes with."""

    @property
    def table(self) -> str:
        """The table's id."""

    @property
    def seat(self) -> int:
        """Whose story it is."""

    @property
    def version(self) -> int:
        """Different once a move was taken back: then nothing that was told before holds."""

    @property
    def length(self) -> int:
        """How many entries there are."""

    def after(self, known: int) -> list[bytes]:
        """The entries after the first so many, as JSON objects."""


class Decided(msgspec.Struct, frozen=True, array_like=True):
    """What somebody saw, what was open to them, and what they did, as a record writes it."""

    seen: bytes
    options: bytes
    written: list[Any]


class LevelQuestion(msgspec.Struct, frozen=True, array_like=True, tag="level"):
    """Which level of this game's bots decides like this?"""

    game: str
    decided: list[Decided]


class ThinkingQuestion(msgspec.Struct, frozen=True, array_like=True, tag="thinking"):
    """The same for a bot that remembers: who is meant, what it should know, and what is new."""

    who: str
    version: int
    known: int  # entries it has been told before; 0: make it afresh
    news: list[bytes]
    seconds: float
    asked: BotQuestion
    effort: float = 1.0  # less where many wait


class BotAnswer(msgspec.Struct, frozen=True, array_like=True):
    """An action as a record writes it after the seat, None to keep still, or how it failed."""

    action: list[Any] | None = None
    failed: str | None = None  # kind and place of an error; never its text, which may reveal a hand
    is_forgotten: bool = False  # the bot is not here (any more): tell it everything


class NoAnswer(TimeoutError):
    """The bot gave no answer; `why` is slow, crashed, failed, busy, starting or closed."""

    def __init__(self, why: str, where: str = "") -> None:
        super().__init__(f"{why} ({where})" if where else why)
        self.why = why


def framed(body: bytes) -> bytes:
    """A frame: how long it is, and what it says."""
    return len(body).to_bytes(HEAD, "big") + body


def level_in(answer: BotAnswer) -> str | None:
    """The level an answer to a `LevelQuestion` names; NoAnswer where that failed."""
    if answer.failed is not None:
        raise NoAnswer("failed", answer.failed)
    return None if answer.action is None else str(answer.action[0])
