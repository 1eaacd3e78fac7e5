"""`zuschlag serve`: tables for people on this machine, in the local network or on the internet."""

import argparse
import os
import sys
from pathlib import Path
from typing import Any

from zuschlag.cli.compile import parts
from zuschlag.cli.rules_mode import compile_in_background, plain_rules
from zuschlag.server.settings import ServerSettings, usual
from zuschlag.words.here import say

_FIRST = (
    "host", "port", "lan", "data", "journal", "hints", "workers", "bots", "bot_seconds",
    "tls_cert", "tls_key", "trusted_proxy", "origin", "push", "push_host",
)  # fmt: skip

USAGE = "zuschlag serve [--open] [--lan] [--check] [--config FILE] [--SETTING VALUE ...]"
EXAMPLES = (
    "zuschlag serve --open",
    "zuschlag serve --lan",
    "zuschlag serve --data games --port 9000",
    "zuschlag serve --check --config server.toml",
)


def add(commands: Any) -> None:
    mine = commands.add_parser("serve", usage=USAGE, examples=EXAMPLES)
    mine.add_argument("--config", metavar="FILE", type=Path)
    for flag in ("--check", "--open", "--new-key", "--accept-loss"):
        mine.add_argument(flag, action="store_true")
    limits = mine.add_argument_group("limits")
    for name, default in usual().items():
        _add_setting(mine if name in _FIRST else limits, name, default)
    mine.set_defaults(run=run)


def _add_setting(group: Any, name: str, default: Any) -> None:
    flag = "--" + name.replace("_", "-")
    if isinstance(default, bool):
        group.add_argument(flag, action=argparse.BooleanOptionalAction, default=None)
    elif isinstance(default, list):
        group.add_argument(flag, action="append", metavar="TEXT")
    else:
        shape = "N" if isinstance(default, int | float) else "TEXT"
        group.add_argument(flag, metavar=shape).usual = default


def run(given: argparse.Namespace) -> int:
    """Check, then serve until told to stop."""
    from zuschlag.server.configure import configured

    flags = {name: getattr(given, name) for name in usual()}
    settings = configured(given.config, os.environ, flags)
    if given.check:
        _tell(settings)
        return 0
    from zuschlag.server.listening import listening

    if given.open and _is_there_already(settings):
        return 0
    sock = listening(settings)
    if os.environ.get("ZUSCHLAG_RULES") != "plain" and compile_in_background(parts()):
        plain_rules()
    from zuschlag.cli.losses import tell
    from zuschlag.server.startup_checks import StartOrders
    from zuschlag.server.workers import run as serve

    orders = StartOrders(given.new_key, given.accept_loss, tell)
    return serve(settings, sock, announce_and_open if given.open else announce, orders)


def _is_there_already(settings: ServerSettings) -> bool:
    """A second start finds the first one: then only the browser is opened."""
    from zuschlag.cli.browsing import is_served, open_browser
    from zuschlag.server.address import shown_addresses

    address = shown_addresses(settings)[0]
    if settings.port == 0 or not is_served(address):
        return False
    print(say("serve-already", address=address), flush=True)
    open_browser(address)
    return True


def announce_and_open(settings: ServerSettings) -> None:
    """Say where it is, and go there."""
    from zuschlag.cli.browsing import open_browser
    from zuschlag.server.address import shown_addresses

    announce(settings)
    open_browser(shown_addresses(settings)[0])


def announce(settings: ServerSettings) -> None:
    """Say where it is, once it is there."""
    from zuschlag.server.address import qr_lines, shown_addresses

    addresses = shown_addresses(settings)
    print(say("serve-at", address=addresses[0]), flush=True)
    for other in addresses[1:]:
        print(f"  {say('serve-also-at', address=other)}")
    if settings.lan:
        if sys.stdout.isatty():
            print(qr_lines(addresses[0]))
        print(say("serve-lan"))
    if settings.push:
        print(say("serve-push"))
    print(say("serve-stop"), flush=True)


def _tell(settings: ServerSettings) -> None:
    """What would be served."""
    from zuschlag.server.address import origins_of, shown_addresses

    told = say(
        "serve-check",
        address=", ".join(shown_addresses(settings)),
        host=settings.host,
        port=str(settings.port),
        is_secure=str(settings.is_secure),
        origins=", ".join(origins_of(settings)),
        proxies=", ".join(settings.trusted_proxy) or say("none"),
        journal=_without_password(settings.journal_address),
        workers=settings.workers,
        bots=settings.bots,
    )
    print(told)


def _without_password(address: str) -> str:
    from urllib.parse import urlsplit

    parts = urlsplit(address)
    if not parts.password:
        return address
    return parts._replace(netloc=parts.netloc.replace(f":{parts.password}@", ":...@")).geturl()
