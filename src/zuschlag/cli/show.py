"""`zuschlag show`: a written game told round by round, for people."""

import argparse
import sys
from typing import Any

from zuschlag.cli.examples import ending
from zuschlag.cli.judge import opened, unreadable
from zuschlag.cli.rules_mode import plain_rules


def add(commands: Any) -> None:
    mine = commands.add_parser(
        "show",
        help="print a written game for people to read",
        description="Print a written game round by round, for people to read. An unfinished game"
        " goes as far as it goes; an illegal move is named where it happens.",
        **ending(("zuschlag show game.json", "")),
    )
    mine.add_argument("file", metavar="FILE", help="a record, or - for standard input")
    mine.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Replay the record through the contract and tell its events."""
    plain_rules()
    from zuschlag.cli.narration import tell
    from zuschlag.record import MOST_BYTES, parse

    try:
        with opened(given.file) as source:
            data = source.read(MOST_BYTES + 1)
    except OSError as fault:
        raise unreadable(given.file, fault) from None
    lines, is_legal = tell(parse(data))
    sys.stdout.write("\n".join(lines) + "\n")
    return 0 if is_legal else 2
