"""Hosts die and are cut off in mid game; players go on at another one, and nothing is lost."""

import pytest

from tests.faults.several_hosts import CUT, KILL, tried
from tests.thorough import thorough


@pytest.mark.parametrize("is_plain", [False, pytest.param(True, marks=thorough)])
def test_a_host_dies_and_another_one_is_cut_off_and_nothing_is_lost(is_plain: bool) -> None:
    found = tried([KILL, CUT], is_plain=is_plain)
    assert found.wrongs == []
    assert found.counts["moved"] > 0
    assert found.counts["acknowledged"] > 100
    assert len(found.kills) == len(found.cuts) == len(found.left) == 1
