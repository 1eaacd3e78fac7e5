"""`zuschlag board`: a town is begun, edited, checked; every fault of a file is a sentence."""

import tomllib
from pathlib import Path

import pytest

from tests.cli.command import Ran, zuschlag
from zuschlag.cli.board import MODELS, MOST_FAULTS
from zuschlag.rules.monopoly import board


def test_the_boards_that_come_along_are_listed_with_a_note() -> None:
    ran = zuschlag("board", "list")
    assert (ran.code, ran.err) == (0, "")
    assert [line.split()[0] for line in ran.out.splitlines()] == list(board.names())
    assert "not those of any licensed product" in ran.out


@pytest.mark.parametrize("model", MODELS)
def test_a_new_board_is_ready_and_full_of_comments(model: str, tmp_path: Path) -> None:
    file = tmp_path / "my-town.toml"
    ran = zuschlag("board", "new", file, "--from", model)
    assert (ran.code, ran.err) == (0, "")
    assert "zuschlag board check" in ran.out
    text = file.read_text("utf-8")
    assert board.read(tomllib.loads(text)) == board.load(model)
    assert text.startswith(f"# A board for your town, begun from `{model}`.")
    assert text.count("#") > 50
    checked = zuschlag("board", "check", file)
    assert (checked.code, checked.err) == (0, "")
    assert checked.out.startswith(f"{file} is ready: ")
    assert "M4590" in checked.out
    assert "M5690" in checked.out


def test_all_boards_can_be_begun_from_and_classic_is_the_usual_one(tmp_path: Path) -> None:
    assert sorted(MODELS) == sorted(board.names())
    zuschlag("board", "new", "a.toml", folder=tmp_path)
    assert "from `classic`" in (tmp_path / "a.toml").read_text("utf-8")


def test_a_file_is_overwritten_only_by_force(tmp_path: Path) -> None:
    file = tmp_path / "town.toml"
    file.write_text("mine")
    sentence = zuschlag("board", "new", file).sentence
    assert f"{file} is already there" in sentence
    assert "--force" in sentence
    assert file.read_text() == "mine"
    assert zuschlag("board", "new", file, "--force").code == 0
    assert zuschlag("board", "check", file).code == 0


def test_a_place_that_cannot_be_written_is_told_in_a_sentence(tmp_path: Path) -> None:
    for file in (tmp_path / "none" / "town.toml", tmp_path):
        assert f"{file} cannot be written" in zuschlag("board", "new", file, "--force").sentence


def edited(tmp_path: Path, *changes: tuple[str, str]) -> Ran:
    """A classic board with some words replaced, checked."""
    text = board.source("classic")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    (tmp_path / "town.toml").write_text(text, "utf-8")
    return zuschlag("board", "check", "town.toml", folder=tmp_path)


def test_every_fault_is_told_on_a_line_of_its_own(tmp_path: Path) -> None:
    ran = edited(
        tmp_path,
        ("fine = 50", "fine = 0"),
        ("price = 60", "price = 61"),
        ('short = { de = "Besen"', 'short = { de = "Besenkammergasse"'),
        ('effect = "keeper"', 'effect = "jail"'),
    )
    assert (ran.code, ran.err) == (2, "")
    assert ran.out.splitlines() == [
        "money.fine is 0; it must be from 1 to 10000.",
        "slots[1].short.de has 16 characters; 1 to 10 printable ones are right.",
        "slots[1].price is 61; half of it is paid too, so take 60 or 62.",
        "chance has 0 keeper cards; it must have 1.",
        "town.toml is not ready: 4 faults.",
    ]


def test_one_fault_is_told_as_one(tmp_path: Path) -> None:
    ran = edited(tmp_path, ("hotels = 12", "hotels = 99"))
    assert ran.out.splitlines()[-1] == "town.toml is not ready: 1 fault."


def test_endless_faults_are_told_up_to_a_number(tmp_path: Path) -> None:
    keys = "".join(f"x{number} = 1\n" for number in range(1000))
    ran = edited(tmp_path, ("[bank]\n", f"[bank]\n{keys}"))
    assert ran.code == 2
    lines = ran.out.splitlines()
    assert len(lines) == MOST_FAULTS + 1
    assert lines[-1] == f"town.toml is not ready: more than {MOST_FAULTS} faults."


def test_a_board_is_checked_from_standard_input() -> None:
    ran = zuschlag("board", "check", "-", given=board.source("aalen").encode())
    assert (ran.code, ran.out) == (
        0,
        "- is ready: Aalen; all streets cost M4590, all deeds M5690.\n",
    )


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b'title = "A"\nmoney\n', ["Line 2", "TOML"]),
        ('title = "Köln"'.encode("latin-1"), ["Line 1", "UTF-8"]),
        (b"\x7fELF\x00\xff", ["UTF-8"]),
        (b"a = " + b"[\n" * 50_000, ["nested too deeply"]),
        (b"#" * 3000 + b"\n" + b"#\n" * 100_000, ["200000 bytes"]),
        (b"a." * 5000 + b"a = 1", ["Line 1", "10005 characters"]),
    ],
    ids=["syntax", "latin-1", "binary", "deep", "large", "long"],
)
def test_what_is_no_board_file_is_told_in_one_sentence(data: bytes, words: list[str]) -> None:
    sentence = zuschlag("board", "check", "-", given=data).sentence
    for word in words:
        assert word in sentence


def test_an_empty_file_is_told_what_is_missing() -> None:
    ran = zuschlag("board", "check", "-")
    assert ran.code == 2
    assert ran.out.startswith("title is missing. Needed here: title, note, currency, money")


def test_a_file_that_cannot_be_read_is_told_in_one_sentence(tmp_path: Path) -> None:
    for file in (tmp_path, tmp_path / "none.toml"):
        assert f"{file} cannot be read" in zuschlag("board", "check", file).sentence


def test_a_file_that_the_system_refuses_is_told_in_one_sentence() -> None:
    """Even root may not read memory from its very start, nor write what the kernel tells."""
    assert "cannot be read: " in zuschlag("board", "check", "/proc/self/mem").sentence
    assert "cannot be written" in zuschlag("board", "new", "/proc/version", "--force").sentence


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_names_of_all_the_world_are_told_whatever_the_terminal_speaks(
    encoding: str, tmp_path: Path
) -> None:
    file = tmp_path / "town.toml"
    file.write_text(board.source("aalen").replace('"Aalen"', '"王小明"', 1), "utf-8")
    ran = zuschlag("board", "check", file, env={"PYTHONIOENCODING": encoding})
    assert ran.code == 0
    assert encoding != "utf-8" or "王小明" in ran.out
