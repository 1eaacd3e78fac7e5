"""Ways to claim: by itself, by hand, as in championships (MA-RENT-4..5, GAP-54, 2.4)."""

import pytest

from tests.rulebook.monopoly.scenes import Scene, clause
from tests.rulebook.monopoly.visits import LONG, A, B, C, ids, on_16
from zuschlag.rules.monopoly import events
from zuschlag.rules.monopoly.terms import agree


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
    assert game.wants_chance
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
