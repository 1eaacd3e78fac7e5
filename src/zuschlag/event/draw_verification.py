"""The check of `draw.json`: the draws of an evening by themselves, each made again from its seeds.

Who sits with whom and what came out is in `evening.json`; this file has neither names nor results.
"""

import hashlib
from collections.abc import Iterator, Mapping
from typing import Any

from zuschlag import fair
from zuschlag.errors import Malformed
from zuschlag.event.draw import draw
from zuschlag.event.verification import all_of, decoded
from zuschlag.fair import Finding, Findings

_PARTS = {"version", "evening", "commit", "server_seed", "draws"}


def draws_in(data: bytes) -> dict[str, Any] | None:
    """The draws of an evening, or None for everything else."""
    found = decoded(data, '"draws"')
    return found if found is not None and are_draws(found) else None


def are_draws(document: Mapping[str, Any]) -> bool:
    """Whether these are the draws of an evening and not a game."""
    return set(document) == _PARTS


def check_draws(document: Mapping[str, Any], noted: str | None = None) -> Findings:
    """`noted` is the commitment that somebody wrote down before the draw."""
    return all_of(_found(document, noted))


def _found(document: Mapping[str, Any], noted: str | None) -> Iterator[Finding]:
    if not document["server_seed"]:
        raise Malformed("fair/not-revealed", "server_seed")
    seed, commit = bytes.fromhex(document["server_seed"]), document["commit"]
    if noted is not None:
        yield Finding("noted", noted == commit, {"expected": noted, "found": commit})
    promised = fair.commitment(document["evening"], seed)
    yield Finding("commitment", promised == commit, {"expected": promised, "found": commit})
    draws = document["draws"]
    yield _seeds(draws)
    wrong = [
        n for n, one in enumerate(draws, 1) if not _is_drawn_so(document["evening"], seed, one)
    ]
    yield Finding("draws", not wrong, {"count": len(draws), "wrong": wrong})


def _seeds(draws: list[dict[str, Any]]) -> Finding:
    """Every seed that was shown is the one that was sealed."""
    people: dict[int, dict[str, Any]] = {}
    for one in draws:
        people |= dict(zip(one["entrants"], one["seeds"], strict=True))
    shown = {who: part for who, part in people.items() if part["seed"]}
    wrong = [who for who, part in shown.items() if _sealed(part["seed"]) != part["hash"]]
    kept = [who for who, part in people.items() if part["hash"] and not part["seed"]]
    facts: dict[str, Any] = {"shown": sorted(shown), "kept_back": kept, "wrong": wrong}
    return Finding(
        "seeds", not wrong, facts | {"thrown": [one["thrown"] for one in draws if one["thrown"]]}
    )


def _sealed(seed: str) -> str:
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def _is_drawn_so(evening: str, seed: bytes, one: Mapping[str, Any]) -> bool:
    shown = {
        who: bytes.fromhex(part["seed"])
        for who, part in zip(one["entrants"], one["seeds"], strict=True)
        if part["seed"]
    }
    again = draw(seed, evening, one["round"], one["entrants"], shown, one["thrown"])
    return bool(again.order == one["order"])
