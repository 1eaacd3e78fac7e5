"""`zuschlag board`: start a board for your own town, check it, list those that are included."""

import argparse
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from zuschlag.cli.judge import contents
from zuschlag.cli.words import sentence
from zuschlag.errors import Malformed
from zuschlag.words.here import say, words

if TYPE_CHECKING:
    from zuschlag.rules.monopoly.board import Board

MODELS = ("classic", "aalen")
MOST_FAULTS = 50
WHOLE_FILE = "$"

EXAMPLES = (
    "zuschlag board new my-town.toml",
    "zuschlag board check my-town.toml",
    "zuschlag play monopoly --board my-town.toml",
)


def add(commands: Any) -> None:
    mine = commands.add_parser("board", examples=EXAMPLES)
    verbs = mine.add_subparsers(title="commands", metavar="VERB", required=True)
    new = verbs.add_parser("new")
    new.add_argument("file", metavar="FILE", type=Path)
    new.add_argument("--from", dest="model", choices=MODELS, default="classic")
    new.add_argument("--force", action="store_true")
    new.set_defaults(run=run_new)
    check = verbs.add_parser("check")
    check.add_argument("file", metavar="FILE")
    check.set_defaults(run=run_check)
    verbs.add_parser("list").set_defaults(run=run_list)


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
    print(say("own-board-written", file=str(given.file)))
    return 0


def beginning(model: str) -> str:
    """A board that comes along, its first words replaced by those to a new author."""
    from zuschlag.rules.monopoly.board import source

    _, _, rest = source(model).partition("\n\n")
    return say("own-board-beginning", name=model) + "\n\n" + rest


def run_check(given: argparse.Namespace) -> int:
    """Tell every fault of a file, or what board it is."""
    from zuschlag.rules.monopoly.board import faults, read
    from zuschlag.rules.monopoly.board_file import MOST_BYTES, parse

    written = parse(contents(given.file, MOST_BYTES))
    found = list(islice(faults(written, WHOLE_FILE), MOST_FAULTS + 1))
    if found:
        for one in found[:MOST_FAULTS]:
            print(sentence(one))
        told = "many" if len(found) > MOST_FAULTS else len(found)
        print(say("own-board-not-ready", file=given.file, faults=told, most=MOST_FAULTS))
        return 2
    print(say("own-board-ready", file=given.file, **summary(read(written))))
    return 0


def summary(board: "Board") -> dict[str, str]:
    """What a board is called, and what everything on it costs."""
    from zuschlag.rules.monopoly.board import sum_of_money

    streets = sum(slot.price for slot in board.slots if slot.kind == "street")
    deeds = sum(slot.price for slot in board.slots)
    return {
        "title": board.title.in_(words().language),
        "streets": sum_of_money(board, streets),
        "deeds": sum_of_money(board, deeds),
    }


def run_list(_given: argparse.Namespace) -> int:
    """Print the boards that come along."""
    from zuschlag.rules.monopoly.board import load, names

    for name in names():
        print(f"{name:<9}{load(name).note.in_(words().language)}")
    return 0
