"""Switches of Monopoly on the command line: --option NAME=VALUE."""

import argparse

from zuschlag.cli.options import option

HELP = (
    "a table switch; may be repeated: rent.claim=manual, auction.minOpen=10, cash.hidden=true;"
    " end.limit=rounds:50 (or minutes:60, none); donation=200,100"
)


def add_monopoly_option(command: argparse.ArgumentParser) -> None:
    """Let a command take the switches of Monopoly."""
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=HELP)


def monopoly_option(text: str) -> tuple[str, object]:
    """NAME=VALUE: true, false, none, whole numbers, rounds:50, 200,100 as what they are."""
    name, value = option(text)
    if not isinstance(value, str):
        return name, value
    unit, colon, amount = value.partition(":")
    if value == "none":
        return name, None
    if colon:
        return name, {unit: option(f"={amount}")[1]}
    if "," in value:
        return name, [option(f"={one}")[1] for one in value.split(",")]
    return name, value
