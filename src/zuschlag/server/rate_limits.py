"""How fast is too fast: token buckets, per session first, per address only before there is one.

Sixty people behind one address at a venue are one address but sixty sessions.
"""

import ipaddress
from collections.abc import Hashable

from zuschlag.errors import TooMuch
from zuschlag.server.counters import Counters
from zuschlag.server.settings import ServerSettings
from zuschlag.table.commands import Command, Say

TOO_FAST = 429
PAUSE_SECONDS = 0.5
"""How long a request or a handshake that was too much waits for that answer."""


_HALL_GUESSES = 60
"""Wrong codes a minute at an evening, from all phones together."""


class Buckets:
    """Buckets of one size for many keys, kept by the counters."""

    def __init__(self, counters: Counters, slug: str, size: int, seconds: float) -> None:
        self._counters = counters
        self._slug = slug
        self._size = size
        self._seconds = seconds

    def take(self, key: Hashable, amount: float = 1.0) -> None:
        """Take one out, or TooMuch with the seconds until there is another."""
        with self._counters:
            level = self.level(key)
            if level >= amount:
                self._counters.write((self._slug, key), min(level - amount, self._size))
                return
        wait = (amount - level) * self._seconds / self._size
        raise TooMuch(self._slug, {"seconds": max(1, round(wait + 0.5))})

    def level(self, key: Hashable) -> float:
        """How many are in it now."""
        found = self._counters.level((self._slug, key))
        if found is None:
            return float(self._size)
        level, at = found
        gained = (self._counters.now() - at) / 1000 * self._size / self._seconds
        return min(float(self._size), level + max(0.0, gained))


class RateLimits:
    """Every limit of a server."""

    def __init__(self, settings: ServerSettings, counters: Counters) -> None:
        self._seat = Buckets(counters, "limit/messages", settings.seat_messages, 20)
        self._watcher = Buckets(counters, "limit/messages", settings.watcher_messages, 20)
        self._chat = Buckets(counters, "limit/chat", settings.chat_lines, 10)
        self._guesses = Buckets(counters, "limit/code-guesses", settings.code_guesses, 60)
        self.hall_guesses = Buckets(counters, "limit/code-guesses", _HALL_GUESSES, 60)
        self.sessions = Buckets(counters, "limit/sessions", settings.sessions, 60)
        self.visits = Buckets(counters, "limit/visits", settings.visits, 60)
        self.requests = Buckets(counters, "limit/requests", settings.requests, 20)
        self.bot_tokens = Buckets(counters, "limit/bot-tokens", settings.bot_tokens, 3600)
        self.replays = Buckets(counters, "limit/replays", settings.replays, 60)
        self.new_tables = Buckets(counters, "limit/new-tables", settings.new_tables, 3600)

    def message(self, holder: str, table: str, seat: int | None) -> None:
        """One frame or one command of somebody at a table, or of a spectator anywhere."""
        if seat is None:
            self._watcher.take(holder)
        else:
            self._seat.take((holder, table, seat))

    def command(self, holder: str, command: Command) -> None:
        """Chat is limited besides."""
        if isinstance(command, Say):
            self._chat.take(holder)

    def guess(self, address: str) -> None:
        """A join code is tried; taken before it is looked up, so that a burst gains nothing."""
        self._guesses.take(neighbourhood(address))

    def guessed_right(self, address: str) -> None:
        """Only wrong codes count: a whole venue may type right ones."""
        self._guesses.take(neighbourhood(address), -1.0)


def neighbourhood(address: str) -> str:
    """An address as limits see it: IPv6 by the network a house gets."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return "unknown"
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False).network_address)
