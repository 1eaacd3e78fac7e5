"""`zuschlag compile`: compile the rules now instead of at their first use."""

import argparse
import os
from itertools import zip_longest
from typing import Any

from zuschlag.cli.rules_mode import compiled_rules, compiling
from zuschlag.journal.lock import Locked
from zuschlag.rules.games import descriptions
from zuschlag.words.here import say


def parts() -> list[str]:
    """All there is to compile, tables before simulations: somebody may be waiting to play."""
    by_game = [list(one.compiled) for one in descriptions().values()]
    return [name for row in zip_longest(*by_game) for name in row if name is not None]


def add(commands: Any) -> None:
    mine = commands.add_parser("compile")
    mine.add_argument("--quiet", action="store_true")
    mine.add_argument("--background", action="store_true")
    mine.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Compile every part that is not ready."""
    if given.background:
        try:
            compiling().take()  # and kept to the end of this process
        except Locked:
            return 0
        if hasattr(os, "nice"):
            os.nice(10)
    for part in parts():
        compiled_rules(part)
    if not given.quiet:
        print(say("compiled"))
    return 0
