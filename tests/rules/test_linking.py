"""Doors that take rules in: they fail as rules do, refuse what they cannot do, have a way out."""

from pathlib import Path

import pytest

from tests.rules.modules_on_disk import ModulesOnDisk
from tests.thorough import thorough
from zuschlag.rules import numba_probe
from zuschlag.rules.compiler import Kind, linked

RULES = """
import numpy as np
from typing import Annotated
from zuschlag.rules.kernel import Tables, door, gate, record, rule

class Row:
    cards: Annotated[list[int], 4]

ROW = record(Row)

@rule
def card(r: Row, place: int) -> int:
    return r.cards[place]

@gate
def behind(r: Row, place: int) -> int:
    return card(r, place)

@door
def ask(rows: Tables, place: int) -> int:
    return card(rows[0], place)

@door
def ask_gate(rows: Tables, place: int) -> int:
    return behind(rows[0], place)

@rule
def least(number: int) -> int:
    if number < 3:
        raise ValueError("too small", number)
    return number

@door
def check(number: int) -> int:
    return least(number)

@door
def squares(number: int) -> int:
    return sum([n * n for n in range(number)])

@rule
def calls_a_door(number: int) -> int:
    return check(number)

@door
def wrong(number: int) -> int:
    return calls_a_door(number)
"""
TELL = """
import numpy as np
import rules
def tell(door, *given):
    try:
        print(door(*given))
    except Exception as error:
        print(type(error).__name__, *error.args)
rows = np.zeros(1, rules.ROW)
rows["cards"] = 7, 8, 9, 10
"""


@pytest.fixture
def modules(tmp_path: Path) -> ModulesOnDisk:
    made = ModulesOnDisk(tmp_path)
    made.write(rules=RULES)
    return made


def test_bounds_are_checked_in_doors_and_behind_gates_when_asked_for(
    modules: ModulesOnDisk,
) -> None:
    asked = "".join(
        f"tell(rules.{door}, rows, {place})\n" for door in ("ask", "ask_gate") for place in (2, 5)
    )
    for _ in range(2):  # compiled, then kept
        told = modules.run(TELL + asked, NUMBA_BOUNDSCHECK="1").splitlines()
        assert [line.split()[0] for line in told] == ["9", "IndexError", "9", "IndexError"]
    assert modules.run(TELL + asked).split() == ["9", "8", "9", "8"]


def test_an_error_of_a_rule_comes_out_with_its_values(modules: ModulesOnDisk) -> None:
    for _ in range(2):
        told = modules.run(TELL + "tell(rules.check, 5); tell(rules.check, 2)")
        assert told.splitlines() == ["5", "ValueError too small 2"]


def test_what_needs_more_passes_gets_them(modules: ModulesOnDisk) -> None:
    assert modules.run(TELL + "tell(rules.squares, 4)") == "14"


def test_a_door_is_called_by_python_only(modules: ModulesOnDisk) -> None:
    told = modules.run(TELL + "tell(rules.wrong, 5)")
    assert "rules.check is a door: only Python calls doors" in told


def test_numba_is_as_we_know_it() -> None:
    assert numba_probe.is_as_expected()
    assert numba_probe.trial() == (41, 41)


@pytest.mark.parametrize("kind", list(Kind))
def test_a_closure_is_compiled_and_not_kept(kind: Kind) -> None:
    found = []
    for more in (1, 2):
        rule = linked(lambda number: number + more, kind)  # noqa: B023
        ask = rule if kind is Kind.DOOR else linked(lambda number: rule(number), Kind.DOOR)  # noqa: B023
        found.append(ask(40))
    assert found == [41, 42]


GAMES = """
import numpy as np
from zuschlag.lab.forsale.playouts import PACK, log_game
from zuschlag.rules import compiler
from zuschlag.rules.chance import CHANCE
from zuschlag.rules.forsale.editions import agree
from zuschlag.rules.forsale.position import blank_table
tables, moves = blank_table(agree("2015", 4)), np.zeros((2000, 3), np.int64)
made = log_game(tables, np.zeros(1, PACK), np.zeros(1, CHANCE), 7, 3, moves)
print(compiler.is_linking(), made, tables.tobytes().hex(), moves[:made].tobytes().hex())
"""
MISSING = "import numba, numba.core.environment as e\ndel e.lookup_environment\n"
OTHERWISE = "import zuschlag.rules.numba_probe as p\np.trial = lambda: (41, 40)\n"


@pytest.fixture(scope="module")
def usual_game(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """How many moves a game has, its record and its moves."""
    is_linking, *game = ModulesOnDisk(tmp_path_factory.mktemp("usual")).run(GAMES).split()
    assert is_linking == "True"
    assert int(game[0]) > 50
    return game


@thorough
def test_without_our_ways_numba_compiles_the_same_game(
    usual_game: list[str], tmp_path: Path
) -> None:
    modules = ModulesOnDisk(tmp_path)
    is_linking, *game = modules.run(GAMES, ZUSCHLAG_COMPILER="numba").split()
    assert is_linking == "False"
    assert game == usual_game


@pytest.mark.parametrize("before", [MISSING, OTHERWISE])
def test_where_numba_is_not_as_we_know_it_we_leave_it_alone(
    before: str, modules: ModulesOnDisk
) -> None:
    asked = "from zuschlag.rules import compiler\nprint(compiler.is_linking())\n"
    told = modules.run(before + TELL + asked + "tell(rules.ask, rows, 2); tell(rules.squares, 4)")
    assert told.split() == ["False", "9", "14"]
