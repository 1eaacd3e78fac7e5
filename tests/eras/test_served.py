"""The real server over a journal of old, long after: people come back, and so do their programs."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets import Origin
from websockets.sync.client import ClientConnection, connect

from tests.cli.command import zuschlag
from tests.eras.era import ERAS, Era
from tests.eras.for_sale_scenes import least
from tests.eras.monopoly_scenes import buying
from tests.eras.sitting import headers_of
from tests.faults.server_process import ServerProcess
from tests.thorough import thorough
from zuschlag.record import judge

Json = dict[str, Any]
PATIENCE = 60.0
MOVES = 5
"""What somebody plays before getting up."""
COME_BACK = {"for-sale-company": least, "monopoly-casual": buying}
QUICK = {"pace": [0, 0.001]}
GAMES: dict[str, Json] = {
    "for-sale": QUICK | {"game": "for-sale", "edition": "2015", "seats": 4},
    "monopoly": QUICK
    | {"game": "monopoly", "edition": "aalen-casual", "seats": 3}
    | {"options": {"end.limit": {"rounds": 4}}},
}


@pytest.fixture(
    scope="module",
    params=[
        pytest.param(one, marks=() if one in (ERAS[0], ERAS[-1]) else thorough) for one in ERAS
    ],
    ids=repr,
)
def era(request: pytest.FixtureRequest) -> Era:
    """The first and the last one always; a server of its own is dear, so the campaign has all."""
    found: Era = request.param
    return found


@pytest.fixture(scope="module")
def server(era: Era, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A process of its own, on a copy of the journal."""
    folder = tmp_path_factory.mktemp("served")
    served = ServerProcess(folder, journal=str(era.moved_to(folder)))
    served.start()
    try:
        asyncio.run(served.serving())
        yield served
    finally:
        served.kill()


class Visit:
    """Somebody at a table again, by a real socket."""

    def __init__(self, line: ClientConnection, table: str) -> None:
        self._line = line
        self._asked = 0
        self.seen: Json = {}
        self._line.send(json.dumps({"t": "resume", "table": table, "seat": None, "cursor": 0}))
        self.hear("table")

    def hear(self, kind: str = "", id: str = "") -> Json:
        """The next frame, or the next one of a kind; what it shows is remembered."""
        while True:
            frame: Json = json.loads(self._line.recv(PATIENCE))
            if "you" in frame:
                self.seen = {"table": self.seen.get("table")} | frame
            if kind in ("", frame["t"]) and id in ("", frame.get("id")):
                return frame

    def do(self, do: str, **parts: Any) -> None:
        """A command; waits until it is on disk."""
        self._asked += 1
        id = f"visit-{self._asked:06}"
        command = {"do": do, **parts}
        self._line.send(json.dumps({"t": "do", "id": id, "command": command}))
        self.hear("ack", id)

    @property
    def decision(self) -> Json | None:
        """What is asked of them, if the game waits for them."""
        you, game = self.seen["you"], self.seen["game"]
        found: Json | None = you["decision"]
        return found if you["seat"] in game["waiting"] else None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.seen["table"]["status"] == "over")


@pytest.mark.parametrize("scene", COME_BACK)
def test_somebody_comes_back_to_a_table_that_bots_then_finish(
    era: Era, server: ServerProcess, scene: str
) -> None:
    told = era.tables[scene]
    with connect(
        f"ws://{server.host}:{server.port}/ws",
        origin=Origin(server.place.origin),
        additional_headers=headers_of(era.people["Anna"]),
        proxy=None,
    ) as line:
        visit, made = Visit(line, told["id"]), 0
        while made < MOVES and not visit.is_over:
            if visit.decision is None:
                visit.hear()
                continue
            action = COME_BACK[scene]("Anna", visit.seen)
            visit.do("move", on=visit.decision["on"], action=action)
            made += 1
        visit.do("stand")
        while not visit.is_over:
            visit.hear()
    assert visit.seen["table"]["result"]["ending"] == "finished"
    key = server.folder / "journal.key"
    asked = ["--table", told["id"], "--journal", server.journal, "--key", key]
    assert zuschlag("verify", *asked).code == 0


@pytest.mark.parametrize("game", GAMES)
def test_the_client_of_old_plays_a_whole_game(era: Era, server: ServerProcess, game: str) -> None:
    program = era.folder / "client" / "play.py"
    ran = subprocess.run(
        [sys.executable, program, server.place.origin, json.dumps(GAMES[game])],
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stderr
    told = json.loads(ran.stdout)
    assert Path(told["client"]).is_relative_to(era.folder)
    assert told["result"]["ending"] == "finished"
    answer = judge(json.dumps(told["record"]).encode())
    assert answer["scores"] == told["result"]["outcome"]["scores"]
