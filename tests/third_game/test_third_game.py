"""A game from outside, named by an entry point alone, is played and studied in every room.

Nothing in `src/` knows it: its folder is put on the path, as an installed package would be.
"""

import asyncio
import contextlib
import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.faults.server_process import ServerProcess
from zuschlag import client

FOLDER = Path(__file__).parent
ENVIRONMENT = {"PYTHONPATH": str(FOLDER), "ZUSCHLAG_RULES": "plain"}
SETTINGS = {"game": "third-game", "edition": "standard", "seats": 3, "pace": [0.0, 0.0]}


def zuschlag(*words: str, said: str = "") -> "subprocess.CompletedProcess[str]":
    """A command of ours, with the game installed."""
    return subprocess.run(
        [sys.executable, "-m", "zuschlag", *words],
        env={**os.environ, **ENVIRONMENT},
        input=said,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Thirty simulated games, written down."""
    found = tmp_path_factory.mktemp("third") / "games.jsonl"
    words = ("simulate", "third-game", "--games", "30", "--seats", "3", "--json")
    done = zuschlag(*words, "--records", str(found), "--threads", "1")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["games"] == 30
    assert sum(told["win_share"]) == pytest.approx(1)
    return found


def test_simulated_games_are_judged(records: Path) -> None:
    done = zuschlag("judge", "--lines", str(records))
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 0
    assert len(answers) == 30
    assert all(answer["phase"] == "done" and answer["winners"] for answer in answers)


def test_what_is_wrong_is_named(records: Path, tmp_path: Path) -> None:
    game = json.loads(records.read_text().splitlines()[0])
    seat, verb, card = game["actions"][0]
    wrong = {
        "third-game/not-in-hand": [seat, verb, 99],
        "record/wrong-type": [seat, verb, "seven"],
        "third-game/not-your-turn": [seat, verb, card],
    }
    for slug, action in wrong.items():
        place = 1 if slug.endswith("turn") else 0
        actions = [*game["actions"][:place], action]
        file = tmp_path / "wrong.json"
        file.write_text(json.dumps(game | {"actions": actions}))
        done = zuschlag("judge", str(file))
        assert done.returncode == 2
        assert json.loads(done.stdout)["error"] == slug


def test_a_game_is_told_plainly(records: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(records.read_text().splitlines()[0])
    done = zuschlag("show", str(file))
    assert done.returncode == 0
    assert done.stdout.count("lay ") == 21
    assert done.stdout.count("taken: prize") == 7


def test_without_a_terminal_it_is_said_how_to_play_it() -> None:
    done = zuschlag("play", "third-game", "--seed", "3")
    assert done.returncode == 0, done.stderr
    assert "zuschlag play" in done.stdout


def test_nobody_has_learned_to_exploit_its_bots() -> None:
    done = zuschlag("arena", "exploit", "third-game")
    assert done.returncode == 2
    assert "Nobody has learned" in done.stderr


def test_without_its_folder_nobody_knows_it(records: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "zuschlag", "judge", "--lines", str(records)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    first = json.loads(done.stdout.splitlines()[0])
    assert first["error"] == "record/unknown-game"
    assert "for-sale" in first["facts"]["known"]
    assert "third-game" not in first["facts"]["known"]


async def test_it_is_played_at_a_served_table_through_the_bot_api(tmp_path: Path) -> None:
    async with ServerProcess(tmp_path, environment=ENVIRONMENT) as server, asyncio.timeout(120):
        url = f"http://{server.host}:{server.port}"
        token = await asyncio.to_thread(client.new_token, url)
        await asyncio.to_thread(_is_in_the_catalogue, url, token)
        table, result, seen = await _played(url, token)
        record = await asyncio.to_thread(client.call, url, token, "GET", f"{table}/record")
        asked = {"record": record, "viewpoint": 0, "from": 0, "to": 30}
        back = await asyncio.to_thread(client.call, url, token, "POST", "/api/replay", asked)
    assert result["ending"] == "finished"
    _nothing_is_seen_face_down(seen)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    judged = json.loads(zuschlag("judge", str(file)).stdout)
    assert judged["scores"] == result["outcome"]["scores"]
    assert zuschlag("verify", str(file)).returncode == 0
    assert (back["game"], back["steps"]) == ("third-game", 21)
    assert back["frames"][-1]["events"][-1]["event"] == "taken"
    assert back["money"][-1] == judged["scores"]


def _is_in_the_catalogue(url: str, token: str) -> None:
    games = client.call(url, token, "GET", "/api/games")
    card = next(one for one in games if one["game"] == "third-game")
    assert card["bots"] == ["random"]
    assert [one["edition"] for one in card["editions"]] == ["standard"]


async def _played(url: str, token: str) -> tuple[str, Any, list[dict[str, Any]]]:
    """Two programs and a house bot play to the end: where, the result, all that was seen."""
    made = await asyncio.to_thread(client.open_table, url, token, SETTINGS, "Anna")
    other = await asyncio.to_thread(client.new_token, url)
    seen: list[dict[str, Any]] = []
    async with (
        await client.join(url, token, made["code"], "Anna") as anna,
        await client.join(url, other, made["code"], "Bela") as bela,
    ):
        await anna.do({"do": "start"})
        found = await asyncio.gather(_to_the_end(anna, seen), _to_the_end(bela, seen))
    assert found[0] == found[1]
    return f"/api/tables/{made['table']}", found[0], seen


async def _to_the_end(table: client.Table, seen: list[dict[str, Any]]) -> Any:
    luck = random.Random(table.seat)
    async for decision in table.decisions():
        seen.append(decision.seen)
        if table.seat == 1 and len(decision.seen["waiting"]) > 1:
            continue  # Bela lays the last card, and has seen the backs of all others
        with contextlib.suppress(client.Stale):
            await table.move(decision, ["lay", luck.choice(decision.options["lay"])])
    return table.table["result"]


def _nothing_is_seen_face_down(seen: list[dict[str, Any]]) -> None:
    views = [(view["viewer"], list(enumerate(view["people"]))) for view in seen]
    others = [one for viewer, people in views for seat, one in people if seat != viewer]
    assert any(person["has_laid"] for person in others)
    assert all(person["laid"] is None for person in others)
