"""`zuschlag backup`: a checked copy of the journal, while the server runs or not."""

import argparse
import asyncio
import sys
from pathlib import Path
from typing import Any

from zuschlag.cli.judge import unreadable
from zuschlag.words.here import say


def add(commands: Any) -> None:
    mine = commands.add_parser("backup", examples=("zuschlag backup friday.backup",))
    mine.add_argument("file", metavar="FILE", type=Path)
    mine.add_argument("--journal", metavar="ADDRESS")
    mine.add_argument("--force", action="store_true")
    mine.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    from zuschlag.journal.backup import back_up

    address = address_of(given)
    check_there(address)
    try:
        amount = asyncio.run(back_up(address, given.file, show_progress, force=given.force))
    except OSError as fault:
        raise unreadable(str(fault.filename or given.file), fault) from None
    print(say("backup-done", file=str(given.file), tables=amount.tables, entries=amount.entries))
    print(say("backup-key"))
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


def show_progress(done: int, whole: int, key: str = "backup-progress") -> None:
    """One line that counts, where somebody watches."""
    if sys.stderr.isatty():
        told, end = say(key, done=done, all=whole), "\n" if done == whole else ""
        print(f"\r{told}", end=end, file=sys.stderr, flush=True)
