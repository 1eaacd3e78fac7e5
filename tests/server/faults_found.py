"""What a run of the fuzz has seen, and the lines of the log that say a fault is ours."""

import logging
from collections import Counter

import msgspec


class Findings(msgspec.Struct):
    """What happened."""

    seed: int
    steps: int = 0
    statuses: Counter[int] = msgspec.field(default_factory=Counter)
    closes: Counter[int] = msgspec.field(default_factory=Counter)
    heard: Counter[str] = msgspec.field(default_factory=Counter)
    moves: int = 0
    wrongs: list[str] = []

    def told(self) -> str:
        """In a line."""
        parts = (self.statuses, self.heard, self.closes)
        answers, frames, codes = (
            ", ".join(f"{count} x {what}" for what, count in sorted(part.items())) for part in parts
        )
        return f"{self.steps:,} steps; by HTTP {answers}; by socket {frames}; closed with {codes}"


class Errors(logging.Handler):
    """Lines of the log that say a fault is ours."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """One more."""
        self.lines.append(f"{record.name}: {record.getMessage()} {record.exc_info}")

    def __enter__(self) -> "Errors":
        logging.getLogger().addHandler(self)
        return self

    def __exit__(self, *_: object) -> None:
        logging.getLogger().removeHandler(self)
