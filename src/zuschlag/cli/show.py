"""`zuschlag show`: a written game told round by round, for people."""

import argparse
import sys
from typing import Any

from zuschlag.cli.judge import contents
from zuschlag.cli.rules_mode import plain_rules


def add(commands: Any) -> None:
    mine = commands.add_parser("show", examples=("zuschlag show game.json",))
    mine.add_argument("file", metavar="FILE")
    mine.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Replay the record through the contract and tell its events."""
    plain_rules()
    from zuschlag.cli.narration import tell
    from zuschlag.record import MOST_BYTES, parse

    lines, is_legal = tell(parse(contents(given.file, MOST_BYTES)))
    sys.stdout.write("\n".join(lines) + "\n")
    return 0 if is_legal else 2
