"""The tests of secrecy tested: every planted leak is caught, and without one nothing is."""

from collections import Counter

import pytest

from tests.secrecy.leak import Leak
from tests.secrecy.nets import NETS
from tests.secrecy.planted import LEAKS
from tests.thorough import a_few

LEAST, LEAST_OF_A_SORT = 24, 4


@pytest.mark.parametrize("leak", a_few(LEAKS, 3), ids=lambda leak: leak.name.replace(" ", "-"))
def test_a_planted_leak_is_caught(leak: Leak) -> None:
    assert leak.caught() is not None, f"nobody noticed: {leak.name}"


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.name.replace(" ", "-"))
def test_every_leak_still_finds_its_place(leak: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only some are caught here; all of them know today's names."""
    leak.plant(monkeypatch)


@pytest.mark.parametrize("net", NETS)
def test_nothing_is_caught_where_nothing_leaks(net: str) -> None:
    assert NETS[net]() is None


def test_leaks_of_every_sort_are_planted() -> None:
    sorts = Counter(leak.where for leak in LEAKS)
    assert len(LEAKS) >= LEAST
    assert len(sorts) == 5
    assert min(sorts.values()) >= LEAST_OF_A_SORT
