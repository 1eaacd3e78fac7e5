"""Rent must be asked for in time: the claim and its window (MA-RENT-4..5, GAP-04, GAP-54, 2.4)."""

import pytest

from tests.rulebook.monopoly.scenes import ORANGE, Scene, clause
from zuschlag.rules.monopoly import events
from zuschlag.rules.monopoly.terms import agree

A, B, C, D = range(4)
LONG = {"rent.claim": "championship"}


def on_16(**position: object) -> Scene:
    """A rests on a street of C (base rent 14) by 3 and 4."""
    given: dict[str, object] = {"owns": {"C": [16]}, **position}
    game = Scene(at={"A": 9, "B": 13, "C": 13, "D": 13}, **given)  # type: ignore[arg-type]
    return game.roll("A", 3, 4)


def ids(game: Scene) -> list[int]:
    """The open claims."""
    return [claim["id"] for claim in game.answer["claims"]]


# --- the window ------------------------------------------------------------------------------


@clause("MA-RENT-4", "GAP-04", "MA-STD-RENT-1")
def test_the_owner_may_ask_until_the_next_player_rolls() -> None:
    game = on_16()
    game.do("A", "done")
    assert game.options("C").demand == [0]
    game.do("C", "demand", 0)
    assert (game.cash("A"), game.cash("C"), game.phase) == (1486, 1514, "window")


@clause("GAP-04", "MA-RENT-4")
def test_the_owner_may_ask_while_the_visitors_turn_still_runs() -> None:
    game = on_16()
    assert (game.phase, game.options("C").demand, game.options("C").waive) == ("turn", [0], [0])
    game.do("C", "demand", 0)
    assert (game.cash("A"), game.phase, game.waiting) == (1486, "turn", "A")


@clause("MA-RENT-5", "MA-STD-RENT-1")
def test_whoever_asks_after_the_roll_gets_nothing_for_good() -> None:
    game = on_16()
    game.do("A", "done").do("B", "roll")
    assert game.events == [events.ClaimExpired(C, A, 16)]
    assert game.refused("C", "demand", 0) == "dice-are-thrown"
    game.throw(3, 4)
    assert game.refused("C", "demand", 0) == "no-such-claim"
    assert (game.cash("A"), game.answer["claims"]) == (1500, [])
    assert game.options("C").demand == []


@clause("MA-RENT-5", "GAP-54")
def test_the_roll_itself_closes_the_window() -> None:
    """Call and roll at the same moment: whichever is first counts."""
    late = on_16().do("A", "done").do("B", "roll")
    assert late.refused("C", "demand", 0) == "dice-are-thrown"
    early = on_16().do("A", "done").do("C", "demand", 0).do("B", "roll")
    assert early.cash("C") == 1514
    assert early.events == []


@clause("GAP-54", "MA-RENT-5")
def test_a_jail_roll_of_the_next_player_closes_the_window() -> None:
    game = on_16(jail={"B": 1})
    game.do("A", "done").do("B", "pay-fine")
    assert ids(game) == [0]
    game.roll("B", 4, 6)
    assert ids(game) == []
    other = on_16(jail={"B": 1})
    other.do("A", "done").roll("B", 1, 2)
    assert ids(other) == []


@clause("GAP-54", "MA-RENT-4")
def test_the_visitors_own_roll_after_a_double_does_not_close_it() -> None:
    game = Scene(at={"A": 8}, owns={"C": [16], "D": [19]})
    game.roll("A", 4, 4).roll("A", 1, 2)
    assert ids(game) == [0, 1]
    game.do("C", "demand", 0).do("D", "demand", 1)
    assert game.answer["cash"] == [1470, 1500, 1514, 1516]


@clause("GAP-54", "MA-RENT-4", "MA-RENT-5")
def test_three_claims_of_one_turn_may_be_open() -> None:
    game = Scene(at={"A": 6}, owns={"B": [8], "C": [14], "D": [19]})
    game.roll("A", 1, 1).roll("A", 3, 3).roll("A", 2, 3)
    assert [claim["slot"] for claim in game.answer["claims"]] == [8, 14, 19]
    game.do("C", "demand", 1)
    left = [
        {"id": 0, "debtor": A, "owner": B, "slot": 8, "amount": 6},
        {"id": 2, "debtor": A, "owner": D, "slot": 19, "amount": 16},
    ]
    assert game.answer["claims"] == left
    game.do("D", "demand", 2).do("B", "demand", 0)
    assert game.answer["cash"] == [1466, 1506, 1512, 1516]


@clause("GAP-54", "MA-RENT-5")
def test_all_claims_of_a_turn_expire_together() -> None:
    game = Scene(at={"A": 8, "B": 13}, owns={"C": [16], "D": [19]})
    game.roll("A", 4, 4).roll("A", 1, 2).do("A", "done").do("B", "roll")
    assert game.events == [events.ClaimExpired(C, A, 16), events.ClaimExpired(D, A, 19)]
    game.throw(3, 4)
    assert game.refused("D", "demand", 1) == "no-such-claim"


@clause("GAP-54", "MA-RENT-5")
def test_of_two_players_the_owner_rolls_next_and_must_ask_before() -> None:
    lost = Scene(seats=2, at={"A": 9, "B": 13}, owns={"B": [16]})
    lost.roll("A", 3, 4).do("A", "done").roll("B", 3, 4)
    assert lost.refused("B", "demand", 0) == "no-such-claim"
    assert lost.cash("A") == 1500
    asked = Scene(seats=2, at={"A": 9, "B": 13}, owns={"B": [16]})
    asked.roll("A", 3, 4).do("A", "done").do("B", "demand", 0).roll("B", 3, 4)
    assert (asked.cash("A"), asked.cash("B")) == (1486, 1514)


@clause("GAP-54", "MA-RENT-4")
def test_of_two_players_a_double_keeps_the_claim_open() -> None:
    game = Scene(seats=2, at={"A": 8}, owns={"B": [16, 25]})
    game.roll("A", 4, 4).roll("A", 4, 5)
    assert ids(game) == [0, 1]
    game.do("A", "done").do("B", "demand", 1).do("B", "demand", 0)
    assert game.cash("A") == 1500 - 25 - 14


@clause("GAP-54")
def test_when_the_next_player_leaves_the_roll_of_the_one_after_counts() -> None:
    game = on_16(cash={"B": 0})
    game.do("A", "done").do("B", "give-up")
    assert (game.phase, game.turn) == ("window", "C")
    assert ids(game) == [0]
    game.do("C", "demand", 0)
    assert game.cash("A") == 1486
    late = on_16(owns={"D": [16]})
    late.do("A", "done").do("B", "give-up").roll("C", 3, 4)
    assert late.refused("D", "demand", 0) == "no-such-claim"


@clause("GAP-54", "MA-RENT-5")
def test_a_player_who_leaves_before_rolling_does_not_use_up_a_turn() -> None:
    game = on_16(owns={"D": [16]}, options=LONG)
    game.do("A", "done").do("B", "give-up").roll("C", 3, 4)
    assert ids(game) == [0]
    game.do("C", "done").do("D", "roll")
    assert game.events == [events.ClaimExpired(D, A, 16)]


@clause("GAP-54")
def test_who_leaves_out_of_turn_does_not_move_the_turn_on() -> None:
    game = on_16()
    game.do("A", "done").do("D", "give-up")
    assert (game.phase, game.turn) == ("window", "B")


# --- modes -----------------------------------------------------------------------------------


@clause("MA-RENT-4", "MA-RENT-1", "GAP-03")
def test_by_itself_every_claim_is_demanded_at_once() -> None:
    game = on_16(options={"rent.claim": "auto"})
    assert (game.cash("A"), game.cash("C"), game.answer["claims"]) == (1486, 1514, [])
    assert game.told == ["dice_rolled", "moved", "claim_opened", "paid"]
    casual = on_16(edition="aalen-casual")
    assert casual.cash("C") == 1514
    casual.do("A", "done").roll("B", 3, 4)
    assert casual.cash("C") == 1514


@clause("GAP-55", "MA-RENT-11", "MA-RENT-4")
def test_by_itself_the_visitor_of_a_utility_rolls_at_once() -> None:
    game = Scene(at={"A": 5}, owns={"C": [12]}, options={"rent.claim": "auto"})
    game.roll("A", 3, 4)
    assert game.wants_dice
    game.throw(5, 2)
    assert (game.cash("A"), game.cash("C")) == (1472, 1528)
    assert game.told == ["dice_rolled", "moved", "claim_opened", "rent_rolled", "paid"]


@clause("MA-RENT-4")
def test_claims_are_numbered_over_the_whole_game() -> None:
    game = on_16(options={"rent.claim": "auto"}, owns={"C": [16]})
    assert game.observe(None).book["next_claim"] == 1
    manual = on_16(owns={"C": [16, 21]})
    manual.do("A", "done").roll("B", 3, 5)
    assert [claim["id"] for claim in manual.answer["claims"]] == [1]


@clause("MA-RENT-4", "MA-RENT-5")
@pytest.mark.parametrize("mode", ["manual", "manual-grace"])
def test_by_hand_the_rule_is_the_same_with_a_moment_of_grace(mode: str) -> None:
    game = on_16(options={"rent.claim": mode})
    assert (game.cash("A"), ids(game)) == (1500, [0])
    game.do("A", "done").roll("B", 3, 4)
    assert ids(game) == []


@clause("GAP-54", "MA-RENT-4", "MA-RENT-5")
def test_in_championships_the_window_lasts_until_the_second_player_rolls() -> None:
    game = on_16(options=LONG)
    game.do("A", "done").roll("B", 3, 4)
    assert ids(game) == [0]
    asked = on_16(options=LONG)
    asked.do("A", "done").roll("B", 3, 4).do("C", "demand", 0)
    assert asked.cash("C") == 1514
    game.do("B", "done")
    assert ids(game) == [0]
    game.do("C", "roll")
    assert game.events == [events.ClaimExpired(C, A, 16)]


@clause("GAP-54", "MA-RENT-5")
def test_in_championships_doubles_do_not_shorten_the_window() -> None:
    game = on_16(options=LONG)
    game.do("A", "done").roll("B", 4, 4).do("B", "buy").roll("B", 4, 5)
    assert ids(game) == [0]


@clause("GAP-54", "MA-RENT-5")
def test_in_a_championship_of_two_the_visitor_himself_ends_the_window() -> None:
    game = Scene(seats=2, at={"A": 9, "B": 13}, owns={"B": [16]}, options=LONG)
    game.roll("A", 3, 4).do("A", "done").roll("B", 3, 4).do("B", "done")
    assert ids(game) == [0]
    game.do("A", "roll")
    assert game.events == [events.ClaimExpired(B, A, 16)]


@clause("GAP-54", "MA-RENT-5")
def test_in_championships_only_what_is_too_old_expires() -> None:
    """A's visit to C is two turns old when C rolls, B's visit to D one."""
    game = on_16(options=LONG, owns={"C": [16], "D": [21]})
    game.do("A", "done").roll("B", 3, 5).do("B", "done")
    assert ids(game) == [0, 1]
    game.roll("C", 3, 4)
    assert ids(game) == [1]
    game.do("C", "done").do("D", "demand", 1)
    assert game.cash("D") == 1518


@clause("GAP-54", "MA-RENT-4")
def test_only_tournaments_know_no_switch_that_asks_by_itself() -> None:
    for edition in ("aalen-event", "aalen-event-strict", "aalen-casual", "classic"):
        assert agree(edition, 4).has_auto_claim_switch
    assert not agree("tournament", 4).has_auto_claim_switch


@clause("MA-RENT-4", "GAP-54")
@pytest.mark.parametrize(
    ("edition", "mode"),
    [
        ("aalen-event", "manual-grace"),
        ("aalen-event-strict", "manual"),
        ("aalen-casual", "auto"),
        ("tournament", "manual-grace"),
        ("classic", "championship"),
    ],
)
def test_every_preset_says_how_rent_is_claimed(edition: str, mode: str) -> None:
    assert agree(edition, 4).is_set("rent.claim", mode)


# --- what a claim is worth, and whose it is --------------------------------------------------


@clause("GAP-54", "MA-RENT-4", "MA-RENT-7")
def test_completing_the_group_afterwards_does_not_raise_the_rent() -> None:
    game = on_16(owns={"C": [16, 18], "D": [19]})
    game.do("A", "done").do("C", "offer", D, {"cash": 100}, {"deeds": [19]})
    game.do("D", "accept", 0).do("C", "demand", 0)
    assert (game.owner(19), game.cash("A"), game.cash("C")) == ("C", 1486, 1414)


@clause("GAP-54", "MA-RENT-4", "MA-RENT-2")
def test_building_afterwards_does_not_raise_the_rent() -> None:
    game = on_16(owns={"C": ORANGE})
    game.do("A", "done").do("C", "build", [16]).do("C", "demand", 0)
    assert (game.cash("A"), game.cash("C")) == (1472, 1428)


@clause("GAP-54", "MA-RENT-4")
def test_the_claim_stays_with_whoever_owned_the_street_at_landing() -> None:
    game = on_16()
    game.do("A", "done").do("C", "offer", D, {"deeds": [16]}, {"cash": 100}).do("D", "accept", 0)
    assert game.owner(16) == "D"
    assert game.refused("D", "demand", 0) == "not-your-claim"
    game.do("C", "demand", 0)
    assert game.answer["cash"] == [1486, 1500, 1614, 1400]


@clause("GAP-54", "MA-RENT-4")
def test_also_when_the_visitor_buys_the_street() -> None:
    game = on_16()
    game.do("A", "offer", C, {"cash": 100}, {"deeds": [16]}).do("C", "accept", 0)
    game.do("C", "demand", 0)
    assert (game.owner(16), game.cash("A"), game.cash("C")) == ("A", 1386, 1614)


@clause("MA-RENT-3", "MA-RENT-8", "MA-MORT-6")
def test_a_street_mortgaged_before_the_demand_brings_nothing() -> None:
    game = on_16()
    game.do("A", "done").do("C", "mortgage", 16)
    assert game.refused("C", "demand", 0) == "is-mortgaged"
    assert (game.options("C").demand, game.options("C").waive) == ([], [0])
    assert game.cash("A") == 1500
    game.do("C", "redeem", 16).do("C", "demand", 0)
    assert game.cash("A") == 1486


@clause("MA-RENT-3", "MA-RENT-8", "MA-MORT-6")
def test_only_the_mortgage_of_the_visited_street_counts() -> None:
    game = on_16(owns={"C": ORANGE})
    game.do("A", "done").do("C", "mortgage", 18).do("C", "demand", 0)
    assert game.cash("A") == 1472


@clause("MA-RENT-3", "MA-RENT-8")
def test_a_street_mortgaged_at_landing_brings_nothing_even_if_redeemed() -> None:
    game = on_16(mortgaged=[16])
    game.do("A", "done").do("C", "redeem", 16)
    assert game.refused("C", "demand", 0) == "no-such-claim"


@clause("GAP-54", "MA-RENT-1")
def test_a_bankrupt_owner_has_no_claims() -> None:
    game = on_16(owns={"B": [16]})
    game.do("A", "done").do("B", "give-up")
    assert ids(game) == []
    assert "claim_expired" not in game.told


@clause("GAP-54", "GAP-65")
def test_claims_against_whoever_goes_bankrupt_are_void() -> None:
    game = Scene(at={"A": 8}, cash={"A": 10}, owns={"C": [16], "D": [19]})
    game.roll("A", 4, 4).roll("A", 1, 2).do("C", "demand", 0)
    game.do("A", "give-up")
    assert (game.cash("C"), game.cash("D"), game.answer["claims"]) == (1510, 1500, [])
    assert game.refused("D", "demand", 1) == "no-such-claim"


@clause("GAP-65")
def test_nobody_leaves_while_a_claim_stands() -> None:
    game = on_16()
    assert game.refused("A", "give-up") == "claim-comes-first"
    assert game.options("C").give_up and not game.options("A").give_up
    game.do("C", "waive", 0)
    assert game.options("A").give_up


# --- demand, waive, and when not -------------------------------------------------------------


@clause("GAP-54", "MA-RENT-4")
def test_a_demand_is_settled_before_the_next_roll() -> None:
    game = on_16(cash={"A": 5}, owns={"A": [1], "C": [16]})
    game.do("A", "done").do("C", "demand", 0)
    assert (game.phase, game.waiting) == ("debt", "A")
    assert game.refused("B", "roll") == "debt-comes-first"
    assert game.refused("B", "build", [1]) == "debt-comes-first"
    game.do("A", "mortgage", 1)
    assert (game.phase, game.turn, game.cash("A"), game.cash("C")) == ("window", "B", 21, 1514)
    game.do("B", "roll")
    assert game.wants_dice


@clause("GAP-54", "GAP-04")
def test_while_one_debt_is_settled_another_claim_may_be_demanded() -> None:
    game = Scene(at={"A": 8}, cash={"A": 10}, owns={"A": [1, 3], "C": [16], "D": [19]})
    game.roll("A", 4, 4).roll("A", 1, 2).do("D", "demand", 1).do("C", "demand", 0)
    debts = [{"from": A, "to": D, "amount": 16}, {"from": A, "to": C, "amount": 14}]
    assert game.answer["debts"] == debts
    game.do("A", "mortgage", 1)
    assert (game.cash("A"), game.cash("D"), game.cash("C")) == (10, 1516, 1514)


@clause("MA-RENT-4", "GAP-04")
def test_only_the_owner_asks() -> None:
    game = on_16()
    for letter in "ABD":
        assert game.refused(letter, "demand", 0) == "not-your-claim"
        assert game.refused(letter, "waive", 0) == "not-your-claim"
        assert (game.options(letter).demand, game.options(letter).waive) == ([], [])
    assert game.refused("C", "demand", 1) == "no-such-claim"
    assert game.refused("C", "waive", 1) == "no-such-claim"


@clause("MA-RENT-4", "GAP-04")
def test_rent_is_asked_for_only_once() -> None:
    game = on_16().do("C", "demand", 0)
    assert game.refused("C", "demand", 0) == "no-such-claim"
    assert game.refused("C", "waive", 0) == "no-such-claim"


@clause("GAP-54", "MA-RENT-4", "GAP-04")
def test_the_owner_may_let_the_visitor_off_and_it_is_told() -> None:
    game = on_16()
    game.do("C", "waive", 0)
    assert game.events == [events.RentWaived(C, A, 16)]
    assert (game.answer["claims"], game.cash("A")) == ([], 1500)
    assert game.refused("C", "demand", 0) == "no-such-claim"


@clause("GAP-54", "MA-RENT-4")
def test_waiving_one_claim_leaves_the_others() -> None:
    game = Scene(at={"A": 8}, owns={"C": [16, 19]})
    game.roll("A", 4, 4).roll("A", 1, 2).do("C", "waive", 0)
    assert game.answer["claims"] == [{"id": 1, "debtor": A, "owner": C, "slot": 19, "amount": 16}]
    game.do("C", "demand", 1)
    assert game.cash("C") == 1516


@clause("GAP-46", "GAP-04")
def test_no_rent_is_asked_for_during_an_auction() -> None:
    game = Scene(at={"A": 8}, owns={"C": [16]})
    game.roll("A", 4, 4).roll("A", 1, 2).do("A", "decline")
    assert game.refused("C", "demand", 0) == "auction-runs"
    assert game.refused("C", "waive", 0) == "auction-runs"
    assert game.options("C").demand == []
    for letter in "BCDA":
        game.do(letter, "pass")
    game.do("C", "demand", 0)
    assert game.cash("C") == 1514


@clause("GAP-04", "GAP-46")
def test_no_rent_is_asked_for_while_wishes_are_collected() -> None:
    game = on_16(owns={"C": ORANGE, "D": [37, 39]}, houses=1)
    game.do("A", "done").do("D", "wish", {"37": 1})
    assert (game.phase, game.waiting) == ("wishes", "C")
    assert game.refused("C", "demand", 0) == "wishes-come-first"
    assert game.options("C").demand == []
    game.do("C", "done").do("C", "demand", 0)
    assert game.cash("A") == 1472


@clause("GAP-04", "GAP-54")
def test_the_table_sees_every_open_claim() -> None:
    game = on_16()
    for viewer in ("A", "B", "C", None):
        assert game.observe(viewer).claims == game.answer["claims"]


@clause("MA-RENT-1", "MA-RENT-4", "GAP-54")
def test_a_claim_names_its_visitor_and_is_as_old_as_the_visit() -> None:
    """B's turn is the second of the game: a double does not close B's own visit."""
    game = Scene(at={"A": 13, "B": 8}, owns={"C": [16], "D": [19]})
    game.roll("A", 3, 4).do("A", "done").roll("B", 4, 4).roll("B", 1, 2)
    assert [claim["debtor"] for claim in game.answer["claims"]] == [B, B]
    game.do("C", "demand", 0).do("D", "demand", 1)
    assert game.answer["cash"] == [1500, 1470, 1514, 1516]


@clause("GAP-54", "MA-RENT-5")
def test_when_one_claim_goes_the_others_stay_as_they_are() -> None:
    """By card to a utility of C (ten times), then B to the same one (four times)."""
    game = Scene(chance=["CH-07"], at={"B": 5}, owns={"C": [12], "D": [15]}, options=LONG)
    game.roll("A", 3, 4).do("A", "done").roll("B", 3, 4)
    assert [claim["debtor"] for claim in game.answer["claims"]] == [A, B]
    game.do("C", "waive", 0)
    assert game.answer["claims"] == [{"id": 1, "debtor": B, "owner": C, "slot": 12, "amount": None}]
    game.do("C", "demand", 1).throw(1, 2)
    assert game.answer["cash"] == [1500, 1488, 1512, 1500]


@clause("GAP-55", "MA-RENT-11")
def test_a_utility_claim_with_a_known_amount_is_closed_by_its_demand() -> None:
    options = {"rent.utilityRoll": "arrival"}
    game = Scene(at={"A": 5}, owns={"C": [12]}, options=options).roll("A", 3, 4)
    game.do("C", "demand", 0)
    assert (game.answer["claims"], game.cash("C")) == ([], 1528)


@clause("GAP-54", "GAP-65")
def test_of_many_claims_only_those_of_the_leaver_are_void() -> None:
    game = Scene(at={"A": 6}, owns={"B": [8], "C": [14], "D": [19]})
    game.roll("A", 1, 1).roll("A", 3, 3).roll("A", 2, 3).do("A", "done").do("D", "give-up")
    for letter in "BCA":
        game.do(letter, "pass")
    assert [claim["owner"] for claim in game.answer["claims"]] == [B, C]
    game.do("C", "demand", 1).do("B", "demand", 0)
    assert game.cash("A") == 1482
