"""Settings from a file (TOML), the environment (ZUSCHLAG_PORT) and flags; the later wins.

`checked` refuses at the start what would be unsafe, and names what to set.
"""

import ipaddress
import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

from zuschlag.errors import Malformed
from zuschlag.server.settings import ServerSettings, usual

PREFIX = "ZUSCHLAG_"
_CONTACT = re.compile(r"mailto:[!-~]+@[!-~]+|https://[!-~]+")
_HOST = re.compile(r"(\*\.)?([a-z0-9-]+\.)+[a-z][a-z0-9-]*")


def configured(
    file: Path | None, environment: Mapping[str, str], flags: Mapping[str, Any]
) -> ServerSettings:
    """All three put together and checked."""
    given: dict[str, Any] = {}
    if file is not None:
        given |= _from_file(file)
    given |= _from_environment(environment)
    given |= {name: value for name, value in flags.items() if value is not None}
    try:
        return checked(msgspec.convert(given, ServerSettings, strict=False))
    except msgspec.ValidationError as fault:
        raise Malformed("serve/bad-setting", "", {"reason": str(fault)}) from None


def _from_file(file: Path) -> dict[str, Any]:
    try:
        found = tomllib.loads(file.read_text("utf-8"))
    except OSError as fault:
        facts = {"file": str(file), "reason": fault.strerror or str(fault)}
        raise Malformed("serve/unreadable-config", "", facts) from None
    except ValueError as fault:
        raise Malformed("serve/bad-config", "", {"file": str(file), "reason": str(fault)}) from None
    return {name.replace("-", "_"): value for name, value in found.items()}


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, default in usual().items():
        value = environment.get(PREFIX + name.upper())
        if value:
            found[name] = _listed(value) if isinstance(default, list) else _switch(value, default)
    return found


def _listed(value: str) -> list[str]:
    return [one.strip() for one in value.split(",") if one.strip()]


def _switch(value: str, default: object) -> object:
    """Yes and no are said in many ways."""
    if not isinstance(default, bool):
        return value
    return {"yes": True, "on": True, "no": False, "off": False}.get(value.lower(), value.lower())


def checked(settings: ServerSettings) -> ServerSettings:
    """The same settings, or Malformed with what is missing."""
    _check_tls(settings)
    for origin in settings.origin:
        _check_origin(origin)
    for proxy in settings.trusted_proxy:
        _check_proxy(proxy)
    if settings.workers > 1 and not settings.journal.startswith(("postgresql:", "postgres:")):
        raise Malformed("serve/workers-need-postgresql", "workers", {"workers": settings.workers})
    if settings.relay_host:
        _check_relay(settings)
    settings = _checked_push(settings)
    if settings.league:
        _check_league(settings)
    if settings.lan and settings.host == "127.0.0.1":
        settings = msgspec.structs.replace(settings, host="0.0.0.0")
    if settings.trusted_proxy or not (is_loopback(settings.host) or settings.lan):
        _check_public(settings)
    return settings


def _check_relay(settings: ServerSettings) -> None:
    """An address of this host that others can call, and a journal that all of them share."""
    try:
        is_bad = ipaddress.ip_address(settings.relay_host).is_unspecified
    except ValueError:
        is_bad = True
    if is_bad:
        raise Malformed("serve/bad-relay", "relay_host", {"address": settings.relay_host})
    if not settings.journal.startswith(("postgresql:", "postgres:")):
        raise Malformed("serve/relay-needs-postgresql", "relay_host")


def _checked_push(settings: ServerSettings) -> ServerSettings:
    """Push services want to know whom to write to; plain http is for this machine alone."""
    contact = settings.push
    if contact and "@" in contact and ":" not in contact:
        contact = f"mailto:{contact}"
    if contact and not _CONTACT.fullmatch(contact):
        raise Malformed("serve/bad-push", "push", {"contact": settings.push})
    for host in settings.push_host:
        if not _HOST.fullmatch(host):
            raise Malformed("serve/bad-push-host", "push_host", {"host": host})
    is_open = settings.lan or settings.trusted_proxy or not is_loopback(settings.host)
    if settings.push_loopback and is_open:
        raise Malformed("serve/push-loopback", "push_loopback")
    return msgspec.structs.replace(settings, push=contact)


def _check_league(settings: ServerSettings) -> None:
    """There is such a game, and one process that looks after the league."""
    # Here and not above: all that is needed to play is loaded for this.
    from zuschlag.league.founding import settings_of

    settings_of(settings.league, settings.league_seconds)
    if settings.workers > 1:
        raise Malformed("serve/league-alone", "league", {"workers": settings.workers})
    if settings.relay_host:
        raise Malformed("serve/league-one-host", "league")


def _check_tls(settings: ServerSettings) -> None:
    if bool(settings.tls_cert) != bool(settings.tls_key):
        raise Malformed("serve/half-tls", "tls_cert")
    for name in ("tls_cert", "tls_key"):
        file = getattr(settings, name)
        if file and not os.access(file, os.R_OK):
            raise Malformed("serve/unreadable-tls", name, {"file": file})


def _check_origin(origin: str) -> None:
    """Exactly what a browser sends: scheme, host and port, no path."""
    parts = urlsplit(origin)
    is_whole = parts.scheme in ("http", "https") and parts.netloc and "@" not in parts.netloc
    if not is_whole or origin != f"{parts.scheme}://{parts.netloc}".lower():
        raise Malformed("serve/bad-origin", "origin", {"origin": origin})


def _check_proxy(proxy: str) -> None:
    try:
        network = ipaddress.ip_network(proxy)
    except ValueError:
        raise Malformed("serve/bad-proxy", "trusted_proxy", {"proxy": proxy}) from None
    if network.prefixlen == 0:
        raise Malformed("serve/bad-proxy", "trusted_proxy", {"proxy": proxy})


def _check_public(settings: ServerSettings) -> None:
    """In the open, or behind a proxy that is: encrypted, and known by name."""
    facts = {"host": settings.host}
    if not settings.has_tls and not settings.trusted_proxy:
        raise Malformed("serve/public-needs-tls", "host", facts)
    if not settings.origin:
        raise Malformed("serve/public-needs-origin", "origin", facts)
    if not all(one.startswith("https://") for one in settings.origin):
        raise Malformed("serve/public-needs-https", "origin", facts)


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach it."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
