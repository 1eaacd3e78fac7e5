"""Ruling C-14: what is hidden, what a good memory knows, and what nobody else may know."""

from typing import Any

import msgspec
import pytest

from tests.rulebook.scenes import at_sale, clause, live, scene, to_the_end, to_the_sale
from zuschlag.rules.forsale.editions import editions
from zuschlag.rules.forsale.game import FOR_SALE, State

EVERY = pytest.mark.parametrize("edition", editions())
MEMORY = pytest.mark.parametrize("memory", [False, True])
ROUND_AND_A_BID = "A:5 B:- C:6 D:- A:- C:2 D:3"
HIDDEN = {"coins": None, "hand": None, "cheques": None}
SHOWN: list[dict[str, Any]] = [
    {"coins": 19, "bid": 0, "in_auction": True, "hand_size": 1, "hand": [17]},
    {"coins": 21, "bid": 0, "in_auction": True, "hand_size": 1, "hand": [4]},
    {"coins": 13, "bid": 2, "in_auction": True, "hand_size": 1, "hand": [26]},
    {"coins": 18, "bid": 3, "in_auction": True, "hand_size": 1, "hand": [9]},
]


PASSING = {
    bid: {"building": 1, "back": back, "paid": bid - back} for bid, back in ((0, 0), (2, 1), (3, 2))
}
"""Bids lie open, and so does what a pass would bring."""


def at_the_table(**options: object) -> State:
    """Four players in their second round, with two bids on the table."""
    begun = scene("2015", 4, row=[4, 9, 17, 26, 1, 2, 3, 5], options=options)
    return live(begun, ROUND_AND_A_BID)


def told(state: State, viewer: int | None, memory: bool = False) -> dict[str, Any]:
    """A view as plain values."""
    return msgspec.to_builtins(FOR_SALE.observe(state, viewer, memory))  # type: ignore[no-any-return]


def expected(viewer: int | None, known: list[int], **differs: object) -> dict[str, Any]:
    """The view of that table in which the known seats are open."""
    rest = {"sealed": False, "cheque_count": 0, "cheques": [], "least": 4}
    people = [
        one | rest | {"passing": PASSING[one["bid"]]} | ({} if seat in known else HIDDEN)
        for seat, one in enumerate(SHOWN)
    ]
    seen: dict[str, Any] = {
        "edition": "2015",
        "options": {},
        "rules": 2,
        "viewer": viewer,
        "memory": False,
        "phase": "buy",
    }
    seen |= {"round": 2, "row": [1, 2, 3, 5], "high": 3, "waiting": [0], "turn": 0}
    seen |= {"people": people, "box": None, "cards_left": 20, "own_sealed": None}
    return seen | {"purchases": None, "cheques_seen": None, "scores": None} | differs


@clause("C-14")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_without_memory_others_coins_hands_and_the_box_are_hidden_but_not_bids(
    viewer: int | None,
) -> None:
    known = [] if viewer is None else [viewer]
    assert told(at_the_table(), viewer) == expected(viewer, known)


@clause("C-14")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_who_takes_notes_knows_everything_that_was_public(viewer: int | None) -> None:
    bought = [[4, 1, 0], [9, 3, 0], [17, 0, 2], [26, 2, 6]]
    notes = {"memory": True, "box": 8, "purchases": bought, "cheques_seen": []}
    assert told(at_the_table(), viewer, memory=True) == expected(viewer, [0, 1, 2, 3], **notes)


@clause("C-14")
@pytest.mark.parametrize("viewer", [0, None])
def test_a_table_may_agree_to_play_openly(viewer: int | None) -> None:
    shown = expected(viewer, [0, 1, 2, 3], box=8, options={"open_info": True})
    assert told(at_the_table(open_info=True), viewer) == shown
    closed = expected(viewer, [] if viewer is None else [viewer], options={"open_info": False})
    assert told(at_the_table(open_info=False), viewer) == closed


@clause("C-14")
@MEMORY
@pytest.mark.parametrize("open_info", [False, True])
def test_a_choice_lying_face_down_is_known_to_nobody_else(memory: bool, open_info: bool) -> None:
    begun = at_sale("2015", 3, [13, 12, 0], A=[28, 12], B=[8, 3], C=[20, 17])
    begun = msgspec.structs.replace(begun, options={"open_info": open_info})
    here, there = live(begun, "A=28 B=8"), live(begun, "A=28 B=3")
    for viewer in (0, 2, None):
        assert told(here, viewer, memory) == told(there, viewer, memory)
        assert told(here, viewer, memory)["own_sealed"] == (28 if viewer == 0 else None)
    assert told(here, 1, memory)["own_sealed"] == 8
    seen = told(here, 2, memory)
    assert [one["sealed"] for one in seen["people"]] == [True, True, False]
    assert [one["hand_size"] for one in seen["people"]] == [10, 10, 10]
    assert (seen["people"][1]["hand"] is None) == (not memory and not open_info)


@clause("C-14")
def test_won_cheques_lie_face_down_but_were_seen() -> None:
    begun = at_sale("2015", 3, [13, 12, 0, 2, 3, 4], A=[28], B=[8], C=[20])
    state = live(begun, "A=28 B=8 C=20")
    piles = [[13], [0], [12]]
    for viewer in (0, 1, 2, None):
        seen, noted = told(state, viewer), told(state, viewer, memory=True)
        assert [one["cheques"] for one in seen["people"]] == [
            piles[seat] if seat == viewer else None for seat in range(3)
        ]
        assert [one["cheque_count"] for one in seen["people"]] == [1, 1, 1]
        assert [one["cheques"] for one in noted["people"]] == piles
        assert (seen["cheques_seen"], noted["cheques_seen"]) == (None, [0, 2, 3, 4, 12, 13])
        assert (noted["row"], noted["cards_left"]) == ([2, 3, 4], 24)
        assert (seen["high"], seen["turn"], seen["waiting"]) == (0, None, [0, 1, 2])
        assert [one["in_auction"] for one in seen["people"]] == [False] * 3


@clause("C-14")
@EVERY
def test_at_the_end_everything_is_shown(edition: str) -> None:
    state = live(to_the_end(to_the_sale(scene(edition, 4))))
    for viewer in (0, 3, None):
        seen = FOR_SALE.observe(state, viewer)
        assert all(one.coins is not None and one.cheques is not None for one in seen.people)
        assert seen.box == 0
        result = FOR_SALE.outcome(state)
        assert result is not None
        assert seen.scores == result.scores
