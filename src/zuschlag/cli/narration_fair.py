"""What a check of fairness found, in sentences; `zuschlag verify` prints them."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from zuschlag.cli.words import sentence
from zuschlag.errors import Refusal
from zuschlag.fair import Finding, Findings, Verdict
from zuschlag.words.speech import Words

_ENGLISH = Words("en")
CODES = {Verdict.VERIFIED: 0, Verdict.DIFFERS: 1, Verdict.CANNOT_TELL: 2}

LIMITS = (
    "This does not prove that nobody knew the cards: who runs the server can look at them, and"
    " players can talk outside the table. Compare the commitment with the one you saw before the"
    " deal."
)
_VERDICTS = {
    Verdict.VERIFIED: "Verified: rules, seeds, cards and dice fit together.",
    Verdict.DIFFERS: "Not verified: something in this game was changed.",
}
_DRAWN = {
    "buildings": "The order of the buildings",
    "cheques": "The order of the cheques",
    "chance": "The order of the Chance cards",
    "chest": "The order of the Community Chest cards",
    "dice": "Every throw of the dice",
}


def verdict_code(findings: Findings) -> int:
    return CODES[findings.verdict]


def lines(record: Mapping[str, Any], findings: Findings) -> Iterator[str]:
    """One sentence a finding, the verdict, and what it does not prove."""
    names: Sequence[str] = record.get("seats", ())
    for finding in findings.found:
        tell = _TELLINGS.get(finding.what, _drawn)
        yield f"{'ok ' if finding.ok else 'NO '} {tell(finding, names)}"
    if findings.verdict in _VERDICTS:
        yield _VERDICTS[findings.verdict]
        yield LIMITS


def _replayed(finding: Finding, names: Sequence[str]) -> str:
    facts = finding.facts
    if not finding.ok:
        why = sentence(Refusal(facts["error"], facts["facts"]))
        return f"Move {facts['at'] + 1} is not legal: {why}"
    end = "the game is over" if facts["is_over"] else "the game was not finished"
    return f"Replayed: every move is legal, and {end}."


def _noted(finding: Finding, names: Sequence[str]) -> str:
    if finding.ok:
        return "The commitment is the one you noted."
    return f"The commitment is not the one you noted: it is {finding.facts['found']}."


def _commitment(finding: Finding, names: Sequence[str]) -> str:
    found = finding.facts["found"]
    if finding.ok:
        return f"The server's seed is the one it committed to: {found}"
    return f"The server's seed is not the one it committed to: {found}"


def _seeds(finding: Finding, names: Sequence[str]) -> str:
    def people(key: str) -> str:
        return _ENGLISH.listed([names[seat] for seat in finding.facts.get(key, ())])

    told = [f"Seeds in the shuffle: {people('shown') or 'only the one of the server'}."]
    for key, words in _SEATS.items():
        if people(key):
            told.append(f"{words}: {people(key)}.")
    return " ".join(told)


_SEATS = {
    "wrong": "Not the seed that was sealed",
    "kept_back": "Sealed a seed and did not show it",
    "absent": "Without a seed",
}


def _opener(finding: Finding, names: Sequence[str]) -> str:
    drawn, written = finding.facts["expected"], finding.facts["found"]
    if finding.ok:
        return f"Who begins follows from the seeds: {names[drawn]}."
    begins = "nobody" if written is None else names[written]
    return f"Who begins does not follow from the seeds: {names[drawn]} would, not {begins}."


def _drawn(finding: Finding, names: Sequence[str]) -> str:
    what, facts = _DRAWN.get(finding.what, f"What luck decided ({finding.what})"), finding.facts
    if "count" not in facts and "at" not in facts:
        return f"{what} {'follows' if finding.ok else 'does not follow'} from the seeds."
    if finding.ok:
        return f"{what} follows from the seeds: {facts['count']} in all."
    wanted = f"{_plain(facts['expected'])}, not {_plain(facts['found'])}"
    return f"{what} does not follow from the seeds: number {facts['at'] + 1} would be {wanted}."


def _plain(value: object) -> str:
    return _ENGLISH.listed([str(one) for one in value]) if isinstance(value, list) else str(value)


def _chain(finding: Finding, names: Sequence[str]) -> str:
    facts = finding.facts
    if finding.ok:
        return (
            f"All {facts['entries']} entries of the journal are linked; the last is {facts['head']}"
        )
    return f"The journal was changed, or an entry is lost, at number {facts['seq']}."


def _read(finding: Finding, names: Sequence[str]) -> str:
    facts = finding.facts
    if finding.ok:
        return f"Every entry can be read and replayed; the table stands at: {facts['status']}."
    return f"Entry {facts['seq']} ({facts['kind']}) cannot be replayed: {facts['reason']}."


def _plainly(right: str, wrong: str) -> Callable[[Finding, Sequence[str]], str]:
    def tell(finding: Finding, names: Sequence[str]) -> str:
        return right if finding.ok else wrong

    return tell


_TELLINGS: dict[str, Callable[[Finding, Sequence[str]], str]] = {
    "replayed": _replayed,
    "noted": _noted,
    "commitment": _commitment,
    "seeds": _seeds,
    "opener": _opener,
    "setup": _plainly(
        "The rolls for bank and opener match.",
        "The rolls for bank and opener do not come from the seeds.",
    ),
    "chain": _chain,
    "read": _read,
    "head": _plainly(
        "The journal contains the entry you noted.",
        "The journal does not contain the entry you noted.",
    ),
    "published": _plainly(
        "The commitment is the one that was published when the table was opened.",
        "The commitment is not the one that was published when the table was opened.",
    ),
    "seeds-told": _plainly(
        "The seeds are the ones everybody was told.",
        "The seeds are not the ones everybody was told.",
    ),
    "result": _plainly(
        "The result is the one everybody was told.",
        "The result is not the one everybody was told.",
    ),
}
