"""The command `zuschlag`: thin doors to the other rooms, one file a command (`add`, `run`)."""

import argparse
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
    judge,
    play,
    restore,
    serve,
    show,
    simulate,
    tables,
    verify,
)
from zuschlag.cli.examples import ending
from zuschlag.cli.words import sentence
from zuschlag.errors import ZuschlagError
from zuschlag.words import here, language
from zuschlag.words.speech import LANGUAGES

COMMANDS = (
    play,
    serve,
    judge,
    show,
    verify,
    simulate,
    arena,
    board,
    tables,
    backup,
    restore,
    compile,
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; what a user can mend is told in a sentence, exit code 2."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    given = parser(all_games=words[:1] == ["simulate"]).parse_args(words or ["play"])
    here.speak(language.wanted(given.lang, os.environ))
    if isinstance(sys.stdout, io.TextIOWrapper):
        # A name that this terminal cannot show is no reason to stop.
        sys.stdout.reconfigure(errors="backslashreplace")
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
        print(f"zuschlag: the answer cannot be written: {fault.strerror}.", file=sys.stderr)
        sys.stdout = sys.stderr
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def parser(all_games: bool = False) -> argparse.ArgumentParser:
    """All commands with their help."""
    top = argparse.ArgumentParser(
        prog="zuschlag",
        description="Play, host and study two property games: For Sale and Monopoly."
        " Without a command it is zuschlag play.",
        **ending(
            ("zuschlag play monopoly", "against bots, in this terminal"),
            ("zuschlag serve --open", "with friends and bots, in the browser"),
            ("zuschlag simulate for-sale", "100,000 games, and who wins them"),
            ("zuschlag judge game.json", "is every move of a written game legal?"),
            ("zuschlag serve --help", "every command explains itself"),
        ),
    )
    top.add_argument("--version", action="version", version=f"zuschlag {__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND")
    for command in COMMANDS:
        if command is simulate:
            simulate.add(commands, all_games)
        else:
            command.add(commands)
    for name, own in commands.choices.items():
        # What programs read has no language.
        if name == "judge":
            own.set_defaults(lang="en")
        else:
            _add_language(own)
    return top


def _add_language(command: argparse.ArgumentParser) -> None:
    """`--lang`, wherever a command begins to act."""
    for action in command._actions:
        if isinstance(action, argparse._SubParsersAction):
            for verb in action.choices.values():
                _add_language(verb)
            return
    command.add_argument(
        "--lang",
        choices=LANGUAGES,
        help="the language to speak; by default that of your environment (LANG)",
    )
