"""Where simple house bots choose: `python -m zuschlag.bots.worker ROSTER SECONDS MEGABYTES`.

Questions come in on standard input, answers go out on standard output. It has nothing of the
server: no state, no socket, no key. `bot_process` starts it; without its input it ends.
"""

import importlib
import os
import sys
from typing import BinaryIO

import msgspec

from zuschlag.bots import likeness
from zuschlag.bots.confinement import confine, limit_time
from zuschlag.bots.messages import HEAD, LONGEST, READY, BotQuestion, LevelQuestion, framed
from zuschlag.bots.one_choice import Rosters, answer

_QUESTION: msgspec.msgpack.Decoder[BotQuestion | LevelQuestion] = msgspec.msgpack.Decoder(
    BotQuestion | LevelQuestion
)


def main(arguments: list[str]) -> None:
    """Load the bots, give up what they do not need, then answer until nobody asks."""
    roster, seconds, megabytes = arguments
    asked, told = own_pipes()
    rosters = load_rosters(roster)
    confine(int(megabytes))
    put(told, READY)
    silence(sys.stderr.fileno())
    while (body := get(asked)) is not None:
        limit_time(float(seconds))
        question = _QUESTION.decode(body)
        if isinstance(question, BotQuestion):
            found = answer(question, rosters)
        else:
            found = likeness.answer(question)
        limit_time(0)
        put(told, msgspec.msgpack.encode(found))


def own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Standard input and output for us alone: a bot that prints must not speak for us."""
    asked, told = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    silence(0, 1)
    return asked, told


def silence(*descriptors: int) -> None:
    """Let these lead nowhere."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for descriptor in descriptors:
        os.dup2(nowhere, descriptor)
    os.close(nowhere)


def load_rosters(module: str) -> Rosters:
    """The bots of every game, by the module that names them, all loaded now."""
    found: Rosters = importlib.import_module(module).BOTS
    return {game: found[game] for game in found}


def get(pipe: BinaryIO, longest: int = LONGEST) -> bytes | None:
    """The next frame; None when the other side has gone."""
    size = int.from_bytes(pipe.read(HEAD), "big")
    return pipe.read(size) if 0 < size <= longest else None


def put(pipe: BinaryIO, body: bytes) -> None:
    pipe.write(framed(body))
    pipe.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
