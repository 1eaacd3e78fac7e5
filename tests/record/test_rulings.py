"""Rulings in records: people name the winners of For Sale, and the judge says that they did."""

import random
from typing import Any

import pytest

from tests.record.games import ANSWER_KEYS, finished, printed_2015, with_, written
from tests.record.monopoly.games import game as monopoly
from zuschlag.errors import Refusal
from zuschlag.record import judge
from zuschlag.rules.forsale.game import FOR_SALE
from zuschlag.rules.forsale.words import GameEnded, Ruled, Ruling

REASON = "The cat upset the table."


def _ruling(*winners: int, **more: Any) -> list[Any]:
    return [-1, "ruling", {"winners": list(winners), "reason": REASON} | more]


def _then(record: dict[str, Any], *rows: list[Any]) -> dict[str, Any]:
    return record | {"actions": [*record["actions"], *rows]}


def _mid_auction() -> dict[str, Any]:
    whole = printed_2015()
    return whole | {"actions": whole["actions"][:4]}


def _mid_sale() -> dict[str, Any]:
    whole = finished()
    first = next(n for n, row in enumerate(whole["actions"]) if row[1] == "sell")
    return whole | {"actions": whole["actions"][: first + 4]}


def test_a_ruling_ends_the_game_with_its_winners() -> None:
    answer = judge(written(_then(_mid_auction(), _ruling(2, 1))))
    assert list(answer) == [*ANSWER_KEYS, "ending"]
    assert (answer["phase"], answer["winners"], answer["ending"]) == ("done", [1, 2], "ruling")
    assert (answer["waiting"], answer["options"], answer["row"]) == ([], {}, [])


def test_bids_on_the_table_go_back_to_their_owners() -> None:
    before = judge(written(_mid_auction()))
    assert before["bids"] == [4, 2, 3]
    after = judge(written(_then(_mid_auction(), _ruling(0))))
    assert after["bids"] == [0, 0, 0]
    assert after["coins"] == [28, 28, 28] == after["scores"]


def test_a_building_lying_face_down_goes_back_to_its_owner() -> None:
    before = judge(written(_mid_sale()))
    after = judge(written(_then(_mid_sale(), _ruling(0))))
    assert before["waiting"] not in ([], [0, 1, 2]), "one has sealed, the others have not"
    assert after["buildings"] == before["buildings"]
    assert after["cheques"] == before["cheques"]


def test_the_winners_come_first_and_the_others_as_they_were_counted() -> None:
    whole = finished()
    plain = judge(written(whole))
    last = plain["ranking"].index(max(plain["ranking"]))
    answer = judge(written(_then(whole, _ruling(last))))
    assert (answer["winners"], answer["ranking"][last]) == ([last], 1)
    others = [seat for seat in range(3) if seat != last]
    order = sorted(others, key=lambda seat: plain["ranking"][seat])
    assert sorted(others, key=lambda seat: answer["ranking"][seat]) == order
    assert min(answer["ranking"][seat] for seat in others) == 2
    assert answer["scores"] == plain["scores"]


def test_places_rank_everybody() -> None:
    answer = judge(written(_then(_mid_auction(), _ruling(1, places=[2, 1, 2]))))
    assert (answer["ranking"], answer["winners"]) == ([2, 1, 2], [1])


def test_places_rank_everybody_in_monopoly_too() -> None:
    answer = judge(written(monopoly(_ruling(1, places=[3, 1, 2]))))
    assert (answer["ranking"], answer["winners"]) == ([3, 1, 2], [1])
    assert answer["ending"] == "ruling"


def test_a_later_ruling_replaces_the_first_and_nothing_else_is_possible() -> None:
    twice = _then(_mid_auction(), _ruling(0), _ruling(2))
    assert judge(written(twice))["winners"] == [2]
    refused = judge(written(_then(twice, [0, "bid", 9])))
    assert (refused["error"], refused["at"]) == ("for-sale/game-over", 6)


def test_without_a_ruling_no_answer_tells_an_ending() -> None:
    for record in (finished(), _mid_sale(), printed_2015()):
        assert list(judge(written(record))) == ANSWER_KEYS


@pytest.mark.parametrize(
    ("said", "slug", "path"),
    [
        ({"winners": [0]}, "record/missing-key", ".reason"),
        ({"winners": [0], "reason": "x", "why": 1}, "record/unknown-key", ".why"),
        ({"winners": [], "reason": "x"}, "record/bad-winners", ".winners"),
        ({"winners": [0, 0], "reason": "x"}, "record/bad-winners", ".winners"),
        ({"winners": [3], "reason": "x"}, "record/out-of-range", ".winners[0]"),
        ({"winners": [0], "reason": ""}, "record/bad-reason", ".reason"),
        ({"winners": [0], "reason": "x" * 201}, "record/bad-reason", ".reason"),
        ({"winners": [0], "reason": "a\nb"}, "record/bad-reason", ".reason"),
        ({"winners": [0], "reason": "x", "places": [1, 2]}, "record/bad-places", ".places"),
        ({"winners": [0], "reason": "x", "places": [1, 3, 3]}, "record/bad-places", ".places"),
        ({"winners": [0], "reason": "x", "places": [2, 1, 2]}, "record/bad-places", ".places"),
        ({"winners": [0], "reason": "x", "places": [0, 1, 2]}, "record/bad-places", ".places"),
    ],
)
def test_a_ruling_that_is_none_is_refused_with_its_place(said: Any, slug: str, path: str) -> None:
    answer = judge(written(_then(_mid_auction(), [-1, "ruling", said])))
    assert (answer["error"], answer["path"]) == (slug, f"actions[4][2]{path}")


@pytest.mark.parametrize("row", [[-1, "ruling"], [-1, "ruling", {}, 1]])
def test_a_ruling_has_one_part(row: list[Any]) -> None:
    answer = judge(written(_then(_mid_auction(), row)))
    assert (answer["error"], answer["path"]) == ("record/wrong-number-of-parts", "actions[4]")


def test_nobody_rules_from_a_seat() -> None:
    answer = judge(written(_then(_mid_auction(), [0, "ruling", {"winners": [0], "reason": "x"}])))
    assert answer["error"] == "record/unknown-verb"
    state, _ = FOR_SALE.read(_mid_auction())
    with pytest.raises(Refusal, match="not-your-turn"):
        FOR_SALE.apply(state, 0, Ruling([0], "I say so."))


def test_a_ruling_is_told_and_written_as_it_was_read() -> None:
    record = _then(_mid_auction(), _ruling(2, places=[2, 2, 1]))
    state, actions = FOR_SALE.read(record)
    told: list[Any] = []
    for seat, action in actions:
        told = FOR_SALE.apply(state, seat, action)
    assert [type(one) for one in told] == [Ruled, GameEnded]
    seat, action = actions[-1]
    assert [seat, *FOR_SALE.as_written(action)] == record["actions"][-1]
    assert FOR_SALE.answer(state) == judge(written(record))
    assert FOR_SALE.answer(state.copy()) == FOR_SALE.answer(state)


@pytest.mark.parametrize("memory", [False, True])
@pytest.mark.parametrize("cut", [_mid_auction, _mid_sale])
def test_a_view_of_a_game_cut_short_is_not_imagined(cut: Any, memory: bool) -> None:
    state, actions = FOR_SALE.read(_then(cut(), _ruling(0)))
    for seat, action in actions:
        FOR_SALE.apply(state, seat, action)
    seen = FOR_SALE.observe(state, 1, memory)
    assert seen.phase == "done"
    with pytest.raises(Refusal, match="game-over"):
        FOR_SALE.imagine(seen, random.Random(1))


def test_a_good_memory_knows_no_more_after_a_ruling_in_the_auction() -> None:
    state, actions = FOR_SALE.read(_then(printed_2015(), _ruling(0)))
    for seat, action in actions[:-1]:
        FOR_SALE.apply(state, seat, action)
    before = FOR_SALE.observe(state, None, memory=True)
    FOR_SALE.apply(state, *actions[-1])
    after = FOR_SALE.observe(state, None, memory=True)
    assert after.purchases == before.purchases
    assert after.cheques_seen == before.cheques_seen == []


def test_a_spoilt_row_keeps_its_place_behind_a_ruling() -> None:
    answer = judge(written(_then(_mid_auction(), _ruling(0), [0, "sing"])))
    assert (answer["error"], answer["path"]) == ("record/unknown-verb", "actions[5][1]")
    worse = with_(_then(_mid_auction(), _ruling(0)), ["actions", 1], "no row")
    assert judge(written(worse))["path"] == "actions[1]"
