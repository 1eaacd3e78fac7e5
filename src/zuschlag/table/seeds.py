"""The seeds of the shuffle: the server's is committed at the start, and each player adds one.

All are sealed before the first is shown, so that nobody can choose a seed after seeing others'.
"""

import hashlib
from typing import Any

from zuschlag import fair


class Seeds:
    """Who was asked for a seed, what is sealed, what was shown."""

    def __init__(self, table: str, server_seed: bytes) -> None:
        self.table = table
        self.server_seed = server_seed
        self.commit = fair.commitment(table, server_seed)
        self.asked: list[int] = []
        self.sealed: dict[int, str] = {}
        self.shown: dict[int, str] = {}
        self.are_called = False
        self.since = 0

    def ask(self, asked: list[int], at: int) -> None:
        """These seats may add a seed."""
        self.asked = asked
        self.since = at

    def call(self, at: int) -> None:
        """No more sealing: show them."""
        self.are_called = True
        self.since = at

    def wanted_of(self, seat: int) -> str | None:
        """What this seat should send now."""
        if not self.are_called:
            return "seal" if seat in self.asked and seat not in self.sealed else None
        return "show" if seat in self.sealed and seat not in self.shown else None

    @property
    def are_complete(self) -> bool:
        """Whether nobody has to be waited for any more."""
        return not any(self.wanted_of(seat) for seat in self.asked)

    def fits(self, seat: int, seed: str) -> bool:
        """Whether this is the seed that was sealed."""
        return hashlib.sha256(bytes.fromhex(seed)).hexdigest() == self.sealed.get(seat)

    def by_seat(self, seats: int) -> list[bytes | None]:
        """Every seat's seed, None for those without one."""
        return [bytes.fromhex(self.shown[n]) if n in self.shown else None for n in range(seats)]

    def key(self, seats: int) -> bytes:
        """What all chance of the game is drawn from."""
        return fair.table_key(self.server_seed, self.table, self.by_seat(seats))

    def as_shown(self, seats: int) -> dict[str, Any]:
        """What everybody may know of it before the end."""
        return {
            "version": fair.VERSION,
            "table": self.table,
            "commit": self.commit,
            "seeds": [
                {"hash": self.sealed.get(seat), "seed": self.shown.get(seat)}
                for seat in range(seats)
            ],
        }

    def as_revealed(self, seats: int) -> dict[str, Any]:
        """The record's `fair`."""
        return self.as_shown(seats) | {"server_seed": self.server_seed.hex()}
