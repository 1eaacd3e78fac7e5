"""Making offers and answering them (GAP-70), and how many (GAP-71)."""

from typing import Any

from tests.rulebook.monopoly.scenes import BROWN, ORANGE, Scene, clause

OWNS = {"A": [5, 12], "B": [15], "C": [25], "D": [35]}


def in_turn(**position: Any) -> Scene:
    """A's turn is nearly over; everybody has a station."""
    return Scene(stage="end", owns=OWNS, **position)


def between(**position: Any) -> Scene:
    """The window before B's roll."""
    return Scene(turn="B", stage="window", owns=OWNS, **position)


def offer(to: str, deed: int, cash: int) -> tuple[Any, ...]:
    """A deed for this much cash."""
    return "offer", "ABCDEFGH".index(to), {"deeds": [deed]}, {"cash": cash}


def ids(scene: Scene) -> list[int]:
    """The numbers of the open offers."""
    return [one["id"] for one in scene.answer["offers"]]


@clause("GAP-70")
def test_the_addressee_accepts_at_once_in_the_turn_of_the_offerer() -> None:
    scene = in_turn().do("A", *offer("C", 5, 90))
    assert (scene.told, scene.waiting) == (["offered"], "AC")
    assert scene.options("C").accept == [0]
    scene.do("C", "accept", 0)
    assert (scene.owner(5), scene.cash("A"), scene.waiting) == ("C", 1590, "A")


@clause("GAP-70", "GAP-71")
def test_the_addressee_rejects() -> None:
    scene = in_turn().do("A", *offer("C", 5, 90)).do("C", "reject", 0)
    assert (scene.told, ids(scene), scene.waiting) == (["rejected"], [], "A")
    assert (scene.owner(5), scene.cash("A")) == ("A", 1500)
    assert scene.refused("C", "accept", 0) == "no-such-offer"


@clause("GAP-70")
def test_an_answer_may_be_another_offer() -> None:
    scene = in_turn().do("A", *offer("C", 5, 90))
    assert scene.options("C").offer == [0]
    scene.do("C", "offer", 0, {"cash": 60}, {"deeds": [5]})
    assert (scene.told, ids(scene)) == (["rejected", "offered"], [1])
    scene.do("A", "accept", 1)
    assert (scene.owner(5), scene.cash("A")) == ("C", 1560)


@clause("GAP-70")
def test_only_who_was_asked_answers_in_the_turn_of_another_and_only_the_asker() -> None:
    scene = in_turn().do("A", *offer("C", 5, 90))
    assert scene.refused("D", *offer("A", 35, 1)) == "not-your-turn"
    assert scene.refused("C", *offer("D", 25, 1)) == "not-your-turn"
    scene.do("C", "reject", 0)
    assert scene.refused("C", *offer("A", 25, 1)) == "not-your-turn"
    assert scene.options("C").offer == []


@clause("GAP-70")
def test_a_counter_offer_turns_down_all_that_lie_before_its_maker_from_the_other() -> None:
    scene = between().do("D", *offer("A", 35, 1)).do("A", *offer("C", 5, 90))
    scene.do("A", *offer("C", 12, 80)).do("C", *offer("A", 25, 70))
    assert ids(scene) == [0, 3]
    assert scene.told == ["rejected", "rejected", "offered"]


@clause("GAP-70")
def test_an_offer_to_a_third_player_turns_nothing_down() -> None:
    scene = between().do("A", *offer("C", 5, 90)).do("C", *offer("D", 25, 1))
    assert (ids(scene), scene.told) == ([0, 1], ["offered"])
    scene.do("B", *offer("C", 15, 1))
    assert (ids(scene), scene.waiting) == ([0, 1, 2], "BCD")


@clause("GAP-70", "GAP-60")
def test_answers_and_withdrawals_name_an_open_offer_of_the_right_people() -> None:
    scene = in_turn().do("A", *offer("C", 5, 90))
    for verb in ("accept", "reject", "withdraw"):
        assert scene.refused("C", verb, 1) == "no-such-offer"
    for letter in "ABD":
        assert scene.refused(letter, "accept", 0) == "not-your-offer"
        assert scene.refused(letter, "reject", 0) == "not-your-offer"
    for letter in "BCD":
        assert scene.refused(letter, "withdraw", 0) == "not-your-offer"


@clause("GAP-60", "GAP-70")
def test_an_offer_is_withdrawn_and_may_be_made_again() -> None:
    scene = in_turn().do("A", *offer("C", 5, 90))
    assert (scene.options("A").withdraw, scene.options("C").withdraw) == ([0], [])
    scene.do("A", "withdraw", 0)
    assert (scene.told, ids(scene)) == (["withdrawn"], [])
    assert ids(scene.do("A", *offer("C", 5, 90))) == [1]


@clause("GAP-70")
def test_a_roll_ends_all_bargaining() -> None:
    scene = between().do("A", *offer("C", 5, 90)).do("D", *offer("C", 35, 90)).do("B", "roll")
    assert (scene.told[-1], ids(scene)) == ("offers_lapsed", [])
    assert scene.events[-1].count == 2
    scene.throw(1, 2)
    assert scene.refused("C", "accept", 0) == "no-such-offer"
    assert scene.waiting == "B"


@clause("GAP-70")
def test_also_the_roll_after_a_double_ends_all_bargaining() -> None:
    scene = Scene(at={"A": 8}, owns=OWNS).roll("A", 1, 1).do("A", *offer("C", 5, 90))
    assert ids(scene.do("A", "roll")) == []


@clause("GAP-70")
def test_offers_outlast_the_end_of_the_turn() -> None:
    scene = in_turn().do("A", *offer("C", 5, 90)).do("A", "done").do("C", "accept", 0)
    assert scene.owner(5) == "C"


@clause("GAP-46", "GAP-70")
def test_nobody_bargains_during_an_auction() -> None:
    scene = Scene(at={"A": 39}, stage="buy", owns=OWNS).do("A", *offer("C", 5, 90))
    scene.do("A", "decline")
    assert scene.refused("B", *offer("C", 15, 1)) == "auction-runs"
    for letter, verb in (("C", "accept"), ("C", "reject"), ("A", "withdraw")):
        assert scene.refused(letter, verb, 0) == "auction-runs"
    assert scene.waiting == "B"


@clause("GAP-70", "GAP-21")
def test_nobody_bargains_during_a_call_for_wishes() -> None:
    owns = {"A": ORANGE, "B": BROWN, "C": [5]}
    scene = Scene(turn="B", stage="window", owns=owns).do("C", *offer("D", 5, 90))
    scene.do("A", "wish", {"16": 1})
    assert scene.refused("D", "accept", 0) == "wishes-come-first"
    assert scene.refused("B", *offer("D", 1, 1)) == "wishes-come-first"
    assert scene.refused("D", "done") == "not-asked"
    assert scene.do("B", "done").do("D", "accept", 0).owner(5) == "D"


@clause("GAP-71")
def test_three_offers_in_a_turn_and_three_in_a_window() -> None:
    scene = in_turn()
    for price in (91, 92, 93):
        assert scene.options("A").offers_left == 94 - price
        scene.do("A", *offer("C", 5, price))
    assert scene.refused("A", *offer("C", 5, 94)) == "offers-spent"
    assert (scene.options("A").offers_left, scene.options("A").offer) == (0, [])
    scene.do("A", "done")
    for price in (94, 95, 96):
        scene.do("A", *offer("C", 5, price))
    assert scene.refused("A", *offer("C", 5, 97)) == "offers-spent"
    assert ids(scene.do("D", *offer("C", 35, 97))) == [0, 1, 2, 3, 4, 5, 6]


@clause("GAP-71")
def test_offers_of_the_window_do_not_count_in_the_turn_after_it() -> None:
    scene = between()
    for price in (91, 92, 93):
        scene.do("B", *offer("C", 15, price))
    scene.roll("B", 1, 2)
    for price in (94, 95, 96):
        scene.do("B", *offer("C", 15, price))
    assert scene.refused("B", *offer("C", 15, 97)) == "offers-spent"


@clause("GAP-71")
def test_a_second_roll_in_the_turn_gives_no_new_offers() -> None:
    scene = Scene(owns=OWNS).roll("A", 5, 5)
    for price in (91, 92, 93):
        scene.do("A", *offer("C", 5, price))
    scene.roll("A", 5, 5)
    assert scene.refused("A", *offer("C", 5, 94)) == "offers-spent"


@clause("GAP-71", "GAP-70")
def test_counter_offers_count_as_well() -> None:
    scene = between()
    for price in (91, 92, 93):
        scene.do("A", *offer("C", 5, price)).do(
            "C", "offer", 0, {"cash": price - 9}, {"deeds": [5]}
        )
        scene.do("A", "reject", scene.answer["offers"][0]["id"])
    scene.do("D", *offer("C", 35, 50))
    assert scene.refused("C", *offer("D", 25, 50)) == "offers-spent"


@clause("GAP-71")
def test_a_table_holds_so_many_offers_and_no_more() -> None:
    deeds = [5, 15, 25, 35, 12, 28, 1, 3]
    owns = {letter: [deed] for letter, deed in zip("ABCDEFGH", deeds, strict=True)}
    options: dict[str, object] = {"players.max": 8, "jail.rollOptional": True}
    scene = Scene(
        turn="B", stage="window", seats=8, owns=owns, options=options, jail={"B": 1, "C": 1}
    )

    def everybody(times: int) -> None:
        for _ in range(times):
            for letter, right, deed in zip("ABCDEFGH", "BCDEFGHA", deeds, strict=True):
                scene.do(letter, *offer(right, deed, 1))

    everybody(3)
    scene.do("B", "done")
    everybody(3)
    scene.do("C", "done")
    assert len(ids(scene)) == 48
    assert scene.refused("A", *offer("B", 5, 1)) == "too-many-offers"
    scene.do("B", "reject", 0)
    assert len(ids(scene.do("H", *offer("A", 3, 1)))) == 48


@clause("GAP-70")
def test_a_roll_without_offers_ends_no_bargaining() -> None:
    assert between().do("B", "roll").told == []
