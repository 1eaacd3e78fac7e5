"""Whole games over real sockets that keep breaking: everybody ends where the judge does."""

import asyncio
import socket
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from tests.faults import web
from tests.faults.crowd import FOR_SALE, MONOPOLY, Company, persistently
from tests.faults.server_process import ServerProcess

GAME_PATIENCE = 120


async def a_whole_game(server: ServerProcess, settings: Mapping[str, Any]) -> Company:
    """A game whose players lose their connection again and again."""
    company = Company(server.place, "T", settings, seed=4)
    for player in company.players:
        player.drop_rate = 0.08
        await persistently(player.enter)
    async with asyncio.timeout(GAME_PATIENCE):
        await company.sit_down()
        await company.play_one()
    assert [fault for player in company.players for fault in player.faults] == []
    # Who is cut off is luck; that nobody ever is would be a wonder.
    assert sum(player.resumes for player in company.players) > len(company.players)
    assert len({len(player.log) for player in company.players}) == 1
    return company


async def record_of(company: Company) -> bytes:
    """The written game as the server exports it."""
    host = company.host
    reply = await web.ask(host.place, "GET", f"/api/tables/{host.table}/record", cookie=host.cookie)
    assert reply.status == 200
    return reply.body


def judged(record: bytes, folder: Path) -> dict[str, Any]:
    """What the judge says of it; the verifier must be content as well."""
    file = folder / "game.json"
    file.write_bytes(record)
    verified = run("verify", file)
    assert verified.returncode == 0, verified.stdout
    answer: dict[str, Any] = msgspec.json.decode(run("judge", file).stdout)
    assert answer["ok"], answer
    return answer


def run(command: str, file: Path) -> "subprocess.CompletedProcess[bytes]":
    """A command of ours on a file."""
    words = [sys.executable, "-m", "zuschlag", command, str(file)]
    return subprocess.run(words, capture_output=True, timeout=60, check=False)


def people(company: Company, what: str) -> list[Any]:
    """Something of all people as the first player sees it at the end."""
    assert company.host.game is not None
    return [person[what] for person in company.host.game["people"]]


async def test_a_whole_game_of_for_sale_ends_as_the_judge_says(tmp_path: Path) -> None:
    async with ServerProcess(tmp_path) as server:
        company = await a_whole_game(server, FOR_SALE)
        answer = judged(await record_of(company), tmp_path)
    assert answer["phase"] == "done"
    assert people(company, "coins") == answer["coins"]
    assert people(company, "cheques") == answer["cheques"]
    for player in company.players:
        outcome = player.state["result"]["outcome"]
        assert outcome["scores"] == answer["scores"]
        assert outcome["winners"] == answer["winners"]


async def test_a_whole_game_of_monopoly_ends_as_the_judge_says(tmp_path: Path) -> None:
    async with ServerProcess(tmp_path) as server:
        company = await a_whole_game(server, MONOPOLY)
        answer = judged(await record_of(company), tmp_path)
    assert answer["phase"] == "done"
    assert people(company, "cash") == answer["cash"]
    assert people(company, "at") == answer["positions"]
    for player in company.players:
        assert player.game is not None
        assert [player.game[key] for key in ("owners", "levels", "mortgaged")] == [
            answer[key] for key in ("owners", "levels", "mortgaged")
        ]
        assert player.state["result"]["outcome"]["ranking"] == answer["ranking"]


async def test_a_game_over_the_address_of_this_machine_in_its_network(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, ["--lan"], host=own_address())
    async with server:
        company = await a_whole_game(server, FOR_SALE)
        answer = judged(await record_of(company), tmp_path)
    assert company.host.state["result"]["outcome"]["scores"] == answer["scores"]
    assert f"http://{server.host}:{server.port}" in server.told()


def own_address() -> str:
    """An address of this machine that others can reach; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"  # a machine without any network has no other
        return str(probe.getsockname()[0])
