"""`zuschlag evening resume`: an evening goes on at another machine, from its mirror."""

import argparse
import asyncio
import getpass
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from zuschlag.errors import Malformed, ZuschlagError
from zuschlag.words.here import say

if TYPE_CHECKING:
    from zuschlag.journal.passphrase import LockedKey

EXAMPLES = ("zuschlag evening resume /media/stick --data friday",)
DATA = "evening"
_TRIES = 3


def add(verbs: Any) -> None:
    mine = verbs.add_parser("resume", examples=EXAMPLES)
    mine.add_argument("mirror", metavar="FOLDER", type=Path)
    mine.add_argument("--data", metavar="FOLDER", type=Path, default=Path(DATA))
    mine.add_argument("--open", action="store_true")
    mine.add_argument("--port", metavar="N", type=int, default=8765)
    mine.add_argument("--lan", action=argparse.BooleanOptionalAction, default=True)
    mine.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Bring it back into a folder of this machine, then serve it."""
    from zuschlag.cli.evening_serving import serve_stored

    is_mirrored = asyncio.run(_brought_back(given))
    return serve_stored(given, given.mirror if is_mirrored else None)


async def _brought_back(given: argparse.Namespace) -> bool:
    """Whether the stick goes on being the mirror."""
    from zuschlag.journal.mirror_file import first_of
    from zuschlag.journal.resuming import claimed, mirror_in, restored

    if (given.data / "journal.db").exists():
        raise Malformed("event/folder-taken", "--data", {"folder": str(given.data)})
    source = mirror_in(given.mirror)
    key = _key(first_of(source).key)
    mirror, file = claimed(source)
    amount = await restored(mirror, key, given.data, file)
    facts = {"tables": amount.tables - 1, "entries": amount.entries}
    print(say("evening-brought-back", **facts), file=sys.stderr)
    print(say("evening-other-off"), file=sys.stderr)
    if file is None:
        print(say("evening-no-more-mirror", folder=str(given.mirror)), file=sys.stderr)
    return file is not None


def _key(kept: "LockedKey") -> bytes:
    """The key, once the phrase is right."""
    from zuschlag.journal.passphrase import unlocked

    for left in reversed(range(_TRIES)):
        try:
            return unlocked(kept, _asked())
        except ZuschlagError as fault:
            if not left:
                raise
            from zuschlag.cli.words import sentence

            print(sentence(fault), file=sys.stderr)
    raise AssertionError


def _asked() -> str:
    """Typed without being shown, or a line of a program."""
    question = f"{say('evening-phrase')} "
    if sys.stdin.isatty():
        return getpass.getpass(question)
    line = sys.stdin.readline()
    if not line:
        raise Malformed("journal/wrong-phrase", "")
    return line
