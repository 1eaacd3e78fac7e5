"""All recorded games of Monopoly: judged as before, told a second time, and together they show all.

The scenes are played again with the figures a person has found; games of bots are not, for bots
learn. `required.toml` says what must occur, and what is made by hand is enough for that.
"""

import json
import tomllib
from pathlib import Path
from typing import get_args

import pytest

from tests.recorded.answers import kept, line_of
from tests.recorded.monopoly import bot_games
from tests.recorded.monopoly.bot_games import BotGame
from tests.recorded.monopoly.kept import ANSWERS, FOLDER, files, happenings, played
from tests.recorded.monopoly.making import as_text
from tests.recorded.monopoly.scene import all_scenes
from tests.telling.monopoly import judge as telling
from zuschlag.cli.narration import tell
from zuschlag.record import judge
from zuschlag.rules.game import RULES
from zuschlag.rules.monopoly.events import Event
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.words import Action

FILES = files()
LINES = kept(ANSWERS)
SCENES = all_scenes()
REQUIRED = tomllib.loads((FOLDER.parent / "required.toml").read_text("utf-8"))["monopoly"]
BY_HAND = [file for file in FILES if file.parent.name != "bots"]
RECORDS = {file.stem: json.loads(file.read_bytes()) for file in FILES}
TOLD_TWICE = [name for name in RECORDS if isinstance(RECORDS[name]["board"], str)]


def name_of(file: Path) -> str:
    return file.stem


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_the_answer_is_the_same_to_the_byte(file: Path) -> None:
    assert line_of(file) == LINES[file.stem]
    assert '{"ok": true' in LINES[file.stem]


@pytest.mark.parametrize("name", TOLD_TWICE)
def test_the_second_telling_comes_to_the_same_end(name: str) -> None:
    told, answer = telling.judge(RECORDS[name]), json.loads(LINES[name])[1]
    if answer["ending"] == "last-standing":  # nobody's turn any more
        told.pop("turn")
    if name == "ruling-with-places":  # which the telling does not know
        assert told.pop("ranking") != answer["ranking"]
    assert told == {key: answer[key] for key in told}


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_is_played_again_and_every_figure_is_right(name: str) -> None:
    written = as_text(SCENES[name]().written()).encode()
    assert written == (FOLDER / "scenes" / f"{name}.json").read_bytes()


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_is_a_story(name: str) -> None:
    lines, is_legal = tell(RECORDS[name])
    assert is_legal
    assert max(len(line) for line in lines) <= 100


@pytest.mark.parametrize("game", bot_games.PLANNED, ids=lambda one: one.name)
def test_a_game_of_bots_is_played_to_its_end_at_the_table_it_names(game: BotGame) -> None:
    record = RECORDS[game.name]
    assert (record["edition"], record["board"]) == (game.edition, game.board)
    assert (record.get("rules", 1), len(record["seats"])) == (game.rules, len(game.players))
    assert record["options"] == {"end.limit": {"rounds": game.rounds}} | dict(game.options)
    assert json.loads(LINES[game.name])[1]["phase"] == "done"


@pytest.mark.parametrize("game", bot_games.PLANNED[::7], ids=lambda one: one.name)
def test_a_game_of_bots_without_its_last_dice_lacks_them(game: BotGame) -> None:
    deal = RECORDS[game.name]["deal"]
    short = RECORDS[game.name] | {"deal": deal | {"dice": deal["dice"][:-1]}}
    assert judge(json.dumps(short).encode())["error"] == "record/no-dice"


def test_every_game_has_one_answer_and_nothing_is_left_over() -> None:
    names = [file.stem for file in FILES]
    assert sorted(names) == sorted(LINES)
    assert len(names) >= REQUIRED["games"]
    assert {file.stem for file in FILES if file.parent.name == "scenes"} == set(SCENES)
    planned = {game.name for game in bot_games.PLANNED}
    assert {file.stem for file in FILES if file.parent.name == "bots"} == planned


def test_every_preset_board_and_number_is_played() -> None:
    records = list(RECORDS.values())
    assert set(REQUIRED["presets"]) == set(MONOPOLY.editions())
    both = {(preset, number) for preset in MONOPOLY.editions() for number in RULES}
    assert {(one["edition"], one.get("rules", 1)) for one in records} == both
    assert {len(one["seats"]) for one in records} == set(REQUIRED["seats"])
    assert {RECORDS[name]["board"] for name in TOLD_TWICE} == set(REQUIRED["boards"])


def test_the_games_show_every_kind_of_event() -> None:
    seen = {kind for file in BY_HAND for kind in played(file).kinds}
    assert seen == set(REQUIRED["events"])
    assert seen == {str(kind.__struct_config__.tag) for kind in get_args(Event)}


def test_the_games_show_every_ending() -> None:
    found = {played(file).ending for file in BY_HAND} - {None}
    assert found == set(REQUIRED["endings"])


def test_every_verb_is_said() -> None:
    said = {type(action) for file in BY_HAND for _, action in played(file).actions}
    assert said == set(get_args(Action))


@pytest.mark.parametrize("what", REQUIRED["happenings"])
def test_what_must_have_happened_has_happened(what: str) -> None:
    games = [file for file in BY_HAND if what in happenings(played(file))]
    assert len(games) >= REQUIRED["happenings"][what]


def test_the_records_stay_small() -> None:
    folder = FOLDER.parent
    sizes = [file.stat().st_size for file in folder.rglob("*.json*")]
    assert sum(sizes) < 1_500_000
