"""The check of many games at once: is each as promised, and were tables of a round dealt alike?

Decoded records come in, findings go out; nothing in it raises. `zuschlag verify --round` calls it.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from zuschlag.fair.chance import OF_ROUND
from zuschlag.fair.verification import Finding, Findings, Verdict, check

_SHARED = ("commit", "server_seed", "seeds")


def check_rounds(records: Sequence[Mapping[str, Any]]) -> Findings:
    """`games`: which records are not as their seeds say; `alike`: rounds that were not dealt alike.

    Records of single tables are checked by themselves and belong to no round.
    """
    verdicts = [check(record).verdict for record in records]
    numbered = list(enumerate(verdicts, start=1))
    facts: dict[str, Any] = {"count": len(records)}
    for key, verdict in (("wrong", Verdict.DIFFERS), ("untold", Verdict.CANNOT_TELL)):
        facts[key] = [number for number, found in numbered if found is verdict]
    sound = [one for one, found in zip(records, verdicts, strict=True) if found is Verdict.VERIFIED]
    is_good = len(sound) == len(records)
    return Findings([Finding("games", is_good, facts), _alike(sound)])


def _alike(records: Sequence[Mapping[str, Any]]) -> Finding:
    rounds: dict[str, list[Mapping[str, Any]]] = {}
    for record in records:
        if record["fair"]["version"] == OF_ROUND:
            rounds.setdefault(record["fair"]["round"], []).append(record)
    wrong = [name for name, games in rounds.items() if not _is_one_deal(games)]
    return Finding("alike", not wrong, {"rounds": len(rounds), "wrong": wrong})


def _is_one_deal(games: Sequence[Mapping[str, Any]]) -> bool:
    """One seed for the round, and equal decks at all tables of one size."""
    first = games[0]["fair"]
    if any(one["fair"][key] != first[key] for one in games for key in _SHARED):
        return False
    decks: dict[int, Any] = {}
    return all(decks.setdefault(len(one["seats"]), one["deal"]) == one["deal"] for one in games)
