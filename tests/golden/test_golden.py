"""The golden playthroughs are played again and compared, line by line.

After a wanted change of rules or views: ZUSCHLAG_GOLDEN=write pytest tests/golden, read the diff.
"""

import os
from pathlib import Path

import pytest

from tests.golden.playthrough import Playthrough
from zuschlag.rules.forsale.game import FOR_SALE

FOLDER = Path(__file__).parent
IS_WRITING = os.environ.get("ZUSCHLAG_GOLDEN") == "write"
PLAYTHROUGHS = [
    *(Playthrough(edition, FOR_SALE.seats(edition)[0], every=8) for edition in FOR_SALE.editions()),
    Playthrough("2015-variant", 5, every=10),
]


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda one: one.name)
def test_a_game_looks_to_everybody_as_it_did_before(playthrough: Playthrough) -> None:
    file = FOLDER / f"{playthrough.name}.txt"
    lines = list(playthrough.lines())
    if IS_WRITING:
        file.write_text("\n".join(lines) + "\n", "utf-8", newline="\n")
    before = file.read_text("utf-8").splitlines()
    for place, (is_now, was) in enumerate(zip(lines, before, strict=False)):
        assert is_now == was, f"{file.name} line {place + 1}"
    assert len(lines) == len(before)


def test_every_edition_has_its_game_and_no_text_is_left_over() -> None:
    assert {one.edition for one in PLAYTHROUGHS} == set(FOR_SALE.editions())
    assert {f"{one.name}.txt" for one in PLAYTHROUGHS} == {one.name for one in FOLDER.glob("*.txt")}


def test_the_texts_stay_small_enough_to_read() -> None:
    sizes = [file.stat().st_size for file in FOLDER.glob("*.txt")]
    assert max(sizes) < 250_000
    assert sum(sizes) < 1_000_000


def test_the_texts_show_every_kind_of_event() -> None:
    texts = "\n".join(file.read_text("utf-8") for file in FOLDER.glob("*.txt"))
    for kind in (
        *("buildings_laid", "bid_placed", "passed", "auction_won", "cheques_laid"),
        *("sealed", "revealed", "swept", "game_ended"),
    ):
        assert f"   {kind} " in texts, kind
