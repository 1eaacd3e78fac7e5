"""How fast is too fast: token buckets, per session first, per address only before there is one.

Sixty people behind one address at a venue are one address but sixty sessions.
"""

import ipaddress
from collections.abc import Hashable
from typing import NamedTuple

from zuschlag.errors import TooMuch
from zuschlag.server.settings import ServerSettings
from zuschlag.table.commands import Command, Say
from zuschlag.table.ports import Clock

_MOST_BUCKETS = 100_000


class _Bucket(NamedTuple):
    level: float
    at: int


class Buckets:
    """Buckets of one size for many keys; full ones are forgotten."""

    def __init__(self, clock: Clock, slug: str, size: int, seconds: float) -> None:
        self._clock = clock
        self._slug = slug
        self._size = size
        self._seconds = seconds
        self._buckets: dict[Hashable, _Bucket] = {}

    def take(self, key: Hashable, amount: float = 1.0) -> None:
        """Take one out, or TooMuch with the seconds until there is another."""
        level = self.level(key)
        if level < amount:
            wait = (amount - level) * self._seconds / self._size
            raise TooMuch(self._slug, {"seconds": max(1, round(wait + 0.5))})
        self._buckets[key] = _Bucket(min(level - amount, self._size), self._clock.now())
        if len(self._buckets) > _MOST_BUCKETS:
            self._forget()

    def level(self, key: Hashable) -> float:
        """How many are in it now."""
        bucket = self._buckets.get(key)
        if bucket is None:
            return float(self._size)
        gained = (self._clock.now() - bucket.at) / 1000 * self._size / self._seconds
        return min(float(self._size), bucket.level + max(0.0, gained))

    def _forget(self) -> None:
        """Full buckets first; under a flood of keys the oldest half goes, whoever it is."""
        full = [key for key in self._buckets if self.level(key) >= self._size]
        for key in full or list(self._buckets)[: _MOST_BUCKETS // 2]:
            del self._buckets[key]


class Limits:
    """Every limit of a server."""

    def __init__(self, settings: ServerSettings, clock: Clock) -> None:
        self._seat = Buckets(clock, "limit/messages", settings.seat_messages, 20)
        self._watcher = Buckets(clock, "limit/messages", settings.watcher_messages, 20)
        self._chat = Buckets(clock, "limit/chat", settings.chat_lines, 10)
        self._guesses = Buckets(clock, "limit/code-guesses", settings.code_guesses, 60)
        self.sessions = Buckets(clock, "limit/sessions", settings.sessions, 60)
        self.visits = Buckets(clock, "limit/visits", settings.visits, 60)
        self.requests = Buckets(clock, "limit/requests", settings.requests, 20)
        self.bot_tokens = Buckets(clock, "limit/bot-tokens", settings.bot_tokens, 3600)
        self.replays = Buckets(clock, "limit/replays", settings.replays, 60)
        self.new_tables = Buckets(clock, "limit/new-tables", settings.new_tables, 3600)

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
