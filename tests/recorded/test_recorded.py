"""Recorded games replayed, compared with stored answers, and told; together they show it all."""

import json
import tomllib
from pathlib import Path
from typing import Any, get_args

import pytest

from tests.cli.command import zuschlag
from tests.recorded.answers import kept, line_of
from tests.recorded.making import Planned, as_text
from tests.recorded.planned import BY_HAND, PLANNED
from tests.recorded.replay import (
    FIRST_ANSWERS,
    GAMES,
    MORE_ANSWERS,
    NAMES,
    data,
    happenings,
    kinds,
    record,
    replay,
)
from tests.telling import for_sale
from zuschlag.cli.narration import tell
from zuschlag.record import judge
from zuschlag.rules.forsale.game import FOR_SALE
from zuschlag.rules.forsale.words import Event
from zuschlag.rules.game import RULES, Ending
from zuschlag.words.speech import Words
from zuschlag.words.story import listed

FOLDER = Path(__file__).parent
LINES = kept(MORE_ANSWERS)
ANSWERS: dict[str, dict[str, Any]] = FIRST_ANSWERS | {
    name: json.loads(line)[1] for name, line in LINES.items()
}
RULED = [name for name in NAMES if "ending" in ANSWERS[name]]
PLAYED_OUT = [name for name in NAMES if name not in RULED]
CUT_SHORT = [*FIRST_ANSWERS, *[name for name in PLAYED_OUT if name in LINES][::12]]
REQUIRED = tomllib.loads((FOLDER / "required.toml").read_text("utf-8"))


@pytest.mark.parametrize("name", NAMES)
def test_the_judge_answers_as_it_did_before(name: str) -> None:
    assert judge(data(name)) == ANSWERS[name]
    assert ANSWERS[name]["phase"] == "done"


@pytest.mark.parametrize("name", LINES)
def test_the_answer_is_the_same_to_the_byte(name: str) -> None:
    assert line_of(GAMES / f"{name}.json") == LINES[name]


@pytest.mark.parametrize("planned", PLANNED, ids=lambda one: one.name)
def test_a_game_shows_what_it_was_made_for(planned: Planned) -> None:
    game = record(planned.name)
    assert planned.shows in happenings(replay(planned.name))
    assert (game["edition"], len(game["seats"])) == (planned.edition, len(planned.players))
    assert (game["options"], game.get("rules", 1)) == (planned.options, planned.rules)


@pytest.mark.parametrize("planned", BY_HAND[::4], ids=lambda one: one.name)
def test_a_game_by_hand_can_be_made_again(planned: Planned) -> None:
    assert as_text(planned.written()).encode() == data(planned.name)


@pytest.mark.parametrize("name", RULED)
def test_a_ruling_names_the_winners(name: str) -> None:
    rulings = [row[2] for row in record(name)["actions"] if row[1] == "ruling"]
    assert ANSWERS[name]["winners"] == rulings[-1]["winners"]
    assert ANSWERS[name]["ending"] == "ruling"
    lines, is_legal = tell(record(name))
    assert is_legal
    assert rulings[-1]["reason"] in " ".join(lines)


@pytest.mark.parametrize("name", PLAYED_OUT)
def test_the_second_telling_comes_to_the_same_end(name: str) -> None:
    game = record(name)
    deal = game["deal"]
    cards = deal["buildings"], deal["cheques"], deal["opener"]
    told = for_sale.Game(game["edition"], len(game["seats"]), game["options"], *cards)
    for move in game["actions"]:
        told.act(*move)
    assert told.answer() == ANSWERS[name]


@pytest.mark.parametrize("name", CUT_SHORT)
def test_every_beginning_of_the_game_is_a_good_record_too(name: str) -> None:
    game = record(name)
    for length in range(len(game["actions"])):
        part = judge(json.dumps(game | {"actions": game["actions"][:length]}).encode())
        assert (part["ok"], part["scores"]) == (True, None)
        assert game["actions"][length][0] in part["waiting"]


@pytest.mark.parametrize("name", NAMES)
def test_the_contract_reports_the_outcome_that_the_judge_answers(name: str) -> None:
    outcome, answer = replay(name).outcome, ANSWERS[name]
    assert outcome
    assert (outcome.scores, outcome.ranking) == (answer["scores"], answer["ranking"])
    assert outcome.winners == answer["winners"]


@pytest.mark.parametrize("name", PLAYED_OUT)
def test_the_game_is_told_to_people(name: str) -> None:
    lines, is_legal = tell(record(name))
    assert is_legal
    names = record(name)["seats"]
    winners = listed(Words("en"), [names[seat] for seat in ANSWERS[name]["winners"]])
    assert lines[-1].startswith(f"{winners} ")
    assert lines[-1].endswith("share the win." if " and " in winners else "wins.")
    rounds = [line for line in lines if line.startswith("Sale ")]
    assert len(rounds) == ANSWERS[name]["round"]
    for seat, score in enumerate(ANSWERS[name]["scores"]):
        coins = ANSWERS[name]["coins"][seat]
        place = ANSWERS[name]["ranking"][seat]
        row = [str(place), names[seat], str(score), str(score - coins), str(coins)]
        assert row in [line.split() for line in lines]


@pytest.mark.parametrize("name", PLAYED_OUT)
def test_a_sweep_is_told_and_nothing_else_is_called_one(name: str) -> None:
    swept = [line for line in tell(record(name))[0] if "still had buildings" in line]
    outcome = replay(name).outcome
    assert outcome
    assert len(swept) == (outcome.ending == Ending.SWEPT)


@pytest.mark.parametrize("name", ["2015-variant-5-short-row", "1997-strict-3-shared"])
def test_the_commands_judge_and_tell_the_file(name: str) -> None:
    file = GAMES / f"{name}.json"
    judged, shown = zuschlag("judge", file), zuschlag("show", file)
    assert (judged.code, judged.answer) == (0, ANSWERS[name])
    assert (shown.code, shown.out.splitlines()) == (0, tell(record(name))[0])


def test_every_game_has_its_answer_and_no_answer_is_left_over() -> None:
    assert set(NAMES) == set(ANSWERS)
    assert set(FIRST_ANSWERS).isdisjoint(LINES)
    assert len(NAMES) >= REQUIRED["games"]


def test_every_edition_is_played_by_all_numbers_of_seats() -> None:
    assert set(REQUIRED["editions"]) == set(FOR_SALE.editions())
    assert set(REQUIRED["rules"]) == set(RULES) == {record(name).get("rules", 1) for name in NAMES}
    for edition in REQUIRED["editions"]:
        tables = [record(name) for name in NAMES if record(name)["edition"] == edition]
        assert {len(one["seats"]) for one in tables} == set(FOR_SALE.seats(edition)), edition


def test_every_option_is_set_to_every_value() -> None:
    found = {(key, value) for name in NAMES for key, value in record(name)["options"].items()}
    assert found >= {
        (key, value) for key, values in REQUIRED["options"].items() for value in values
    }


def test_the_games_show_every_kind_of_event() -> None:
    seen = {kind for name in NAMES for kind in kinds(replay(name))}
    assert seen == set(REQUIRED["events"])
    assert seen == {str(kind.__struct_config__.tag) for kind in get_args(Event)}


def test_the_games_show_every_ending() -> None:
    found = [replay(name).outcome for name in NAMES]
    assert {str(one.ending) for one in found if one} == set(REQUIRED["endings"])


@pytest.mark.parametrize("what", REQUIRED["happenings"])
def test_what_must_have_happened_has_happened(what: str) -> None:
    games = [name for name in NAMES if what in happenings(replay(name))]
    assert len(games) >= REQUIRED["happenings"][what]


def test_the_printed_rounds_begin_two_of_the_games() -> None:
    for name, moves, coins, box in (
        ("2015-3-printed-round", 6, [24, 27, 27], 6),
        ("1997-4-printed-round", 8, [14, 12, 14, 15], 5),
    ):
        game = record(name)
        answer = judge(json.dumps(game | {"actions": game["actions"][:moves]}).encode())
        assert (answer["round"], answer["coins"], answer["box"]) == (2, coins, box)
