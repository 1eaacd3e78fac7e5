"""A reader that leaves, a full disk, nothing to read from: a calm end, never a traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.command import COMMAND, is_calm, zuschlag
from tests.record.games import finished, printed_2015, written

pytestmark = pytest.mark.skipif(os.name != "posix", reason="pipes as POSIX has them")
LINES = b"\n".join([written(printed_2015())] * 1_000)


def into_a_reader_that_leaves(*arguments: str | Path, after: int) -> tuple[bytes, int, str]:
    """Run the command into a pipe that is closed after so many lines."""
    command = [*COMMAND, *map(str, arguments)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout
        assert running.stderr
        read = b"".join(running.stdout.readline() for _ in range(after))
        running.stdout.close()
        told = running.stderr.read().decode()
        return read, running.wait(timeout=60), told


@pytest.fixture
def lines(tmp_path: Path) -> Path:
    file = tmp_path / "games.jsonl"
    file.write_bytes(LINES)
    return file


def test_judging_lines_stops_calmly_when_the_reader_leaves(lines: Path) -> None:
    read, code, told = into_a_reader_that_leaves("judge", "--lines", lines, after=1)
    assert read.startswith(b'{"ok":true')
    assert (code != 0, is_calm(told)) == (True, True), told


def test_everything_stops_calmly_when_nobody_reads(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(written(finished()))
    simulation = ("simulate", "for-sale", "--games", "10", "--json")
    for arguments in (("judge", file), ("show", file), simulation, ("--help",), ()):
        _, _, told = into_a_reader_that_leaves(*arguments, after=0)
        assert is_calm(told), told


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a disk that is always full")
@pytest.mark.parametrize("command", ["judge", "show"])
def test_a_full_disk_is_told(command: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(written(finished()))
    with open("/dev/full", "wb") as full:
        ran = subprocess.run([*COMMAND, command, file], stdout=full, stderr=subprocess.PIPE)
    assert ran.returncode == 2
    assert is_calm(ran.stderr.decode()), ran.stderr.decode()


def test_without_standard_input_there_is_nothing_to_judge() -> None:
    closed = (
        "import os, sys; os.close(0); os.execv(sys.executable, [sys.executable, *sys.argv[1:]])"
    )
    command = [sys.executable, "-c", closed, *COMMAND[1:], "judge", "-"]
    ran = subprocess.run(command, capture_output=True)
    assert is_calm(ran.stderr.decode()), ran.stderr.decode()
    assert ran.returncode == 2
    assert b'"ok":false' in ran.stdout


def test_standard_input_is_read_to_its_end() -> None:
    assert zuschlag("judge", "-", given=b" " * 500_000 + written(printed_2015())).code == 0
