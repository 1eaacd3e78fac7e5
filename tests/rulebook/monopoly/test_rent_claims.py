"""Rent must be asked for in time: the window of a claim (MA-RENT-4..5, GAP-04, GAP-54, 2.4)."""

from tests.rulebook.monopoly.scenes import Scene, clause
from tests.rulebook.monopoly.visits import LONG, A, B, C, D, ids, on_16
from zuschlag.rules.monopoly import events


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
