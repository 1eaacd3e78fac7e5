"""The check of a written game: honest ones verify, anything that was changed is noticed."""

import copy
import functools
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.fair.games import Seeds, for_sale_game, monopoly_game
from tests.fair.many import promised_bytes, unnoticed_changes, unverified_games
from zuschlag import fair
from zuschlag.fair import Verdict, check
from zuschlag.rules.forsale.game import FOR_SALE

GAMES = 200
"""Finished games of For Sale that must verify; every tenth is followed by one of Monopoly."""
HONEST = 0
"""A table at which everybody shows a seed."""
MUTATIONS = 500
"""Single bytes that are changed; every change must be noticed."""


@functools.cache
def sample(game: str) -> dict[str, Any]:
    return for_sale_game(HONEST) if game == "for-sale" else monopoly_game(HONEST)


def changed(game: str = "for-sale") -> dict[str, Any]:
    """A copy of an honest game, to do mischief with."""
    return copy.deepcopy(sample(game))


def wrong(record: dict[str, Any], noted: str | None = None) -> list[str]:
    return [one.what for one in check(record, noted).found if not one.ok]


def fault(record: Any) -> str | None:
    found = check(record)
    assert (found.verdict == Verdict.CANNOT_TELL) == (found.fault is not None)
    return found.fault.slug if found.fault else None


def test_finished_games_verify() -> None:
    assert unverified_games(range(GAMES)) == []


def test_all_that_chance_decided_is_found() -> None:
    said = ["replayed", "commitment", "seeds"]
    for_sale = [one.what for one in check(sample("for-sale")).found]
    monopoly = [one.what for one in check(sample("monopoly")).found]
    assert for_sale == [*said, "buildings", "cheques", "opener"]
    assert monopoly == [*said, "chance", "chest", "setup", "dice"]


def test_every_changed_byte_is_noticed() -> None:
    assert unnoticed_changes(1, MUTATIONS) == []


def test_the_bytes_that_are_changed_are_those_of_deal_and_seeds() -> None:
    text = json.dumps(sample("monopoly"), separators=(",", ":")).encode()
    found = bytes(text[place] for place in promised_bytes(text))
    for word in (b'"dice":[[', b'"opener":', b'"CH-01"', b'"server_seed":"', b'"seeds":[{'):
        assert word in found
    assert b'"actions"' not in found


def test_a_server_that_changes_its_seed_after_the_commitment_is_found() -> None:
    """Even when it deals from the new seed as if nothing had happened."""
    seeds = Seeds(HONEST, 4)
    commit = fair.commitment(seeds.table, seeds.server_seed)
    seeds.server_seed = bytes(32)
    record = changed()
    record["fair"] = fair.told(seeds.table, commit, seeds.seats, seeds.server_seed)
    deal = fair.deal("for-sale", seeds.key, FOR_SALE.agree("2015", 4))
    record["deal"] = {
        "buildings": deal.buildings,
        "cheques": deal.cheques,
        "opener": deal.opener,
    }
    record["actions"] = []
    assert wrong(record) == ["commitment"]


def test_a_server_that_changes_its_commitment_too_is_found_by_who_noted_it() -> None:
    noted = sample("for-sale")["fair"]["commit"]
    other = for_sale_game(2)
    assert wrong(other) == []
    assert wrong(other, noted) == ["noted"]
    assert wrong(sample("for-sale"), noted) == []


def test_a_player_who_shows_another_seed_than_the_sealed_one_is_named() -> None:
    record = changed()
    record["fair"]["seeds"][2]["hash"] = "00" * 32
    found = next(one for one in check(record).found if one.what == "seeds")
    assert not found.ok
    assert found.facts["wrong"] == [2]


def test_two_cards_that_changed_places_are_found_and_told() -> None:
    record = changed()
    cards = record["deal"]["cheques"]
    place = next(at for at in range(27) if cards[at] != cards[at + 1])
    cards[place], cards[place + 1] = cards[place + 1], cards[place]
    found = next(one for one in check(record).found if one.what == "cheques")
    assert found.facts == {"at": place, "expected": cards[place + 1], "found": cards[place]}


def test_a_changed_throw_is_found_and_told() -> None:
    record = changed("monopoly")
    honest = record["deal"]["dice"][-1]
    record["deal"]["dice"][-1] = [honest[0] % 6 + 1, honest[1]]
    assert "dice" in wrong(record)


def test_rolls_for_bank_and_opener_do_not_come_from_seeds() -> None:
    record = changed("monopoly")
    opener = record["deal"]["opener"]
    record["deal"]["setup"] = [
        [[6, 6]] if seat == opener else [[1, 1 + (seat + 1) % 3]] for seat in range(3)
    ]
    assert wrong(record) == ["setup"]


def test_an_illegal_move_is_a_finding() -> None:
    record = changed()
    record["actions"].append([0, "pass"])
    found = check(record)
    assert found.verdict == Verdict.DIFFERS
    assert found.found[0].facts["error"] == "for-sale/game-over"


def test_a_game_that_stopped_early_can_be_verified() -> None:
    record = changed()
    del record["actions"][5:]
    found = check(record)
    assert found.verdict == Verdict.VERIFIED
    assert found.found[0].facts == {"is_over": False}


def test_tuples_count_as_lists() -> None:
    record = changed("monopoly")
    record["deal"]["dice"] = [tuple(throw) for throw in record["deal"]["dice"]]
    assert check(record).verdict == Verdict.VERIFIED


def test_who_took_part_is_told() -> None:
    seeds = Seeds(HONEST, 4)
    seeds.seats[1:3] = [fair.SeatSeed(), fair.SeatSeed("ab" * 32)]
    record = changed() | {"fair": seeds.told()}
    found = next(one for one in check(record).found if one.what == "seeds")
    assert found.facts == {"shown": [0, 3], "kept_back": [2], "absent": [1]}


def test_a_record_without_a_fair_part_says_so() -> None:
    record = changed()
    del record["fair"]
    assert fault(record) == "fair/missing"


def test_a_game_whose_seed_is_not_shown_yet_says_so() -> None:
    record = changed()
    record["fair"]["server_seed"] = None
    assert fault(record) == "fair/not-revealed"
    assert [one.what for one in check(record).found] == ["replayed"]


@pytest.mark.parametrize(
    ("path", "value", "slug"),
    [
        ((), [], "record/wrong-type"),
        ((), None, "record/wrong-type"),
        ((), {}, "record/missing-key"),
        (("version",), "zuschlag-fair-3", "fair/unknown-version"),
        (("version",), 1, "record/wrong-type"),
        (("table",), "", "fair/bad-table"),
        (("table",), "x" * 65, "fair/bad-table"),
        (("table",), 7, "record/wrong-type"),
        (("commit",), "ab", "fair/not-hex"),
        (("commit",), "ab" * 33, "fair/not-hex"),
        (("commit",), None, "record/wrong-type"),
        (("server_seed",), "AB" * 32, "fair/not-hex"),
        (("server_seed",), "٣" * 64, "fair/not-hex"),
        (("server_seed",), True, "record/wrong-type"),
        (("seeds",), {}, "record/wrong-type"),
        (("seeds",), [], "fair/wrong-number-of-seeds"),
        (("seeds",), [None] * 4, "record/wrong-type"),
        (("seeds", 0), {}, "record/missing-key"),
        (("seeds", 0, "hash"), None, "fair/not-sealed"),
        (("seeds", 0, "seed"), "ab", "fair/not-hex"),
        (("seeds", 0, "more"), 1, "record/unknown-key"),
        (("more",), 1, "record/unknown-key"),
    ],
)
def test_a_malformed_fair_part_gets_a_clear_answer(
    path: tuple[Any, ...], value: Any, slug: str
) -> None:
    record = changed()
    inner = record
    for key in ("fair", *path)[:-1]:
        inner = inner[key]
    inner[("fair", *path)[-1]] = value
    assert fault(record) == slug


@pytest.mark.parametrize("record", [None, [], 5, "x", {}, {"game": "for-sale"}, {"fair": {1: 2}}])
def test_what_is_no_record_gets_an_answer(record: Any) -> None:
    assert fault(record) is not None


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text()
    | st.text("0123456789abcdef", min_size=64, max_size=64),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text(), inner, max_size=6),
    max_leaves=12,
)
SEED = st.fixed_dictionaries({"hash": JSON, "seed": JSON})
FAIR = st.fixed_dictionaries(
    {
        "version": st.just(fair.VERSION) | JSON,
        "table": st.text() | JSON,
        "commit": JSON,
        "server_seed": JSON,
        "seeds": st.lists(SEED | JSON, min_size=4, max_size=4) | JSON,
    }
)


@given(FAIR | JSON)
def test_no_fair_part_raises(part: Any) -> None:
    assert check(changed() | {"fair": part}).verdict != Verdict.VERIFIED


@given(st.sampled_from(["for-sale", "monopoly"]), st.data())
def test_no_record_raises(game: str, data: st.DataObject) -> None:
    record = changed(game)
    key = data.draw(st.sampled_from(sorted(record)))
    record[key] = data.draw(JSON)
    check(record)


def test_a_part_that_is_nested_without_end_gets_an_answer() -> None:
    deep: Any = []
    for _ in range(100_000):
        deep = [deep]
    assert fault(changed() | {"fair": {"version": deep}}) is not None
