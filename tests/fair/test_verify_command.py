"""`zuschlag verify`: what it says, and the exit code."""

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import zuschlag
from tests.words import slugs
from zuschlag.cli import parser
from zuschlag.errors import Malformed, ZuschlagError

HERE = Path(__file__).parent
Verify = Callable[..., tuple[int, list[str]]]


def run(*words: str) -> int:
    given = parser().parse_args(["verify", *words])
    code: int = given.run(given)
    return code


@pytest.fixture
def verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Verify:
    """Save a record, verify it, and read what was said."""

    def call(record: Any, *words: str) -> tuple[int, list[str]]:
        file = tmp_path / "game.json"
        file.write_text(record if isinstance(record, str) else json.dumps(record))
        code = run(str(file), *words)
        return code, capsys.readouterr().out.splitlines()

    return call


@pytest.fixture
def for_sale() -> Any:
    return json.loads((HERE / "for_sale.json").read_text())


@pytest.fixture
def monopoly() -> Any:
    return json.loads((HERE / "monopoly.json").read_text())


def test_an_honest_game_is_told_in_sentences(verified: Verify, for_sale: Any) -> None:
    code, lines = verified(for_sale)
    assert code == 0
    assert lines[:3] == [
        "ok  Replayed: every move is legal, and the game is over.",
        f"ok  The server’s seed is the one it committed to: {for_sale['fair']['commit']}",
        "ok  Seeds in the shuffle: Ben and Cleo. Without a seed: Ada.",
    ]
    assert lines[3] == "ok  The order of the buildings follows from the seeds: 18 in all."
    assert lines[5].startswith("ok  Who begins follows from the seeds: ")
    assert lines[6] == "Verified: rules, seeds, cards and dice fit together."


def test_it_says_what_it_does_not_prove(verified: Verify, monopoly: Any) -> None:
    last = verified(monopoly)[1][-1]
    assert "who runs the server can look at them" in last
    assert "talk outside the table" in last


def test_a_changed_deck_is_named_with_its_place(verified: Verify, monopoly: Any) -> None:
    cards = monopoly["deal"]["chest"]
    cards[3], cards[9] = cards[9], cards[3]
    code, lines = verified(monopoly)
    assert code == 1
    told = f"number 4 would be {cards[9]}, not {cards[3]}."
    assert any(line.startswith("NO ") and line.endswith(told) for line in lines)
    assert "Not verified: something in this game was changed." in lines


def test_changed_dice_are_named(verified: Verify, monopoly: Any) -> None:
    dice = monopoly["deal"]["dice"]
    dice.append([1, 1])
    first = verified(monopoly)
    dice[-1] = [1, 2]
    second = verified(monopoly)
    codes = [first[0], second[0]]
    assert 1 in codes
    wrong = (first if first[0] else second)[1]
    assert any(f"number {len(dice)} would be" in line for line in wrong)


def test_another_opener_is_named(verified: Verify, for_sale: Any) -> None:
    opener = for_sale["deal"]["opener"]
    for_sale["deal"]["opener"] = (opener + 1) % 3
    for_sale["actions"] = []
    names = for_sale["seats"]
    code, lines = verified(for_sale)
    assert code == 1
    assert any(f"{names[opener]} would, not {names[(opener + 1) % 3]}." in line for line in lines)


def test_an_illegal_move_is_told(verified: Verify, for_sale: Any) -> None:
    for_sale["actions"].append([0, "pass"])
    code, lines = verified(for_sale)
    assert code == 1
    moves = len(for_sale["actions"])
    assert lines[0] == f"NO  Move {moves} is not legal: The game was over."


def test_rolls_for_the_bank_are_told(verified: Verify, monopoly: Any) -> None:
    opener = monopoly["deal"].pop("opener")
    monopoly["deal"]["setup"] = [
        [[6, 6]] if seat == opener else [[1, 1 + (seat + 1) % 3]] for seat in range(3)
    ]
    code, lines = verified(monopoly)
    assert code == 1
    assert "NO  The rolls for bank and opener do not come from the seeds." in lines
    assert any("would, not nobody." in line for line in lines)


def test_the_noted_commitment_is_compared(verified: Verify, for_sale: Any) -> None:
    commit = for_sale["fair"]["commit"]
    code, lines = verified(for_sale, "--commit", f" {commit.upper()} ")
    assert (code, lines[1]) == (0, "ok  The commitment is the one you noted.")
    code, lines = verified(for_sale, "--commit", "00" * 32)
    told = f"NO  The commitment is not the one you noted: it is {commit}."
    assert (code, lines[1]) == (1, told)


def test_who_kept_a_seed_back_is_told(verified: Verify, for_sale: Any) -> None:
    for_sale["fair"]["seeds"][0]["hash"] = "ab" * 32
    code, lines = verified(for_sale)
    assert code == 0
    assert lines[2].endswith("Ben and Cleo. Sealed a seed and did not show it: Ada.")


def test_who_showed_another_seed_is_told(verified: Verify, for_sale: Any) -> None:
    for_sale["fair"]["seeds"][1]["hash"] = "ab" * 32
    code, lines = verified(for_sale)
    assert code == 1
    assert lines[2].startswith("NO  Seeds in the shuffle: Ben and Cleo. Not the seed that was")


@pytest.mark.parametrize(
    ("record", "slug"),
    [("", "record/truncated"), ("[]", "record/wrong-type"), ("{", "record/truncated")],
)
def test_what_is_no_game_is_refused(verified: Verify, record: str, slug: str) -> None:
    with pytest.raises(Malformed) as refused:
        verified(record)
    assert refused.value.slug == slug


def test_a_game_without_seeds_is_replayed_and_refused(
    verified: Verify, for_sale: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    del for_sale["fair"]
    with pytest.raises(ZuschlagError, match="fair/missing"):
        verified(for_sale)
    assert capsys.readouterr().out.startswith("ok  Replayed")


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Malformed, match="record/unreadable"):
        run(str(tmp_path / "none.json"))


def test_standard_input_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    text = io.TextIOWrapper(io.BytesIO((HERE / "for_sale.json").read_bytes()))
    monkeypatch.setattr(sys, "stdin", text)
    assert run("-") == 0


def test_json_has_verdict_findings_and_fault(verified: Verify, for_sale: Any) -> None:
    code, lines = verified(for_sale, "--json")
    (told,) = map(json.loads, lines)
    assert (code, told["verdict"], told["fault"]) == (0, "verified", None)
    assert told["findings"][0] == {"what": "replayed", "ok": True, "facts": {"is_over": True}}


@pytest.mark.parametrize(
    ("part", "error"),
    [(None, "fair/not-revealed"), ("x", "fair/not-hex"), (5, "record/wrong-type")],
)
def test_json_tells_a_fault(verified: Verify, for_sale: Any, part: Any, error: str) -> None:
    for_sale["fair"]["server_seed"] = part
    code, lines = verified(for_sale, "--json")
    (told,) = map(json.loads, lines)
    assert (code, told["verdict"]) == (2, "cannot-tell")
    assert (told["fault"]["error"], told["fault"]["path"]) == (error, "fair.server_seed")


def test_json_tells_of_what_is_no_record(verified: Verify) -> None:
    code, lines = verified("{}", "--json")
    (told,) = map(json.loads, lines)
    assert (code, told["findings"], told["fault"]["error"]) == (2, [], "record/missing-key")


def test_the_command_is_there_for_everybody(tmp_path: Path) -> None:
    ran = zuschlag("verify", HERE / "monopoly.json")
    assert (ran.code, ran.err) == (0, "")
    assert "Verified: rules, seeds, cards and dice fit together." in ran.out
    (tmp_path / "bad.json").write_bytes(b"\xff")
    assert zuschlag("verify", tmp_path / "bad.json").sentence.startswith("zuschlag: ")
    assert zuschlag("verify", "--json", tmp_path / "bad.json").answer["verdict"] == "cannot-tell"


def test_every_fault_of_a_fair_part_has_a_sentence_and_a_row_on_the_page() -> None:
    page = (HERE.parents[1] / "docs" / "fairness.md").read_text("utf-8")
    told = slugs.told("fair")
    assert all(f"| `{slug}` |" in page for slug in told)
    assert page.count("| `fair/") == len(told)
