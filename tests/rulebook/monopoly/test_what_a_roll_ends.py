"""What a roll and the end of a turn put away (GAP-19, GAP-22, GAP-38, GAP-71, MA-TURN-4..7)."""

from tests.rulebook.monopoly.scenes import Scene, clause

A, B, C, D = range(4)


def offers(game: Scene, letter: str, *amounts: int) -> Scene:
    """Offers of a station to the left neighbour, each at another price."""
    to = ("ABCD".index(letter) + 1) % 4
    for amount in amounts:
        game.do(letter, "offer", to, {"deeds": [5]}, {"cash": amount})
    return game


def may_offer(game: Scene, letter: str) -> int:
    """How many offers a seat may still make."""
    return game.options(letter).offers_left


@clause("GAP-22", "GAP-71", "MA-TURN-4")
def test_open_offers_lapse_with_the_roll() -> None:
    game = offers(Scene(owns={"A": [5]}), "A", 10, 11)
    game.do("A", "roll")
    assert (game.told, game.answer["offers"]) == (["offers_lapsed"], [])


@clause("GAP-22", "GAP-71", "MA-TURN-4")
def test_with_the_first_roll_of_a_turn_offers_are_counted_anew() -> None:
    game = offers(Scene(turn="B", stage="window", at={"B": 13}, owns={"B": [5]}), "B", 10, 11, 12)
    assert may_offer(game, "B") == 0
    game.roll("B", 3, 4)
    assert may_offer(game, "B") == 3
    assert game.refused("B", "offer", C, {"deeds": [6]}, {"cash": 10}) == "not-your-deed"
    offers(game, "B", 13, 14, 15)
    assert game.refused("B", "offer", C, {"deeds": [5]}, {"cash": 16}) == "offers-spent"


@clause("GAP-22", "GAP-71", "MA-TURN-4")
def test_also_with_the_first_roll_of_the_game() -> None:
    game = offers(Scene(at={"A": 13}, owns={"A": [5]}), "A", 10, 11, 12)
    assert may_offer(game, "A") == 0
    assert may_offer(game.roll("A", 3, 4), "A") == 3


@clause("GAP-22", "GAP-71", "MA-TURN-4")
def test_the_roll_after_a_double_counts_nothing_anew() -> None:
    first = offers(Scene(owns={"A": [5]}).roll("A", 5, 5), "A", 10, 11, 12)
    assert may_offer(first.roll("A", 4, 6), "A") == 0
    later = Scene(turn="B", stage="window", at={"B": 0}, owns={"B": [5]}).roll("B", 5, 5)
    assert may_offer(offers(later, "B", 10, 11, 12).roll("B", 4, 6), "B") == 0


@clause("GAP-19", "GAP-71", "MA-TURN-7")
def test_at_the_end_of_a_turn_offers_are_counted_anew() -> None:
    game = offers(Scene(at={"A": 13}, owns={"A": [5]}).roll("A", 3, 4), "A", 10, 11, 12)
    assert may_offer(game, "A") == 0
    assert may_offer(game.do("A", "done"), "A") == 3


@clause("GAP-22", "GAP-38", "MA-TURN-4")
def test_an_heir_redeems_at_the_low_price_only_until_the_roll() -> None:
    game = Scene(at={"A": 32, "B": 13}, cash={"A": 0}, owns={"A": [5], "C": [39]}, levels={39: 3})
    game.roll("A", 3, 4).do("C", "demand", 0).do("A", "give-up")
    assert (game.owner(5), game.answer["mortgaged"], game.cash("C")) == ("C", [5], 1590)
    at_once = game.state.copy()
    game.do("C", "redeem", 5)
    assert game.cash("C") == 1490
    game.state = at_once
    game.roll("B", 3, 4).do("B", "done").do("C", "redeem", 5)
    assert game.cash("C") == 1480


@clause("GAP-22", "MA-TURN-4")
def test_in_the_own_turn_building_wishes_are_looked_at_from_the_left_of_the_builder() -> None:
    owns = {"B": [11, 13, 14], "D": [16, 18, 19]}
    game = Scene(turn="B", stage="window", at={"B": 13}, owns=owns, houses=1)
    game.roll("B", 3, 4).do("B", "build", [11])
    assert (game.phase, game.waiting) == ("wishes", "D")
    game.do("D", "wish", {"16": 1})
    assert game.answer["auction"] == {"lot": "house", "high": 100, "leader": D, "turn": B}


@clause("GAP-22")
def test_who_is_free_must_roll_whoever_holds() -> None:
    game = Scene(stage="window", options={"jail.rollOptional": True}).do("C", "hold")
    assert game.refused("A", "done") == "must-roll"


@clause("MA-DBL-1")
def test_after_landing_the_double_has_been_used() -> None:
    game = Scene().roll("A", 5, 5)
    assert (game.options("A").roll, game.observe(None).book["again"]) == (True, 0)


@clause("MA-TURN-7", "MA-DBL-1")
def test_a_bankrupt_takes_the_double_along() -> None:
    game = Scene(cash={"A": 0}).roll("A", 2, 2).do("A", "give-up")
    assert (game.turn, game.observe(None).book["again"]) == ("B", 0)


@clause("MA-TURN-7", "GAP-19", "MA-RENT-5")
def test_every_ended_turn_counts_for_the_claims() -> None:
    strict = Scene(at={"A": 9, "B": 13}, owns={"C": [16]}).roll("A", 3, 4).do("A", "done")
    assert len(strict.answer["claims"]) == 1
    assert strict.do("B", "roll").answer["claims"] == []
    long = {"rent.claim": "championship"}
    game = Scene(at={"A": 9, "B": 13}, owns={"C": [16]}, options=long).roll("A", 3, 4)
    assert len(game.do("A", "done").roll("B", 3, 4).answer["claims"]) == 1
    assert game.do("B", "done").do("C", "roll").answer["claims"] == []
