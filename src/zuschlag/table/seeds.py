"""The seeds of the shuffle: the server's is committed at the start, and each player adds one.

All are sealed before the first is shown, so that nobody can choose a seed after seeing others'.
"""

import hashlib
from typing import Any

from zuschlag import fair


class Seeds:
    """Who was asked for a seed, what is sealed, what was shown.

    Where a round has one deal for many tables, its evening says when seeds are shown and what all
    of them are, and the server's seed is told when the round is closed.
    """

    def __init__(self, table: str, server_seed: bytes, round_id: str = "") -> None:
        self.table = table
        self.round_id = round_id
        self.server_seed = server_seed
        self.commit = fair.commitment(round_id or table, server_seed)
        self.of_round: list[dict[str, Any]] | None = None  # those of all entrants, once gathered
        self.is_told = not round_id  # whether the server's seed may be known after the game
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
        if self.round_id:
            shown = [one["seed"] for one in self.of_round or ()]
            seeds = [None if seed is None else bytes.fromhex(seed) for seed in shown]
            return fair.round_key(self.server_seed, self.round_id, seats, seeds)
        return fair.table_key(self.server_seed, self.table, self.by_seat(seats))

    def as_shown(self, seats: int) -> dict[str, Any]:
        """What everybody may know of it before the end."""
        own = [
            {"hash": self.sealed.get(seat), "seed": self.shown.get(seat)} for seat in range(seats)
        ]
        if self.round_id:
            found = fair.told_of_round(self.table, self.round_id, self.commit, self.of_round or own)
            del found["server_seed"]
            return found
        return {
            "version": fair.VERSION,
            "table": self.table,
            "commit": self.commit,
            "seeds": own,
        }

    def as_revealed(self, seats: int) -> dict[str, Any]:
        """The record's `fair`; without the server's seed while others still play the same deal."""
        seed = self.server_seed.hex() if self.is_told else None
        return self.as_shown(seats) | {"server_seed": seed}
