"""The same source with and without the compiler: byte-equal records, equal digests, equal draws."""

import os
import random
import subprocess
import sys

import numpy as np
import pytest

from tests.laws.games import TABLES, Setting, play
from zuschlag.lab.forsale import playouts
from zuschlag.rules import chance
from zuschlag.rules.chance import CHANCE
from zuschlag.rules.forsale import moves
from zuschlag.rules.forsale.editions import agree
from zuschlag.rules.forsale.game import FOR_SALE, State
from zuschlag.rules.forsale.position import blank_table
from zuschlag.rules.forsale.words import Action
from zuschlag.rules.forsale.written import as_numbers
from zuschlag.rules.kernel import plain


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_plain_twins_leave_byte_equal_records(edition: str, seats: int) -> None:
    luck = random.Random(f"{edition}/{seats}")
    setting = Setting(edition, seats, {}, FOR_SALE.deal(FOR_SALE.agree(edition, seats), luck), 3)
    slow = setting.start()
    act = plain(moves.act)

    def step_both(state: State, seat: int, action: Action) -> None:
        assert slow.tables.tobytes() == state.tables.tobytes()
        assert act(slow.tables, 0, seat, *as_numbers(action)) == moves.OK

    state, _ = play(setting, step_both)
    assert slow.tables.tobytes() == state.tables.tobytes()


def _room() -> tuple[np.ndarray, np.ndarray]:
    return np.zeros(1, playouts.PACK), np.zeros(1, CHANCE)


@pytest.mark.parametrize("seats", [3, 6])
def test_plain_playouts_have_the_same_digest(seats: int) -> None:
    tables = blank_table(agree("2015", seats))
    fast = playouts.digest_of_games(tables, *_room(), 9, 0, 3)
    assert plain(playouts.digest_of_games)(tables, *_room(), 9, 0, 3) == fast


def test_a_helper_is_not_callable_but_its_twin_is() -> None:
    generator = np.zeros(1, CHANCE)
    plain(chance.start)(generator[0], 1, 2)
    drawn = {plain(chance.draw)(generator[0], 6) for _ in range(200)}
    assert drawn == set(range(6))


def test_a_sample_of_the_laws_holds_without_the_compiler() -> None:
    sample = ["tests/laws/test_laws_of_play.py", "tests/laws/test_kernel_and_telling_agree.py"]
    chosen = "(add_up or replay or agree_at_every_step) and not 6"
    quietly = "-q -x -p no:cacheprovider -p no:xdist"
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *quietly.split(), *sample, "-k", chosen],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "ZUSCHLAG_LAWS": "tiny"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "passed" in done.stdout
