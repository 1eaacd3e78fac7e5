"""The `fair` part of a written game, read from JSON that anybody may have written."""

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from zuschlag.errors import Malformed
from zuschlag.fair.chance import OF_ROUND, VERSION
from zuschlag.fair.deals import SHARED, SeatSeed
from zuschlag.rules import checks

_HEX = re.compile(r"[0-9a-f]{64}")
_KEYS = ("version", "table", "commit", "server_seed", "seeds")
_OF_ROUND_KEYS = (*_KEYS, "round", "opener")
_MOST_NAME = 64
_MOST_SEEDS = 200


class Told(NamedTuple):
    """What a finished table reveals about its chance."""

    table: str
    commit: str
    server_seed: bytes
    seeds: list[SeatSeed]  # of all seats; of all entrants, where the deal is a round's
    round_id: str | None = None

    @property
    def promised_to(self) -> str:
        """What the commitment is for."""
        return self.table if self.round_id is None else self.round_id


def read_fair(record: Mapping[str, Any]) -> Told:
    """All seeds of a finished game, or Malformed; a running game has not shown them."""
    if "fair" not in record:
        raise Malformed("fair/missing", "fair")
    fair = record["fair"]
    if not isinstance(fair, dict):
        checks.an_object(fair, "fair", ())
    if "version" in fair:
        _check_version(fair["version"], record["game"])
    is_shared = fair.get("version") == OF_ROUND
    checks.an_object(fair, "fair", _OF_ROUND_KEYS if is_shared else _KEYS)
    table = _a_name(fair["table"], "fair.table")
    round_id = _a_name(fair["round"], "fair.round") if is_shared else None
    commit = a_hash(fair["commit"], "fair.commit")
    seeds = _read_seeds(fair["seeds"], None if is_shared else len(record["seats"]))
    if fair["server_seed"] is None:
        raise Malformed("fair/not-revealed", "fair.server_seed")
    return Told(table, commit, _a_seed(fair["server_seed"], "fair.server_seed"), seeds, round_id)


def _check_version(version: object, game: object) -> None:
    """A deal that tables share is known for some games only."""
    known = [VERSION, *([OF_ROUND] if game in SHARED else [])]
    if checks.a_text(version, "fair.version") not in known:
        facts = {"version": checks.shortened(str(version)), "known": known}
        raise Malformed("fair/unknown-version", "fair.version", facts)


def _a_name(written: object, path: str) -> str:
    name = checks.a_text(written, path)
    if not 1 <= len(name) <= _MOST_NAME:
        facts = {"least": 1, "most": _MOST_NAME, "found": len(name)}
        raise Malformed("fair/bad-table", path, facts)
    return name


def _read_seeds(written: object, seats: int | None) -> list[SeatSeed]:
    """One for each seat; of a round, as many as there are."""
    rows = checks.a_list(written, "fair.seeds", most=_MOST_SEEDS)
    if seats is not None and len(rows) != seats:
        facts = {"expected": seats, "found": len(rows)}
        raise Malformed("fair/wrong-number-of-seeds", "fair.seeds", facts)
    return [_read_seed(row, f"fair.seeds[{seat}]") for seat, row in enumerate(rows)]


def _read_seed(written: object, path: str) -> SeatSeed:
    row = checks.an_object(written, path, ("hash", "seed"))
    sealed, seed = row["hash"], row["seed"]
    if sealed is None and seed is not None:
        raise Malformed("fair/not-sealed", path)
    return SeatSeed(
        None if sealed is None else a_hash(sealed, f"{path}.hash"),
        None if seed is None else _a_seed(seed, f"{path}.seed"),
    )


def a_hash(written: object, path: str) -> str:
    """32 bytes as 64 lower-case hexadecimal digits, or Malformed."""
    text = checks.a_text(written, path)
    if not _HEX.fullmatch(text):
        raise Malformed("fair/not-hex", path, {"digits": 64, "found": checks.shortened(text)})
    return text


def _a_seed(written: object, path: str) -> bytes:
    return bytes.fromhex(a_hash(written, path))
