"""The example of docs/boards.md is a board, and what its tables say of slots and cards is true."""

import re
import tomllib

from tests.boards.towns import town
from tests.house.tree import ROOT
from zuschlag.cli.words import sentence
from zuschlag.rules.monopoly import board
from zuschlag.rules.monopoly.layout import COLOURS, EFFECTS, GROUPS, KINDS, PLACEHOLDERS

PAGE = (ROOT / "docs" / "boards.md").read_text("utf-8")


def blocks() -> list[str]:
    return re.findall(r"^```toml\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def cells(heading: str, first: str) -> list[str]:
    """The row of a table that begins with this word, below a heading."""
    _, _, section = PAGE.partition(f"\n### `[[{heading}]]`")
    row = re.search(rf"^\| `{first}` \|(.*) \|$", section, re.MULTILINE)
    assert row, first
    return [cell.strip() for cell in row[1].split("|")]


def test_the_example_is_the_beginning_of_a_board() -> None:
    example = tomllib.loads("".join(blocks()))
    written = town()
    written.update({key: example[key] for key in ("title", "note", "currency", "money", "bank")})
    written["slots"][1] = example["slots"][0]
    written["chance"][0] = example["chance"][0]
    hillbury = board.read(written)
    assert board.slot_name(hillbury, 1, "fr") == "Duck Pond"
    assert board.card_text(hillbury, hillbury.chance[0], "de").startswith("Die Glocken läuten")


def test_the_example_shows_every_key_of_the_top_but_the_second_deck() -> None:
    example = tomllib.loads("".join(blocks()))
    assert {*example, "chest"} == set(town())
    assert example["money"].keys() == town()["money"].keys()


def test_every_kind_and_group_is_explained_with_its_slots() -> None:
    for kind in set(KINDS) - {"street"}:
        slots = [str(n) for n, one in enumerate(KINDS) if one == kind]
        assert cells("slots", kind)[0] == ", ".join(slots)
    for colour in COLOURS:
        assert cells("slots", colour)[0] == ", ".join(
            str(n) for n, one in enumerate(GROUPS) if one == colour
        )


def test_every_effect_is_explained_with_its_keys_and_words() -> None:
    for effect, figures in EFFECTS.items():
        keys, words, _ = cells("chance", effect)
        assert re.findall(r"`(\w+)`", keys) == list(figures)
        assert re.findall(r"`\{(\w+)\}`", words) == list(PLACEHOLDERS[effect])


def test_every_key_is_explained() -> None:
    written = town()
    keys = {*written, *written["money"], *written["bank"]}
    for one in (*written["slots"], *written["chance"], *written["chest"]):
        keys |= set(one)
    for key in keys:
        assert f"`{key}`" in PAGE or f"`[[{key}]]`" in PAGE or f"`[{key}]`" in PAGE, key


def test_the_printed_faults_are_those_that_check_tells() -> None:
    written = town(("slots", 6, "price"), 101)
    written["slots"][9]["house"] = 60
    for fault in board.faults(written, "$"):
        assert f"\n{sentence(fault)}\n" in PAGE
