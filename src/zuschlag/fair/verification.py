"""The check of a written game: was it played by the rules, and do deal and dice follow from the
seeds that were fixed before? Decoded JSON comes in, findings go out; nothing in it raises.
"""

import enum
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from zuschlag import record as records
from zuschlag.errors import Malformed
from zuschlag.fair import chance
from zuschlag.fair.deals import deal, round_deal
from zuschlag.fair.reading import Told, read_fair
from zuschlag.rules.checks import WHOLE_DOCUMENT
from zuschlag.rules.game import AnyTerms
from zuschlag.rules.games import GAMES

REPLAYED: Final = "replayed"
NOTED: Final = "noted"
COMMITMENT: Final = "commitment"
SEEDS: Final = "seeds"
DICE: Final = "dice"
SETUP: Final = "setup"


class Verdict(enum.StrEnum):
    """What all findings come to."""

    VERIFIED = "verified"
    DIFFERS = "differs"
    CANNOT_TELL = "cannot-tell"


class Finding(msgspec.Struct, frozen=True):
    """One thing that was recomputed, whether it matches, and the facts."""

    what: str
    ok: bool
    facts: dict[str, Any] = {}


class Findings(msgspec.Struct, frozen=True):
    """All that was found, in the order of the check; `fault` says why it could not be made."""

    found: list[Finding] = []
    fault: Malformed | None = None

    @property
    def verdict(self) -> Verdict:
        """Whether everything matches."""
        if self.fault:
            return Verdict.CANNOT_TELL
        return Verdict.VERIFIED if all(one.ok for one in self.found) else Verdict.DIFFERS


def check(record: Mapping[str, Any], noted: str | None = None) -> Findings:
    """Replay a written game and recompute its commitment, seeds, deal and dice.

    `noted` is the commitment that somebody wrote down before the deal.
    """
    found: list[Finding] = []
    try:
        data = _as_json(record)
        found.append(_replayed(data))
        # As a file would have it, whatever sequences the caller uses.
        record = msgspec.json.decode(data)
        told = read_fair(record)
        if noted is not None:
            found.append(_compared(NOTED, noted, told.commit))
        found += _seeds_as_promised(told)
        found += _chance_as_drawn(record, told)
    except Malformed as fault:
        return Findings(found, fault)
    return Findings(found)


def _as_json(record: object) -> bytes:
    try:
        return msgspec.json.encode(record)
    except (RecursionError, TypeError, ValueError, OverflowError) as fault:
        facts = {"reason": type(fault).__name__}
        raise Malformed("record/not-json", WHOLE_DOCUMENT, facts) from None


def _replayed(data: bytes) -> Finding:
    """The judge's word; Malformed when the document is not a game at all."""
    answer = records.judge(data)
    if answer["ok"]:
        return Finding(REPLAYED, True, {"is_over": answer["phase"] == "done"})
    if "at" not in answer:
        raise Malformed(answer["error"], answer["path"], answer["facts"])
    facts = {"at": answer["at"], "error": answer["error"], "facts": answer["facts"]}
    return Finding(REPLAYED, False, facts)


def _seeds_as_promised(told: Told) -> list[Finding]:
    """Nobody changed a seed after sealing it: not the server, not a player."""
    promised = chance.commitment(told.promised_to, told.server_seed)
    wrong = [
        seat
        for seat, (sealed, seed) in enumerate(told.seeds)
        if seed is not None and chance.client_hash(seed) != sealed
    ]
    return [
        _compared(COMMITMENT, promised, told.commit),
        Finding(SEEDS, not wrong, _who_took_part(told) | ({"wrong": wrong} if wrong else {})),
    ]


def _who_took_part(told: Told) -> dict[str, list[int]]:
    seats = range(len(told.seeds))
    shown = [seat for seat in seats if told.seeds[seat].seed is not None]
    kept = [seat for seat in seats if told.seeds[seat].hash and seat not in shown]
    absent = [seat for seat in seats if seat not in shown and seat not in kept]
    return {"shown": shown, "kept_back": kept, "absent": absent}


def _chance_as_drawn(record: Mapping[str, Any], told: Told) -> list[Finding]:
    game, written = record["game"], record["deal"]
    terms = _terms(record)
    purposes = GAMES[game].drawn(terms)
    key = key_of(record, told)
    dealt = deal(game, key, terms) if told.round_id is None else round_deal(game, key, terms)
    drawn = msgspec.json.decode(msgspec.json.encode(dealt))
    found = [_compared(purpose, drawn[purpose], written.get(purpose)) for purpose in purposes]
    if "setup" in written and SETUP not in purposes:
        found.append(Finding(SETUP, False))
    if "dice" in written:
        throws = [list(chance.throw(key, number)) for number in range(len(written["dice"]))]
        found.append(_compared(DICE, throws, written["dice"]))
    return found


def key_of(record: Mapping[str, Any], told: Told) -> bytes:
    """What all chance of a game was drawn from."""
    seeds = [one.seed for one in told.seeds]
    if told.round_id is None:
        return chance.table_key(told.server_seed, told.table, seeds)
    return chance.round_key(told.server_seed, told.round_id, len(record["seats"]), seeds)


def _terms(record: Mapping[str, Any]) -> AnyTerms:
    agree = GAMES[record["game"]].agree
    seats, rules = len(record["seats"]), record.get("rules", 1)
    found: AnyTerms = agree(record["edition"], seats, record["options"], record.get("board"), rules)
    return found


def _compared(what: str, expected: Any, found: Any) -> Finding:
    """Whether two are the same; for lists, the first place where they are not is named."""
    if not isinstance(expected, list):
        return Finding(what, expected == found, {"expected": expected, "found": found})
    if not isinstance(found, list) or len(found) != len(expected):
        return Finding(what, False, {"expected": len(expected), "found": len(found or ())})
    for place, (one, other) in enumerate(zip(expected, found, strict=True)):
        if one != other:
            return Finding(what, False, {"at": place, "expected": one, "found": other})
    return Finding(what, True, {"count": len(expected)})
