"""What a seat, a spectator and a note-taker may know (GAP-18, MA-BUY-2, MA-CARD-2, GAP-21)."""

from random import Random
from typing import Any

import msgspec
import pytest

from tests.rulebook.monopoly.debtors import visiting
from tests.rulebook.monopoly.scenes import BROWN, DARKBLUE, ORANGE, Scene, clause
from zuschlag.rules.monopoly.game import MONOPOLY

VIEWERS = ["A", "B", "C", "D", None]
each_viewer = pytest.mark.parametrize("viewer", VIEWERS)


def purses(scene: Scene, viewer: str | None, memory: bool = False) -> list[int | None]:
    """The cash this viewer sees."""
    return [person.cash for person in scene.observe(viewer, memory).people]


def poor() -> dict[str, int]:
    """Four different purses."""
    return {"A": 11, "B": 22, "C": 33, "D": 44}


@clause("MA-BUY-2", "GAP-18")
@each_viewer
def test_deeds_lie_open(viewer: str | None) -> None:
    scene = visiting(39).do("A", "buy")
    seen = scene.observe(viewer)
    assert seen.people[0].deeds == [39]
    assert (seen.owners[39], seen.owners[37]) == (0, None)


@clause("MA-BUY-2")
@each_viewer
def test_buildings_mortgages_and_jail_cards_lie_open(viewer: str | None) -> None:
    owns = {"A": [5, *DARKBLUE]}
    scene = Scene(owns=owns, levels={37: 1, 39: 2}, mortgaged=[5], cards={"chest": "B"})
    seen = scene.observe(viewer)
    assert (seen.levels[39], seen.mortgaged, seen.houses) == (2, [5], 29)
    assert [person.cards for person in seen.people] == [[], ["chest"], [], []]


@clause("GAP-18")
def test_cash_is_hidden_but_the_own() -> None:
    scene = Scene(cash=poor())
    assert purses(scene, "A") == [11, None, None, None]
    assert purses(scene, "C") == [None, None, 33, None]
    assert purses(scene, None) == [None] * 4


@clause("GAP-18")
@each_viewer
def test_a_table_may_play_with_open_purses(viewer: str | None) -> None:
    scene = Scene(cash=poor(), options={"cash.hidden": False})
    assert purses(scene, viewer) == [11, 22, 33, 44]
    assert purses(Scene(cash=poor(), edition="aalen-casual"), viewer) == [11, 22, 33, 44]


@clause("GAP-18")
@each_viewer
def test_a_note_taker_knows_all_purses_and_at_the_end_everybody_does(viewer: str | None) -> None:
    scene = Scene(cash=poor(), options={"end.mode": "stopNow"})
    assert purses(scene, viewer, memory=True) == [11, 22, 33, 44]
    assert purses(scene.do("-", "time-up"), viewer) == [11, 22, 33, 44]


@clause("GAP-18")
def test_no_number_of_a_hidden_purse_is_anywhere_in_the_view() -> None:
    rich, richer = (Scene(cash={"B": cash}).observe("A") for cash in (1234, 4321))
    assert rich == richer
    assert rich != Scene(cash={"A": 1234}).observe("A")


@clause("GAP-18", "GAP-36")
def test_an_offer_is_not_refused_by_what_only_the_other_s_purse_tells() -> None:
    scene = Scene(stage="end", owns={"A": [39]}, mortgaged=[39], cash={"B": 3})
    scene.do("A", "offer", 1, {"deeds": [39]}, {"cash": 900})
    assert (scene.options("A").withdraw, scene.options("B").accept) == ([0], [])


def decks_told(view: object) -> str:
    """Everything a view says, as text."""
    return msgspec.json.encode(view).decode()


@clause("GAP-17", "MA-CARD-2")
@each_viewer
@pytest.mark.parametrize("memory", [False, True])
def test_the_order_of_the_decks_is_in_no_view(viewer: str | None, memory: bool) -> None:
    first = Scene(chance=["CH-01", "CH-08"], chest=["CC-02"])
    other = Scene(chance=["CH-16", "CH-03"], chest=["CC-14"])
    assert first.observe(viewer, memory) == other.observe(viewer, memory)
    assert "CH-" not in decks_told(first.observe(viewer, memory))


@clause("MA-CARD-2", "GAP-17")
def test_only_a_note_taker_knows_the_cards_that_were_put_under() -> None:
    scene = visiting(7, chance=["CH-08", "CH-16"]).do("A", "done")
    assert scene.observe("B").known_cards is None
    scene.do("B", "roll").throw(3, 4)
    assert scene.observe("D", memory=True).known_cards == {
        "chance": ["CH-08", "CH-16"],
        "chest": [],
    }
    assert scene.observe(None, memory=True).known_cards == {
        "chance": ["CH-08", "CH-16"],
        "chest": [],
    }


@clause("MA-CARD-2", "MA-CARD-3")
def test_a_card_that_is_kept_is_not_under_the_deck() -> None:
    scene = visiting(7, chance=["CH-09", "CH-16"]).do("A", "done").roll("B", 3, 4)
    known = scene.observe("C", memory=True).known_cards
    assert known == {"chance": ["CH-16"], "chest": []}
    assert scene.observe("C").people[0].cards == ["chance"]


def wishing(levels: dict[str, int]) -> Scene:
    """A has sealed a wish, C and D are asked."""
    owns = {"A": ORANGE, "C": BROWN, "D": DARKBLUE}
    scene = Scene(turn="B", stage="window", owns=owns)
    return scene.do("A", "wish", levels)


@clause("GAP-21", "GAP-18")
@pytest.mark.parametrize("memory", [False, True])
@pytest.mark.parametrize("viewer", ["B", "C", "D", None])
def test_a_sealed_wish_is_in_no_other_view(viewer: str | None, memory: bool) -> None:
    one, more = wishing({"16": 1}), wishing({"16": 1, "18": 2, "19": 1})
    for scene in (one, more):
        assert (scene.phase, scene.waiting) == ("wishes", "CD")
    assert one.observe(viewer, memory) == more.observe(viewer, memory)
    assert [event for event in one.events if "levels" in event.__struct_fields__] == []


@clause("GAP-21")
def test_one_sees_the_own_wish() -> None:
    assert wishing({"16": 1, "18": 1}).observe("A").own_wish == {16: 1, 18: 1}


@clause("GAP-21")
def test_a_wish_and_no_wish_look_alike() -> None:
    content, greedy = wishing({"16": 1}), wishing({"16": 1})
    content.do("C", "done")
    greedy.do("C", "wish", {"1": 1})
    assert content.told == greedy.told == ["wish_sealed"]
    for viewer in ("A", "B", "D", None):
        assert content.observe(viewer) == greedy.observe(viewer)


@clause("GAP-18", "GAP-17")
def test_what_is_imagined_looks_exactly_like_what_is_seen() -> None:
    positions: list[dict[str, Any]] = [
        {"cash": poor(), "owns": {"A": DARKBLUE}, "levels": {37: 1, 39: 1}},
        {"cards": {"chance": "B"}, "jail": {"C": 2}, "mortgaged": [5], "owns": {"D": [5]}},
    ]
    for position in positions:
        scene = Scene(**position)
        for viewer in (0, 2, None):
            seen = MONOPOLY.observe(scene.state, viewer)
            imagined = MONOPOLY.imagine(seen, Random(7))
            assert MONOPOLY.observe(imagined, viewer) == seen
