"""Moves that are well written and not allowed: which one, why, and the facts that mend it."""

from typing import Any

import pytest

from tests.record.games import Record, finished, game, printed_1997, printed_2015, written
from zuschlag.record import judge

PRINTED = printed_2015()["actions"]


def refused(record: Record) -> tuple[int, str, dict[str, Any]]:
    answer = judge(written(record))
    assert list(answer) == ["ok", "at", "error", "facts"]
    assert answer["ok"] is False
    assert answer["error"].startswith("for-sale/")
    return answer["at"], answer["error"].removeprefix("for-sale/"), answer["facts"]


def after_printed(*moves: list[object]) -> Record:
    """Round two of 2015: Tom opens with 24 coins, the row is 1, 2, 3."""
    return printed_2015() | {"actions": [*PRINTED, *moves]}


def in_the_sale(*moves: list[object]) -> Record:
    """1997 with three: each holds six buildings, seat 0 has 1 and 5, seat 2 has 3 and 4."""
    whole = finished()
    bought = [move for move in whole["actions"] if move[1] == "pass"]
    return whole | {"actions": [*bought, *moves]}


def test_the_scenes_stand_where_they_should() -> None:
    assert judge(written(after_printed()))["options"] == {"0": {"pass": True, "bid": [1, 24]}}
    sale = judge(written(in_the_sale()))
    assert (sale["phase"], sale["round"], sale["waiting"]) == ("sell", 1, [0, 1, 2])
    assert [hand[:2] for hand in sale["buildings"]] == [[1, 5], [2, 6], [3, 4]]


@pytest.mark.parametrize("offered", [0, -1, -(2**53) + 1])
def test_a_bid_of_nothing_or_less_is_too_low(offered: int) -> None:
    facts = {"least": 1, "offered": offered}
    assert refused(after_printed([0, "bid", offered])) == (6, "bid-too-low", facts)


def test_an_equal_bid_is_too_low_in_2015_and_right_in_1997() -> None:
    record = after_printed([0, "bid", 5], [1, "bid", 5])
    assert refused(record) == (7, "bid-too-low", {"least": 6, "offered": 5})
    assert judge(written(printed_1997()))["ok"]
    strict = printed_1997() | {"edition": "1997-strict"}
    assert refused(strict) == (1, "bid-too-low", {"least": 2, "offered": 1})
    by_switch = printed_1997() | {"options": {"least_bid": "raise"}}
    assert refused(by_switch) == (1, "bid-too-low", {"least": 2, "offered": 1})


@pytest.mark.parametrize("offered", [25, 28, 1000, 2**53 - 1])
def test_a_bid_beyond_the_own_coins_is_too_high(offered: int) -> None:
    facts = {"most": 24, "offered": offered}
    assert refused(after_printed([0, "bid", offered])) == (6, "bid-too-high", facts)


def test_coins_on_the_table_count_for_the_most() -> None:
    record = after_printed([0, "bid", 20], [1, "bid", 27], [2, "pass"], [0, "bid", 28])
    assert refused(record) == (9, "bid-too-high", {"most": 24, "offered": 28})


def test_who_is_not_asked_hears_who_is() -> None:
    assert refused(after_printed([1, "pass"])) == (6, "not-your-turn", {"waiting": [0]})
    assert refused(after_printed([2, "bid", 99])) == (6, "not-your-turn", {"waiting": [0]})
    gone = after_printed([0, "pass"], [1, "bid", 1], [0, "bid", 2])
    assert refused(gone) == (8, "not-your-turn", {"waiting": [2]})


def test_nobody_sells_in_the_auction() -> None:
    assert refused(after_printed([0, "sell", 28])) == (6, "not-now", {"phase": "buy"})
    assert refused(after_printed([1, "sell", 99])) == (6, "not-now", {"phase": "buy"})


@pytest.mark.parametrize("move", [[0, "bid", 1], [2, "pass"]])
def test_nobody_bids_in_the_sale(move: list[object]) -> None:
    assert refused(in_the_sale(move)) == (12, "not-now", {"phase": "sell"})


@pytest.mark.parametrize("building", [0, -3, 2, 3, 19, 64, 65, 2**53 - 1])
def test_a_building_of_somebody_else_is_not_in_hand(building: int) -> None:
    hand = judge(written(in_the_sale()))["buildings"][0]
    assert building not in hand
    facts = {"building": building, "hand": hand}
    assert refused(in_the_sale([0, "sell", building])) == (12, "not-in-hand", facts)


def test_a_choice_in_the_sale_is_final() -> None:
    hand = judge(written(in_the_sale()))["buildings"][1]
    for again in (hand[0], hand[1], 99):
        record = in_the_sale([1, "sell", hand[0]], [1, "sell", again])
        assert refused(record) == (13, "already-sealed", {"waiting": [0, 2]})


def test_a_building_sold_is_sold() -> None:
    record = in_the_sale([2, "sell", 3], [1, "sell", 2], [0, "sell", 1], [2, "sell", 3])
    at, slug, facts = refused(record)
    assert (at, slug, facts["building"]) == (15, "not-in-hand", 3)
    assert 3 not in facts["hand"]


def test_who_has_no_building_is_not_asked_in_the_sale() -> None:
    # Seat 0 leaves every auction of the variant first, and so with nothing.
    auctions: list[list[object]] = [[0, "pass"], [1, "pass"]]
    auctions += [[2, "bid", 1], [0, "pass"], [1, "pass"]] * 7
    sale = judge(written(game("1997-variant", "ABC", actions=auctions)))
    assert (sale["phase"], sale["buildings"][0], sale["waiting"]) == ("sell", [], [1, 2])
    record = game("1997-variant", "ABC", actions=[*auctions, [0, "sell", 1]])
    assert refused(record) == (len(auctions), "not-your-turn", {"waiting": [1, 2]})


@pytest.mark.parametrize("move", [[0, "pass"], [1, "bid", 1], [2, "sell", 18], [0, "bid", -1]])
def test_after_the_end_every_move_meets_a_finished_game(move: list[object]) -> None:
    for edition, seats in (("1997", 3), ("2015-variant", 5)):
        ended = finished(edition, seats)
        assert judge(written(ended))["phase"] == "done"
        record = ended | {"actions": [*ended["actions"], move, [0, "pass"]]}
        assert refused(record) == (len(ended["actions"]), "game-over", {})


def test_the_first_of_several_reasons_is_told() -> None:
    sealed = in_the_sale([0, "sell", 1], [0, "bid", 99])
    assert refused(sealed)[1] == "not-now"
    assert refused(after_printed([1, "bid", 0]))[1] == "not-your-turn"


def test_a_misspelt_verb_at_the_end_is_told_before_an_illegal_move_at_the_beginning() -> None:
    answer = judge(written(printed_2015() | {"actions": [[1, "pass"], [0, "fold"]]}))
    assert (answer["error"], answer["path"]) == ("record/unknown-verb", "actions[1][1]")
