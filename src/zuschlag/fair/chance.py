"""Chance that was fixed before anybody could know it: seeds in, shuffles and dice out.

Only SHA-256 and HMAC, so that a page in a browser can do the same. The version is a part of every
hash: another algorithm gets another name and old games stay as they are.
"""

import hashlib
import hmac
from collections.abc import MutableSequence, Sequence
from typing import Any

VERSION = "zuschlag-fair-1"
OF_ROUND = "zuschlag-fair-2"
"""A deal that several tables of a round share. Its hashes are made as those of version 1."""
SEED_BYTES = 32
_WORD_BYTES = 4
_WORDS = 2 ** (8 * _WORD_BYTES)


def commitment(table: str, server_seed: bytes) -> str:
    """What the server publishes before it knows a single seed of the players."""
    return hashlib.sha256(_message("commit", table, _seed_hex(server_seed))).hexdigest()


def client_hash(seed: bytes) -> str:
    """What a player publishes before anybody shows a seed."""
    return hashlib.sha256(bytes.fromhex(_seed_hex(seed))).hexdigest()


def table_key(server_seed: bytes, table: str, seeds: Sequence[bytes | None]) -> bytes:
    """The key of all chance at a table; None is a seat that has shown no seed.

    The seeds go in as they are, not as the hashes that were sealed: else the server could know
    the key while a puppet of its own may still choose what to seal.
    """
    shown = ["" if seed is None else _seed_hex(seed) for seed in seeds]
    return _hmac(bytes.fromhex(_seed_hex(server_seed)), "key", table, *shown)


def round_key(
    server_seed: bytes, round_id: str, seats: int, seeds: Sequence[bytes | None]
) -> bytes:
    """The key of all tables of one size in a round; seeds in the order of entrants.

    Other sizes have another deal: their rows are longer or shorter, so that one table would show
    what comes next at another.
    """
    return table_key(server_seed, f"{round_id}/{seats}", seeds)


def draw_key(
    server_seed: bytes,
    evening: str,
    number: int,
    entrants: Sequence[int],
    seeds: Sequence[bytes | None],
) -> bytes:
    """The key of an evening's draw for the rounds from `number` on; seeds in the order of entrants.

    One more seed than entrants: dice that were thrown in the hall (`hall_seed`), or None.
    """
    listed = ",".join(map(str, entrants))
    shown = ["" if seed is None else _seed_hex(seed) for seed in seeds]
    return _hmac(bytes.fromhex(_seed_hex(server_seed)), "key", evening, str(number), listed, *shown)


def hall_seed(evening: str, thrown: str) -> bytes:
    """Dice thrown before everybody's eyes, as a seed: their pips, written one after the other."""
    return hashlib.sha256(_message("hall", evening, thrown)).digest()


def lot(server_seed: bytes, evening: str, entrant: int) -> str:
    """What decides at last between entrants who are level in everything: the lower one is ahead."""
    seed = bytes.fromhex(_seed_hex(server_seed))
    return _hmac(seed, "lot", evening, str(entrant)).hex()


def throw(key: bytes, number: int) -> tuple[int, int]:
    """The number-th pair of dice of a game, counted from 0."""
    stream = luck_of_throw(key, number)
    return stream.randrange(6) + 1, stream.randrange(6) + 1


def luck_of_throw(key: bytes, number: int) -> "Stream":
    """Luck for the number-th outcome that a game asks for after its deal, counted from 0."""
    return Stream(key, f"dice:{number}")


class Stream:
    """Luck for one purpose: blocks of 32 bytes, counted, each read as eight numbers."""

    def __init__(self, key: bytes, purpose: str, start: int = 0) -> None:
        self._key = key
        self._purpose = purpose
        self._counter = start
        self._block = b""

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to stop - 1, each exactly as likely."""
        if not 0 < stop <= _WORDS:
            raise ValueError(f"cannot draw below {stop}")
        # Only whole runs of 0 .. stop - 1 count: the rest would favour small numbers.
        fair = _WORDS - _WORDS % stop
        while (word := self._word()) >= fair:
            pass
        return word % stop

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        """Put a list in random order (Fisher and Yates, from the last place down)."""
        for last in range(len(x) - 1, 0, -1):
            other = self.randrange(last + 1)
            x[last], x[other] = x[other], x[last]

    def _word(self) -> int:
        if not self._block:
            self._block = _hmac(self._key, "stream", self._purpose, str(self._counter))
            self._counter += 1
        word, self._block = self._block[:_WORD_BYTES], self._block[_WORD_BYTES:]
        return int.from_bytes(word, "big")


def _hmac(key: bytes, *parts: str) -> bytes:
    return hmac.digest(key, _message(*parts), "sha256")


def _message(*parts: str) -> bytes:
    """The parts after the version, each with its length: no two lists of parts look alike."""
    written = [part.encode() for part in (VERSION, *parts)]
    return b"".join(b"%d:%s," % (len(part), part) for part in written)


def _seed_hex(seed: bytes) -> str:
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
    return seed.hex()
