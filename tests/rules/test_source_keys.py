"""Which edits recompile what: a module's key counts all it is made of, and nothing else."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from zuschlag.rules.source_keys import Roots, key_of, module_key

GAME = {
    "__init__": "",
    "state": "class Table:\n    coins: int\n",
    "moves": "from game.state import Table\n\ndef move(t: Table) -> int:\n    return t.coins\n",
    "applying": (
        "from game.moves import move\nfrom game.state import Table\nfrom kernel import gate\n\n"
        "@gate\ndef apply(t: Table, seat: int) -> int:\n    return move(t) + seat\n"
    ),
    "bot": "from game.applying import apply\n\ndef think(t):\n    return apply(t, 1)\n",
    "other": "LENGTH = 3\n",
}


Ask = Callable[..., str]
"""Asks for the key of a module in the game above, some files written otherwise."""


@pytest.fixture
def key(tmp_path: Path) -> Ask:
    """Every question is about a folder of its own: a process reads a file only once."""
    asked = iter(range(100))

    def ask(module: str, through_gates: bool = False, **edits: str) -> str:
        package = tmp_path / str(next(asked)) / "game"
        package.mkdir(parents=True)
        for name, text in (GAME | edits).items():
            (package / (name if "." in name else f"{name}.py")).write_text(text)
        return module_key(f"game.{module}", Roots(package), through_gates)

    return ask


def test_comments_and_docstrings_are_free(key: Ask) -> None:
    written = '"""What there is."""\n\n# a heap\nclass Table:\n    """One."""\n\n    coins: int\n'
    assert key("moves", state=written) == key("moves")


def test_an_edit_counts_for_whoever_imports_it_however_far(key: Ask) -> None:
    state = GAME["state"] + "    bids: int\n"
    for module in ("state", "moves", "applying"):
        assert key(module, state=state) != key(module)
        assert key(module, other="LENGTH = 4\n") == key(module)


def test_what_lies_behind_a_gate_does_not_count_for_its_callers(key: Ask) -> None:
    moves = GAME["moves"].replace("t.coins", "t.coins + 1")
    applying = GAME["applying"].replace("+ seat", "- seat")
    assert key("bot", moves=moves, applying=applying) == key("bot")
    assert key("applying", moves=moves) != key("applying")
    assert key("bot", moves=moves, through_gates=True) != key("bot", through_gates=True)


def test_how_a_gate_is_called_counts_for_its_callers(key: Ask) -> None:
    for edit in (
        {"applying": GAME["applying"].replace("seat: int)", "seat: int, more: int = 0)")},
        {"applying": GAME["applying"].replace("-> int", "-> bool")},
        {"state": GAME["state"] + "    bids: int\n"},
    ):
        assert key("bot", **edit) != key("bot")


def test_who_takes_more_than_the_gate_gets_all_behind_it(key: Ask) -> None:
    moves = GAME["moves"].replace("t.coins", "t.coins + 1")
    for line in ("import game.applying\n", "from game.applying import *\n"):
        assert key("bot", bot=line, moves=moves) != key("bot", bot=line)


def test_every_way_to_import_is_followed(key: Ask) -> None:
    for line in (
        "from . import other\n",
        "from .other import LENGTH\n",
        "from game import other\n",
        "import game.other as o\n",
        "def late():\n    from game.other import LENGTH\n    return LENGTH\n",
    ):
        assert key("bot", bot=line, other="LENGTH = 4\n") != key("bot", bot=line), line


def test_a_file_that_is_named_in_quotes_counts(key: Ask) -> None:
    reads = (
        'from pathlib import Path\nTEXT = Path(__file__).with_name("figures.toml").read_text()\n'
    )
    three, four = {"figures.toml": "a = 3\n"}, {"figures.toml": "a = 4\n"}
    assert key("bot", bot=reads, **three) != key("bot", bot=reads, **four)
    assert key("other", **three) == key("other", **four)


def test_an_edit_in_a_bot_compiles_no_rule_anew(tmp_path: Path) -> None:
    ours, edited = Roots(), Roots(tmp_path / "zuschlag")
    shutil.copytree(ours.package, edited.package, ignore=shutil.ignore_patterns("__pycache__"))
    with (edited.package / "bots" / "monopoly" / "landlord" / "worth.py").open("a") as file:
        file.write("MORE = 1\n")
    rules = [path.relative_to(ours.package.parent) for path in ours.package.glob("rules/**/*.py")]
    modules = [".".join(path.with_suffix("").parts) for path in rules]
    assert len(modules) > 50
    for module in [*modules, "zuschlag.lab.forsale.playouts", "zuschlag.lab.monopoly.counting"]:
        assert module_key(module, edited) == module_key(module, ours), module
    for module in ("zuschlag.bots.monopoly.landlord.choosing", "zuschlag.lab.monopoly.playouts"):
        assert module_key(module, edited) != module_key(module, ours), module


def test_a_function_that_stands_in_no_file_has_no_key() -> None:
    typed_in: dict[str, object] = {"__name__": "zuschlag.rules.bits"}
    exec("def rule(n):\n    return n\n", typed_in)
    assert key_of(typed_in["rule"]) is None


def test_a_function_of_a_test_has_a_key() -> None:
    assert key_of(test_a_function_of_a_test_has_a_key)
