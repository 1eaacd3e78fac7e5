"""Only one process fills the cache in the background, however often somebody starts and stops."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from zuschlag.cli import rules_mode
from zuschlag.journal.lock import Lock
from zuschlag.rules import cache


def test_who_finds_another_compiling_leaves_it_alone(tmp_path: Path) -> None:
    settings = {**os.environ, "ZUSCHLAG_CACHE": str(tmp_path), "ZUSCHLAG_RULES": "compiled"}
    where = [sys.executable, "-c", "from zuschlag.rules.cache import folder; print(folder())"]
    folder = subprocess.run(where, env=settings, capture_output=True, text=True, check=True).stdout
    lock = Lock(Path(folder.strip()) / "compiling.lock")
    lock.take()
    try:
        command = [sys.executable, "-m", "zuschlag", "compile", "--quiet", "--background"]
        assert subprocess.run(command, env=settings, timeout=60).returncode == 0
    finally:
        lock.release()
    assert [*tmp_path.rglob("*.kept"), *tmp_path.rglob("*.ready")] == []


def test_a_start_while_another_compiles_starts_no_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "folder", lambda: tmp_path)
    monkeypatch.setattr(sys, "executable", "no-such-program")
    with pytest.raises(FileNotFoundError):
        rules_mode.compile_in_background(["for-sale-table"])
    lock = rules_mode.compiling()
    lock.take()
    try:
        assert rules_mode.compile_in_background(["for-sale-table"])
    finally:
        lock.release()
