"""`zuschlag arena`: bots against bots on equal deals; `arena gate`: may a new one in?

`arena exploit` is in `arena_exploit`.
"""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from zuschlag.cli.arena_exploit import EXPLOIT, exploit_plan, exploited, tell_exploit
from zuschlag.cli.many_machines import (
    add_many_machines,
    check_extras,
    runner_of,
    share_of,
    tell_part,
)
from zuschlag.cli.monopoly.options import monopoly_option
from zuschlag.cli.options import option
from zuschlag.cli.rules_mode import compiled_rules
from zuschlag.cli.simulation_arguments import positive, seed
from zuschlag.errors import Malformed
from zuschlag.lab.arena.fields import CHOICES
from zuschlag.rules.games import description
from zuschlag.words.here import say

if TYPE_CHECKING:
    from zuschlag.lab.arena.plan import Plan
    from zuschlag.lab.arena.playing import Row

GATE = "gate"
DEALS = 20
PLAYOUTS = 16
ENDINGS = (".html", ".md")


EXAMPLES = (
    "zuschlag arena",
    "zuschlag arena --bots heuristic,searcher@64 --deals 1000 --folder duel",
    "zuschlag arena monopoly --deals 50 --report monopoly.html",
    "zuschlag arena --fields mixed --seats 3",
    "zuschlag arena gate searcher@128 searcher@64",
    "zuschlag arena exploit --bots club --deals 50",
    'zuschlag arena --bots club --program mine="python mine.py"',
)


def add(commands: Any) -> None:
    mine = commands.add_parser("arena", examples=EXAMPLES)
    mine.add_argument("what", nargs="*", metavar="GAME")
    mine.add_argument("--game")
    mine.add_argument("--bots")
    mine.add_argument("--fields", choices=CHOICES, default="matrix")
    mine.add_argument("--edition")
    mine.add_argument("--seats", type=positive)
    mine.add_argument("--board")
    mine.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    mine.add_argument("--deals", type=positive)
    mine.add_argument("--seed", type=seed, default=1)
    mine.add_argument("--playouts", type=positive)
    mine.add_argument("--lessons", type=positive)
    mine.add_argument("--program", action="append", default=[], metavar="NAME=COMMAND")
    add_many_machines(mine)
    mine.add_argument("--report", metavar="FILE", type=Path)
    mine.add_argument("--json", action="store_true")
    mine.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Check everything first, then play, then tell."""
    is_gate = given.what[:1] == [GATE]
    if given.what[:1] == [EXPLOIT]:
        return _exploit(given)
    plan = gate_plan(given) if is_gate else arena_plan(given)
    _check_report(given)
    share_of(given)
    check_extras(given)
    _compile(plan.game)
    from zuschlag.cli import arena_report

    arena_report.check_targets(given)
    if given.part is not None:
        return tell_part(played_part(plan, given), plan.shards, given.folder)
    rows = played(plan, given)
    if given.parquet:
        arena_report.write_parquet(plan, rows, given.parquet)
    if is_gate:
        return arena_report.tell_gate(plan, rows, given)
    return arena_report.tell_arena(plan, rows, given)


def _exploit(given: argparse.Namespace) -> int:
    """The same for who exploits whom."""
    plan = exploit_plan(given)
    _check_report(given)
    check_extras(given)
    _compile(plan.game)
    from zuschlag.cli import arena_report

    arena_report.check_targets(given)
    return tell_exploit(plan, exploited(plan, given), given)


def _check_report(given: argparse.Namespace) -> None:
    if given.report and given.report.suffix.lower() not in ENDINGS:
        facts = {"file": str(given.report), "allowed": list(ENDINGS)}
        raise Malformed("record/bad-target", "--report", facts)


def _compile(game: str) -> None:
    for part in description(game).compiled:
        if not part.endswith(("-batch", "-research", "-records")):  # not for the arena
            compiled_rules(part)


def arena_plan(given: argparse.Namespace) -> "Plan":
    """The plan of a tournament, or Malformed with what would be right."""
    if len(given.what) > 1 or (given.what and given.game):
        named = [*given.what, *([given.game] if given.game else [])]
        raise Malformed("arena/one-game", "GAME", {"named": named})
    game = given.what[0] if given.what else given.game or "for-sale"
    return _plan(given, game, _named(given.bots) or _house(game), given.fields)


def gate_plan(given: argparse.Namespace) -> "Plan":
    """The plan of a gate: the new bot, the old one, and everybody they meet."""
    if len(given.what) != 3:
        raise Malformed("arena/gate-names", "NEW", {"found": len(given.what) - 1})
    game, pair = given.game or "for-sale", given.what[1:]
    rivals = [bot for bot in _named(given.bots) or _house(game) if bot not in pair]
    kind = "gate-mixed" if given.fields in ("mixed", "all") else "gate"
    return _plan(given, game, [*pair, *rivals], kind)


def _plan(given: argparse.Namespace, game: str, bots: list[str], kind: str) -> "Plan":
    from zuschlag.lab.arena.outsiders import named_program
    from zuschlag.lab.arena.plan import checked_plan

    read = monopoly_option if game == "monopoly" else option
    return checked_plan(
        game,
        bots,
        kind,
        given.deals or DEALS,
        given.seed,
        given.playouts or PLAYOUTS,
        given.edition,
        given.seats,
        dict(read(text) for text in given.option),
        given.board,
        dict(named_program(text) for text in given.program),
    )


def _named(bots: str | None) -> list[str]:
    return [name for name in (bots or "").split(",") if name]


def _house(game: str) -> list[str]:
    """All house bots of a game but flavours."""
    from zuschlag.bots.roster import bots_of
    from zuschlag.lab.arena.game_in_arena import game_in_arena

    name = description(game, "GAME").name
    return [bot for bot in bots_of(name) if bot not in game_in_arena(name).beside]


def played(plan: "Plan", given: argparse.Namespace) -> "list[Row]":
    """All games, with a bar while they are played."""
    from zuschlag.cli.simulation_report import progress
    from zuschlag.lab.arena.run import run as play

    with progress(plan.games, say("sim-playing")) as advance:
        return play(plan, runner_of(given, plan.shards), given.folder, advance)


def played_part(plan: "Plan", given: argparse.Namespace) -> int:
    """The games of one part, likewise; how many shards are in the folder now."""
    from zuschlag.cli.simulation_report import progress
    from zuschlag.lab.arena.run import run_part

    with progress(plan.games, say("sim-playing")) as advance:
        runner = runner_of(given, plan.shards)
        return run_part(plan, runner, given.folder, advance, share_of(given))
