"""`zuschlag restore`: a backup back to where a server looks for its journal."""

import argparse
import asyncio
from pathlib import Path
from typing import Any

from zuschlag.cli.backup import address_of, show_progress
from zuschlag.cli.judge import unreadable
from zuschlag.words.here import say

EXAMPLES = (
    "zuschlag restore friday.backup",
    "zuschlag restore friday.backup --journal elsewhere.db",
)


def add(commands: Any) -> None:
    mine = commands.add_parser("restore", examples=EXAMPLES)
    mine.add_argument("file", metavar="FILE", type=Path)
    mine.add_argument("--journal", metavar="ADDRESS")
    mine.add_argument("--force", action="store_true")
    mine.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    from zuschlag.journal.backup import restore
    from zuschlag.journal.opening import default_key_file

    try:
        amount = asyncio.run(
            restore(given.file, address_of(given), show_progress, force=given.force)
        )
    except OSError as fault:
        raise unreadable(str(fault.filename or given.file), fault) from None
    print(say("restore-done", tables=amount.tables, entries=amount.entries))
    print(say("restore-later"))
    print(say("restore-key", file=str(default_key_file())))
    return 0
