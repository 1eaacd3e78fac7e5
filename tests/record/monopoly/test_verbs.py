"""Verbs follow from the types of `words`: on paper, in numbers and back they mean the same."""

from typing import Any

import pytest

from zuschlag.errors import Malformed
from zuschlag.rules.monopoly import telling, verbs
from zuschlag.rules.monopoly.actions import as_written, read_action
from zuschlag.rules.monopoly.numbers import blank_moves, read_move, write_move
from zuschlag.rules.monopoly.parts import ACTIONS, NUMBERS, PARTS, VERB_OF, VERBS
from zuschlag.rules.monopoly.report import TOLD

SEATS = 4
IN_ORDER = [
    "roll",
    "buy",
    "decline",
    "bid",
    "pass",
    "demand",
    "waive",
    "hold",
    "done",
    "wish",
    "build",
    "sell",
    "mortgage",
    "redeem",
    "pay-fine",
    "use-card",
    "offer",
    "accept",
    "reject",
    "withdraw",
    "give-up",
    "time-up",
    "ruling",
]
EXAMPLES: dict[str, list[Any]] = {
    "amount": [-3, 0, 250],
    "number": [0, 17],
    "slot": [0, 39],
    "street": [0, 39],
    "streets": [[], [1, 1, 3]],
    "levels": [{}, {"1": 2, "39": 5}],
    "deck": ["chance", "chest"],
    "seat": [0, SEATS - 1],
    "given": [{}, {"cash": 5, "deeds": [1, 3], "cards": ["chest"], "debt": 2}],
    "wanted": [{}, {"deeds": [0], "cards": ["chance", "chest"]}],
    "redeemed": [{"5": "redeem", "12": "redeem"}],
}
TWO_FAULTS: list[tuple[list[Any], str]] = [
    (["bid", "much", 40], "[3]"),
    (["accept", -1, {"40": "redeem"}], "[3].40"),
    (["offer", 9, {"cash": -1}, {"cash": -1}, {"40": "redeem"}], "[2]"),
    (["offer", 1, {"cash": -1}, {"cash": -1}, {"40": "redeem"}], "[5].40"),
    (["offer", 1, {"cash": -1}, {"cash": -1}], "[3].cash"),
]


def rows(verb: str) -> list[list[Any]]:
    """Rows of a verb, long and short, with every example of every part."""
    parts = PARTS[ACTIONS[verb]]
    found = []
    for turn in range(max([1, *(len(EXAMPLES[part.kind]) for part in parts)])):
        row = [verb, *(EXAMPLES[part.kind][turn % len(EXAMPLES[part.kind])] for part in parts)]
        found.append(row)
        if parts and not parts[-1].is_required:
            found.append(row[:-1])
    return found


def test_the_numbers_of_the_verbs_stay_for_good() -> None:
    """Compiled rules and kept moves go by them: a new verb comes last."""
    assert list(VERBS[: len(IN_ORDER)]) == IN_ORDER


def test_the_rules_have_a_name_for_every_verb() -> None:
    named = {name: value for name, value in vars(verbs).items() if isinstance(value, int)}
    wanted = {verb.upper().replace("-", "_"): NUMBERS[verb] for verb in VERBS}
    wanted["RULE"] = wanted.pop("RULING")
    assert named == {**wanted, "THROW": len(VERBS)}


@pytest.mark.parametrize("verb", [VERB_OF[action] for action in PARTS])
def test_paper_words_and_numbers_say_the_same(verb: str) -> None:
    speaker = -1 if verb == "time-up" else 2
    for row in rows(verb):
        seat, action = read_action([speaker, *row], "row", SEATS)
        assert (seat, as_written(action)) == (speaker, row)
        move: Any = blank_moves(1)[0]
        write_move(move, seat, action)
        assert (move.seat, VERBS[move.verb]) == (speaker, verb)
        if verb == "time-up":
            with pytest.raises(ValueError, match="not a player's move"):
                read_move(move)
        else:
            assert read_move(move) == action


@pytest.mark.parametrize(("row", "place"), TWO_FAULTS)
def test_of_two_faults_the_same_is_told_first(row: list[Any], place: str) -> None:
    with pytest.raises(Malformed) as caught:
        read_action([0, *row], "row", SEATS)
    assert caught.value.path == f"row{place}"


def test_only_the_last_part_may_be_left_out() -> None:
    for action, parts in PARTS.items():
        assert all(part.is_required for part in parts[:-1]), action


def test_every_code_the_rules_tell_stands_where_its_event_stands() -> None:
    codes = {
        value: name
        for name, value in vars(telling).items()
        if isinstance(value, int) and not name.startswith(("BY_", "MOST_"))
    }
    assert sorted(codes) == list(range(len(TOLD)))
    for code, (event, _) in enumerate(TOLD):
        said, told = codes[code].lower().split("_"), event.__struct_config__.tag.split("_")
        assert set(said) <= set(told), (codes[code], event)
