"""What a client is told: a decision to make, a refusal, or that it is over."""

from typing import Any

import msgspec

Json = dict[str, Any]


class Refused(Exception):
    """The server said no: a slug that names the reason, and the facts that would mend it."""

    def __init__(self, slug: str, facts: Json | None = None) -> None:
        super().__init__(f"{slug} {facts}" if facts else slug)
        self.slug = slug
        self.facts = facts or {}

    @property
    def wait(self) -> float | None:
        """Seconds after which the same may be asked again; None when there is no point."""
        if "wait_ms" in self.facts:
            return float(self.facts["wait_ms"]) / 1000
        if self.slug == "table/unavailable" or self.slug.startswith("limit/"):
            return float(self.facts.get("seconds", 0))
        return None


class Stale(Refused):
    """The table has moved on since it was asked; it asks again."""


class Gone(Exception):
    """The connection is over for good: revoked, moved to another device, no such table."""


class Decision(msgspec.Struct, frozen=True):
    """What the seat may decide now; `on` names it and goes back with the move."""

    on: str
    options: Json
    seen: Json
    is_waited_for: bool  # otherwise it may speak but need not


def refusal(slug: str, facts: Json | None) -> Refused:
    """The refusal with this name."""
    return Stale(slug, facts) if slug == "table/stale" else Refused(slug, facts)


def refusal_in(status: int, body: bytes | bytearray | None) -> Refused:
    """The refusal in an HTTP answer."""
    try:
        told = msgspec.json.decode(body or b"{}")
        return refusal(told.get("error", f"http/{status}"), told.get("facts"))
    except (msgspec.DecodeError, AttributeError):
        return Refused(f"http/{status}")
