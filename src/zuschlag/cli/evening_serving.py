"""An evening for people: a server with a journal in a folder of its own, and one console."""

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from zuschlag.cli.compile import parts
from zuschlag.cli.rules_mode import compile_in_background, plain_rules
from zuschlag.errors import Malformed
from zuschlag.words.here import say

if TYPE_CHECKING:
    from zuschlag.event.settings import EveningSettings
    from zuschlag.server.hall import Hall
    from zuschlag.server.settings import ServerSettings

EDITIONS = {"for-sale": "2015", "monopoly": "aalen-event"}
MINUTES = {"for-sale": 30, "monopoly": 60}
SECONDS = {"for-sale": 60, "monopoly": 120}
"""For a decision, before a bot decides for somebody who is there and does not answer."""
_HALL = {"session_hours": 24.0 * 14, "sessions": 3000}
"""Sessions outlast the evening, and a whole hall may share one address."""


def serve_evening(given: argparse.Namespace) -> int:
    """Serve until told to stop; the same folder goes on with the same evening."""
    return _serve(given, evening_settings(given), given.mirror)


def serve_stored(given: argparse.Namespace, mirror: Path | None) -> int:
    """Serve the evening that is in a folder."""
    from zuschlag.event.settings import EveningSettings
    from zuschlag.table.settings import Settings

    unused = Settings(game="for-sale", edition=EDITIONS["for-sale"], seats=4)
    return _serve(given, EveningSettings(table=unused), mirror)


def _serve(given: argparse.Namespace, wanted: "EveningSettings", mirror: Path | None) -> int:
    from zuschlag.server.configure import configured

    flags = {"data": str(given.data), "port": given.port, "lan": given.lan, **_HALL}
    settings = configured(None, os.environ, flags)
    if os.environ.get("ZUSCHLAG_RULES") != "plain" and compile_in_background(parts()):
        plain_rules()
    from zuschlag.server.hall import EveningOrders
    from zuschlag.server.listening import listening
    from zuschlag.server.serve import run

    sock = listening(settings)
    served: list[Hall] = []

    def announce(settings: "ServerSettings", hall: "Hall") -> None:
        served.append(hall)
        _tell(given, settings, hall)

    orders = EveningOrders(wanted, announce, mirror)
    code = run(settings, sock, lambda settings: None, evening=orders)
    return _ended(settings, mirror, served[-1].ending) if served and not code else code


def _ended(settings: "ServerSettings", mirror: Path | None, ending: str) -> int:
    """Why it is served no longer, where nobody pressed a key for that."""
    from zuschlag.journal.erasing import erased
    from zuschlag.journal.opening import sqlite_path
    from zuschlag.server.hall import ERASED, TAKEN

    if ending == TAKEN:
        print(say("evening-taken"), file=sys.stderr)
        return 1
    journal = sqlite_path(settings.journal_address)
    if ending == ERASED and journal is not None:
        left = erased(journal, settings.key_file, mirror)
        print(say("evening-erased", folder=str(journal.parent)))
        for path in left:
            print(say("evening-not-erased", file=str(path)), file=sys.stderr)
    return 0


def evening_settings(given: argparse.Namespace) -> "EveningSettings":
    """What is asked for, for an evening that is not there yet."""
    from zuschlag.event.settings import EveningSettings, checked

    usual = None if given.format == "open" else MINUTES[given.game]
    minutes = usual if given.minutes is None else given.minutes
    seconds = SECONDS[given.game] if given.seconds is None else given.seconds
    agreed = {"game": given.game, "edition": EDITIONS[given.game], "seats": given.size}
    wanted = {
        "table": {**agreed, "time": {"move": seconds or None}},
        "title": given.title,
        "format": given.format,
        "size": given.size,
        "rounds": given.rounds,
        "points": given.points,
        "mode": "boards" if given.boards else "phones",
        "minutes": minutes or None,
        "same_deal": given.same_deal,
    }
    try:
        return checked(msgspec.convert(wanted, EveningSettings))
    except msgspec.ValidationError as fault:
        raise Malformed("serve/bad-setting", "", {"reason": str(fault)}) from None


def _tell(given: argparse.Namespace, settings: "ServerSettings", hall: "Hall") -> None:
    """Where people join, and the way to the console, which is for one person alone."""
    from zuschlag.cli.browsing import open_browser
    from zuschlag.server.address import origin_of, qr_lines

    here = f"{origin_of('127.0.0.1', settings)}/e/{hall.code}"
    console = f"{here}/console#{hall.key}"
    print(say("evening-join-at", address=hall.address))
    if settings.lan and sys.stdout.isatty():
        print(qr_lines(hall.address))
    print(say("evening-console-at", address=console))
    print(say("evening-wall-at", address=f"{here}/screen"))
    print(say("evening-kept-in", folder=str(given.data)))
    if hall.stick is not None and hall.stick.phrase:
        print(say("evening-phrase-is", phrase=hall.stick.phrase))
    print(say("serve-stop"), flush=True)
    if given.open:
        open_browser(console)
