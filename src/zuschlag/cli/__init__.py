"""The command `zuschlag`: thin doors to the other rooms, one file a command (`add`, `run`)."""

import io
import os
import sys
from collections.abc import Sequence

from zuschlag import __version__
from zuschlag.cli import (
    arena,
    backup,
    board,
    compile,
    evening,
    judge,
    league,
    play,
    query,
    records,
    restore,
    serve,
    show,
    simulate,
    tables,
    verify,
)
from zuschlag.cli.help import Parser
from zuschlag.cli.words import sentence
from zuschlag.errors import ZuschlagError
from zuschlag.words import here, language

COMMANDS = (
    play,
    serve,
    judge,
    show,
    verify,
    simulate,
    arena,
    league,
    records,
    query,
    board,
    evening,
    tables,
    backup,
    restore,
    compile,
)
EXAMPLES = (
    "zuschlag play monopoly",
    "zuschlag serve --open",
    "zuschlag simulate for-sale",
    "zuschlag judge game.json",
    "zuschlag show game.json",
    "zuschlag serve --help",
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; what a user can mend is told in a sentence, exit code 2."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    here.speak(language.wanted(language.said(words), os.environ))
    if isinstance(sys.stdout, io.TextIOWrapper):
        # A name that this terminal cannot show is no reason to stop.
        sys.stdout.reconfigure(errors="backslashreplace")
    top = parser(all_games="simulate" in words)
    given = top.parse_args(words)
    if "run" not in given:
        given = top.parse_args([*words, "play"])
    try:
        code: int = given.run(given)
        sys.stdout.flush()
        return code
    except ZuschlagError as fault:
        print(f"zuschlag: {sentence(fault)}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # The reader has gone (`| head`): nobody is left to tell, not even at exit.
        sys.stdout = sys.stderr
        return 141
    except OSError as fault:
        # Everything else that reads or writes says so itself: this is standard output.
        told = here.say("output-unwritable", reason=str(fault.strerror))
        print(f"zuschlag: {told}", file=sys.stderr)
        sys.stdout = sys.stderr
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def parser(all_games: bool = False) -> Parser:
    """All commands with their help."""
    top = Parser(prog="zuschlag", examples=EXAMPLES)
    top.add_argument("--version", action="version", version=f"zuschlag {__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND")
    for command in COMMANDS:
        if command is simulate:
            simulate.add(commands, all_games)
        else:
            command.add(commands)
    return top
