"""`zuschlag board`: start a board for your own town, check it, list those that are included."""

import argparse
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from zuschlag.cli.examples import ending
from zuschlag.cli.judge import opened, unreadable
from zuschlag.cli.words import sentence
from zuschlag.errors import Malformed

if TYPE_CHECKING:
    from zuschlag.rules.monopoly.board import Board

MODELS = ("classic", "aalen")
MOST_FAULTS = 50
WHOLE_FILE = "$"

BEGINNING = """\
# A board for your town, begun from `{name}`. Change names, prices, rents, amounts and texts as you
# like; the shape of the board stays. `zuschlag board check FILE` tells what is amiss, and
# docs/boards.md explains every key. Marks like MA-GO-1 name the clause a figure comes from.
"""


def add(commands: Any) -> None:
    mine = commands.add_parser(
        "board",
        help="write and check a Monopoly board for your own town",
        description="A board is a file: start one with `new`, edit it, `check` it. docs/boards.md"
        " explains every key.",
        **ending(
            ("zuschlag board new my-town.toml", "a whole board, ready to edit"),
            ("zuschlag board check my-town.toml", "everything that is wrong with it"),
            ("zuschlag play monopoly --board my-town.toml", "play on it"),
        ),
    )
    verbs = mine.add_subparsers(metavar="VERB", required=True, help="new, check or list")
    _add_new(verbs)
    _add_check(verbs)
    verbs.add_parser(
        "list",
        help="the boards that are included",
        description="Print the boards that are included, with a note on each.",
    ).set_defaults(run=run_list)


def _add_new(verbs: Any) -> None:
    new = verbs.add_parser(
        "new",
        help="write a whole board, ready to edit",
        description="Write a whole board with comments, ready to edit.",
    )
    new.add_argument("file", metavar="FILE", type=Path, help="the file to write: my-town.toml")
    new.add_argument(
        "--from",
        dest="model",
        choices=MODELS,
        default="classic",
        help="the board to start from (default: classic)",
    )
    new.add_argument("--force", action="store_true", help="overwrite an existing file")
    new.set_defaults(run=run_new)


def _add_check(verbs: Any) -> None:
    check = verbs.add_parser(
        "check",
        help="list everything that is wrong with a board",
        description="Check a board file. Exit code 0 if it can be played on, else 2 with every"
        " fault: where it is, what is wrong, what would be right.",
    )
    check.add_argument("file", metavar="FILE", help="a board, or - for standard input")
    check.set_defaults(run=run_check)


def run_new(given: argparse.Namespace) -> int:
    """Write a board to begin from."""
    text = beginning(given.model)
    try:
        with given.file.open("w" if given.force else "x", encoding="utf-8", newline="\n") as target:
            target.write(text)
    except FileExistsError:
        raise Malformed("board/exists", WHOLE_FILE, {"file": str(given.file)}) from None
    except OSError as fault:
        facts = {"file": str(given.file), "reason": fault.strerror or str(fault)}
        raise Malformed("record/unwritable", WHOLE_FILE, facts) from None
    print(f"{given.file} is written. Edit it, then: zuschlag board check {given.file}")
    return 0


def beginning(model: str) -> str:
    """A board that comes along, its first words replaced by those to a new author."""
    from zuschlag.rules.monopoly.board import source

    _, _, rest = source(model).partition("\n\n")
    return BEGINNING.format(name=model) + "\n" + rest


def run_check(given: argparse.Namespace) -> int:
    """Tell every fault of a file, or what board it is."""
    from zuschlag.rules.monopoly.board import faults, read
    from zuschlag.rules.monopoly.board_file import MOST_BYTES, parse

    try:
        with opened(given.file) as source:
            data = source.read(MOST_BYTES + 1)
    except OSError as fault:
        raise unreadable(given.file, fault) from None
    written = parse(data)
    found = list(islice(faults(written, WHOLE_FILE), MOST_FAULTS + 1))
    if found:
        _tell(found, given.file)
        return 2
    print(f"{given.file} is ready: {summary(read(written))}")
    return 0


def _tell(found: list[Malformed], file: str) -> None:
    for one in found[:MOST_FAULTS]:
        print(sentence(one))
    if len(found) > MOST_FAULTS:
        print(f"{file} is not ready: more than {MOST_FAULTS} faults.")
    else:
        print(f"{file} is not ready: {len(found)} fault{'s' if len(found) > 1 else ''}.")


def summary(board: "Board") -> str:
    """A board in one line."""
    from zuschlag.rules.monopoly.board import sum_of_money

    streets = sum(slot.price for slot in board.slots if slot.kind == "street")
    deeds = sum(slot.price for slot in board.slots)
    costs = [sum_of_money(board, amount) for amount in (streets, deeds)]
    return f"{board.title.in_('en')}; all streets cost {costs[0]}, all deeds {costs[1]}."


def run_list(_given: argparse.Namespace) -> int:
    """Print the boards that come along."""
    from zuschlag.rules.monopoly.board import load, names

    for name in names():
        print(f"{name:<9}{load(name).note.in_('en')}")
    return 0
