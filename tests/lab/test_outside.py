"""Programs from outside in the arena: asked like anybody, answered for where they fail, marked."""

import random
import shlex
import sys
from pathlib import Path

import msgspec
import pytest

from tests.cli.command import here
from tests.lab import outside_bots
from zuschlag.bots.driving import steps
from zuschlag.lab.arena.keeping import RESULTS
from zuschlag.lab.outside.player import OutsidePlayer
from zuschlag.lab.outside.program import Program
from zuschlag.rules.games import GAMES

PATIENT = 120.0


def command(folder: Path, source: str) -> list[str]:
    file = folder / "bot.py"
    file.write_text(source)
    return [sys.executable, "-I", str(file)]


def played(program: Program) -> OutsidePlayer:
    """A game of a program against two random players."""
    game = GAMES["for-sale"]
    terms = game.agree("1997", 3, {}, None)
    state = game.begin(terms, game.deal(terms, random.Random(1)))
    from zuschlag.bots.roster import bots_of

    own = OutsidePlayer("for-sale", program, random.Random(2))
    others = [bots_of("for-sale")["random"](random.Random(seat)) for seat in (3, 4)]
    for _ in steps(game, state, [own, *others], random.Random(5)):
        pass
    program.close()
    assert game.outcome(state) is not None
    return own


def test_a_program_plays_its_own_moves(tmp_path: Path) -> None:
    spent = played(Program(command(tmp_path, outside_bots.PLAIN), PATIENT)).spent
    assert spent.missed == 0
    assert spent.moves >= 6


@pytest.mark.parametrize("name", ["CHEATING", "CHATTING"])
def test_moves_that_are_not_allowed_or_not_readable_are_missed(tmp_path: Path, name: str) -> None:
    spent = played(Program(command(tmp_path, getattr(outside_bots, name)), PATIENT)).spent
    assert spent.missed == spent.moves > 0


def test_a_program_that_ends_or_is_not_there_misses_its_moves(tmp_path: Path) -> None:
    spent = played(Program([str(tmp_path / "nothing")], PATIENT)).spent
    assert spent.missed == spent.moves > 0
    program = Program(command(tmp_path, outside_bots.DYING), PATIENT)
    own = OutsidePlayer("for-sale", program, random.Random(2))
    game = GAMES["for-sale"]
    terms = game.agree("1997", 3, {}, None)
    state = game.begin(terms, game.deal(terms, random.Random(1)))
    seat = game.turn(state).seats[0]
    own.choose(game.observe(state, seat, memory=True), game.options(state, seat))
    assert own.spent.missed == 1


def test_games_with_a_program_are_marked_and_all_others_are_not(tmp_path: Path) -> None:
    program = shlex.join(command(tmp_path, outside_bots.PLAIN))
    short = ("--edition", "1997", "--seats", "3", "--deals", "2", "--processes", "1")
    ran = here(
        *("arena", "--bots", "heuristic,random", "--program", f"mine={program}", *short),
        *("--folder", tmp_path / "kept"),
    )
    assert ran.code == 0
    assert "mine *" in ran.out
    assert "cannot be repeated" in " ".join(ran.out.split())
    lines = (tmp_path / "kept" / RESULTS).read_bytes().splitlines()[1:]
    for row in map(msgspec.json.decode, lines):
        assert row.get("repeatable", True) == ("mine" not in row["seating"])
        assert ("millis" in row) == ("mine" in row["seating"])
    page = (tmp_path / "kept" / "report.html").read_text("utf-8")
    assert "Programs from outside" in page
