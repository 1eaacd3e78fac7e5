"""`zuschlag records`: written games as a table for research, and back."""

import argparse
from pathlib import Path
from typing import Any

from zuschlag.cli.judge import compile_game, unreadable
from zuschlag.cli.rules_mode import compiled_rules
from zuschlag.errors import Malformed
from zuschlag.rules.games import description
from zuschlag.words.here import say

PARQUET = ".parquet"
EXAMPLES = (
    "zuschlag records games.jsonl games.parquet",
    "zuschlag records games.parquet again.jsonl",
)


def add(commands: Any) -> None:
    mine = commands.add_parser("records", examples=EXAMPLES)
    mine.add_argument("source", metavar="FROM", type=Path)
    mine.add_argument("target", metavar="TO", type=Path)
    mine.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """The one that is to be Parquet says which way it goes."""
    is_back = given.source.suffix == PARQUET
    if is_back == (given.target.suffix == PARQUET):
        facts = {"file": str(given.target), "allowed": [".jsonl" if is_back else PARQUET]}
        raise Malformed("record/bad-target", "TO", facts)
    from zuschlag.research.extra import need

    need("pyarrow")
    games = written(given.source, given.target, is_back)
    print(say("records-written", games=games, file=str(given.target)))
    return 0


def compile_reader(game: str) -> None:
    """The rules, and what reads many lines at once if the game has that."""
    compile_game(game)
    reader = f"{game}-records"
    if reader in description(game).compiled:
        compiled_rules(reader)


def written(source: Path, target: Path, is_back: bool) -> int:
    """How many games were written; Malformed if a file cannot be read or written."""
    from zuschlag.research.parquet import to_lines, to_parquet

    try:
        lines = source.open("rb")
    except OSError as fault:
        raise unreadable(str(source), fault) from None
    with lines:
        try:
            return (
                to_lines(source, target) if is_back else to_parquet(lines, target, compile_reader)
            )
        except OSError as fault:
            facts = {"file": str(target), "reason": fault.strerror or str(fault)}
            raise Malformed("record/unwritable", "TO", facts) from None
