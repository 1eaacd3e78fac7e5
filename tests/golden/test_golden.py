"""The golden playthroughs are played again and compared, byte by byte.

After a wanted change of rules or views: ZUSCHLAG_GOLDEN=write pytest tests/golden, read the diff.
"""

import os
from pathlib import Path
from typing import Any, get_args

import pytest

from tests.golden import for_sale, monopoly
from tests.golden.playthrough import Playthrough
from zuschlag.rules.forsale import words
from zuschlag.rules.forsale.game import FOR_SALE
from zuschlag.rules.game import RULES
from zuschlag.rules.monopoly import events

FOLDER = Path(__file__).parent
IS_WRITING = os.environ.get("ZUSCHLAG_GOLDEN") == "write"
PLAYTHROUGHS = [*for_sale.PLAYTHROUGHS, *monopoly.PLAYTHROUGHS]


def kept(playthroughs: list[Playthrough]) -> str:
    return "\n".join((FOLDER / f"{one.name}.txt").read_text("utf-8") for one in playthroughs)


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda one: one.name)
def test_a_game_looks_to_everybody_as_it_did_before(playthrough: Playthrough) -> None:
    file = FOLDER / f"{playthrough.name}.txt"
    lines = list(playthrough.lines())
    text = "\n".join(lines) + "\n"
    if IS_WRITING:
        file.write_text(text, "utf-8", newline="\n")
    before = file.read_text("utf-8").splitlines()
    for place, (is_now, was) in enumerate(zip(lines, before, strict=False)):
        assert is_now == was, f"{file.name} line {place + 1}"
    assert text.encode() == file.read_bytes()


def test_every_edition_has_its_game_and_no_text_is_left_over() -> None:
    assert {one.edition for one in for_sale.PLAYTHROUGHS} == set(FOR_SALE.editions())
    assert {one.rules for one in monopoly.PLAYTHROUGHS} == set(RULES)
    assert {f"{one.name}.txt" for one in PLAYTHROUGHS} == {one.name for one in FOLDER.glob("*.txt")}


def test_the_texts_stay_small_enough_to_read() -> None:
    sizes = [file.stat().st_size for file in FOLDER.glob("*.txt")]
    assert max(sizes) < 250_000
    assert sum(sizes) < 1_000_000


@pytest.mark.parametrize(
    ("playthroughs", "every", "but"),
    [
        (for_sale.PLAYTHROUGHS, words.Event, {"ruled"}),
        (monopoly.PLAYTHROUGHS, events.Event, set()),
    ],
    ids=["for-sale", "monopoly"],
)
def test_the_texts_show_every_kind_of_event(
    playthroughs: list[Playthrough], every: Any, but: set[str]
) -> None:
    texts = kept(playthroughs)
    kinds = {kind.__struct_config__.tag for kind in get_args(every)}
    assert {kind for kind in kinds if f"   {kind} " in texts} == kinds - but
