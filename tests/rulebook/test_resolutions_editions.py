"""Rulings on figures: how many play, with which cards and coins, and what a table may agree on."""

from random import Random

import msgspec
import pytest

from tests.rulebook.answers import figures, whole_decks
from tests.rulebook.scenes import (
    Answer,
    clause,
    judged,
    live,
    only,
    play,
    record,
    scene,
    to_the_end,
    to_the_sale,
)
from zuschlag.errors import Malformed
from zuschlag.rules.forsale.editions import Deck, book, check_division, choices
from zuschlag.rules.forsale.game import FOR_SALE, Pass
from zuschlag.rules.forsale.words import Passed

UP_TO_FIVE = ["1997", "1997-strict", "1997-variant"]
UP_TO_SIX = ["2005-seed", "2005-published", "2015", "2015-variant"]
EVERY = pytest.mark.parametrize("edition", UP_TO_FIVE + UP_TO_SIX)


def with_cards(edition: str, seats: int, deck: str, cards: list[int]) -> Answer:
    """What the judge says of a game with these cards in one deck."""
    written = record(scene(edition, seats))
    return judged(written | {"deal": written["deal"] | {deck: cards}})


@clause("C-05")
def test_three_sharks_sell_16_buildings_for_16_cheques_not_for_4() -> None:
    assert with_cards("1997-variant", 3, "cheques", [0, 0, 3, 4]) == {
        "ok": False,
        "error": "record/wrong-number-of-cards",
        "path": "deal.cheques",
        "facts": {"expected": 16, "found": 4},
    }
    for seats, cards in ((3, 16), (4, 18), (5, 20)):
        dealt = FOR_SALE.deal(FOR_SALE.agree("1997-variant", seats), Random(seats))
        assert (len(dealt.buildings), len(dealt.cheques)) == (cards, cards)


@clause("C-06")
@pytest.mark.parametrize(
    ("deck", "card", "error"),
    [
        ("buildings", 21, "record/unknown-card"),
        ("buildings", 0, "record/unknown-card"),
        ("buildings", 20, "record/duplicate-card"),
        ("cheques", 1, "record/unknown-card"),
        ("cheques", 2, "record/unknown-card"),
        ("cheques", 21, "record/unknown-card"),
        ("cheques", 0, "record/duplicate-card"),
        ("cheques", 20, "record/duplicate-card"),
    ],
)
@pytest.mark.parametrize("edition", UP_TO_FIVE)
def test_there_is_no_other_card_in_1997(edition: str, deck: str, card: int, error: str) -> None:
    cards = whole_decks(edition)[deck == "cheques"]
    answer = with_cards(edition, 5, deck, [*cards[:2], *cards[3:], card])
    assert only(answer, "ok error path") == {
        "ok": False,
        "error": error,
        "path": f"deal.{deck}[19]",
    }


@clause("C-06")
def test_a_bounced_cheque_is_there_twice_in_1997_and_all_others_once() -> None:
    assert whole_decks("1997") == (list(range(1, 21)), [0, 0, *range(3, 21)])
    with pytest.raises(Malformed, match="edition/decks-differ"):
        check_division("odd", book().editions["1997"], Deck(20, (0, 0, 3)))


@clause("C-08")
def test_four_players_take_two_of_each_deck_out_and_variant_players_none() -> None:
    assert figures(scene("2015", 4)) == (2, 21, [4] * 7)
    assert figures(scene("2015-variant", 4)) == (0, 21, [3] * 10)


@clause("C-08")
@pytest.mark.parametrize("deck", ["buildings", "cheques"])
@pytest.mark.parametrize(
    ("edition", "wrong", "right"), [("2015", 22, 28), ("2015", 30, 28), ("2015-variant", 28, 30)]
)
def test_other_readings_for_four_players_are_refused(
    edition: str, wrong: int, right: int, deck: str
) -> None:
    cards = whole_decks(edition)[deck == "cheques"][:wrong]
    assert with_cards(edition, 4, deck, cards) == {
        "ok": False,
        "error": "record/wrong-number-of-cards",
        "path": f"deal.{deck}",
        "facts": {"expected": right, "found": wrong},
    }


@clause("C-08", "C-04")
def test_the_figures_of_2015_at_every_table() -> None:
    assert figures(scene("2015", 3)) == (0, 28, [3] * 10)
    assert figures(scene("2015", 5)) == (0, 16, [5] * 6)
    assert figures(scene("2015", 6)) == (0, 14, [6] * 5)
    assert figures(scene("2015-variant", 3)) == (10, 28, [2] * 10)
    assert figures(scene("2015-variant", 6)) == (0, 14, [5] * 6)


@clause("C-13")
@EVERY
def test_the_opener_is_given_or_drawn(edition: str) -> None:
    for seats in FOR_SALE.seats(edition):
        for opener in range(seats):
            assert play(scene(edition, seats, opener=opener))["waiting"] == [opener]
        drawn = [
            FOR_SALE.deal(FOR_SALE.agree(edition, seats), Random(seed)).opener for seed in range(80)
        ]
        assert set(drawn) == set(range(seats))
    beyond = record(scene(edition, 3))
    beyond["deal"]["opener"] = 3
    assert only(judged(beyond), "ok path") == {"ok": False, "path": "deal.opener"}


@clause("C-13")
def test_the_order_within_a_row_has_no_effect() -> None:
    here = scene("2015", 3, row=[8, 20, 28], cheques=[13, 12, 0])
    there = scene("2015", 3, row=[28, 8, 20], cheques=[0, 13, 12])
    assert play(here, "A:1 B:2 C:- A:-") == play(there, "A:1 B:2 C:- A:-")
    assert play(to_the_end(to_the_sale(here))) == play(to_the_end(to_the_sale(there)))


@clause("C-18")
@EVERY
def test_coins_and_cheques_are_counted_in_one_unit(edition: str) -> None:
    """No thousands and no millions: a cheque of 13 and 5 coins are 18."""
    for seats in FOR_SALE.seats(edition):
        over = to_the_end(to_the_sale(scene(edition, seats)))
        answer = play(over)
        assert answer["scores"] == [
            sum(pile) + coins
            for pile, coins in zip(answer["cheques"], answer["coins"], strict=True)
        ]
        money = sum(over.deal.cheques) + sum(play(scene(edition, seats))["coins"])
        assert sum(answer["scores"]) == money
        assert FOR_SALE.observe(live(over), None).scores == answer["scores"]


@clause("C-19")
@EVERY
def test_the_odd_coin_is_the_players_but_not_as_published_in_2005(edition: str) -> None:
    state = live(scene(edition, 4), "A:1 B:3 C:5 D:6 A:-")
    back = 1 if edition == "2005-published" else 2
    (passed,) = FOR_SALE.apply(state, 1, Pass())
    assert isinstance(passed, Passed)
    assert (passed.seat, passed.back, passed.paid) == (1, back, 3 - back)


@clause("C-19")
@EVERY
@pytest.mark.parametrize(("switch", "back"), [("up", [1, 1, 2, 2, 3]), ("down", [0, 1, 1, 2, 2])])
def test_any_table_may_agree_on_the_other_rounding(
    edition: str, switch: str, back: list[int]
) -> None:
    begun = scene(edition, 4, options={"refund": switch})
    start = play(begun)["coins"][0]
    for bid, returned in enumerate(back, start=1):
        answer = play(begun, f"A:- B:{bid} C:{bid + 1} D:{bid + 2} B:-")
        assert answer["coins"][1] == start - bid + returned
        assert answer["box"] == bid - returned


@clause("C-01", "C-04", "C-14", "C-19")
@EVERY
def test_a_table_may_agree_on_these_switches_and_no_others(edition: str) -> None:
    match_first = edition in ("1997", "1997-variant")
    down_first = edition == "2005-published"
    for seats in FOR_SALE.seats(edition):
        expected: dict[str, tuple[object, ...]] = {
            "least_bid": ("match", "raise") if match_first else ("raise", "match"),
            "refund": ("down", "up") if down_first else ("up", "down"),
            "open_info": (False, True),
        }
        if (edition, seats) == ("2015-variant", 5):
            expected["variant5_removed"] = (3, 2)
        assert choices(edition, seats) == expected
    strange = record(scene(edition, 3)) | {"options": {"coins": 99}}
    assert only(judged(strange), "error path") == {
        "error": "record/unknown-option",
        "path": "options.coins",
    }


@clause("C-21")
@pytest.mark.parametrize(
    ("edition", "seats"),
    [(edition, seats) for edition in UP_TO_FIVE + UP_TO_SIX for seats in (0, 1, 2, 7)]
    + [(edition, 6) for edition in UP_TO_FIVE],
)
def test_other_numbers_of_players_are_refused_with_the_reason(edition: str, seats: int) -> None:
    allowed = [3, 4, 5] if edition in UP_TO_FIVE else [3, 4, 5, 6]
    assert FOR_SALE.seats(edition) == tuple(allowed)
    fault = {"edition": edition, "seats": seats, "allowed": allowed}
    written = record(scene(edition, 3)) | {"seats": list("ABCDEFG")[:seats]}
    assert judged(written) == {
        "ok": False,
        "error": "record/seats-not-allowed",
        "path": "seats",
        "facts": fault,
    }
    with pytest.raises(Malformed) as refusal:
        FOR_SALE.deal(FOR_SALE.agree(edition, seats), Random(1))
    assert (refusal.value.slug, refusal.value.facts) == ("record/seats-not-allowed", fault)


@clause("C-21")
def test_six_players_cannot_share_twenty_buildings() -> None:
    six = msgspec.structs.replace(book().editions["1997"], removed={6: 0})
    with pytest.raises(Malformed) as fault:
        check_division("1997", six, book().decks["twenty"])
    assert fault.value.facts == {"seats": 6, "removed": 0, "left_over": 2}
