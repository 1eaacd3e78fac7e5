"""Canaries: whole games, every byte that leaves and every file searched (T2, T7, T33)."""

from pathlib import Path

import pytest

from tests.secrecy.canaries import found_in
from tests.secrecy.harbour import SETTINGS, canary_game
from tests.secrecy.network import network_game

LEAST_BYTES = 500_000


@pytest.mark.parametrize("seed", range(len(SETTINGS)))
def test_no_canary_in_a_whole_game(seed: int, tmp_path: Path) -> None:
    harbour = canary_game(tmp_path, seed)
    assert harbour.hits == []
    assert harbour.moves > 20
    assert harbour.searched > LEAST_BYTES


def test_no_canary_in_a_game_over_a_real_server(tmp_path: Path) -> None:
    harbour = network_game(tmp_path, 1)
    assert harbour.hits == []
    assert harbour.searched > LEAST_BYTES


def test_a_number_inside_another_one_is_no_canary() -> None:
    assert found_in(b'{"at":1800031337000}', [b"31337"]) is None
    assert found_in(b'{"at":1800031337}', [b"31337"]) is None
    assert found_in(b'{"up_to":31337}', [b"31337"]) is not None
