"""`zuschlag serve`: tables for people on this machine, in the local network or on the internet."""

import argparse
import os
import sys
from pathlib import Path
from typing import Any

from zuschlag.cli.compile import parts
from zuschlag.cli.examples import ending
from zuschlag.cli.rules_mode import compile_in_background, plain_rules
from zuschlag.server.settings import ServerSettings, sentences

_FIRST = (
    "host", "port", "lan", "data", "journal", "hints", "workers", "bots", "bot_seconds",
    "tls_cert", "tls_key", "trusted_proxy", "origin",
)  # fmt: skip

ABOUT = """\
Serve tables to browsers, terminals and bots at http://127.0.0.1:8765/. Only this machine can reach
them unless you add --lan.

To go public, set --origin to the address people type, and either --tls-cert and --tls-key, or
--trusted-proxy for a proxy in front that speaks https (docs/server.md).

Every setting can also be a line in a file (--config FILE, TOML: port = 8765) or a variable
(ZUSCHLAG_PORT=8765). Flags win over variables, variables over the file.
"""


def add(commands: Any) -> None:
    mine = commands.add_parser(
        "serve",
        help="serve tables to browsers, terminals and bots",
        usage="zuschlag serve [--open] [--lan] [--check] [--config FILE] [settings]",
        description=ABOUT,
        **ending(
            ("zuschlag serve --open", "serve, and open the browser"),
            ("zuschlag serve --lan", "for everybody in the room, with a QR code"),
            ("zuschlag serve --data games --port 9000", "games and key in one folder"),
            ("zuschlag serve --check --config server.toml", "is everything set to go public?"),
        ),
    )
    mine.add_argument("--config", metavar="FILE", type=Path, help="settings as TOML")
    mine.add_argument(
        "--check", action="store_true", help="only check the settings, and say what would be served"
    )
    mine.add_argument(
        "--open", action="store_true", help="also open the browser, unless ZUSCHLAG_NO_BROWSER=1"
    )
    mine.add_argument(
        "--new-key",
        action="store_true",
        help="the key is lost: start with a new one, and give up all earlier games",
    )
    mine.add_argument(
        "--accept-loss",
        action="store_true",
        help="the journal has lost its last entries: carry on from what is there",
    )
    limits = mine.add_argument_group("limits and details")
    for name, (default, told) in sentences().items():
        _add_setting(mine if name in _FIRST else limits, name, default, told)
    mine.set_defaults(run=run)


def _add_setting(group: Any, name: str, default: Any, told: str) -> None:
    flag = "--" + name.replace("_", "-")
    if isinstance(default, bool):
        group.add_argument(flag, action=argparse.BooleanOptionalAction, default=None, help=told)
    elif isinstance(default, list):
        group.add_argument(flag, action="append", metavar="TEXT", default=None, help=told)
    else:
        usual = f" (default {default:g})" if isinstance(default, float) else f" (default {default})"
        shape = "N" if isinstance(default, int | float) else "TEXT"
        group.add_argument(flag, metavar=shape, help=told + (usual if default else ""))


def run(given: argparse.Namespace) -> int:
    """Check, then serve until told to stop."""
    from zuschlag.server.configure import configured

    flags = {name: getattr(given, name) for name in sentences()}
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
    print(f"Zuschlag is served at {address} already.", flush=True)
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
    print(f"Zuschlag is served at {addresses[0]}", flush=True)
    for other in addresses[1:]:
        print(f"  also at {other}")
    if settings.lan:
        if sys.stdout.isatty():
            print(qr_lines(addresses[0]))
        print("Anybody in this network can join. Plain http: others in it can listen in.")
    print("Stop with Ctrl+C.", flush=True)


def _tell(settings: ServerSettings) -> None:
    """What would be served."""
    from zuschlag.server.address import origins_of, shown_addresses

    print(f"Address: {', '.join(shown_addresses(settings))}")
    print(f"Listens at: {settings.host}, port {settings.port or 'any'}")
    print(f"Encrypted: {'yes' if settings.is_secure else 'no'}")
    print(f"Pages come from: {', '.join(origins_of(settings))}")
    print(f"Believed proxies: {', '.join(settings.trusted_proxy) or 'none'}")
    print(f"Journal: {_without_password(settings.journal_address)}")
    print(f"Processes: {settings.workers} for tables, {settings.bots} each for bots")
    print("The settings are fine.")


def _without_password(address: str) -> str:
    from urllib.parse import urlsplit

    parts = urlsplit(address)
    if not parts.password:
        return address
    return parts._replace(netloc=parts.netloc.replace(f":{parts.password}@", ":...@")).geturl()
