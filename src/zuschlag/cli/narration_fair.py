"""What a check of fairness found, in sentences; `zuschlag verify` prints them."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from zuschlag.cli.words import sentence
from zuschlag.errors import Refusal
from zuschlag.fair import OF_ROUND, Finding, Findings, Verdict
from zuschlag.words.here import say, words

CODES = {Verdict.VERIFIED: 0, Verdict.DIFFERS: 1, Verdict.CANNOT_TELL: 2}
_VERDICTS = {Verdict.VERIFIED: "fair-verified", Verdict.DIFFERS: "fair-differs"}
_SEATS = ("wrong", "kept_back", "absent")


def verdict_code(findings: Findings) -> int:
    return CODES[findings.verdict]


def lines(record: Mapping[str, Any], findings: Findings) -> Iterator[str]:
    """One sentence a finding, the verdict, and what it does not prove."""
    names: Sequence[str] = record.get("seats", ())
    is_of_round = record.get("fair", {}).get("version") == OF_ROUND
    marks = {True: say("fair-ok"), False: say("fair-no")}
    wide = max(len(mark) for mark in marks.values())
    for finding in findings.found:
        is_shared = is_of_round and finding.what == "seeds"
        told = _seeds_of_round(finding) if is_shared else _told(finding, names)
        yield f"{marks[finding.ok]:<{wide}}  {told}"
    if findings.verdict in _VERDICTS:
        yield say(_VERDICTS[findings.verdict])
        yield say("fair-limits")


def _told(finding: Finding, names: Sequence[str]) -> str:
    facts = finding.facts
    match finding.what, finding.ok:
        case "replayed", True:
            return say("fair-legal", end="over" if facts["is_over"] else "open")
        case "replayed", False:
            why = sentence(Refusal(facts["error"], facts["facts"]))
            return say("fair-illegal", move=str(facts["at"] + 1), why=why)
        case "seeds", _:
            return _seeds(finding, names)
        case "opener", _:
            return _opener(finding, names)
        case "chain", True:
            return say("fair-chain", entries=facts["entries"], head=facts["head"])
        case "chain", False:
            return say("fair-chain-broken", seq=str(facts["seq"]))
        case "read", True:
            return say("fair-read", status=facts["status"])
        case "read", False:
            reason = {"kind": facts["kind"], "reason": facts["reason"]}
            return say("fair-read-not", seq=str(facts["seq"]), **reason)
    if words().has(f"fair-{finding.what}"):
        return say(f"fair-{finding.what}", ok=_yes(finding), found=str(facts.get("found", "")))
    return _drawn(finding)


def _yes(finding: Finding) -> str:
    return "yes" if finding.ok else "no"


def _seeds(finding: Finding, names: Sequence[str]) -> str:
    def people(key: str) -> str:
        return words().listed([names[seat] for seat in finding.facts.get(key, ())])

    told = [say("fair-seeds", people=people("shown") or say("fair-seeds-server"))]
    for key in _SEATS:
        if people(key):
            told.append(say(f"fair-seeds-{key.replace('_', '-')}", people=people(key)))
    return " ".join(told)


def _seeds_of_round(finding: Finding) -> str:
    """Those of a whole round; the record of one table knows no names for them."""
    facts = finding.facts
    everybody = sum(len(facts[key]) for key in ("shown", "kept_back", "absent"))
    shown, wrong = len(facts["shown"]), len(facts.get("wrong", ()))
    return say("fair-seeds-round", shown=shown, all=everybody, wrong=wrong)


def _opener(finding: Finding, names: Sequence[str]) -> str:
    drawn, written = finding.facts["expected"], finding.facts["found"]
    begins = say("fair-nobody") if written is None else names[written]
    return say("fair-opener", ok=_yes(finding), drawn=names[drawn], written=begins)


def _drawn(finding: Finding) -> str:
    """Cards or dice, as far as they follow from the seeds."""
    key, facts = f"drawn-{finding.what}", finding.facts
    what = say(key) if words().has(key) else say("drawn-other", what=finding.what)
    if "count" not in facts and "at" not in facts:
        return say("fair-drawn", what=what, ok=_yes(finding))
    if finding.ok:
        return say("fair-drawn-all", what=what, count=facts["count"])
    found = {"expected": _plain(facts["expected"]), "found": _plain(facts["found"])}
    return say("fair-drawn-not", what=what, at=str(facts["at"] + 1), **found)


def _plain(value: object) -> str:
    return words().listed([str(one) for one in value]) if isinstance(value, list) else str(value)
