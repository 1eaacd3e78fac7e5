"""Good records of Monopoly: answered with every key of the promise, written as they were read."""

import json

import msgspec
import pytest

from tests.record.games import with_, without, written
from tests.record.monopoly.games import ANSWER_KEYS, NAMES, first_turns, game, played
from zuschlag.record import judge, write
from zuschlag.rules.monopoly.board import as_written, load, read, source
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.terms import presets

SEEDS = range(12)


def test_a_game_without_a_move_waits_for_its_opener() -> None:
    answer = judge(written(game()))
    assert list(answer) == ANSWER_KEYS
    assert (answer["phase"], answer["round"], answer["turn"], answer["waiting"]) == (
        "turn",
        1,
        0,
        [0],
    )
    assert answer["cash"] == [1500, 1500, 1500]
    assert answer["owners"] == [None] * 40
    assert answer["bank"] == {"houses": 32, "hotels": 12}
    assert answer["options"]["0"]["roll"] is True


def test_the_first_turns_are_judged() -> None:
    answer = judge(written(first_turns()))
    assert list(answer) == ANSWER_KEYS
    assert (answer["cash"], answer["positions"]) == ([1474, 1496, 1500], [6, 3, 3])
    assert (answer["mortgaged"], answer["owners"][3]) == ([3], 0)


@pytest.mark.parametrize("edition", presets())
@pytest.mark.parametrize("board", ["aalen", "classic"])
def test_every_preset_is_played_on_every_board(edition: str, board: str) -> None:
    assert judge(written(game([0, "roll"], edition=edition, board=board)))["ok"]


def test_dice_left_over_are_no_fault() -> None:
    once = judge(written(game([0, "roll"], dice=[[1, 2]])))
    assert once == judge(written(game([0, "roll"], dice=[[1, 2], [3, 3], [6, 6]])))


def test_a_roll_without_dice_is_no_game() -> None:
    for actions, thrown in (
        ([[0, "roll"]], 0),
        ([[0, "roll"], [0, "buy"], [0, "done"], [1, "roll"]], 1),
    ):
        spoilt = game(*actions) | {"deal": game()["deal"] | {"dice": [[1, 2]] * thrown}}
        assert judge(written(spoilt)) == {
            "ok": False,
            "error": "record/no-dice",
            "path": "deal.dice",
            "facts": {"thrown": thrown},
        }


def test_the_rent_roll_at_a_utility_needs_dice_of_its_own() -> None:
    actions: list[list[object]] = [
        [0, "roll"], [0, "buy"], [0, "roll"], [0, "buy"], [0, "done"], [1, "roll"],
        [0, "demand", 0],
    ]  # fmt: skip
    dice = [[6, 6], [1, 2], [6, 6]]
    assert judge(written(game(*actions, dice=dice)))["facts"] == {"thrown": 3}
    answer = judge(written(game(*actions, dice=[*dice, [2, 3]])))
    assert answer["cash"] == [1500 - 150 - 200 + 20, 1480, 1500]


def test_setup_rolls_say_who_keeps_the_bank_and_who_begins() -> None:
    rolled = without(game(), ("deal", "opener"))
    answer = judge(written(with_(rolled, ("deal", "setup"), [[[3, 4]], [[1, 3]], [[5, 6]]])))
    assert (answer["turn"], answer["waiting"]) == (2, [2])


def test_who_is_level_in_the_setup_rolls_again() -> None:
    rolled = without(game(), ("deal", "opener"))
    level = [[[3, 4], [1, 1]], [[3, 4], [6, 5]], [[1, 1]]]
    assert judge(written(with_(rolled, ("deal", "setup"), level)))["turn"] == 1


def test_with_an_agreed_banker_only_the_opener_is_rolled_for() -> None:
    rolled = without(game(), ("deal", "opener"))
    deal = rolled["deal"] | {"banker": 1, "setup": [[[1, 2]], [[1, 2]], [[4, 4]]]}
    assert judge(written(rolled | {"deal": deal}))["turn"] == 2


def test_an_own_board_is_written_whole_into_the_record() -> None:
    assert as_written(load("aalen")) == "aalen"
    whole = _own_board()
    answer = judge(written(game([0, "roll"], [0, "buy"], board=whole)))
    assert answer["cash"] == [1380, 1500, 1500]
    state, _ = MONOPOLY.read(game(board=whole))
    assert MONOPOLY.write(state)["board"] == whole


def _own_board() -> dict[str, object]:
    """Aalen, but slot 3 costs 120."""
    raw = msgspec.toml.decode(source("aalen"))
    raw["slots"][3]["price"] = 120
    found = as_written(read(raw))
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_what_was_played_is_written_and_judged_alike(seed: int) -> None:
    state, whole, answer = played(seed)
    assert judge(written(whole)) == answer == json.loads(json.dumps(answer))
    _, actions = MONOPOLY.read(whole)
    assert whole["actions"] == [[seat, *MONOPOLY.as_written(action)] for seat, action in actions]
    assert whole["deal"]["dice"] == [list(throw) for throw in state.dice]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_replayed_game_is_written_as_it_was(seed: int) -> None:
    _, whole, _ = played(seed)
    again = MONOPOLY.replay(whole)
    assert again.refusal is None
    _, actions = MONOPOLY.read(whole)
    assert write(again.state, whole["seats"], actions, whole["meta"], game=MONOPOLY) == whole


def test_meta_and_fair_change_nothing() -> None:
    extra = first_turns() | {"meta": {"any": ["thing"]}, "fair": {"seed": "hidden"}}
    assert judge(written(extra)) == judge(written(first_turns()))


def test_the_reason_of_a_ruling_is_kept() -> None:
    ruled = game([-1, "ruling", {"winners": [2, 0], "reason": "The cat upset the board."}])
    answer = judge(written(ruled))
    assert (answer["phase"], answer["ending"], answer["winners"]) == ("done", "ruling", [0, 2])
    kept = MONOPOLY.replay(ruled).state.ruling
    assert kept is not None
    assert kept.reason == "The cat upset the board."


def test_two_to_six_play_and_eight_by_a_switch() -> None:
    for seats in range(2, 7):
        assert judge(written(game(seats=NAMES[:seats])))["ok"]
    eight = [*NAMES, "Gus", "Hal"]
    assert judge(written(game(seats=eight)))["error"] == "record/seats-not-allowed"
    assert judge(written(game(seats=eight, options={"players.max": 8})))["ok"]
