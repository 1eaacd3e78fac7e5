"""`zuschlag play`: a table in the terminal, one's own or a served one.

Without a terminal it says how to get there.
"""

import argparse
import sys
from functools import partial
from pathlib import Path
from typing import Any

from zuschlag.cli.compile import parts
from zuschlag.cli.help import Parser
from zuschlag.cli.options import add_option, option
from zuschlag.cli.rules_mode import compile_in_background, plain_rules
from zuschlag.cli.simulation_arguments import positive
from zuschlag.errors import NotFound
from zuschlag.rules.games import description
from zuschlag.rules.readiness import is_ready
from zuschlag.words import here
from zuschlag.words.guide import GUIDED

EXAMPLES = (
    "zuschlag play",
    "zuschlag play --edition 1997 --seats 5 --name Ada",
    "zuschlag play --opponents visitor,club,champion",
    "zuschlag play monopoly --board aalen --minutes 60",
    "zuschlag play monopoly --board my-town.toml",
    "zuschlag play --guide",
    "zuschlag play --join http://127.0.0.1:8765/t/TABLE",
)


def add(commands: Any) -> None:
    mine = commands.add_parser("play", examples=EXAMPLES)
    mine.add_argument("game", nargs="?", metavar="GAME")
    mine.add_argument("--edition")
    mine.add_argument("--seats", type=int)
    mine.add_argument("--opponents")
    mine.add_argument("--board")
    lasts = mine.add_mutually_exclusive_group()
    lasts.add_argument("--minutes", type=positive)
    lasts.add_argument("--rounds", type=positive)
    mine.add_argument("--guide", metavar="STEP", type=positive, nargs="?", const=1)
    mine.add_argument("--join", metavar="LINK")
    mine.add_argument("--code")
    mine.add_argument("--watch", action="store_true")
    add_option(mine)
    mine.add_argument("--name")
    mine.add_argument("--seed", type=int)
    mine.add_argument("--save", metavar="FOLDER", type=Path)
    mine.set_defaults(run=partial(run, mine))


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


def run(mine: Parser, given: argparse.Namespace) -> int:
    """Open the table, or explain how."""
    found = description(game_of(given))
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        told = (here.say("how-terminal"), "", *mine.told_examples(), "", here.say("how-without"))
        print("\n".join(told))
        return 0
    if given.join is not None:
        return _join(given)
    if given.guide is not None:
        return _learn(mine, given, found.name)
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


def _learn(mine: Parser, given: argparse.Namespace, game: str) -> int:
    """A guided first game: nothing to choose, and plain rules will do."""
    if game not in GUIDED:
        mine.error(here.say("guide-none", game=game))
    plain_rules()
    from zuschlag.terminal.app import run_app
    from zuschlag.terminal.guided import GuidedApp
    from zuschlag.terminal.wishes import Wishes

    wishes = Wishes(name=given.name, save_folder=given.save, game=game)
    return run_app(GuidedApp(wishes, given.guide - 1))


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
