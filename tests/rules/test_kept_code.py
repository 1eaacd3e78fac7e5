"""What one process keeps another may use: the right code, after every edit, whoever compiles."""

import re
import shutil
from pathlib import Path

import pytest

from tests.rules.modules_on_disk import ModulesOnDisk, heard
from tests.thorough import thorough

STATE = """
from zuschlag.rules.kernel import record

class Heap:
    coins: int
    bids: int

HEAP = record(Heap)
"""
APPLYING = """
from zuschlag.rules.kernel import gate
from state import Heap

@gate
def apply(h: Heap, many: int) -> int:
    h.coins += many
    return h.coins * 10 + h.bids
"""
BOT = """
import numpy as np
from zuschlag.rules.kernel import Tables, door, rule, shared
from applying import apply
from state import HEAP, Heap

@shared
def wanted(h: Heap) -> int:
    return 2 + h.bids

@rule
def think(h: Heap) -> int:
    return apply(h, wanted(h))

@door
def play(heaps: Tables, index: int) -> int:
    return think(heaps[index])

@door
def look(heaps: Tables, index: int) -> int:
    return wanted(heaps[index])
"""
ASK = "import bot, numpy as np; h = np.zeros(1, bot.HEAP); h['bids'] = 3; print(bot.play(h, 0))"


@pytest.fixture
def modules(tmp_path: Path) -> ModulesOnDisk:
    made = ModulesOnDisk(tmp_path)
    made.write(state=STATE, applying=APPLYING, bot=BOT)
    return made


@pytest.fixture(scope="module")
def asked_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Modules whose code is kept: for many tests compiled once."""
    folder = tmp_path_factory.mktemp("asked")
    made = ModulesOnDisk(folder)
    made.write(state=STATE, applying=APPLYING, bot=BOT)
    assert made.run(ASK) == "53"
    assert made.kept()
    return folder


@pytest.fixture
def compiled(asked_once: Path, tmp_path: Path) -> ModulesOnDisk:
    """The same in a folder of the test's own."""
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(asked_once, tmp_path / "asked", ignore=ignored)
    return ModulesOnDisk(tmp_path / "asked")


def test_an_edited_bot_leaves_the_code_of_the_rules_alone(compiled: ModulesOnDisk) -> None:
    before = compiled.kept()
    assert {re.split("[-.]", name)[0] for name in before} == {"applying", "bot"}
    compiled.write(bot=BOT.replace("2 + h.bids", "4 + h.bids"))
    assert compiled.run(ASK) == "73"
    after = compiled.kept()
    assert {name: after[name] for name in before} == before
    assert {name.split("-")[0] for name in set(after) - set(before)} == {"bot"}


def test_an_edit_behind_a_gate_leaves_its_callers_alone(compiled: ModulesOnDisk) -> None:
    before = compiled.kept("bot")
    compiled.write(applying=APPLYING.replace("* 10", "* 100"))
    assert compiled.run(ASK) == "503"
    assert compiled.kept("bot") == before


def test_another_layout_is_another_gate(compiled: ModulesOnDisk) -> None:
    compiled.write(state=STATE.replace("    coins", "    cards: int\n    coins"))
    assert compiled.run(ASK) == "53"


def test_a_gate_that_answers_otherwise_is_not_called_by_old_code(modules: ModulesOnDisk) -> None:
    """No annotation has changed, only what comes back: the symbol of the gate says so."""
    modules.write(applying=APPLYING.replace(" -> int", ""))
    assert modules.run(ASK) == "53"
    modules.write(applying=APPLYING.replace(" -> int", "").replace("h.bids\n", "h.bids / 2\n"))
    assert modules.run(ASK) == "51.5"


def test_comments_compile_nothing_anew(compiled: ModulesOnDisk) -> None:
    before = compiled.kept()
    compiled.write(bot='"""A bot."""\n# it thinks\n' + BOT, state="# a heap\n" + STATE)
    assert compiled.run(ASK) == "53"
    assert compiled.kept() == before


def test_helpers_that_two_processes_number_alike_are_not_confused(modules: ModulesOnDisk) -> None:
    """Numba calls the first helper of a process as the first of any other."""
    rule = """
from zuschlag.rules.bits import {helper}
from zuschlag.rules.kernel import door, rule

@rule
def {name}(members: int) -> int:
    return {helper}(members)

@door
def ask_{name}(members: int) -> int:
    return {name}(members)
"""
    modules.write(
        least=rule.format(name="least", helper="lowest"),
        many=rule.format(name="many", helper="count"),
        both="from least import least\nfrom many import many\n"
        "from zuschlag.rules.kernel import door\n\n"
        "@door\ndef ask(members: int) -> int:\n"
        "    return 100 * least(members) + many(members)\n",
    )
    modules.run("import zuschlag.rules.bits")  # with an empty cache, Numba itself is tried first
    assert modules.run("import least; print(least.ask_least(0b111000))") == "3"
    assert modules.run("import many; print(many.ask_many(0b111001))") == "4"
    before = modules.kept()
    assert modules.run("import both; print(both.ask(0b1110000))") == "403"
    assert {name.split("-")[0] for name in set(modules.kept()) - set(before)} == {"both"}


def test_a_file_that_was_written_by_half_is_compiled_anew(compiled: ModulesOnDisk) -> None:
    for name in compiled.kept():
        (place,) = compiled.cache.glob(f"rules-*/{name}")
        place.write_bytes(place.read_bytes()[:100])
    assert compiled.run(ASK) == "53"


@thorough
def test_several_processes_may_compile_at_once(modules: ModulesOnDisk) -> None:
    assert {heard(one) for one in [modules.start(ASK) for _ in range(3)]} == {"53"}
    before = modules.kept()
    assert modules.run(ASK) == "53"
    assert modules.kept() == before


@thorough
def test_several_threads_may_compile_at_once(modules: ModulesOnDisk) -> None:
    code = (
        "import bot, numpy as np\n"
        "from concurrent.futures import ThreadPoolExecutor\n"
        "def ask(n):\n"
        "    h = np.zeros(1, bot.HEAP)\n"
        "    return (bot.play, bot.look)[n % 2](h, 0)\n"
        "with ThreadPoolExecutor(6) as threads: print(list(threads.map(ask, range(6))))"
    )
    assert modules.run(code) == "[20, 2, 20, 2, 20, 2]"
    assert modules.run(code) == "[20, 2, 20, 2, 20, 2]"


@thorough
def test_a_cache_that_cannot_be_written_is_read(
    modules: ModulesOnDisk, compiled: ModulesOnDisk
) -> None:
    full = "import pathlib\ndef no(*_): raise PermissionError\npathlib.Path.write_bytes = no\n"
    assert modules.run(full + ASK) == "53"
    assert modules.kept() == {}
    before = compiled.kept()
    assert compiled.run(full + ASK) == "53"
    assert compiled.kept() == before


def test_a_reloaded_module_is_not_kept_under_its_old_key(modules: ModulesOnDisk) -> None:
    edited = BOT.replace("2 + h.bids", "4 + h.bids")
    code = (
        f"{ASK}\nfrom pathlib import Path\nimport importlib, sys\n"
        f"sys.dont_write_bytecode = True\nimportlib.invalidate_caches()\n"
        f"Path(bot.__file__).write_text({edited!r})\n"
        f"importlib.reload(bot); h['coins'] = 0; print(bot.play(h, 0))"
    )
    assert modules.run(code).split() == ["53", "73"]
    modules.write(bot=BOT)
    assert modules.run(ASK) == "53"
