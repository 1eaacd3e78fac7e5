"""Opponents that nobody tunes against: the file is as it was, and they can be played against."""

import hashlib
import random
from pathlib import Path
from typing import Any

import pytest

from tests.bots.held_out_for_sale_second import HELD_OUT_SECOND
from zuschlag.bots.forsale.heuristic import HeuristicBot
from zuschlag.bots.match import play_match
from zuschlag.rules.forsale.game import FOR_SALE

HERE = Path(__file__).parent


def test_the_second_set_is_as_it_was_before_anybody_met_it() -> None:
    [written] = (HERE / "held_out.sha256").read_text().splitlines()
    committed, name = written.split()
    assert hashlib.sha256((HERE / name).read_bytes()).hexdigest() == committed


@pytest.mark.parametrize("name", HELD_OUT_SECOND)
def test_everyone_of_the_second_set_finishes_a_game(name: str) -> None:
    for edition, seats in (("2015", 6), ("2005-published", 4)):
        field: list[Any] = [HELD_OUT_SECOND[name], *[HeuristicBot] * (seats - 1)]
        state, _ = play_match(FOR_SALE, FOR_SALE.agree(edition, seats), field, random.Random(1))
        assert FOR_SALE.outcome(state) is not None
