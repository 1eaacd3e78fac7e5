"""Cards come back in the same order; the one that frees from jail may be kept (MA-CARD-2..4)."""

from typing import Any

from tests.rulebook.monopoly.scenes import Scene, clause
from zuschlag.rules.monopoly.state import TO_ROLL

CHANCE = [f"CH-{number:02}" for number in (3, 9, 16, 1, 8, 2, 13, 4, 12, 5, 7, 6, 10, 14, 15, 11)]
CHEST = [f"CC-{number:02}" for number in (4, 16, 5, 1, 15, 2, 13, 6, 12, 7, 11, 8, 10, 9, 14, 3)]


def draw(scene: Scene, before: int) -> str:
    """Put A three steps before a deck, on turn again, and see which card comes."""
    t: Any = scene.state.tables[0]
    t.at[0], t.jailed[0] = before, 0
    t.active, t.stage, t.doubles = 0, TO_ROLL, 0
    scene.roll("A", 1, 2)
    return next(str(event.card) for event in scene.events if hasattr(event, "card"))


def use_at_once(scene: Scene, deck: str) -> None:
    """A sits in jail and plays the card."""
    t: Any = scene.state.tables[0]
    t.jailed[0], t.active, t.stage = 1, 0, TO_ROLL
    scene.do("A", "use-card", deck)


def deck_size(scene: Scene, deck: int) -> int:
    t: Any = scene.state.tables[0]
    return int(t.left[deck])


@clause("MA-CARD-2", "MA-CARD-1", "GAP-17")
def test_after_sixteen_cards_the_first_comes_again() -> None:
    scene = Scene(chance=CHANCE, cash={"A": 5000})
    seen = []
    for _ in range(33):
        seen.append(draw(scene, 4))
        if seen[-1] == "CH-09":
            use_at_once(scene, "chance")
    assert seen == CHANCE + CHANCE + CHANCE[:1]


@clause("MA-CARD-2", "MA-CARD-3", "GAP-17")
def test_a_kept_card_leaves_its_deck_to_fifteen() -> None:
    scene = Scene(chest=CHEST, cash={"A": 5000})
    others = [card for card in CHEST if card != "CC-05"]
    seen = [draw(scene, 14) for _ in range(48)]
    assert seen == [*CHEST[:3], *others[2:], *others, *others, *others[:2]]


@clause("MA-CARD-3", "MA-CARD-1")
def test_ch_09_is_kept() -> None:
    scene = Scene(at={"A": 4}, chance=["CH-09"]).roll("A", 1, 2)
    assert scene.answer["cards"] == {"chance": 0, "chest": None}
    assert (deck_size(scene, 0), deck_size(scene, 1)) == (15, 16)
    assert (scene.told[-1], scene.cash("A"), scene.phase) == ("card_drawn", 1500, "turn")


@clause("MA-CARD-3", "MA-CARD-1")
def test_cc_05_is_kept() -> None:
    scene = Scene(at={"A": 14}, chest=["CC-05"]).roll("A", 1, 2)
    assert scene.answer["cards"] == {"chance": None, "chest": 0}
    assert (deck_size(scene, 0), deck_size(scene, 1)) == (16, 15)


@clause("MA-CARD-2")
def test_a_card_goes_under_the_deck_it_came_from() -> None:
    scene = Scene(chance=CHANCE, chest=CHEST)
    assert draw(scene, 14) == "CC-04"
    assert (deck_size(scene, 0), deck_size(scene, 1)) == (16, 16)
    assert [draw(scene, 14), draw(scene, 4)] == ["CC-16", "CH-03"]


@clause("MA-CARD-2")
def test_who_takes_notes_knows_the_cards_at_the_bottom() -> None:
    scene = Scene(chance=CHANCE, chest=CHEST)
    assert scene.observe("A", memory=True).known_cards == {"chance": [], "chest": []}
    for _ in range(3):
        draw(scene, 4)
    known = {"chance": ["CH-03", "CH-16"], "chest": []}
    assert scene.observe("A", memory=True).known_cards == known
    assert scene.observe("A").known_cards is None


@clause("MA-JAIL-5", "MA-CARD-2", "MA-CARD-4")
def test_a_used_card_lies_under_its_own_deck() -> None:
    scene = Scene(chance=CHANCE, chest=CHEST, cards={"chance": "A", "chest": "A"})
    use_at_once(scene, "chance")
    assert scene.answer["cards"] == {"chance": None, "chest": 0}
    assert (deck_size(scene, 0), deck_size(scene, 1)) == (16, 15)
    assert scene.observe("A", memory=True).known_cards == {"chance": ["CH-09"], "chest": []}
    others = [card for card in CHANCE if card != "CH-09"]
    assert [draw(scene, 4) for _ in range(17)] == [*others, "CH-09", others[0]]


@clause("MA-BANKRUPT-8", "MA-CARD-2")
def test_the_card_of_a_bankrupt_lies_under_its_deck() -> None:
    scene = Scene(turn="D", at={"D": 35}, cash={"D": 5}, cards={"chest": "D"}, chest=CHEST)
    scene.roll("D", 1, 2).do("D", "give-up")
    assert scene.answer["cards"] == {"chance": None, "chest": None}
    assert (deck_size(scene, 0), deck_size(scene, 1)) == (16, 16)
    assert scene.observe("A", memory=True).known_cards == {"chance": [], "chest": ["CC-05"]}


@clause("MA-CARD-4", "MA-CARD-3", "GAP-61")
def test_a_kept_card_may_be_sold() -> None:
    scene = Scene(cards={"chance": "A"})
    scene.do("A", "offer", 1, {"cards": ["chance"]}, {"cash": 40}).do("B", "accept", 0)
    assert (scene.cash("A"), scene.cash("B")) == (1540, 1460)
    assert scene.answer["cards"] == {"chance": 1, "chest": None}


@clause("MA-CARD-4", "MA-CARD-3")
def test_only_the_holder_sells_or_uses_a_card() -> None:
    scene = Scene(jail={"A": 1}, cards={"chance": "A", "chest": "B"})
    want = {"cash": 40}
    assert scene.refused("A", "offer", 1, {"cards": ["chest"]}, want) == "no-such-card"
    assert scene.refused("A", "offer", 1, {"cards": ["chance", "chest"]}, want) == "no-such-card"
    assert scene.refused("A", "use-card", "chest") == "no-such-card"
    assert scene.options("A").use_card == ["chance"]
    empty_hand = Scene(cards={"chest": "A"})
    assert empty_hand.refused("A", "offer", 1, {"cards": ["chance"]}, want) == "no-such-card"
    scene.do("A", "offer", 1, {"cash": 1}, {"cards": ["chest"]}).do("B", "accept", 0)
    scene.do("A", "offer", 2, {"cards": ["chance", "chest"]}, want).do("C", "accept", 1)
    assert scene.answer["cards"] == {"chance": 2, "chest": 2}
