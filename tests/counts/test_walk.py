"""Where a token rests agrees with the movement table of the ledger, made by another program."""

import pytest

from tests.counts.walk import walked
from zuschlag.rules.compiler import PLAIN

TURNS = 4_000 if PLAIN else 300_000

LEAVES, STAYS = True, False
# Ledger 3.2: per turn, then shares in percent by slot; -1 is in jail.
PER_TURN = {
    LEAVES: {"throws": 1.1866, "salaries": 0.2056, "arrests": 0.0469},
    STAYS: {"throws": 1.1654, "salaries": 0.1915, "arrests": 0.0439},
}
SHARES: dict[bool, dict[int, float]] = {
    LEAVES: {
        -1: 3.953,
        10: 2.269,
        0: 3.094,
        24: 3.187,
        19: 3.085,
        25: 3.070,
        5: 2.960,
        39: 2.626,
        1: 2.130,
        7: 0.863,
        22: 1.049,
        36: 0.867,
    },
    STAYS: {
        -1: 9.520,
        10: 2.138,
        0: 2.970,
        24: 3.025,
        19: 2.834,
        25: 2.917,
        5: 2.845,
        39: 2.506,
        1: 2.000,
        7: 0.725,
        22: 0.933,
        36: 0.726,
    },
}


def differences(turns: int, leaves_jail: bool, seed: int = 1) -> dict[str, float]:
    """How far each figure of the table is off, in percentage points."""
    found = walked(turns, leaves_jail=leaves_jail, seed=seed)
    off = {
        name: 100 * (getattr(found, name) - wanted)
        for name, wanted in PER_TURN[leaves_jail].items()
    }
    for slot, wanted in SHARES[leaves_jail].items():
        share = found.in_jail if slot < 0 else found.rests[slot]
        off["in jail" if slot < 0 else f"#{slot}"] = share - wanted
    return off


@pytest.mark.parametrize("leaves_jail", [LEAVES, STAYS])
def test_a_token_rests_where_the_ledger_says(leaves_jail: bool) -> None:
    # The error of a share shrinks with the root of the number of turns. The short walk of plain
    # rules gets twice as much: stays in jail come in runs, so that few of them spread widely.
    tolerance = 0.3 * (300_000 / TURNS) ** 0.5 if PLAIN else 0.15
    off = differences(TURNS, leaves_jail)
    assert {name: miss for name, miss in off.items() if abs(miss) > tolerance} == {}
