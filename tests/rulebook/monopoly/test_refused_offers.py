"""An offer refused in this round is not repeated unchanged; others are kept apart (GAP-71)."""

from typing import Any

import pytest

from tests.rulebook.monopoly.debtors import owing_rent
from tests.rulebook.monopoly.scenes import DARKBLUE, Scene, clause

Side = dict[str, Any]
GIVE: Side = {"cash": 10, "deeds": [5], "cards": ["chance"]}
WANT: Side = {"cash": 20, "deeds": [25, 35], "cards": ["chest"]}


def position() -> Scene:
    """A window in which A and C have something of everything."""
    owns = {"A": [5, 15], "B": [12], "C": [25, 35, 28], "D": [1]}
    cards = {"chance": "A", "chest": "C"}
    return Scene(turn="B", stage="window", owns=owns, cards=cards, mortgaged=[35])


def refused_once() -> Scene:
    """C has turned A's offer down."""
    return position().do("A", "offer", 2, GIVE, WANT).do("C", "reject", 0)


@clause("GAP-71")
def test_the_same_offer_is_not_made_again() -> None:
    assert refused_once().refused("A", "offer", 2, GIVE, WANT) == "already-refused"


@clause("GAP-71")
def test_the_order_in_which_things_are_named_changes_nothing() -> None:
    again = {"deeds": [35, 25], "cards": ["chest"], "cash": 20}
    assert refused_once().refused("A", "offer", 2, GIVE, again) == "already-refused"


@clause("GAP-71")
@pytest.mark.parametrize(
    ("give", "want"),
    [
        (GIVE | {"cash": 11}, WANT),
        (GIVE | {"cash": 0}, WANT),
        (GIVE | {"deeds": [5, 15]}, WANT),
        (GIVE | {"deeds": [15]}, WANT),
        (GIVE | {"deeds": []}, WANT),
        (GIVE | {"cards": []}, WANT),
        (GIVE, WANT | {"cash": 19}),
        (GIVE, WANT | {"deeds": [25]}),
        (GIVE, WANT | {"deeds": [28, 35]}),
        (GIVE, WANT | {"cards": []}),
        (GIVE | {"cash": 20}, WANT | {"cash": 10}),
    ],
)
def test_a_changed_offer_is_another_offer(give: Side, want: Side) -> None:
    assert refused_once().do("A", "offer", 2, give, want).answer["offers"][0]["id"] == 1


@clause("GAP-71")
def test_redeeming_at_once_is_another_offer() -> None:
    scene = refused_once().do("A", "offer", 2, GIVE, WANT, {"35": "redeem"})
    scene.do("C", "reject", 1)
    assert scene.refused("A", "offer", 2, GIVE, WANT, {"35": "redeem"}) == "already-refused"


@clause("GAP-71")
def test_the_same_from_or_to_somebody_else_is_another_offer() -> None:
    scene = Scene(turn="B", stage="window", owns={"A": [5]})
    scene.do("A", "offer", 2, {"deeds": [5]}, {"cash": 9}).do("C", "reject", 0)
    scene.do("A", "offer", 3, {"deeds": [5]}, {"cash": 9}).do("D", "accept", 1)
    scene.do("D", "offer", 2, {"deeds": [5]}, {"cash": 9})


@clause("GAP-71", "MA-BANKRUPT-3")
def test_a_different_share_of_the_debt_is_another_offer() -> None:
    owns = {"C": DARKBLUE, "A": [1, 3]}
    scene = owing_rent(37, cash={"A": 5}, owns=owns)
    scene.do("A", "offer", 2, {"deeds": [1]}, {"debt": 40}).do("C", "reject", 0)
    assert scene.refused("A", "offer", 2, {"deeds": [1]}, {"debt": 40}) == "already-refused"
    scene.do("A", "offer", 2, {"deeds": [1]}, {"debt": 39})
    scene.do("C", "offer", 0, {"debt": 40}, {"deeds": [1]}).do("A", "reject", 2)
    scene.do("A", "offer", 2, {"deeds": [3]}, {"debt": 40})
    assert scene.refused("C", "offer", 0, {"debt": 40}, {"deeds": [1]}) == "already-refused"


@clause("GAP-71")
def test_two_refused_offers_are_both_remembered() -> None:
    scene = refused_once().do("A", "offer", 2, {"cash": 1}, WANT).do("C", "reject", 1)
    assert scene.refused("A", "offer", 2, GIVE, WANT) == "already-refused"
    assert scene.refused("A", "offer", 2, {"cash": 1}, WANT) == "already-refused"
    scene.do("A", "offer", 2, {"cash": 2}, WANT)


@clause("GAP-71", "GAP-70")
def test_an_offer_answered_by_another_counts_as_refused() -> None:
    scene = position().do("A", "offer", 2, GIVE, WANT).do("C", "offer", 0, WANT, GIVE)
    scene.do("C", "withdraw", 1)
    assert scene.refused("A", "offer", 2, GIVE, WANT) == "already-refused"


@clause("GAP-71")
def test_the_ban_lasts_until_the_round_is_over() -> None:
    scene = Scene(stage="roll", seats=2, owns={"A": [5]}, at={"A": 7, "B": 7})
    sale = ("offer", 1, {"deeds": [5]}, {"cash": 9})
    scene.do("A", *sale).do("B", "reject", 0).roll("A", 1, 2).do("A", "done")
    assert scene.refused("A", *sale) == "already-refused"
    scene.roll("B", 1, 2)
    scene.do("B", "done")
    assert scene.answer["round"] == 2
    assert scene.do("A", *sale).answer["offers"][0]["id"] == 1


@clause("GAP-70", "GAP-71")
def test_offers_are_kept_apart_when_an_older_one_is_gone() -> None:
    scene = position().do("B", "offer", 3, {"deeds": [12]}, {"cash": 7, "deeds": [1]})
    scene.do("A", "offer", 2, GIVE, WANT, {"35": "redeem"})
    scene.do("D", "offer", 0, {"deeds": [1]}, {"cash": 3})
    before = scene.answer["offers"]
    assert before[1] == {
        "id": 1,
        "from": 0,
        "to": 2,
        "give": GIVE | {"debt": 0},
        "want": WANT | {"debt": 0},
    }
    scene.do("B", "withdraw", 0)
    assert scene.answer["offers"] == before[1:]
    scene.do("C", "accept", 1)
    assert scene.answer["offers"] == before[2:]
    assert scene.answer["mortgaged"] == []
    assert scene.cash("A") == 1500 - 10 + 20 - 110
    assert scene.refused("C", "accept", 1) == "no-such-offer"


@clause("GAP-71", "GAP-70")
def test_a_refused_offer_is_known_again_though_it_moved_up_in_the_list() -> None:
    scene = position().do("D", "offer", 1, {"deeds": [1]}, {"cash": 3})
    scene.do("A", "offer", 2, GIVE, WANT).do("B", "reject", 0).do("C", "reject", 1)
    assert scene.refused("A", "offer", 2, GIVE, WANT) == "already-refused"
    assert scene.refused("D", "offer", 1, {"deeds": [1]}, {"cash": 3}) == "already-refused"


@clause("GAP-70", "MA-BANKRUPT-3")
def test_a_share_of_the_debt_stays_with_its_offer_when_the_list_moves_up() -> None:
    scene = owing_rent(37, cash={"A": 5}, owns={"C": DARKBLUE, "A": [1, 3]})
    scene.do("A", "offer", 1, {"deeds": [3]}, {"cash": 50})
    scene.do("A", "offer", 2, {"deeds": [1]}, {"debt": 40}).do("A", "withdraw", 0)
    assert scene.answer["offers"][0]["want"] == {"cash": 0, "deeds": [], "cards": [], "debt": 40}
    scene.do("A", "offer", 1, {"deeds": [3]}, {"cash": 49})
    scene.do("C", "offer", 0, {"debt": 50}, {"deeds": [1]}).do("A", "withdraw", 2)
    assert scene.answer["offers"][0]["give"]["debt"] == 50
    assert scene.do("A", "accept", 3).answer["debts"][0]["amount"] == 20
