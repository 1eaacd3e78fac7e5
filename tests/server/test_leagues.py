"""The league through its routes: who may enter, whose table it is, and what everybody sees."""

import asyncio
import contextlib
import hashlib
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from tests.server.running import PATIENCE, Running, running
from zuschlag.errors import Malformed
from zuschlag.league import league as leagues
from zuschlag.server.configure import configured


@pytest.fixture(autouse=True)
def in_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for others who might come, too."""
    monkeypatch.setattr(leagues, "GATHER", 0)


@contextlib.asynccontextmanager
async def program(server: Running) -> AsyncIterator[httpx.AsyncClient]:
    """A program with a token of its own."""
    async with server.visitor() as owner, server.client() as client:
        token = (await owner.post("/api/bot-tokens")).json()["token"]
        client.headers["Authorization"] = f"Bearer {token}"
        del client.headers["Origin"]
        yield client


async def entered(client: httpx.AsyncClient, name: str) -> str:
    """A program in the league, and the table it is given."""
    answer = await client.post("/api/league", json={"name": name})
    assert answer.status_code == 200, answer.text
    assert answer.json()["name"] == name
    return await given(client)


async def given(client: httpx.AsyncClient) -> str:
    async with asyncio.timeout(PATIENCE):
        while (found := (await client.get("/api/league/table?wait=5")).json()["table"]) is None:
            pass
        return str(found)


async def do(client: httpx.AsyncClient, table: str, id: str, **command: Any) -> httpx.Response:
    body = {"id": f"league-{id}", "command": command}
    return await client.post(f"/api/tables/{table}/commands", json=body)


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


async def test_people_cannot_enter_as_programs() -> None:
    async with running(league="for-sale") as server, server.visitor() as person:
        asked = await person.post("/api/league", json={"name": "Anna"})
        assert refusal(asked) == (403, "league/programs-only")
        assert refusal(await person.get("/api/league/table")) == (403, "league/programs-only")


async def test_without_a_league_there_is_none_and_the_view_says_so() -> None:
    async with running() as server, program(server) as robo:
        asked = await robo.post("/api/league", json={"name": "Robo"})
        assert refusal(asked) == (404, "league/none")
        assert refusal(await robo.get("/api/league/table")) == (404, "league/none")
        shown = (await robo.get("/api/league")).json()
        assert (shown["game"], shown["standings"]) == (None, [])


async def test_who_has_not_entered_gets_no_table() -> None:
    async with running(league="for-sale") as server, program(server) as robo:
        assert refusal(await robo.get("/api/league/table")) == (404, "league/not-entered")


async def test_a_visitor_plays_at_once_with_the_house_on_a_seat_that_is_given() -> None:
    async with running(league="for-sale", league_seconds=7) as server, program(server) as robo:
        table = await entered(robo, "Robo")
        assert await given(robo) == table
        shown = (await robo.get(f"/api/tables/{table}")).json()
        seats = shown["table"]["seats"]
        mine = shown["you"]["seat"]
        assert (seats[mine]["name"], seats[mine]["program"]) == ("Robo", True)
        assert len(seats) == 4
        assert all(seat["kind"] == "bot" for seat in seats if seat["name"] != "Robo")
        assert len({seat["bot"] for seat in seats}) == 4
        agreed = shown["table"]["settings"]
        assert agreed["time"] == {"move": 7}
        assert (agreed["chat"], agreed["undo"], agreed["spectators"]) == (False, False, True)
        assert shown["table"]["league"]
        assert not shown["you"]["is_host"]


async def test_programs_that_are_here_together_meet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leagues, "GATHER", 500)
    async with (
        running(league="for-sale") as server,
        program(server) as one,
        program(server) as other,
    ):
        for client, name in ((one, "Anna"), (other, "Bert")):
            await client.post("/api/league", json={"name": name})
        tables = await asyncio.gather(given(one), given(other))
        assert len(set(tables)) == 1
        shown = (await one.get("/api/league")).json()
        (game,) = shown["running"]
        names = {seat["name"] for seat in game["seats"] if not seat["house"]}
        assert (game["table"], names, shown["here"]) == (tables[0], {"Anna", "Bert"}, 2)


async def test_nobody_else_can_take_a_seat_or_the_name() -> None:
    async with running(league="for-sale") as server, program(server) as robo:
        table = await entered(robo, "Robo")
        way_back = (await robo.get(f"/api/tables/{table}")).json()["way_back"]
        async with program(server) as thief, server.visitor() as person:
            for name in ("Robo", "R0bo"):
                taken = await thief.post("/api/league", json={"name": name})
                assert refusal(taken) == (403, "league/name-taken")
            for client in (thief, person):
                taken = await do(client, table, "takes", do="take-over", code=way_back)
                assert refusal(taken) == (403, "table/league-decides")
                sat = await do(client, table, "sits", do="sit", name="Mine")
                assert refusal(sat) == (403, "table/league-decides")
                for command in (
                    {"do": "start"},
                    {"do": "unseat", "seat": 0},
                    {"do": "reissue", "seat": 0},
                ):
                    assert (await do(client, table, "hosts-it", **command)).status_code in (
                        403,
                        409,
                    )
            looked = (await person.get(f"/api/tables/{table}")).json()
            assert looked["you"]["seat"] is None
        for command in ({"do": "move-seat"}, {"do": "vote-end", "yes": True}, {"do": "rematch"}):
            own = await do(robo, table, f"own-{command['do']}", **command)
            assert refusal(own) == (403, "table/league-decides")
        renamed = await robo.post("/api/league", json={"name": "Better"})
        assert refusal(renamed) == (403, "league/has-name")


async def test_onlookers_see_no_more_than_at_any_table() -> None:
    async with running(league="for-sale") as server, program(server) as robo:
        table = await entered(robo, "Robo")
        await _dealt(robo, table)
        own = (await robo.get(f"/api/tables/{table}")).json()["game"]
        async with server.visitor() as person:
            seen = (await person.get(f"/api/tables/{table}")).json()["game"]
        seat = own["viewer"]
        assert own["people"][seat]["coins"] is not None
        assert seen["viewer"] is None
        for one in seen["people"]:
            assert one["hand"] is None or one["hand"] == []
            assert one["coins"] is None
        told = (await robo.get("/api/league")).text
        assert "coins" not in told
        assert "holder" not in told


async def _dealt(client: httpx.AsyncClient, table: str) -> None:
    """The program adds its seed."""
    seed = bytes(32)
    sealed = hashlib.sha256(seed).hexdigest()
    assert (await do(client, table, "seals", do="seal-seed", hash=sealed)).is_success
    async with asyncio.timeout(PATIENCE):
        while not (await do(client, table, "shows", do="show-seed", seed=seed.hex())).is_success:
            await asyncio.sleep(0.02)
        while (await client.get(f"/api/tables/{table}")).json()["game"] is None:
            await asyncio.sleep(0.02)


async def test_only_so_many_games_are_made_in_an_hour() -> None:
    async with (
        running(league="for-sale", league_games=1) as server,
        program(server) as one,
        program(server) as other,
    ):
        await entered(one, "Anna")
        await other.post("/api/league", json={"name": "Bert"})
        late = await other.get("/api/league/table?wait=1")
        assert late.json() == {"table": None}


def test_a_league_that_cannot_be_is_refused_at_the_start() -> None:
    with pytest.raises(Malformed) as unknown:
        configured(None, {}, {"league": "chess"})
    assert unknown.value.slug == "record/unknown-game"
    shared = {"league": "for-sale", "workers": 2, "journal": "postgresql://nobody@localhost/none"}
    with pytest.raises(Malformed) as many:
        configured(None, {}, shared)
    assert many.value.slug == "serve/league-alone"
