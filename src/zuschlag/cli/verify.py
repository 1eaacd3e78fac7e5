"""`zuschlag verify`: was a game played fairly, and do its cards and dice follow from its seeds?"""

import argparse
import asyncio
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from zuschlag.cli.judge import contents
from zuschlag.cli.rules_mode import plain_rules
from zuschlag.errors import Malformed, ZuschlagError

if TYPE_CHECKING:
    from zuschlag.fair import Findings


EXAMPLES = (
    "zuschlag verify game.json",
    "zuschlag verify game.json --commit 4a87...",
    "zuschlag verify --table 0011...",
    "zuschlag verify --round records.jsonl",
)


MOST_LINES_BYTES = 100_000_000
"""All games of a long evening, with the seeds of everybody in every one of them."""


def add(commands: Any) -> None:
    mine = commands.add_parser("verify", examples=EXAMPLES)
    mine.add_argument("file", metavar="FILE", nargs="?")
    mine.add_argument("--commit", metavar="HEX", type=_digits)
    mine.add_argument("--round", metavar="LINES")
    mine.add_argument("--json", action="store_true")
    whole = mine.add_argument_group("journal")
    whole.add_argument("--table", metavar="ID")
    whole.add_argument("--journal", metavar="ADDRESS")
    whole.add_argument("--key", metavar="FILE", type=Path)
    whole.add_argument("--head", metavar="HEX", type=_digits)
    mine.set_defaults(run=run)


def _digits(text: str) -> str:
    return text.strip().lower()


def run(given: argparse.Namespace) -> int:
    """Check one game and tell what was found."""
    plain_rules()
    from zuschlag.cli import narration_evening, narration_rounds
    from zuschlag.cli.narration_fair import lines, verdict_code
    from zuschlag.event.draw_verification import are_draws
    from zuschlag.event.verification import is_evening

    findings, record = _examined(given)
    if given.json:
        sys.stdout.buffer.write(as_json(findings) + b"\n")
        return verdict_code(findings)
    is_told = is_evening(record) or are_draws(record)
    of_one_game = narration_evening.lines if is_told else lines
    tell = narration_rounds.lines if given.round is not None else of_one_game
    sys.stdout.write("".join(f"{line}\n" for line in tell(record, findings)))
    if findings.fault:
        sys.stdout.flush()
        raise findings.fault
    return verdict_code(findings)


def _examined(given: argparse.Namespace) -> "tuple[Findings, dict[str, Any]]":
    """What was found and the game it was found in; faults are findings too."""
    from zuschlag.event.draw_verification import are_draws, check_draws
    from zuschlag.event.verification import check_evening, is_evening
    from zuschlag.fair import Findings, check, check_rounds

    try:
        if given.table is not None:
            return _in_journal(given)
        if given.round is not None:
            return check_rounds(read_lines(given.round)), {}
        if given.file is None:
            raise ZuschlagError("verify/nothing-named")
        record = read(given.file)
        if is_evening(record):
            return check_evening(record, given.commit), record
        if are_draws(record):
            return check_draws(record, given.commit), record
        return check(record, given.commit), record
    except Malformed as fault:
        return Findings([], fault), {}
    except ZuschlagError as fault:
        return Findings([], Malformed(fault.slug, "$", fault.facts)), {}


def _in_journal(given: argparse.Namespace) -> "tuple[Findings, dict[str, Any]]":
    from zuschlag.cli.verify_table import examined, seal_of, stored
    from zuschlag.journal.opening import default_address, default_key_file

    kept = asyncio.run(stored(given.journal or default_address(), given.table))
    seal = seal_of(given.key or default_key_file())
    return examined(kept, seal, given.commit, given.head)


def read(name: str) -> dict[str, Any]:
    """The decoded record, evening or draws of a file, or Malformed."""
    from zuschlag.event.draw_verification import draws_in
    from zuschlag.event.verification import MOST_BYTES, evening_in
    from zuschlag.record import parse

    data = contents(name, MOST_BYTES)
    return evening_in(data) or draws_in(data) or parse(data)


def read_lines(name: str) -> list[dict[str, Any]]:
    """The decoded records of a file with one on every line, or Malformed."""
    from zuschlag.record import parse

    return [parse(line) for line in contents(name, MOST_LINES_BYTES).splitlines() if line.strip()]


def as_json(findings: "Findings") -> bytes:
    """Verdict, findings and fault as one object."""
    import msgspec

    from zuschlag.record import fault_answer

    fault = findings.fault and fault_answer(findings.fault)
    told = {"verdict": findings.verdict, "findings": findings.found, "fault": fault}
    return msgspec.json.encode(told)
