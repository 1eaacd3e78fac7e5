"""The way in to a served table: from what somebody typed to a guest's session and a table's id.

A link of a table (`http://host/t/...`, with `#code=...` a way back to a seat), or the address of a
server and a table's code.
"""

import re
from dataclasses import dataclass, replace
from urllib.error import URLError
from urllib.parse import urlsplit

from zuschlag.client import Refused, ask, new_guest
from zuschlag.errors import NotFound

_TABLE = re.compile(r"^/t/([0-9a-f]{32})/?$")
_WAY_BACK = re.compile(r"^code=(\S+)$")


@dataclass(frozen=True)
class Entrance:
    """Where a table is, and as whom one comes there."""

    origin: str
    table: str
    game: str
    guest: dict[str, str]
    way_back: str | None = None

    @property
    def link(self) -> str:
        """For everybody."""
        return f"{self.origin}/t/{self.table}"

    def of_rematch(self, table: str) -> "Entrance":
        """The same person at another table of the same server."""
        return replace(self, table=table, way_back=None)


def enter(address: str, code: str | None) -> Entrance:
    """Begin a session and find the table; NotFound when there is none."""
    whole = urlsplit(address if "://" in address else f"http://{address}")
    origin = f"{whole.scheme}://{whole.netloc}"
    named = _TABLE.match(whole.path)
    back = _WAY_BACK.match(whole.fragment)
    if whole.scheme not in ("http", "https") or not whole.netloc or not (named or code):
        raise NotFound("join/no-table", {"address": address})
    try:
        guest = new_guest(origin)
        table = named[1] if named else _by_code(origin, guest, str(code))
        shown = ask(origin, guest, "GET", f"/api/tables/{table}")
    except Refused as refused:
        raise NotFound("join/no-table", {"address": address, "slug": refused.slug}) from None
    except (URLError, OSError, ValueError) as fault:
        reason = getattr(fault, "reason", None) or fault
        raise NotFound("join/no-server", {"address": origin, "reason": str(reason)}) from None
    game = shown["table"]["settings"]["game"]
    return Entrance(origin, table, game, guest, back[1] if back else None)


def _by_code(origin: str, guest: dict[str, str], code: str) -> str:
    found: str = ask(origin, guest, "POST", "/api/join", {"code": code})["table"]
    return found
