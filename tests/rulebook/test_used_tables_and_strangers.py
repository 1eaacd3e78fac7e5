"""A table that is set up again is as new, and seats or cards that do not exist are turned away."""

import random
from typing import Any

import pytest

from tests.rulebook.scenes import clause
from zuschlag.errors import Refusal
from zuschlag.rules.forsale.game import FOR_SALE, State
from zuschlag.rules.forsale.moves import begin
from zuschlag.rules.forsale.words import Action, Bid, Pass, SaleOptions, Sell
from zuschlag.rules.game import fresh


def _played(edition: str, steps: int) -> State:
    """A game after some moves: a bid whenever one is legal and the row is young, then passes."""
    luck = random.Random(steps)
    state = fresh(FOR_SALE, FOR_SALE.agree(edition, 3), luck)
    for _ in range(steps):
        waiting = FOR_SALE.waiting_for(state)
        if not waiting:
            break
        options = FOR_SALE.options(state, waiting[0])
        assert options is not None
        action: Action = Pass()
        if isinstance(options, SaleOptions):
            action = Sell(options.sell[0])
        elif options.bid and luck.random() < 0.5:
            action = Bid(options.bid[0])
        FOR_SALE.apply(state, waiting[0], action)
    return state


@clause("FS15-SETUP-3", "FS97-SETUP-2", "FS15-AIM-1")
@pytest.mark.parametrize("edition", ["2015", "2015-variant", "1997"])
@pytest.mark.parametrize("steps", [1, 4, 30, 60, 70, 71, 500])
def test_a_used_table_that_is_set_up_again_is_as_new(edition: str, steps: int) -> None:
    used = _played(edition, steps)
    unused = fresh(FOR_SALE, FOR_SALE.agree(edition, 3), random.Random(steps))
    begin(used.tables, 0, used.opener)
    for memory in (False, True):
        assert FOR_SALE.observe(used, 0, memory) == FOR_SALE.observe(unused, 0, memory)
    again, new = used.read(), unused.read()
    left_behind = {"owner", "price"}  # read only for buildings that have been bought
    fields = set(vars(type(new))["_fields"]) - left_behind
    assert {name: getattr(again, name) for name in fields} == {
        name: getattr(new, name) for name in fields
    }


@clause("FS15-BUY-5", "FS15-SALE-1", "C-23")
@pytest.mark.parametrize("seat", [-2, -1, 3, 5, 6, 64, 10**6])
@pytest.mark.parametrize("steps", [0, 60, 61])
def test_a_seat_that_is_not_at_the_table_may_do_nothing(seat: int, steps: int) -> None:
    state = _played("2015", steps)
    for action in (Bid(5), Pass(), Sell(5)):
        with pytest.raises(Refusal) as refused:
            FOR_SALE.apply(state, seat, action)
        assert refused.value.slug in ("for-sale/not-your-turn", "for-sale/not-now")


@clause("FS15-SALE-1", "FS15-SALE-4")
@pytest.mark.parametrize("building", [-64, -1, 0, 31, 32, 63, 64, 10**30])
def test_a_building_that_does_not_exist_cannot_be_sold(building: int) -> None:
    state = _played("2015", 0)
    while not isinstance(FOR_SALE.options(state, FOR_SALE.waiting_for(state)[0]), SaleOptions):
        FOR_SALE.apply(state, FOR_SALE.waiting_for(state)[0], Pass())
    with pytest.raises(Refusal, match="for-sale/not-in-hand"):
        FOR_SALE.apply(state, 0, Sell(building))


HALF: Any = 2.5
WORD: Any = "3"


@clause("C-23")
@pytest.mark.parametrize(
    "not_an_action", [None, "pass", Pass, Bid, Bid(HALF), Bid(True), Sell(WORD)]
)
def test_what_is_no_action_is_a_fault_and_changes_nothing(not_an_action: Any) -> None:
    state = _played("2015", 0)
    before = state.tables.tobytes()
    with pytest.raises(TypeError):
        FOR_SALE.apply(state, FOR_SALE.waiting_for(state)[0], not_an_action)
    assert state.tables.tobytes() == before


@clause("C-14")
def test_a_viewer_cannot_change_the_terms() -> None:
    state = _played("2015", 0)
    FOR_SALE.observe(state, 0).options["open_info"] = True
    assert FOR_SALE.observe(state, 0).options == {}
    assert FOR_SALE.write(state)["options"] == {}
