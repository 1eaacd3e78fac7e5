"""The compiled rules and the independent telling, move by move over random games."""

import pytest

from tests.laws.games import TABLES
from tests.laws.together import play_together


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_kernel_and_telling_agree_at_every_step(edition: str, seats: int) -> None:
    for seed in range(4):
        assert play_together(edition, seats, seed) > 0


def test_a_wrong_telling_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.telling.for_sale.REFUND_ROUNDED_DOWN", ("2015",))
    with pytest.raises(AssertionError):
        _ = [play_together("2015", 4, seed) for seed in range(8)]
