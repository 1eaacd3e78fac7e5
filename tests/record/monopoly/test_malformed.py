"""Every place of a record of Monopoly refuses what does not belong there, and says where."""

import pytest

from tests.record.games import Path, Record, told, with_, with_text, without, written
from tests.record.monopoly.games import CHANCE, CHEST, fault, first_turns, game
from zuschlag.record import judge

STRANGERS: list[tuple[str, object]] = [
    ("null", None), ("boolean", True), ("whole number", 1), ("fraction", 1.5), ("string", "1"),
    ("array", []), ("object", {}),
]  # fmt: skip
OFFER, SIDE = ("actions", 6), ("actions", 6, 3)
PLACES: dict[Path, str] = {
    ("zuschlag",): "whole number",
    ("game",): "string",
    ("edition",): "string",
    ("options",): "object",
    ("seats",): "array",
    ("seats", 2): "string",
    ("deal",): "object",
    ("deal", "chance"): "array",
    ("deal", "chance", 3): "string",
    ("deal", "chest"): "array",
    ("deal", "chest", 15): "string",
    ("deal", "dice"): "array",
    ("deal", "dice", 7): "array",
    ("deal", "dice", 7, 1): "whole number",
    ("deal", "opener"): "whole number",
    ("deal", "banker"): "whole number",
    ("deal", "setup"): "array",
    ("actions",): "array",
    ("actions", 2): "array",
    ("actions", 2, 0): "whole number",
    ("actions", 2, 1): "string",
    ("actions", 4, 2): "whole number",
    (*OFFER, 2): "whole number",
    (*OFFER, 3): "object",
    (*OFFER, 4): "object",
    (*OFFER, 5): "object",
    (*SIDE, "cash"): "whole number",
    (*SIDE, "deeds"): "array",
    (*SIDE, "cards"): "array",
    (*SIDE, "debt"): "whole number",
    ("meta",): "object",
    ("fair",): "object",
}
REQUIRED: list[Path] = [
    ("zuschlag",), ("game",), ("edition",), ("board",), ("options",), ("seats",), ("deal",),
    ("deal", "chance"), ("deal", "chest"), ("deal", "dice"), ("deal", "opener"), ("actions",),
]  # fmt: skip


def action(*parts: object) -> Record:
    """The first turns with a stranger among the actions."""
    return with_(first_turns(), ("actions", 2), list(parts))


@pytest.mark.parametrize("path", PLACES, ids=told)
def test_a_value_of_another_type_is_refused_where_it_stands(path: Path) -> None:
    for found, value in STRANGERS:
        if found != PLACES[path]:
            facts = {"expected": PLACES[path], "found": found}
            spoilt = with_(first_turns(), path, value)
            assert fault(spoilt) == ("record/wrong-type", told(path), facts)


@pytest.mark.parametrize("path", REQUIRED, ids=told)
def test_every_key_shown_in_the_promise_is_required(path: Path) -> None:
    error, where, _ = fault(without(first_turns(), path))
    assert (error, where) == ("record/missing-key", told(path))


@pytest.mark.parametrize(
    "path", [("note",), ("deal", "note"), (*SIDE, "gold"), ("options", "fun")], ids=told
)
def test_an_unknown_key_is_refused_and_the_known_ones_are_told(path: Path) -> None:
    error, where, facts = fault(with_(first_turns(), path, 1))
    assert error == ("record/unknown-option" if path[0] == "options" else "record/unknown-key")
    assert where == told(path)
    assert facts["known"] == sorted(facts["known"])


def test_a_record_of_for_sale_needs_no_board_and_takes_none() -> None:
    error, path, _ = fault(first_turns() | {"game": "for-sale"})
    assert (error, path) == ("record/unknown-key", "board")


def test_an_unknown_game_is_told_the_known_ones() -> None:
    facts = {"known": ["for-sale", "monopoly"]}
    assert fault({"zuschlag": 1, "game": "chess"}) == ("record/unknown-game", "game", facts)


@pytest.mark.parametrize(
    ("parts", "error", "path"),
    [
        ((), "short-action", ""),
        ((0,), "short-action", ""),
        ((0, "fly"), "unknown-verb", "[1]"),
        ((0, "Roll"), "unknown-verb", "[1]"),
        ((3, "roll"), "out-of-range", "[0]"),
        ((-1, "roll"), "out-of-range", "[0]"),
        ((0, "time-up"), "out-of-range", "[0]"),
        ((-2, "time-up"), "out-of-range", "[0]"),
        ((0, "roll", 1), "wrong-number-of-parts", ""),
        ((0, "demand"), "wrong-number-of-parts", ""),
        ((0, "demand", 0, 0), "wrong-number-of-parts", ""),
        ((0, "demand", -1), "out-of-range", "[2]"),
        ((0, "demand", 2**53), "number-too-large", "[2]"),
        ((0, "bid", 10, 40), "out-of-range", "[3]"),
        ((0, "bid", 2**60), "number-too-large", "[2]"),
        ((0, "bid", -(2**60)), "number-too-large", "[2]"),
        ((0, "mortgage", 40), "out-of-range", "[2]"),
        ((0, "mortgage", -1), "out-of-range", "[2]"),
        ((0, "build", [1, 40]), "out-of-range", "[2][1]"),
        ((0, "build", [1] * 201), "too-long", "[2]"),
        ((0, "sell", 1), "wrong-type", "[2]"),
        ((0, "wish", [1]), "wrong-type", "[2]"),
        ((0, "wish", {"16": 0}), "out-of-range", "[2].16"),
        ((0, "wish", {"16": 6}), "out-of-range", "[2].16"),
        ((0, "wish", {"16": "1"}), "wrong-type", "[2].16"),
        ((0, "use-card", "jail"), "unknown-deck", "[2]"),
        ((0, "use-card", 0), "wrong-type", "[2]"),
        ((0, "offer", 1, {}), "wrong-number-of-parts", ""),
        ((0, "offer", 3, {}, {}), "out-of-range", "[2]"),
        ((0, "offer", -1, {}, {}), "out-of-range", "[2]"),
        ((0, "offer", 1, {"cash": -1}, {}), "out-of-range", "[3].cash"),
        ((0, "offer", 1, {"cash": 2**70}, {}), "number-too-large", "[3].cash"),
        ((0, "offer", 1, {}, {"debt": -5}), "out-of-range", "[4].debt"),
        ((0, "offer", 1, {"deeds": [1, 1]}, {}), "named-twice", "[3].deeds"),
        ((0, "offer", 1, {"deeds": [41]}, {}), "out-of-range", "[3].deeds[0]"),
        ((0, "offer", 1, {}, {"cards": ["chance", "chance"]}), "named-twice", "[4].cards"),
        ((0, "offer", 1, {}, {"cards": ["chance"] * 3}), "too-long", "[4].cards"),
        ((0, "offer", 1, {}, {"cards": ["town"]}), "unknown-deck", "[4].cards[0]"),
        ((0, "offer", 1, {}, {}, {}, {}), "too-long", ""),
        ((0, "accept", 0, {"5": "free"}), "bad-choice", "[3].5"),
        ((0, "accept", 0, {"5": []}), "bad-choice", "[3].5"),
        ((0, "accept", 0, {"40": "keep"}), "bad-slot", "[3].40"),
        ((-1, "ruling", {"winners": [0]}), "missing-key", "[2].reason"),
        ((-1, "ruling", {"winners": [], "reason": "x"}), "bad-winners", "[2].winners"),
        ((-1, "ruling", {"winners": [1, 1], "reason": "x"}), "bad-winners", "[2].winners"),
        ((-1, "ruling", {"winners": [3], "reason": "x"}), "out-of-range", "[2].winners[0]"),
        ((-1, "ruling", {"winners": [0], "reason": ""}), "bad-reason", "[2].reason"),
        ((-1, "ruling", {"winners": [0], "reason": "x" * 201}), "bad-reason", "[2].reason"),
        ((-1, "ruling", {"winners": [0], "reason": "a\nb"}), "bad-reason", "[2].reason"),
    ],
)
def test_a_misshapen_action_is_no_move_at_all(
    parts: tuple[object, ...], error: str, path: str
) -> None:
    found, where, _ = fault(action(*parts))
    assert (found, where) == (f"record/{error}", f"actions[2]{path}")


@pytest.mark.parametrize("key", ["016", "40", "-1", "1.0", "", " 1", "４", "1e1", "x", "01", "+1"])
def test_only_a_plain_number_names_a_slot(key: str) -> None:
    for spoilt in (action(0, "wish", {key: 1}), action(0, "accept", 0, {key: "keep"})):
        assert fault(spoilt)[0] == "record/bad-slot"


@pytest.mark.parametrize(
    ("path", "value", "error", "where"),
    [
        (("deal", "chance", 0), "CH-02", "record/duplicate-card", "deal.chance[1]"),
        (("deal", "chance", 0), "CC-01", "record/unknown-card", "deal.chance[0]"),
        (("deal", "chest", 0), "CC-1", "record/unknown-card", "deal.chest[0]"),
        (("deal", "chest", 0), "CC-17", "record/unknown-card", "deal.chest[0]"),
        (("deal", "chance"), CHANCE[:15], "record/wrong-number-of-cards", "deal.chance"),
        (("deal", "chest"), CHEST * 10, "record/too-long", "deal.chest"),
        (("deal", "dice", 0), [1], "record/wrong-number-of-dice", "deal.dice[0]"),
        (("deal", "dice", 0), [1, 2, 3], "record/too-long", "deal.dice[0]"),
        (("deal", "dice", 0), [0, 1], "record/out-of-range", "deal.dice[0][0]"),
        (("deal", "dice", 0), [1, 7], "record/out-of-range", "deal.dice[0][1]"),
        (("deal", "opener"), 3, "record/out-of-range", "deal.opener"),
        (("deal", "banker"), -1, "record/out-of-range", "deal.banker"),
        (("deal", "setup"), [[[1, 2]]], "record/wrong-number-of-rolls", "deal.setup"),
        (("deal", "setup"), [[[1, 2]], [], [[1, 1]]], "record/setup-undecided", "deal.setup[1]"),
        (
            ("deal", "setup"),
            [[[1, 2]], [[2, 2]], [[6, 6]]],
            "record/opener-not-rolled",
            "deal.opener",
        ),
        (
            ("deal", "setup"),
            [[[6, 6]], [[2, 2], [1, 1]], [[1, 1]]],
            "record/too-many-rolls",
            "deal.setup[1]",
        ),
        (("seats",), ["Ada"], "record/seats-not-allowed", "seats"),
        (("seats",), list("ABCDEFG"), "record/seats-not-allowed", "seats"),
        (("seats", 0), "", "record/bad-name", "seats[0]"),
        (("seats", 0), "\x1b[2J", "record/bad-name", "seats[0]"),
        (("edition",), "2015", "record/unknown-edition", "edition"),
        (("board",), "atlantis", "board/unknown-name", "board"),
        (("board",), 7, "board/wrong-type", "board"),
        (("board",), None, "board/wrong-type", "board"),
        (("board",), {}, "board/missing-key", "board.title"),
    ],
)
def test_what_does_not_fit_is_refused_where_it_stands(
    path: Path, value: object, error: str, where: str
) -> None:
    assert fault(with_(first_turns(), path, value))[:2] == (error, where)


@pytest.mark.parametrize(
    ("switch", "value", "error"),
    [
        ("rent.claim", "never", "bad-option"),
        ("rent.claim", None, "bad-option"),
        ("players.max", 9, "bad-option"),
        ("players.max", 6.0, "bad-option"),
        ("auction.minOpen", True, "bad-option"),
        ("hotel.needsAllFour", 1, "bad-option"),
        ("end.mode", [], "bad-option"),
        ("end.limit", {}, "bad-option"),
        ("end.limit", {"minutes": 5, "rounds": 5}, "bad-option"),
        ("end.limit", {"rounds": 0}, "out-of-range"),
        ("end.limit", {"rounds": 10**6}, "out-of-range"),
        ("end.limit", {"hours": 1}, "unknown-key"),
        ("end.limit", 60, "wrong-type"),
        ("donation", [200], "bad-option"),
        ("donation", [200, -1], "out-of-range"),
        ("donation", [200, "100"], "wrong-type"),
        ("donation", 200, "wrong-type"),
    ],
)
def test_a_switch_takes_only_its_own_values(switch: str, value: object, error: str) -> None:
    found, path, facts = fault(game(options={switch: value}))
    assert found == f"record/{error}"
    assert path.startswith(f"options.{switch}")
    assert facts


def test_too_many_actions_and_too_many_dice_are_not_even_read() -> None:
    facts = {"most": 100_000, "found": 100_001}
    assert fault(game(*[[]] * 100_001)) == ("record/too-long", "actions", facts)
    dice = with_(game(), ("deal", "dice"), [0] * 100_001)
    assert fault(dice) == ("record/too-long", "deal.dice", facts)


@pytest.mark.parametrize("key", ["board", "options", "deal", "actions", "meta"])
def test_what_is_nested_too_deep_is_refused(key: str) -> None:
    for nested in ("[" * 3000 + "]" * 3000, '{"a":' * 3000 + "1" + "}" * 3000):
        answer = judge(with_text(first_turns(), (key,), nested))
        assert (answer["error"], answer["path"]) == ("record/too-deep", "$")


def test_the_whole_document_is_read_before_the_first_move() -> None:
    spoilt = game([2, "roll"], [0, "buy"], [0, "fly"])
    assert fault(spoilt)[:2] == ("record/unknown-verb", "actions[2][1]")


def test_a_board_of_the_own_is_checked_to_the_last_rent() -> None:
    found = fault(game(board={"title": "x" * 100_000, "slots": [1] * 40}))
    assert found[0].startswith("board/")
    assert found[1].startswith("board")
    assert judge(written(game(board=[{}])))["error"] == "board/wrong-type"
