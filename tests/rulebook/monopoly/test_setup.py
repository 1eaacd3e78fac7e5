"""Before the first roll: seats, banker, opener, decks (MA-META, MA-BANK-1..5, GAP-11..18)."""

import json
import random
from typing import Any

import pytest

from tests.rulebook.monopoly.scenes import Scene, clause
from zuschlag.errors import Malformed
from zuschlag.rules.monopoly import board as boards
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.setup_roll import settle_setup
from zuschlag.rules.monopoly.terms import agree
from zuschlag.rules.monopoly.words import Deal
from zuschlag.rules.monopoly.written import read_game

A, B, C, D = range(4)

# One roll for every sum, so that a set-up reads like the ledger: "A 7, B 4, C 9, D 11".
DICE = {2: (1, 1), 3: (1, 2), 4: (1, 3), 5: (1, 4), 6: (1, 5), 7: (1, 6), 8: (2, 6), 9: (3, 6)}
DICE |= {10: (4, 6), 11: (5, 6), 12: (6, 6)}


def rolls(*sums: int | list[int]) -> list[list[tuple[int, int]]]:
    """Everybody's rolls by their sums; a list is a roll and its re-rolls."""
    own = [[one] if isinstance(one, int) else one for one in sums]
    return [[DICE[total] for total in totals] for totals in own]


def written(**deal: object) -> dict[str, Any]:
    """A record of a game that has not begun."""
    decks = {deck: [f"{p}-{n:02}" for n in range(1, 17)] for deck, p in PREFIX.items()}
    on_paper = json.loads(json.dumps({**decks, "dice": [], **deal}))
    return {
        "edition": "aalen-event",
        "board": "classic",
        "options": {},
        "seats": [f"Player {seat}" for seat in range(4)],
        "deal": on_paper,
        "actions": [],
    }


PREFIX = {"chance": "CH", "chest": "CC"}


def dealt(**deal: object) -> Deal:
    return read_game(written(**deal))[1]


def malformed(record: dict[str, Any]) -> tuple[str, str]:
    with pytest.raises(Malformed) as found:
        read_game(record)
    return found.value.slug, found.value.path


@clause("MA-META-1")
def test_the_event_has_its_own_rules_and_counts_in_m() -> None:
    begun = Scene(edition="aalen-event")
    assert begun.observe(None).edition == "aalen-event"
    assert boards.read("classic").currency == "M"
    assert boards.read("aalen").currency == "M"


@clause("GAP-11")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_may_play(seats: int) -> None:
    assert Scene(seats=seats).answer["cash"] == [1500] * seats


@clause("GAP-11")
@pytest.mark.parametrize("seats", [0, 1, 7, 8])
def test_one_is_too_few_and_seven_are_too_many(seats: int) -> None:
    with pytest.raises(Malformed, match="seats-not-allowed"):
        agree("aalen-event", seats)


@clause("GAP-11")
def test_seven_and_eight_play_where_it_was_agreed() -> None:
    assert Scene(seats=7, options={"players.max": 7}).waiting == "A"
    assert Scene(seats=8, options={"players.max": 8}, opener="H", turn="H").waiting == "H"
    with pytest.raises(Malformed, match="seats-not-allowed"):
        agree("aalen-event", 8, {"players.max": 7})
    with pytest.raises(Malformed, match="bad-option"):
        agree("aalen-event", 9, {"players.max": 9})


@clause("MA-BANK-1", "GAP-13")
def test_an_agreed_banker_keeps_the_bank_and_plays() -> None:
    state, _ = MONOPOLY.read(written(banker=C, opener=C))
    assert state.deal.banker == C
    assert MONOPOLY.waiting_for(state) == (C,)
    assert MONOPOLY.answer(state)["cash"][C] == 1500
    assert MONOPOLY.write(state)["deal"]["banker"] == C


@clause("MA-BANK-1", "MA-TURN-1", "MA-TURN-2")
def test_with_an_agreed_banker_the_roll_decides_only_who_begins() -> None:
    found = dealt(banker=C, setup=rolls(5, 9, 8, 3))
    assert (found.banker, found.opener) == (C, B)


@clause("MA-BANK-1")
@pytest.mark.parametrize("nobody", [-1, 4])
def test_the_banker_sits_at_the_table(nobody: int) -> None:
    assert malformed(written(banker=nobody, opener=0)) == ("record/out-of-range", "deal.banker")


@clause("MA-BANK-2", "MA-TURN-1")
def test_somebody_must_be_agreed_on_or_rolled_for() -> None:
    assert malformed(written()) == ("record/missing-key", "deal.opener")
    assert dealt(opener=D).opener == D
    assert dealt(setup=rolls(7, 4, 9, 11)).banker is not None


@clause("MA-BANK-2", "MA-TURN-1")
def test_everybody_rolls() -> None:
    slug = "record/wrong-number-of-rolls"
    assert malformed(written(setup=rolls(7, 4, 9))) == (slug, "deal.setup")
    assert malformed(written(setup=rolls(7, 4, 9, 11, 5))) == (slug, "deal.setup")
    missing = malformed(written(setup=rolls(7, 4, [], 11)))
    assert missing == ("record/setup-undecided", "deal.setup[2]")


@clause("MA-BANK-3", "MA-BANK-4", "MA-TURN-2")
def test_the_lowest_sum_keeps_the_bank_and_the_highest_begins() -> None:
    found = dealt(setup=rolls(7, 4, 9, 11))
    assert (found.banker, found.opener) == (B, D)
    state, _ = MONOPOLY.read(written(setup=rolls(7, 4, 9, 11)))
    assert MONOPOLY.waiting_for(state) == (D,)


@clause("MA-BANK-4", "MA-TURN-1")
def test_the_opener_is_rolled_only_once() -> None:
    """The roll for the banker is also the roll for the start."""
    twice = written(setup=rolls(7, 4, 9, [11, 12]))
    assert malformed(twice) == ("record/too-many-rolls", "deal.setup[3]")
    other = written(setup=rolls(7, 4, 9, 11), opener=A)
    assert malformed(other) == ("record/opener-not-rolled", "deal.opener")
    assert dealt(setup=rolls(7, 4, 9, 11), opener=D).opener == D


@clause("MA-TURN-2")
def test_the_highest_sum_begins() -> None:
    assert settle_setup(rolls(5, 9, 8, 3)) == (D, B)
    assert settle_setup(rolls(12, 2)) == (B, A)


@clause("GAP-12", "MA-BANK-3", "MA-BANK-4")
def test_only_who_is_level_rolls_again() -> None:
    assert settle_setup(rolls([7, 5], [7, 9], 4, 3)) == (D, B)
    assert settle_setup(rolls([7, 9], [7, 5], 4, 3)) == (D, A)
    assert settle_setup(rolls(7, 5, [3, 8], [3, 4])) == (D, A)
    with pytest.raises(Malformed, match="setup-undecided") as found:
        settle_setup(rolls(7, [7, 9], 4, 3))
    assert found.value.path == "deal.setup[0]"


@clause("GAP-12", "MA-BANK-3", "MA-BANK-4")
def test_lowest_and_highest_are_settled_apart_the_bank_first() -> None:
    assert settle_setup(rolls([9, 4], [9, 6], [5, 8], [5, 7])) == (D, B)


@clause("GAP-12", "MA-BANK-3", "MA-BANK-4")
def test_who_is_level_again_rolls_until_it_is_settled() -> None:
    assert settle_setup(rolls([9, 6, 8], [9, 6, 11], 5, 3)) == (D, B)
    assert settle_setup(rolls([9, 6, 8], [9, 6, 11], [9, 4], 3)) == (D, B)


@clause("GAP-12", "MA-BANK-3", "MA-BANK-4")
def test_all_level_all_roll_again() -> None:
    assert settle_setup(rolls([6, 3], [6, 8], [6, 5], [6, 7])) == (A, B)
    assert settle_setup(rolls([6, 6, 3], [6, 6, 8])) == (A, B)
    assert malformed(written(setup=rolls(6, 6, 6, 6))) == (
        "record/setup-undecided",
        "deal.setup[0]",
    )


@clause("MA-BANK-5", "MA-PROP-1")
def test_the_bank_holds_all_deeds_and_the_money() -> None:
    begun = Scene()
    assert begun.answer["owners"] == [None] * 40
    assert [begun.deeds(letter) for letter in "ABCD"] == [[]] * 4
    assert len([slot for slot in boards.read("classic").slots if slot.price > 0]) == 28


@clause("GAP-15")
def test_all_start_on_the_first_slot_without_salary() -> None:
    begun = Scene()
    assert begun.answer["positions"] == [0] * 4
    begun.roll("A", 2, 3)
    assert (begun.at("A"), begun.cash("A")) == (5, 1500)
    assert "salary_paid" not in begun.told


@clause("GAP-17")
def test_both_decks_are_shuffled_once_and_reproducibly() -> None:
    one, same = (
        MONOPOLY.deal(MONOPOLY.agree("aalen-event", 4), random.Random(7)) for _ in range(2)
    )
    other = MONOPOLY.deal(MONOPOLY.agree("aalen-event", 4), random.Random(8))
    assert one == same
    assert one.chance != other.chance
    assert sorted(one.chance) == [f"CH-{n:02}" for n in range(1, 17)]
    assert sorted(one.chest) == [f"CC-{n:02}" for n in range(1, 17)]


@clause("GAP-17")
def test_cards_come_in_the_order_of_the_deal() -> None:
    game = Scene(seats=2, chance=["CH-08", "CH-16"], chest=["CC-02"])
    assert [event.card for event in drawn(game.roll("A", 3, 4))] == ["CH-08"]
    assert [event.card for event in drawn(game.do("A", "done").roll("B", 3, 4))] == ["CH-16"]


def drawn(scene: Scene) -> list[Any]:
    return [event for event in scene.events if hasattr(event, "card")]


@clause("GAP-17", "MA-CARD-3")
def test_a_kept_card_leaves_its_deck_while_it_is_held() -> None:
    game = Scene(seats=2, chance=["CH-09", "CH-16"])
    game.roll("A", 3, 4)
    assert game.answer["cards"] == {"chance": 0, "chest": None}
    assert game.observe("A").book["left"] == [15, 16]


@clause("GAP-18", "MA-BUY-2")
def test_deeds_lie_open_and_cash_is_covered() -> None:
    game = Scene(edition="aalen-event", owns={"A": [39]}, cash={"A": 700})
    for viewer in ("B", None):
        seen = game.observe(viewer)
        assert seen.people[A].deeds == [39]
        assert seen.people[A].cash is None
    assert game.observe("A").people[A].cash == 700
    assert [one.cash for one in game.observe("A").people[1:]] == [None] * 3


@clause("GAP-18")
def test_cash_lies_open_where_it_was_agreed() -> None:
    game = Scene(options={"cash.hidden": False}, cash={"A": 700})
    assert game.observe("B").people[A].cash == 700
    casual = Scene(edition="aalen-casual", cash={"A": 700})
    assert casual.observe(None).people[A].cash == 700


@clause("GAP-18")
def test_whoever_took_notes_knows_the_cash() -> None:
    game = Scene(cash={"A": 700})
    assert game.observe("B", memory=True).people[A].cash == 700
