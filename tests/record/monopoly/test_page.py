"""docs/record.md describes all of Monopoly: every key, verb, switch and slug, and nothing else."""

import json
import re
from typing import Any

import msgspec
import pytest

from tests.house.tree import ROOT
from tests.record.monopoly.games import ANSWER_KEYS
from zuschlag.record import judge
from zuschlag.rules.monopoly.actions import read_action
from zuschlag.rules.monopoly.parts import VERBS
from zuschlag.rules.monopoly.refusals import OK, SLUGS
from zuschlag.rules.monopoly.terms import CHOICES, choices, preset_of, presets
from zuschlag.rules.monopoly.words import Options
from zuschlag.rules.monopoly.written import KEYS

WHOLE = (ROOT / "docs" / "record.md").read_text("utf-8")
PAGE = WHOLE[WHOLE.index("\n## Monopoly\n") : WHOLE.index("\n## From Python\n")]
SOURCES = [*(ROOT / "src" / "zuschlag" / "rules").rglob("*.py"), ROOT / "src/zuschlag/record.py"]


def part(title: str) -> str:
    """What is under a heading of the Monopoly part."""
    return PAGE.split(f"\n### {title}\n")[1].split("\n### ")[0]


def rows(text: str) -> list[list[str]]:
    """The cells of every table row, headings left out."""
    lines = [line for line in text.splitlines() if line.startswith("| `")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]


def words_in(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def test_every_key_of_the_record_is_told() -> None:
    told = [words_in(row[0])[0] for row in rows(PAGE.split("\n### ")[0])]
    assert set(told) >= {"game", *KEYS}


def test_every_verb_has_an_example_that_can_be_read() -> None:
    examples = [json.loads(words_in(row[0])[0]) for row in rows(part("Verbs"))]
    for example in examples:
        seat, _ = read_action(example, "example", 3)
        assert seat == example[0]
    assert {example[1] for example in examples} == set(VERBS)


def test_every_switch_is_told_with_its_values_the_usual_one_first() -> None:
    table = {words_in(row[0])[0]: words_in(row[1]) for row in rows(part("Switches"))}
    assert set(table) == {*CHOICES, "end.limit", "donation"}
    for name, values in choices().items():
        told = [json.loads(value) for value in table[name]]
        assert told[0] == values[0], name
        assert sorted(map(str, told)) == sorted(map(str, values)), name


def test_every_preset_is_told_with_what_it_sets() -> None:
    table = {words_in(row[0])[0]: row[2] for row in rows(part("Presets"))}
    assert tuple(table) == presets()
    for name, told in table.items():
        sets = {key: value for key, value in preset_of(name).items() if "." in key}
        found = [entry.split("` ", 1) for entry in told.split("; ")]
        assert {key.strip("`") for key, _ in found} == set(sets)
        for key, value in found:
            wanted: Any = sets[key.strip("`")]
            if isinstance(wanted, dict):
                assert value == " ".join(f"{size} {unit}" for unit, size in wanted.items())
            else:
                assert json.loads(value.strip("`")) == wanted


def test_every_key_of_the_answer_is_told_in_order() -> None:
    table = part("The answer to a game of Monopoly").split("\nThe keys of `options`")[0]
    assert [words_in(row[0])[0] for row in rows(table)] == ANSWER_KEYS


def test_every_key_of_the_options_is_told() -> None:
    table = part("The answer to a game of Monopoly").split("\nThe keys of `options`")[1]
    told = [word for row in rows(table) for word in words_in(row[0])]
    known = [field.encode_name for field in msgspec.structs.fields(Options)]
    assert sorted(told) == sorted(known)


def test_every_refusal_is_told_once() -> None:
    told = re.findall(r"`monopoly/([a-z-]+)`", part("Refused moves of Monopoly"))
    assert sorted(told) == sorted(slug for code, slug in enumerate(SLUGS) if code != OK)


def test_every_fault_of_a_record_is_told_somewhere_on_the_page() -> None:
    raised = {s for path in SOURCES for s in re.findall(r'"(record/[a-z-]+)"', path.read_text())}
    assert raised <= set(re.findall(r"`(record/[a-z0-9-]+)`", WHOLE))
    told = re.findall(r"`(record/[a-z-]+)`", part("Not a game of Monopoly"))
    assert set(told) <= raised


def test_the_game_to_try_is_answered_as_shown() -> None:
    blocks = re.findall(r"```json\n(.*?)```", part("A game of Monopoly to try"), re.DOTALL)
    record, answer, late = (json.loads(block) for block in blocks)
    assert judge(json.dumps(record).encode()) == answer
    record["actions"].append([0, "demand", 1])
    assert judge(json.dumps(record).encode()) == late


@pytest.mark.parametrize("block", re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL))
def test_every_block_is_json(block: str) -> None:
    assert json.loads(block)
