"""Table switches on the command line: --option NAME=VALUE."""

import argparse


def add_option(command: argparse.ArgumentParser) -> None:
    """Let a command take table switches."""
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")


def option(text: str) -> tuple[str, object]:
    """NAME=VALUE with true, false and whole numbers as such."""
    name, _, value = text.partition("=")
    if value in ("true", "false"):
        return name, value == "true"
    return name, int(value) if value.isascii() and value.isdigit() and len(value) < 10 else value
