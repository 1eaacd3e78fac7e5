"""Looking back at a written game over HTTP: positions, viewpoints, limits, and what is refused."""

import asyncio
import json
import threading
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import running
from zuschlag.errors import Unavailable
from zuschlag.server import replays
from zuschlag.server.background import MOST_WAITING, Background

_RECORDS = Path(__file__).parents[1] / "fair"


def written(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((_RECORDS / f"{game}.json").read_text("utf-8"))
    return found


FOR_SALE, MONOPOLY = written("for_sale"), written("monopoly")


@pytest.mark.parametrize("record", [FOR_SALE, MONOPOLY], ids=["for sale", "monopoly"])
async def test_a_record_comes_back_as_positions(record: dict[str, Any]) -> None:
    async with running() as server, server.visitor() as anna:
        asked = {"record": record, "viewpoint": "open", "from": 0, "to": 10_000}
        answer = await anna.post("/api/replay", json=asked)
        told = answer.json()
        assert answer.status_code == 200
        assert told["steps"] == len(record["actions"])
        assert [frame["at"] for frame in told["frames"]] == list(range(told["steps"] + 1))
        assert len(told["money"]) == told["steps"] + 1
        assert (told["game"], told["names"]) == (record["game"], record["seats"])
        assert told["outcome"]["winners"]
        assert told["refusal"] is None


async def test_a_stretch_has_only_what_was_asked_for() -> None:
    async with running() as server, server.visitor() as anna:
        asked = {"record": FOR_SALE, "viewpoint": 1, "from": 7, "to": 9}
        told = (await anna.post("/api/replay", json=asked)).json()
        assert [frame["at"] for frame in told["frames"]] == [7, 8, 9]
        assert all(frame["game"]["viewer"] == 1 for frame in told["frames"])


async def test_from_a_seat_the_coins_of_others_stay_covered() -> None:
    async with running() as server, server.visitor() as anna:
        for viewpoint, seen in (
            (1, [False, True, False]),
            (None, [False] * 3),
            ("open", [True] * 3),
        ):
            asked = {"record": FOR_SALE, "viewpoint": viewpoint, "from": 5, "to": 5}
            told = (await anna.post("/api/replay", json=asked)).json()
            people = told["frames"][0]["game"]["people"]
            assert [one["coins"] is not None for one in people] == seen


async def test_a_game_with_a_forbidden_move_is_shown_up_to_it() -> None:
    actions = FOR_SALE["actions"]
    broken = FOR_SALE | {"actions": [*actions[:3], [actions[3][0], "bid", 0], *actions[4:]]}
    async with running() as server, server.visitor() as anna:
        asked = {"record": broken, "viewpoint": "open", "to": 100}
        told = (await anna.post("/api/replay", json=asked)).json()
        assert told["steps"] == 3
        assert told["refusal"] == "for-sale/bid-too-low"
        assert told["outcome"] is None


@pytest.mark.parametrize(
    ("asked", "error"),
    [
        ({"record": {}}, "record/missing-key"),
        ({"record": FOR_SALE | {"game": "chess"}}, "record/unknown-game"),
        ({"record": FOR_SALE | {"zuschlag": 9}}, "record/unknown-version"),
        ({"record": FOR_SALE, "viewpoint": 6}, "replay/bad-viewpoint"),
        ({"record": FOR_SALE, "viewpoint": "all"}, "request/malformed"),
        ({"record": FOR_SALE, "from": -1}, "request/malformed"),
        ({"record": FOR_SALE, "more": 1}, "request/malformed"),
        ({"record": [1]}, "request/malformed"),
        ({"record": FOR_SALE | {"actions": [[0, "pass"]] * 10_001}}, "record/too-long"),
    ],
)
async def test_what_is_no_game_is_told_as_a_problem(asked: dict[str, Any], error: str) -> None:
    async with running() as server, server.visitor() as anna:
        answer = await anna.post("/api/replay", json=asked)
        assert (answer.status_code, answer.json()["error"]) == (400, error)


async def test_a_record_may_be_longer_than_any_other_request() -> None:
    async with running() as server, server.visitor() as anna:
        most = server.settings.body_bytes
        long = FOR_SALE | {"fair": {"padding": "x" * 2 * most}}
        assert (await anna.post("/api/replay", json={"record": long})).status_code != 413
        answer = await anna.post("/api/tables", json={"settings": {}, "name": "x" * 2 * most})
        assert (answer.status_code, answer.json()["error"]) == (413, "request/too-large")


async def test_a_body_beyond_a_record_is_refused_with_and_without_a_length() -> None:
    body = b" " * (replays.MOST_BYTES + 1)

    async def trickle() -> Any:
        yield body

    async with running() as server, server.visitor() as anna:
        for content in (body, trickle()):
            headers = {"Content-Type": "application/json"}
            answer = await anna.post("/api/replay", content=content, headers=headers)
            assert (answer.status_code, answer.json()["error"]) == (413, "request/too-large")


async def test_a_session_looks_back_only_so_often() -> None:
    async with running(replays=2) as server, server.visitor() as anna, server.visitor() as ben:
        asked = {"record": FOR_SALE}
        codes = [(await anna.post("/api/replay", json=asked)).status_code for _ in range(3)]
        assert codes == [200, 200, 429]
        assert (await ben.post("/api/replay", json=asked)).status_code == 200


async def test_a_long_game_costs_more() -> None:
    async with running(replays=3) as server, server.visitor() as anna:
        # It stops at the first move, but nobody knows that before it has been played.
        asked = {"record": FOR_SALE | {"actions": [[0, "bid", 1]] * 2500}}
        codes = [(await anna.post("/api/replay", json=asked)).status_code for _ in range(2)]
        assert codes == [200, 429]


async def test_the_reference_tells_of_it() -> None:
    async with running() as server, server.client() as anybody:
        schema = (await anybody.get("/api/openapi.json")).json()
        shape = schema["components"]["schemas"]["Lookback"]
        assert {"record", "viewpoint", "from", "to", "options"} == set(shape["properties"])
        assert "Replay" in schema["components"]["schemas"]


async def test_who_comes_when_many_wait_is_sent_away() -> None:
    background, door = Background("limit/replays"), threading.Event()

    def work() -> bytes:
        door.wait(5)
        return b"done"

    waiting = [asyncio.create_task(background.do(work)) for _ in range(MOST_WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(Unavailable):
        await background.do(work)
    door.set()
    assert await asyncio.gather(*waiting) == [b"done"] * MOST_WAITING
    assert await background.do(work) == b"done"


async def test_who_goes_away_meanwhile_frees_the_place() -> None:
    background, door = Background("limit/replays"), threading.Event()
    asked = asyncio.create_task(background.do(lambda: b"%d" % door.wait(5)))
    await asyncio.sleep(0.01)
    asked.cancel()
    door.set()
    assert await background.do(lambda: b"next") == b"next"
