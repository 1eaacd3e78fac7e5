"""`zuschlag query`: ask written games in SQL."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from zuschlag.research.query import Answer

EXAMPLES = (
    'zuschlag query "SELECT edition, count(*) FROM games GROUP BY edition" .',
    'zuschlag query --json "SELECT winners, scores FROM games LIMIT 3" .',
)


def add(commands: Any) -> None:
    mine = commands.add_parser("query", examples=EXAMPLES)
    mine.add_argument("sql", metavar="SQL")
    mine.add_argument("folder", metavar="FOLDER", type=Path)
    mine.add_argument("--json", action="store_true")
    mine.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Print what is found: as a table, or as a line of JSON for every row."""
    from zuschlag.research.extra import need

    need("duckdb")
    from zuschlag.research.query import query

    found = query(given.sql, given.folder)
    if given.json:
        print_lines(found)
    else:
        print_table(found)
    return 0


def print_lines(found: "Answer") -> None:
    from msgspec.json import encode

    for row in found.rows:
        line = encode(dict(zip(found.columns, row, strict=True)))
        sys.stdout.buffer.write(line + b"\n")


def print_table(found: "Answer") -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(box=box.SIMPLE_HEAD)
    for place, column in enumerate(found.columns):
        is_number = all(isinstance(row[place], int | float) for row in found.rows)
        table.add_column(Text(column), justify="right" if is_number else "left")
    for row in found.rows:
        table.add_row(*(Text(_told(value)) for value in row))
    Console().print(table)


def _told(value: object) -> str:
    if value is None:
        return ""
    return f"{value:.4g}" if isinstance(value, float) else str(value)
