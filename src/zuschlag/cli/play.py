"""`zuschlag play`: a table in the terminal, one's own or a served one.

Without a terminal it says how to get there.
"""

import argparse
import sys
from pathlib import Path
from typing import Any

from zuschlag.cli.compile import parts
from zuschlag.cli.examples import ending
from zuschlag.cli.options import add_option, option
from zuschlag.cli.rules_mode import compile_in_background, plain_rules
from zuschlag.cli.simulation_arguments import positive
from zuschlag.errors import NotFound
from zuschlag.rules.games import description
from zuschlag.rules.readiness import is_ready
from zuschlag.words import here

EXAMPLES = (
    ("zuschlag play", "how-choose"),
    ("zuschlag play --edition 2015 --seats 4", "how-edition"),
    ("zuschlag play monopoly --board aalen --seats 4", "how-monopoly"),
    ("zuschlag play --join http://HOST:8765/t/TABLE", "how-join"),
)
WITHOUT = (
    ("zuschlag judge FILE", "how-judge"),
    ("zuschlag show FILE", "how-show"),
    ("zuschlag simulate for-sale --edition 2015 --seats 4", "how-simulate"),
)


def add(commands: Any) -> None:
    mine = commands.add_parser(
        "play",
        help="play in this terminal",
        description="Open a table in this terminal. What you do not set here you choose there.",
        **ending(
            ("zuschlag play", "For Sale; choose the rest at the table"),
            ("zuschlag play --edition 1997 --seats 5 --name Ada", ""),
            ("zuschlag play --opponents random,heuristic,heuristic", "one bot for each other seat"),
            ("zuschlag play monopoly --board aalen --minutes 60", ""),
            ("zuschlag play monopoly --board my-town.toml", "on your own board"),
            ("zuschlag play --join http://127.0.0.1:8765/t/TABLE", "at a table somebody serves"),
        ),
    )
    mine.add_argument(
        "game", nargs="?", help="for-sale (the default), monopoly, or one you installed"
    )
    mine.add_argument(
        "--edition", help="2015, 2015-variant, 1997, ...; Monopoly: aalen-casual, classic, ..."
    )
    mine.add_argument("--seats", type=int, help="3 to 6, as the edition allows; Monopoly: 2 to 8")
    mine.add_argument(
        "--opponents",
        help="heuristic, random, or one per other seat: random,heuristic,heuristic;"
        " Monopoly: landlord or random",
    )
    _add_monopoly(mine)
    _add_joining(mine)
    add_option(mine)
    mine.add_argument("--name", help="your name at the table")
    mine.add_argument("--seed", type=int, help="deal the same cards again")
    mine.add_argument(
        "--save", metavar="FOLDER", type=Path, help="where games are saved as records"
    )
    mine.set_defaults(run=run)


def _add_monopoly(mine: argparse.ArgumentParser) -> None:
    mine.add_argument(
        "--board",
        metavar="BOARD",
        help="Monopoly: aalen, classic, or a board of your own, FILE.toml",
    )
    lasts = mine.add_mutually_exclusive_group()
    lasts.add_argument("--minutes", type=positive, help="Monopoly: play for so many minutes")
    lasts.add_argument("--rounds", type=positive, help="Monopoly: play for so many rounds")


def _add_joining(mine: argparse.ArgumentParser) -> None:
    mine.add_argument(
        "--join",
        metavar="LINK",
        help="sit down at a served table: its link, or a server and --code",
    )
    mine.add_argument("--code", help="with --join: the code of the table")
    mine.add_argument("--watch", action="store_true", help="with --join: look on")


def how_to_play() -> str:
    """What to type where there is a terminal, and where there is none."""
    lines = [here.say("how-title"), "", here.say("how-terminal")]
    lines += [f"  {command:<50}{here.say(key)}" for command, key in EXAMPLES]
    lines += ["", here.say("how-without")]
    lines += [f"  {command:<53}{here.say(key)}" for command, key in WITHOUT]
    return "\n".join(lines) + "\n"


def switches(given: argparse.Namespace) -> dict[str, object]:
    """The table switches of a command line, the length of the game among them."""
    found = dict(option(text) for text in given.option)
    for unit in ("minutes", "rounds"):
        length = getattr(given, unit)
        if length is not None:
            found["end.limit"] = {unit: length}
    return found


def game_of(given: argparse.Namespace) -> str:
    """The game that is named, or the one that what is given belongs to."""
    named: str | None = given.game
    if named is not None:
        return named
    for_monopoly = (given.board, given.minutes, given.rounds)
    return "monopoly" if any(one is not None for one in for_monopoly) else "for-sale"


def run(given: argparse.Namespace) -> int:
    """Open the table, or explain how."""
    found = description(game_of(given))
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        print(how_to_play(), end="")
        return 0
    if given.join is not None:
        return _join(given)
    notice = ""
    to_compile = parts()
    if compile_in_background(to_compile):
        plain_rules()
        notice = here.say("compiling-behind")
    from zuschlag.terminal.app import run as play
    from zuschlag.terminal.wishes import Wishes

    wishes = Wishes(
        edition=given.edition,
        seats=given.seats,
        opponents=tuple(given.opponents.split(",")) if given.opponents else (),
        options=switches(given),
        seed=given.seed,
        name=given.name,
        save_folder=given.save,
        notice=notice,
        is_notice_over=lambda: all(is_ready(one) for one in to_compile),
        game=found.name,
        board=given.board,
    )
    return play(wishes)


def _join(given: argparse.Namespace) -> int:
    """A table that is there already. Its rules are only asked before a move: plain ones will do."""
    plain_rules()
    from zuschlag.terminal.app import run as play
    from zuschlag.terminal.joining import enter
    from zuschlag.terminal.wishes import Wishes

    try:
        entrance = enter(given.join, given.code)
    except NotFound as fault:
        key = f"refused-{fault.slug.replace('/', '-')}"
        reason = str(fault.facts.get("reason", fault.facts.get("slug", "")))
        print(here.say(key, address=str(fault.facts["address"]), reason=reason), file=sys.stderr)
        return 1
    return play(
        Wishes(
            name=given.name,
            save_folder=given.save,
            game=entrance.game,
            entrance=entrance,
            is_watching=given.watch,
        )
    )
