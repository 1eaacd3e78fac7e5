"""Noise on the wire and on every route: refused, never a fault of ours."""

import asyncio
import json
import os
import random
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.fuzzing import fuzzed
from tests.server.noise import commands, example
from tests.server.running import NEW_TABLE, running
from tests.server.wiretap import Wiretap
from zuschlag.server.frames import read_command
from zuschlag.server.socket import Socket
from zuschlag.table.commands import Command
from zuschlag.table.service import Speaker

_COMMANDS: list[dict[str, Any]] = [
    {"do": "sit", "name": "Ben", "colour": 1, "seat": 1}, {"do": "stand", "seat": 0},
    {"do": "say", "text": "hi"}, {"do": "start"}, {"do": "pause", "until": 5},
    {"do": "move", "on": "P1", "action": ["bid", 5]}, {"do": "order", "up_to": 5},
    {"do": "seal-seed", "hash": "0" * 64}, {"do": "show-seed", "seed": "0" * 64},
    {"do": "take-over", "code": "ABCD"}, {"do": "rule", "winners": [0], "reason": "x"},
    {"do": "change", "settings": NEW_TABLE["settings"]}, {"do": "vote-end", "yes": True},
    {"do": "seat-bot", "seat": 1, "bot": "random"},
]  # fmt: skip
_ODD: list[Any] = [None, True, -1, 2**63, 1e308, "", "\u202e", "x" * 5000, [], {}, [[]], {"do": 1}]
_KEYS = ["t", "id", "seat", "table", "cursor", "command"]


def frames(luck: random.Random, table: str, count: int) -> list[bytes]:
    """Almost legal frames, then some with bytes turned."""
    made = []
    for number in range(count):
        command = dict(luck.choice(_COMMANDS))
        if luck.random() < 0.5:
            command[luck.choice(["do", "seat", "name", "on", "action", "x"])] = luck.choice(_ODD)
        frame: dict[str, Any] = {
            "t": "do",
            "id": f"fuzz-{luck.getrandbits(40)}-{number:06}",
            "command": command,
        }
        if luck.random() < 0.2:
            frame = {"t": "resume", "table": table, "seat": luck.choice([None, 0, 7])}
        if luck.random() < 0.2:
            frame[luck.choice(_KEYS)] = luck.choice(_ODD)
        text = bytearray(json.dumps(frame).encode())
        for _ in range(luck.choice([0, 0, 0, 1, 5])):
            text[luck.randrange(len(text))] = luck.randrange(256)
        made.append(bytes(text[: luck.choice([4096, 4096, luck.randrange(1, len(text) + 1)])]))
    return made


async def test_odd_frames_never_break_a_socket() -> None:
    flags = {"violations": 10_000, "seat_messages": 100_000, "watcher_messages": 100_000}
    async with running(**flags, chat_lines=10_000) as server, server.visitor() as anna:
        made = (await anna.post("/api/tables", json=NEW_TABLE)).json()
        holder = next(iter(server.journal._credentials))
        for seed in range(3):
            tap = Wiretap()
            socket = Socket(server.app.state, Speaker(holder), tap)
            for frame in frames(random.Random(seed), made["table"], 700):
                if not socket.has_resumed:
                    await socket.hear(json.dumps({"t": "resume", "table": made["table"]}))
                await socket.hear(frame)
            socket.leave()
            kinds = {json.loads(sent)["t"] for sent in tap.frames}
            assert {"error", "nak", "ack"} <= kinds
            assert not any(b"server/fault" in sent for sent in tap.frames)
            assert set(tap.codes) <= {4000, 4004}


async def test_who_is_refused_leaves_others_their_turn() -> None:
    async with running(violations=1000) as server, server.visitor():
        holder = next(iter(server.journal._credentials))
        order: list[str] = []

        async def flood(name: str) -> None:
            socket = Socket(server.app.state, Speaker(holder), Wiretap())
            for _ in range(3):
                order.append(name)
                await socket.hear("{")

        await asyncio.gather(flood("one"), flood("other"))
        assert order == ["one", "other"] * 3


@pytest.mark.parametrize("seed", [1, 2])
async def test_spoiled_requests_and_frames_are_refused_and_tables_go_on(seed: int) -> None:
    found = await fuzzed(seed, lambda steps: steps >= 250)
    assert found.wrongs == []
    assert {200, 400} <= set(found.statuses)
    assert {"ack", "nak", "error"} <= set(found.heard)
    assert found.moves >= 10


def test_every_command_has_an_example_that_can_be_read() -> None:
    luck = random.Random(1)
    for kind in commands(Command):
        for _ in range(20):
            made = example(kind, luck)
            if "action" in made:
                made["action"] = ["pass"]
            read_command(json.dumps(made).encode())


async def test_the_described_api_is_the_real_one(tmp_path: Path) -> None:
    """Schemathesis plays with every route: no 5xx, nothing but what the description says."""
    many = ("requests", "sessions", "new_tables", "seat_messages", "visits")
    some = ("bot_tokens", "session_tables", "code_guesses")
    plenty = dict.fromkeys(many, 100_000) | dict.fromkeys(some, 10_000)
    async with running(**plenty) as server, server.visitor() as anna:
        await anna.post("/api/tables", json=NEW_TABLE)
        command = [
            *(str(Path(sys.executable).parent / "st"), "run", f"{server.origin}/api/openapi.json"),
            *("-H", f"Cookie: zuschlag-s={anna.cookies['zuschlag-s']}"),
            *("-H", f"Origin: {server.origin}", "--exclude-path", "/api/session"),
            *("--max-examples", "15", "--phases", "fuzzing", "--seed", "1", "--no-color"),
            # Rules refuse what no schema can tell: two seats for an edition of three.
            *("--exclude-checks", "positive_data_acceptance"),
        ]
        ran = await asyncio.create_subprocess_exec(
            *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
            cwd=tmp_path, env={**os.environ, "NO_PROXY": "*"},
        )  # fmt: skip
        told, _ = await ran.communicate()
        assert ran.returncode == 0, told.decode()[-4000:]
