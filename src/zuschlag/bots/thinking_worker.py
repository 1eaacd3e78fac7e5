"""The process in which bots that think live: `python -m zuschlag.bots.thinking_worker ROSTER GAME
MEGABYTES`. It has compiled rules; otherwise it is like any worker and has nothing of the server's.

What is not compiled yet is compiled at the start, before it gives anything up and before the first
question; `thinking_home` starts it and lets others answer meanwhile.
"""

import sys

import msgspec

from zuschlag.bots import likeness
from zuschlag.bots.bot import Roster, budget_of
from zuschlag.bots.company import Company
from zuschlag.bots.confinement import MEGABYTE, confine, limit_time, size
from zuschlag.bots.messages import (
    LIKENESS_SECONDS,
    LONGEST_STORY,
    READY,
    LevelQuestion,
    ThinkingQuestion,
)
from zuschlag.bots.worker import get, load_rosters, own_pipes, put, silence

_QUESTION: msgspec.msgpack.Decoder[ThinkingQuestion | LevelQuestion] = msgspec.msgpack.Decoder(
    ThinkingQuestion | LevelQuestion
)


def main(arguments: list[str]) -> None:
    """Load and prepare, give up what bots do not need, then answer until nobody asks."""
    roster, game, most = arguments
    asked, told = own_pipes()
    thinkers = {name: make for name, make in load_rosters(roster)[game].items() if budget_of(make)}
    megabytes = min(int(most), max(_megabytes(thinkers), default=0))
    for make in thinkers.values():
        getattr(make, "prepare", lambda: None)()
    confine(megabytes)
    loaded = size()
    company = Company(thinkers, lambda: size() - loaded > megabytes * MEGABYTE // 2)
    put(told, READY)
    silence(sys.stderr.fileno())
    while (body := get(asked, LONGEST_STORY)) is not None:
        question = _QUESTION.decode(body)
        if isinstance(question, ThinkingQuestion):
            limit_time(question.seconds)
            found = company.answer(question)
        else:
            limit_time(LIKENESS_SECONDS)
            found = likeness.answer(question)
        limit_time(0)
        put(told, msgspec.msgpack.encode(found))


def _megabytes(thinkers: Roster) -> list[int]:
    return [budget.megabytes for make in thinkers.values() if (budget := budget_of(make))]


if __name__ == "__main__":
    main(sys.argv[1:])
