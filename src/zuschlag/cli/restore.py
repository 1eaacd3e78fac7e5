"""`zuschlag restore`: a backup back to where a server looks for its journal."""

import argparse
import asyncio
from pathlib import Path
from typing import Any

from zuschlag.cli.backup import add_journal, address_of, show_progress
from zuschlag.cli.examples import ending
from zuschlag.cli.judge import unreadable

LATER_WORDS = "What happened after the backup is gone, and the server will not miss it."
KEY_WORDS = "The server also needs the key file it had then. By default it looks for {file}."


def add(commands: Any) -> None:
    mine = commands.add_parser(
        "restore",
        help="put a backup back in place",
        description="Check a backup from end to end and put it where the server looks for its"
        " journal. The server must not be running. An existing journal is replaced only with"
        " --force.",
        **ending(
            ("zuschlag restore friday.backup", ""),
            ("zuschlag restore friday.backup --journal elsewhere.db", "try it out first"),
        ),
    )
    mine.add_argument("file", metavar="FILE", type=Path, help="a file made by zuschlag backup")
    add_journal(mine)
    mine.add_argument("--force", action="store_true", help="replace an existing journal")
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
    print(f"{amount.tables} tables with {amount.entries} entries are back, all checked.")
    print(LATER_WORDS)
    print(KEY_WORDS.format(file=default_key_file()))
    return 0
