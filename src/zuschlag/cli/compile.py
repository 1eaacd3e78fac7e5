"""`zuschlag compile`: compile the rules now instead of at their first use."""

import argparse
import os
from typing import Any

from zuschlag.cli.rules_mode import compiled_rules, compiling
from zuschlag.journal.lock import Locked

PARTS = ("for-sale-table", "monopoly-table", "for-sale-batch", "monopoly-batch")
"""Everything there is to compile, tables before simulations: somebody may be waiting to play."""


def add(commands: Any) -> None:
    mine = commands.add_parser(
        "compile",
        help="compile the rules now",
        description="Compile the rules now. They are compiled once at their first use anyway,"
        " and kept in your cache folder. For Sale takes seconds, Monopoly about half a minute.",
    )
    mine.add_argument("--quiet", action="store_true", help="say nothing")
    mine.add_argument(
        "--background",
        action="store_true",
        help="give way to whoever else is at work, and leave it to one who compiles already",
    )
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
    for part in PARTS:
        compiled_rules(part)
    if not given.quiet:
        print("The rules are compiled.")
    return 0
