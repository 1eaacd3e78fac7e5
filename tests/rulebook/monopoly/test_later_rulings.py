"""Rulings that came with the second number of the rules; games of the first one are as before.

Each is played by both numbers, so that what was judged once is judged the same for ever.
"""

from random import Random
from typing import Any

import pytest

from tests.rulebook.monopoly.debtors import owing_rent, visiting
from tests.rulebook.monopoly.scenes import BROWN, DARKBLUE, ORANGE, Scene, clause
from tests.rulebook.monopoly.streets import LIGHTBLUE, PINK, every, wish
from zuschlag.errors import Refusal
from zuschlag.rules.monopoly import setup_roll
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.state import MOST_DEBTS
from zuschlag.rules.monopoly.words import Accept, Bid, Mortgage

STOP = {"end.mode": "stopNow"}


def dear(rules: int, **more: Any) -> Scene:
    """A has come to C's #39 with two houses, 600, and can raise 211 with #21."""
    owns = {"A": [21], "C": DARKBLUE}
    given: dict[str, Any] = {
        "cash": {"A": 101},
        "levels": every(DARKBLUE, 2),
        "owns": owns,
        "rules": rules,
    }
    return visiting(39, **(given | more))


# --- GAP-75: a debt is not forgiven for money --------------------------------------------------


@clause("GAP-75", "MA-BANKRUPT-2")
@pytest.mark.parametrize("give", [{"cash": 1}, {"cards": ["chance"]}])
def test_a_debt_is_not_forgiven_for_money_or_a_card(give: dict[str, Any]) -> None:
    scene = dear(2, cards={"chance": "A"}).do("C", "demand", 0)
    assert scene.refused("A", "offer", 2, give, {"debt": 600}) == "one-sided"
    before = dear(1, cards={"chance": "A"}).do("C", "demand", 0)
    assert before.do("A", "offer", 2, give, {"debt": 600}).do("C", "accept", 0).phase == "turn"


@clause("GAP-75", "MA-BANKRUPT-2")
def test_not_even_the_last_coin_of_a_debt_is_forgiven_for_money() -> None:
    scene = dear(2).do("C", "demand", 0)
    assert scene.refused("A", "offer", 2, {"cash": 1}, {"debt": 1}) == "one-sided"
    scene.do("A", "offer", 2, {"deeds": [21]}, {"debt": 300})
    assert scene.refused("C", "offer", 0, {"debt": 1}, {"cash": 1}) == "one-sided"


@clause("GAP-75", "MA-BANKRUPT-3")
def test_property_pays_a_debt_with_cash_beside_it_or_without() -> None:
    gives: list[dict[str, Any]] = [{"deeds": [21]}, {"deeds": [21], "cash": 1}]
    for give in gives:
        scene = dear(2).do("C", "demand", 0).do("A", "offer", 2, give, {"debt": 600})
        assert scene.do("C", "accept", 0).owner(21) == "C"
        assert (scene.phase, scene.cash("A")) == ("turn", 101 - give.get("cash", 0))


@clause("GAP-75")
def test_the_creditor_may_not_propose_it_either() -> None:
    scene = dear(2).do("C", "demand", 0).do("A", "offer", 2, {"deeds": [21]}, {"debt": 300})
    assert scene.refused("C", "offer", 0, {"debt": 600}, {"cash": 1}) == "one-sided"
    scene.do("C", "offer", 0, {"debt": 600}, {"cash": 1, "deeds": [21]})
    assert scene.do("A", "accept", 1).owner(21) == "C"


# --- GAP-76: assets are bound while a claim is open --------------------------------------------


@clause("GAP-76", "GAP-62")
def test_property_is_not_given_away_while_rent_may_be_asked_for() -> None:
    assert dear(2).refused("A", "offer", 1, {"deeds": [21]}, {"cash": 1}) == "debt-would-stay"
    scene = dear(2).do("A", "offer", 1, {"deeds": [21]}, {"cash": 300}).do("B", "accept", 0)
    assert (scene.owner(21), scene.cash("A")) == ("B", 401)
    before = dear(1).do("A", "offer", 1, {"deeds": [21]}, {"cash": 1}).do("B", "accept", 0)
    assert before.owner(21) == "B"


@clause("GAP-76")
def test_who_can_still_pay_the_rent_trades_as_before() -> None:
    scene = dear(2, cash={"A": 599}).do("A", "offer", 1, {"deeds": [21]}, {"cash": 1})
    assert scene.do("B", "accept", 0).cash("A") == 600
    poorer = dear(2, cash={"A": 598})
    assert poorer.refused("A", "offer", 1, {"deeds": [21]}, {"cash": 1}) == "debt-would-stay"


@clause("GAP-76")
@pytest.mark.parametrize(("cash", "allowed"), [(48, True), (47, False)])
def test_a_utility_counts_with_a_roll_of_twelve(cash: int, allowed: bool) -> None:
    scene = visiting(12, owns={"A": [21], "C": [12]}, cash={"A": cash - 1})
    offered: tuple[Any, ...] = ("offer", 1, {"deeds": [21]}, {"cash": 1})
    if allowed:
        assert scene.do("A", *offered).do("B", "accept", 0).cash("A") == 48
    else:
        assert scene.refused("A", *offered) == "debt-would-stay"


@clause("GAP-76")
def test_once_the_rent_is_waived_nothing_is_bound() -> None:
    scene = dear(2).do("C", "waive", 0).do("A", "offer", 1, {"deeds": [21]}, {"cash": 1})
    assert scene.do("B", "accept", 0).owner(21) == "B"


@clause("GAP-76")
def test_a_debtor_who_accepts_is_bound_like_one_who_offers() -> None:
    scene = dear(2).do("A", "done").do("B", "offer", 0, {"cash": 1}, {"deeds": [21]})
    assert scene.refused("A", "accept", 0) == "debt-would-stay"


# --- GAP-77: leaving an undecided street -----------------------------------------------------


def on_24(rules: int, **more: Any) -> Scene:
    """A is on #24, which is free, and has not decided."""
    return Scene(stage="buy", at={"A": 24}, owns={"A": [1, 3], "C": [5]}, rules=rules, **more)


@clause("GAP-77", "MA-BUY-3")
def test_an_undecided_street_is_auctioned_before_the_deeds_of_who_leaves() -> None:
    scene = on_24(2, levels={1: 1}).do("A", "give-up")
    assert scene.told == ["declined", "lot_opened"]
    assert (scene.phase, scene.waiting, scene.answer["auction"]["lot"]) == ("auction", "B", 24)
    assert (scene.level(1), scene.cash("A")) == (1, 1500)
    scene.do("B", "bid", 10).do("C", "pass").do("D", "pass")
    assert (scene.owner(24), scene.cash("B")) == ("B", 1490)
    assert (scene.cash("A"), scene.level(1), scene.answer["auction"]["lot"]) == (0, 0, 1)
    for lot in (1, 3):
        assert scene.answer["auction"]["lot"] == lot
        scene.do("B", "pass").do("C", "pass").do("D", "pass")
    assert (scene.phase, scene.turn) == ("window", "B")


@clause("GAP-77")
def test_once_it_simply_stayed_with_the_bank() -> None:
    scene = on_24(1).do("A", "give-up")
    assert (scene.answer["auction"]["lot"], scene.owner(24)) == (1, None)


@clause("GAP-77")
def test_who_leaves_neither_bids_nor_does_anything_else() -> None:
    scene = on_24(2).do("A", "give-up")
    assert scene.options("A") == Scene(stage="end", out="A").options("A")
    for verb in ("hold", "pass", "give-up", "done"):
        assert scene.refused("A", verb) == "not-in-the-game"
    assert scene.refused("A", "bid", 1) == "not-in-the-game"
    scene.do("B", "pass").do("C", "pass").do("D", "pass")
    assert scene.answer["auction"]["lot"] == 1


@clause("GAP-77")
def test_even_the_last_one_left_may_bid_first() -> None:
    scene = on_24(2, seats=2).do("A", "give-up")
    assert (scene.phase, scene.waiting) == ("auction", "B")
    scene.do("B", "bid", 1)
    assert (scene.owner(24), scene.answer["ending"]) == ("B", "last-standing")


@clause("GAP-77")
def test_who_leaves_with_nothing_undecided_leaves_at_once() -> None:
    scene = Scene(stage="end", at={"A": 24}, owns={"A": [1]}).do("A", "give-up")
    assert (scene.told[:2], scene.answer["auction"]["lot"]) == (["left_game", "deeds_passed"], 1)


# --- GAP-78: nothing of another purse -----------------------------------------------------------


def short_of_cash(seat: str, rules: int) -> Scene:
    """B offers C 100 and #5 for 200 and #15; then one of them has too little."""
    owns = {"B": [5], "C": [15]}
    scene = Scene(turn="B", stage="window", owns=owns, rules=rules)
    scene.do("B", "offer", 2, {"cash": 100, "deeds": [5]}, {"cash": 200, "deeds": [15]})
    t: Any = scene.state.tables[0]
    t.cash["ABCD".index(seat)] = 50
    return scene


def why_not(scene: Scene) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        MONOPOLY.apply(scene.state, 2, Accept(0))
    return refusal.value


@clause("GAP-78")
def test_who_accepts_learns_only_that_the_other_side_cannot() -> None:
    refused = why_not(short_of_cash("B", 2))
    assert (refused.slug, refused.facts) == ("monopoly/deal-off", {})
    before = why_not(short_of_cash("B", 1))
    assert (before.slug, before.facts) == ("monopoly/not-enough-cash", {"cash": 1500})


@clause("GAP-78")
def test_who_lacks_the_cash_learns_that() -> None:
    for rules in (1, 2):
        refused = why_not(short_of_cash("C", rules))
        assert (refused.slug, refused.facts) == ("monopoly/not-enough-cash", {"cash": 50})


@clause("GAP-78", "GAP-76")
def test_that_the_other_could_not_pay_a_rent_afterwards_is_not_told() -> None:
    scene = dear(2).do("A", "offer", 1, {"deeds": [21]}, {"cash": 300})
    t: Any = scene.state.tables[0]
    t.want_cash[0] = 1  # as if the rent had come after the offer
    assert scene.refused("B", "accept", 0) == "deal-off"


@clause("GAP-62", "GAP-36", "GAP-78")
def test_once_it_was_told_which_debt_would_stay_with_the_other() -> None:
    scene = dear(1).do("A", "offer", 1, {"deeds": [21]}, {"cash": 300}).do("C", "demand", 0)
    t: Any = scene.state.tables[0]
    t.want_cash[0] = 1  # as if the rent had been less when it was offered
    assert scene.refused("B", "accept", 0) == "debt-would-stay"


# --- GAP-79: stopNow keeps open claims ----------------------------------------------------------


@clause("GAP-79", "GAP-52")
def test_rent_may_still_be_asked_for_when_the_game_stops_at_once() -> None:
    scene = visiting(15, owns={"C": [15]}, options=STOP).do("-", "time-up")
    assert scene.told == ["time_called", "last_call"]
    assert (scene.phase, scene.waiting) == ("window", "C")
    assert scene.refused("A", "roll") == "not-now"
    scene.do("C", "demand", 0)
    assert (scene.phase, scene.answer["ending"]) == ("done", "time")
    assert (scene.cash("A"), scene.cash("C")) == (1475, 1525)


@clause("GAP-79", "GAP-57")
def test_what_is_asked_for_at_last_is_a_debt_before_the_count() -> None:
    scene = dear(2, options=STOP).do("-", "time-up").do("C", "demand", 0)
    assert (scene.phase, scene.waiting) == ("debt", "A")
    scene.do("A", "give-up")
    assert (scene.phase, scene.answer["ending"], scene.answer["ranking"][0]) == ("done", "time", 4)


@clause("GAP-79")
def test_who_says_nothing_more_lets_the_count_begin() -> None:
    scene = visiting(15, owns={"C": [15]}, options=STOP).do("-", "time-up").do("C", "done")
    assert (scene.answer["ending"], scene.cash("A")) == ("time", 1500)


@clause("GAP-79")
def test_wishes_are_not_waited_for_once_the_game_has_stopped() -> None:
    owns = {"A": ORANGE, "B": PINK, "C": [15]}
    scene = visiting(15, owns=owns, houses=1, options=STOP).do("A", "build", [16])
    assert scene.phase == "wishes"
    scene.do("-", "time-up")
    assert (scene.phase, scene.waiting, scene.level(16)) == ("window", "C", 0)


# --- GAP-80: the strict preset, and who begins --------------------------------------------------


@clause("GAP-80", "GAP-29")
def test_to_the_letter_nobody_in_jail_has_to_roll() -> None:
    jailed: dict[str, Any] = {"edition": "aalen-event-strict", "jail": {"A": 1}, "stage": "window"}
    assert Scene(**jailed).do("A", "done").jail("A") == 2
    assert Scene(**jailed, rules=1).refused("A", "done") == "must-roll"


@clause("GAP-80", "GAP-07")
def test_to_the_letter_four_houses_on_one_street_are_enough_for_a_hotel() -> None:
    built = {1: 4, 3: 3}
    given: dict[str, Any] = {"edition": "aalen-event-strict", "owns": {"A": BROWN}}
    assert Scene(**given, levels=built, stage="end").do("A", "build", [1]).level(1) == 5
    before = Scene(**given, levels=built, stage="end", rules=1)
    assert before.refused("A", "build", [1]) == "uneven"


@clause("GAP-80", "MA-TURN-2", "MA-BANK-4")
def test_who_begins_is_rolled_for() -> None:
    for seed in range(200):
        deal = MONOPOLY.deal(MONOPOLY.agree("aalen-event-strict", 4), Random(seed))
        assert deal.setup is not None
        assert setup_roll.settle_setup(deal.setup) == (deal.banker, deal.opener)
    drawn = MONOPOLY.deal(MONOPOLY.agree("aalen-event-strict", 4, rules=1), Random(1))
    assert (drawn.setup, drawn.banker) == (None, None)


# --- GAP-81: a bid for a building names its street ----------------------------------------------


def under_the_hammer(streets: list[int], rules: int) -> Scene:
    """A and B wish for the last house; A has bid first, B is asked."""
    scene = Scene(stage="window", houses=1, owns={"A": LIGHTBLUE, "B": streets}, rules=rules)
    return scene.do("A", "wish", wish(6)).do("B", "wish", wish(streets[0]))


@clause("GAP-81", "MA-BUILD-11")
def test_a_bid_for_a_building_names_its_street() -> None:
    scene = under_the_hammer(PINK, 2)
    with pytest.raises(Refusal) as refusal:
        MONOPOLY.apply(scene.state, 1, Bid(110))
    assert refusal.value.slug == "monopoly/street-not-named"
    assert refusal.value.facts == {"streets": PINK}
    assert scene.options("B").streets == PINK
    assert scene.do("B", "bid", 110, 13).do("A", "pass").level(13) == 1
    assert under_the_hammer(PINK, 1).do("B", "bid", 110).do("A", "pass").level(11) == 1


@clause("GAP-81")
def test_where_only_one_street_has_room_it_need_not_be_named() -> None:
    levels = {37: 0, 39: 1}
    scene = Scene(
        stage="window", houses=1, owns={"A": LIGHTBLUE, "B": DARKBLUE}, levels=levels, rules=2
    )
    scene.do("A", "wish", wish(6)).do("B", "wish", wish(37))
    assert scene.do("B", "bid", 210).do("A", "pass").level(37) == 1


@clause("GAP-81", "GAP-44")
def test_without_any_room_that_is_the_reason() -> None:
    scene = under_the_hammer(PINK, 2)
    MONOPOLY.apply(scene.state, 1, Mortgage(14))
    assert scene.refused("B", "bid", 110) == "no-room"


# --- GAP-82: a ruling is the ending -------------------------------------------------------------


@clause("GAP-82", "MA-ORG-2")
@pytest.mark.parametrize(("rules", "ending"), [(1, "time"), (2, "ruling")])
def test_an_answer_after_a_ruling_says_so(rules: int, ending: str) -> None:
    scene = Scene(options=STOP, rules=rules).do("-", "time-up")
    assert scene.answer["ending"] == "time"
    scene.do("-", "ruling", {"winners": [2], "reason": "A house was counted twice."})
    assert (scene.answer["winners"], scene.answer["ending"]) == ([2], ending)


# --- a debt too many ----------------------------------------------------------------------------


@clause("GAP-57")
def test_a_queue_that_is_full_is_told_and_not_forgotten() -> None:
    for rules in (1, 2):
        scene = visiting(15, owns={"C": [15]}, cash={"A": 0}, rules=rules)
        t: Any = scene.state.tables[0]
        t.debts = MOST_DEBTS
        t.debt[:] = 1
        t.debtor[:] = 3
        t.creditor[:] = 1
        t.cash[3] = 0
        if rules == 1:
            assert len(scene.do("C", "demand", 0).answer["debts"]) == MOST_DEBTS
        else:
            assert scene.refused("C", "demand", 0) == "too-many-debts"


@clause("GAP-76", "GAP-75")
def test_a_debt_and_a_claim_are_added_up() -> None:
    owns = {"A": [21], "B": [5], "C": DARKBLUE}
    scene = owing_rent(39, levels=every(DARKBLUE, 2), owns=owns, cash={"A": 0})
    assert scene.refused("A", "offer", 1, {"deeds": [21]}, {"cash": 109}) == "debt-would-stay"
    assert scene.do("A", "offer", 1, {"deeds": [21]}, {"cash": 111}).phase == "debt"
