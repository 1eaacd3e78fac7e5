"""`zuschlag judge`: replay a written game and print where it stands, one line of JSON."""

import argparse
import contextlib
import functools
import sys
from collections.abc import Iterator
from typing import IO, Any

from zuschlag.cli.rules_mode import compiled_rules, plain_rules
from zuschlag.errors import Malformed

EXAMPLES = ("zuschlag judge game.json", "zuschlag judge --lines games.jsonl")


def add(commands: Any) -> None:
    mine = commands.add_parser("judge", examples=EXAMPLES)
    mine.add_argument("file", metavar="FILE")
    mine.add_argument("--lines", action="store_true")
    mine.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Judge one record or a stream of them."""
    if not given.lines:
        plain_rules()
    from msgspec.json import encode

    all_ok = True
    for answer in answers(given.file, given.lines):
        all_ok = all_ok and answer["ok"]
        # Bytes, whatever the terminal speaks: the answer is JSON and so UTF-8.
        sys.stdout.buffer.write(encode(answer) + b"\n")
    return 0 if all_ok else 2


def answers(name: str, lines: bool) -> Iterator[dict[str, Any]]:
    """The answer to each record; a file that cannot be read, or no further, is answered too."""
    from zuschlag.record import MOST_BYTES, fault_answer, judge, judge_lines

    try:
        with opened(name) as source:
            if lines:
                yield from judge_lines(source, before=compile_game)
            else:
                yield judge(source.read(MOST_BYTES + 1))
    except OSError as fault:
        yield fault_answer(unreadable(name, fault))


@functools.cache
def compile_game(game: str) -> None:
    """Many games are worth the compiler; each waits for it when it is first met."""
    compiled_rules(f"{game}-table")


def unreadable(name: str, fault: OSError) -> Malformed:
    """The fault of a file that cannot be read; its name may be no text at all."""
    told = name.encode("utf-8", "replace").decode()
    return Malformed(
        "record/unreadable", "$", {"file": told, "reason": fault.strerror or str(fault)}
    )


def contents(name: str, most: int) -> bytes:
    """A file by name, or standard input for a dash; Malformed if it cannot be read.

    One byte more than `most` is enough to tell that it is too large.
    """
    try:
        with opened(name) as source:
            return source.read(most + 1)
    except OSError as fault:
        raise unreadable(name, fault) from None


@contextlib.contextmanager
def opened(name: str) -> Iterator[IO[bytes]]:
    """A file by name, or standard input for a dash."""
    if name == "-" and sys.stdin is None:
        raise OSError("there is no standard input")
    if name == "-":
        yield sys.stdin.buffer
    else:
        with open(name, "rb") as source:
            yield source
