"""The client and the examples against a whole server: games from the join code to the record."""

import asyncio
import contextlib
import importlib.util
import sys
from collections.abc import AsyncIterator, Callable
from types import ModuleType
from typing import Any

import msgspec
import pytest

from tests.client.real_server import RealServer
from tests.house.tree import ROOT
from zuschlag.client import Stale, Table, call, new_token, open_table, play, table_of
from zuschlag.client import line as lines
from zuschlag.record import judge

Json = dict[str, Any]
QUICK = {"pace": [0, 0.001]}
FOR_SALE = QUICK | {"game": "for-sale", "edition": "2015", "seats": 4}
MONOPOLY = QUICK | {
    "game": "monopoly",
    "edition": "aalen-event",
    "seats": 3,
    "options": {"end.limit": {"rounds": 4}},
}


@pytest.fixture
async def server(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[RealServer]:
    monkeypatch.setattr(lines, "FIRST_PAUSE", 0.05)
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "src"))
    async with RealServer() as made:
        yield made


def example(name: str) -> ModuleType:
    """A program of examples/, loaded without being run."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "examples" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Evening:
    """A table whose host plays too, with something happening at every fifth decision."""

    def __init__(self, server: RealServer, settings: Json) -> None:
        self.url, self.settings = server.url, settings
        self.fifth: Callable[[], None] = lambda: None

    async def open(self) -> None:
        """Make the table."""
        self.token = await asyncio.to_thread(new_token, self.url)
        made = await asyncio.to_thread(open_table, self.url, self.token, self.settings, "Host")
        self.code, self.table = made["code"], made["table"]

    async def host(self, choose: Callable[[Json, Json], Any]) -> None:
        """Wait for one guest, start, play to the end."""
        async with await Table(self.url, self.token, self.table).open() as table:
            while [seat["kind"] for seat in table.table["seats"]].count("person") < 2:
                await asyncio.sleep(0.01)
            await table.do({"do": "start"})
            asked = 0
            async for decision in table.decisions():
                asked += 1
                if asked % 5 == 0:
                    self.fifth()
                action = choose(decision.seen, decision.options)
                if action is not None:
                    # Connections break on purpose, so that others may have been faster.
                    with contextlib.suppress(Stale):
                        await table.move(decision, action)

    async def judged(self) -> Any:
        """What the judge says of the record, which must be a whole game."""
        path = f"/api/tables/{self.table}/record"
        record = await asyncio.to_thread(call, self.url, self.token, "GET", path)
        answer = judge(msgspec.json.encode(record))
        assert answer["ok"]
        assert [seed["seed"] is None for seed in record["fair"]["seeds"][:2]] == [False, False]
        return answer


async def test_the_plain_bot_plays_for_sale_while_connections_break(server: RealServer) -> None:
    choose = example("plain_bot").choose
    evening = Evening(server, FOR_SALE)
    evening.fifth = server.hang_up
    async with asyncio.timeout(60):
        await evening.open()
        token = await asyncio.to_thread(new_token, server.url)
        guest = asyncio.create_task(play(choose, server.url, token, evening.code, "Guest"))
        await evening.host(choose)
        result = await guest
    assert result is not None
    assert result["ending"] == "finished"
    answer = await evening.judged()
    assert answer["scores"] == result["outcome"]["scores"]
    assert server.cut > 4


async def test_the_plain_bot_runs_as_a_program(server: RealServer) -> None:
    evening = Evening(server, FOR_SALE)
    async with asyncio.timeout(60):
        await evening.open()
        program = await asyncio.create_subprocess_exec(
            *(sys.executable, ROOT / "examples" / "plain_bot.py", server.url, evening.code),
            stdout=asyncio.subprocess.PIPE,
        )
        await evening.host(example("plain_bot").choose)
        told, _ = await program.communicate()
    assert program.returncode == 0
    assert b"'ending': 'finished'" in told


async def test_a_bot_plays_monopoly_by_the_client_while_connections_break(
    server: RealServer,
) -> None:
    simple = example("raw_bot").choose
    evening = Evening(server, MONOPOLY)
    evening.fifth = server.hang_up

    async with asyncio.timeout(60):
        await evening.open()
        token = await asyncio.to_thread(new_token, server.url)
        guest = asyncio.create_task(
            play(lambda *asked: simple(*asked, 1), server.url, token, evening.code, "Guest")
        )
        await evening.host(lambda *asked: simple(*asked, 0))
        result = await guest
    assert result is not None
    answer = await evening.judged()
    assert answer["scores"] == result["outcome"]["scores"]
    assert server.cut > 4


async def test_the_raw_bot_runs_as_a_program(server: RealServer) -> None:
    evening = Evening(server, MONOPOLY)
    simple = example("raw_bot").choose
    async with asyncio.timeout(60):
        await evening.open()
        token = await asyncio.to_thread(new_token, server.url)
        program = await asyncio.create_subprocess_exec(
            *(sys.executable, ROOT / "examples" / "raw_bot.py"),
            *(server.url, token, evening.code),
            stdout=asyncio.subprocess.PIPE,
        )
        await evening.host(lambda *asked: simple(*asked, 0))
        told, _ = await program.communicate()
    assert program.returncode == 0
    assert b"'ending': 'finished'" in told


async def test_a_code_is_read_as_people_type_it(server: RealServer) -> None:
    evening = Evening(server, FOR_SALE)
    await evening.open()
    typed = f"{evening.code[:4].lower()}-{evening.code[4:]}"
    found = await asyncio.to_thread(table_of, server.url, evening.token, typed)
    assert found == evening.table
