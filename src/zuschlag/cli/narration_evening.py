"""What a check of an evening found, in sentences; `zuschlag verify` prints them."""

from collections.abc import Iterator, Mapping
from typing import Any

from zuschlag.event.draw_verification import are_draws
from zuschlag.event.export import mark_of
from zuschlag.event.verification import is_evening
from zuschlag.fair import Finding, Findings, Verdict
from zuschlag.words.here import say, words

_VERDICTS = {Verdict.VERIFIED: "evening-verified", Verdict.DIFFERS: "evening-differs"}
_OF_DRAWS = {Verdict.VERIFIED: "evening-draws-verified", Verdict.DIFFERS: "evening-differs"}


def lines(document: Mapping[str, Any], findings: Findings) -> Iterator[str]:
    """One sentence a finding, the verdict, and what it does not prove."""
    has_results = is_evening(document)
    if are_draws(document):
        yield say("evening-draws-alone")
    marks = {True: say("fair-ok"), False: say("fair-no")}
    wide = max(len(mark) for mark in marks.values())
    for finding in findings.found:
        yield f"{marks[finding.ok]:<{wide}}  {_told(finding, document)}"
    verdicts = _VERDICTS if has_results else _OF_DRAWS
    if findings.verdict in verdicts:
        if has_results:
            yield say("evening-mark", mark=mark_of(document))
        yield say(verdicts[findings.verdict])
        yield say("evening-limits")


def _told(finding: Finding, document: Mapping[str, Any]) -> str:
    facts, ok = finding.facts, "yes" if finding.ok else "no"
    match finding.what:
        case "noted":
            return say("fair-noted", ok=ok, found=facts["found"])
        case "commitment":
            return say("fair-commitment", ok=ok, found=facts["found"])
        case "seeds":
            return _seeds(finding, _names(document))
        case "draws":
            wrong = words().listed([str(number) for number in facts["wrong"]])
            return say("evening-draws", ok=ok, count=facts["count"], wrong=wrong)
        case "seated":
            return say("evening-seated", ok=ok)
        case "sheets":
            wrong = words().listed(["/".join(map(str, place)) for place in facts["wrong"]])
            return say("evening-sheets", ok=ok, count=facts["count"], wrong=wrong)
        case "rounds":
            wrong = words().listed([str(number) for number in facts["wrong"]])
            return say("evening-rounds", ok=ok, count=facts["count"], wrong=wrong)
    return say("evening-counted", ok=ok)


def _names(document: Mapping[str, Any]) -> dict[int, str]:
    """The names as they are in the end; draws by themselves have numbers only."""
    if are_draws(document):
        return {who: str(who) for one in document["draws"] for who in one["entrants"]}
    named = [line for line in document["log"] if line["kind"] in ("joined", "renamed")]
    return {line["entrant"]: line["name"] for line in named}


def _seeds(finding: Finding, names: Mapping[int, str]) -> str:
    def people(key: str) -> str:
        return words().listed([names[number] for number in finding.facts[key]])

    told = [say("fair-seeds", people=people("shown") or say("fair-seeds-server"))]
    if finding.facts["thrown"]:
        told.append(say("evening-thrown", thrown=words().listed(finding.facts["thrown"])))
    for key in ("wrong", "kept_back"):
        if people(key):
            told.append(say(f"fair-seeds-{key.replace('_', '-')}", people=people(key)))
    return " ".join(told)
