"""The cache folder: old code is swept away, files are whole, and it says what is ready."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

import zuschlag
from zuschlag.rules import cache

PACKAGE = Path(zuschlag.__file__).parent


def _aged(home: Path, name: str, age: int) -> None:
    (home / name).mkdir(parents=True)
    os.utime(home / name, (1000 - age, 1000 - age))


def test_code_that_was_not_used_for_longest_is_swept_away(tmp_path: Path) -> None:
    for age in range(6):
        _aged(tmp_path, f"rules.bits-{age}", age)
    _aged(tmp_path, "rules.bits_too-9", 9)
    cache._sweep(tmp_path, "rules.bits", 4)
    left = {one.name for one in tmp_path.iterdir()}
    assert left == {*(f"rules.bits-{age}" for age in range(4)), "rules.bits_too-9"}


def test_a_start_sweeps_both_ways_to_compile_and_modules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ZUSCHLAG_CACHE", str(tmp_path))
    ours = f"rules-{cache.way_to_compile()}"
    for age in range(30):
        _aged(tmp_path, f"rules-{age:02}", age)
        _aged(tmp_path / ours, f"zuschlag.rules.bits-{age:02}", age)
    assert cache.folder.__wrapped__() == tmp_path / ours
    assert {one.name for one in tmp_path.iterdir()} == {ours, *(f"rules-{n:02}" for n in range(23))}
    kept = {one.name for one in (tmp_path / ours).iterdir()}
    assert kept == {f"zuschlag.rules.bits-{n:02}" for n in range(4)}


def test_a_file_is_there_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "module-key" / "rule.kept"
    cache.write(place, b"code")
    assert cache.read(place) == b"code"

    def full(*_: object) -> None:
        raise OSError

    monkeypatch.setattr(os, "replace", full)
    cache.write(place, b"half")
    assert cache.read(place) == b"code"
    assert [one.name for one in place.parent.iterdir()] == ["rule.kept"]


def test_where_nothing_can_be_kept_a_temporary_folder_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("ZUSCHLAG_CACHE", str(tmp_path / "file"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    assert cache.folder.__wrapped__().parent == tmp_path


@pytest.mark.parametrize("name", ["NUMBA_BOUNDSCHECK", "ZUSCHLAG_COMPILER"])
def test_another_way_to_compile_is_another_folder(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, "")
    before = cache.way_to_compile()
    monkeypatch.setenv(name, "no")
    assert cache.way_to_compile() != before


MARK = (
    "from zuschlag.rules.readiness import mark_ready\n"
    "mark_ready('houses', ['zuschlag.lab.forsale.playouts'])\n"
    "mark_ready('streets', ['zuschlag.rules.monopoly.doors'])"
)
ASK = (
    "from zuschlag.rules.readiness import is_ready\nprint(is_ready('houses'), is_ready('streets'))"
)


def test_only_the_game_whose_rules_were_edited_is_not_ready_any_more(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "zuschlag", ignore=shutil.ignore_patterns("__pycache__"))
    settings = {"PYTHONPATH": str(tmp_path), "ZUSCHLAG_CACHE": str(tmp_path / "cache")}

    def run(code: str) -> str:
        command = [sys.executable, "-c", code]
        done = subprocess.run(
            command, env=os.environ | settings, capture_output=True, text=True, check=True
        )
        return done.stdout.strip()

    def edit(name: str, text: str) -> None:
        with (tmp_path / "zuschlag" / name).open("a") as file:
            file.write(text)

    assert run(ASK) == "False False"
    run(MARK)
    assert run(ASK) == "True True"
    edit("rules/monopoly/rent.py", "# said better\n")
    edit("bots/monopoly/landlord/worth.py", "MORE = 1\n")
    assert run(ASK) == "True True"
    edit("rules/monopoly/rent.py", "MORE = 1\n")  # behind the gate
    assert run(ASK) == "True False"
