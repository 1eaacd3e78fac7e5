"""What a check of many games found, in sentences; `zuschlag verify --round` prints them."""

from collections.abc import Iterator, Mapping
from typing import Any

from zuschlag.fair import Finding, Findings, Verdict
from zuschlag.words.here import say, words


def lines(nothing: Mapping[str, Any], findings: Findings) -> Iterator[str]:
    """One sentence a finding, and the verdict."""
    marks = {True: say("fair-ok"), False: say("fair-no")}
    wide = max(len(mark) for mark in marks.values())
    for finding in findings.found:
        yield f"{marks[finding.ok]:<{wide}}  {_told(finding)}"
    if findings.verdict is Verdict.VERIFIED:
        yield say("rounds-verified")
    elif findings.verdict is Verdict.DIFFERS:
        yield say("rounds-differ")


def _told(finding: Finding) -> str:
    facts, ok = finding.facts, "yes" if finding.ok else "no"
    if finding.what == "games":
        bad = words().listed([str(number) for number in facts["wrong"] + facts["untold"]])
        return say("rounds-games", ok=ok, count=facts["count"], wrong=bad)
    wrong = words().listed(facts["wrong"])
    return say("rounds-alike", ok=ok, count=facts["rounds"], wrong=wrong)
