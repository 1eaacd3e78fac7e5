"""`zuschlag judge`: replay a written game and print where it stands, one line of JSON."""

import argparse
import contextlib
import sys
from collections.abc import Iterator
from typing import IO, Any

from zuschlag.cli.rules_mode import compiled_rules, plain_rules


def add(commands: Any) -> None:
    """Register the command."""
    mine = commands.add_parser(
        "judge",
        help="replay a written game and say where it stands",
        description="Replay a written game by the rules and print one JSON object: where it stands,"
        " or what is wrong and where. docs/record.md tells the shape. Exit code 0 if all is well,"
        " else 2.",
    )
    mine.add_argument("file", metavar="FILE", help="a record, or - for standard input")
    mine.add_argument(
        "--lines", action="store_true", help="FILE has one record per line; one answer per line"
    )
    mine.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Judge one record or a stream of them."""
    if given.lines:
        compiled_rules("for-sale-table")
    else:
        plain_rules()
    from msgspec.json import encode

    from zuschlag.errors import Malformed
    from zuschlag.record import MOST_BYTES, fault_answer, judge, judge_lines

    all_ok = True
    try:
        with opened(given.file) as source:
            answers = judge_lines(source) if given.lines else [judge(source.read(MOST_BYTES + 1))]
            for answer in answers:
                all_ok = all_ok and answer["ok"]
                sys.stdout.write(encode(answer).decode() + "\n")
    except OSError as fault:
        all_ok = False
        facts = {"file": given.file, "reason": fault.strerror or str(fault)}
        answer = fault_answer(Malformed("record/unreadable", "$", facts))
        sys.stdout.write(encode(answer).decode() + "\n")
    return 0 if all_ok else 2


@contextlib.contextmanager
def opened(name: str) -> Iterator[IO[bytes]]:
    """A file by name, or standard input for a dash."""
    if name == "-":
        yield sys.stdin.buffer
    else:
        with open(name, "rb") as source:
            yield source
