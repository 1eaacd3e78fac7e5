"""`zuschlag backup`: a checked copy of the journal, while the server runs or not."""

import argparse
import asyncio
import sys
from pathlib import Path
from typing import Any

from zuschlag.cli.examples import ending
from zuschlag.cli.judge import unreadable

KEY_WORDS = (
    "The key file is not part of it. Keep a copy of the key elsewhere: without it nobody can go"
    " on with the tables in this backup, and with it hidden cards can be read."
)


def add(commands: Any) -> None:
    mine = commands.add_parser(
        "backup",
        help="copy a server's journal to a file",
        description="Copy every table and session to one file and check the copy: its pages, and"
        " every table's chain of entries. The server may keep running. The key file is never"
        " part of a backup.",
        **ending(("zuschlag backup friday.backup", "")),
    )
    mine.add_argument("file", metavar="FILE", type=Path, help="the file to write")
    add_journal(mine)
    mine.add_argument("--force", action="store_true", help="overwrite an existing file")
    mine.set_defaults(run=run)


def add_journal(mine: Any) -> None:
    """The address of the journal, for all commands that need one."""
    mine.add_argument(
        "--journal",
        metavar="ADDRESS",
        help="a SQLite file or postgresql://... (default: the file in your data folder)",
    )


def run(given: argparse.Namespace) -> int:
    from zuschlag.journal.backup import back_up

    address = address_of(given)
    check_there(address)
    try:
        amount = asyncio.run(back_up(address, given.file, show_progress, force=given.force))
    except OSError as fault:
        raise unreadable(str(fault.filename or given.file), fault) from None
    print(f"{given.file} holds {amount.tables} tables with {amount.entries} entries, all checked.")
    print(KEY_WORDS)
    return 0


def address_of(given: argparse.Namespace) -> str:
    """The journal somebody named, or the one in their data folder."""
    from zuschlag.journal.opening import default_address

    return given.journal or default_address()


def check_there(address: str) -> None:
    """A journal to read from must exist; asking for it must not make an empty one."""
    from zuschlag.journal.opening import sqlite_path

    path = sqlite_path(address)
    if path is not None and not path.exists():
        raise unreadable(str(path), FileNotFoundError(2, "No such file or directory"))


def show_progress(done: int, whole: int) -> None:
    """One line that counts, where somebody watches."""
    if sys.stderr.isatty():
        end = "\n" if done == whole else ""
        print(f"\r{done} of {whole} pages", end=end, file=sys.stderr, flush=True)
