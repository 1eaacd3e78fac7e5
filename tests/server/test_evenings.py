"""An evening over HTTP: who gets what, who is believed, and what nobody learns."""

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx

from tests.event.hall import settings
from tests.server.running import PATIENCE, Running, running

_IDS = (f"asked-{number:06}" for number in itertools.count())


class Evening:
    """Four people, their organiser, and somebody else."""

    def __init__(self, server: Running, people: dict[str, httpx.AsyncClient]) -> None:
        self.server = server
        self.people = people
        assert server.app.state.hall is not None
        self.hall = server.app.state.hall
        self.path = f"/api/evenings/{self.hall.code}"

    async def ask(self, who: str, **command: Any) -> httpx.Response:
        body = {"id": next(_IDS), "command": command}
        return await self.people[who].post(f"{self.path}/commands", json=body)

    async def done(self, who: str, *verbs: str) -> None:
        for verb in verbs:
            answer = await self.ask(who, do=verb)
            assert answer.status_code == 200, (verb, answer.text)

    async def seen(self, who: str) -> dict[str, Any]:
        found: dict[str, Any] = (await self.people[who].get(self.path)).json()
        return found

    async def until(self, who: str, step: str) -> dict[str, Any]:
        """Wait for news until the organiser has this to do."""
        frame = await self.seen(who)
        async with asyncio.timeout(PATIENCE):
            while frame["desk"]["next_step"] != step:
                asked = {"cursor": frame["cursor"], "wait": 20}
                frame = (await self.people[who].get(f"{self.path}/news", params=asked)).json()
        return frame


WHO = ("organiser", "ada", "ben", "cleo", "dan", "stranger")


@asynccontextmanager
async def at_an_evening() -> AsyncIterator[Evening]:
    async with running(evening=settings(rounds=1, minutes=30)) as server, AsyncExitStack() as stack:
        people = {who: await stack.enter_async_context(server.visitor()) for who in WHO}
        evening = Evening(server, people)
        await evening.ask("organiser", do="organise", key=evening.hall.key)
        for number, who in enumerate(WHO[1:5], 1):
            made = (await evening.ask(who, do="join", name=who)).json()["made"]
            assert made == {"entrant": number}
        yield evening


async def test_a_round_is_run_from_the_console_and_everybody_is_led_to_their_seat() -> None:
    async with at_an_evening() as evening:
        for who in ("ada", "stranger"):
            assert (await evening.ask(who, do="draw")).json()["error"] == "event/not-yours"
        await evening.done("organiser", "draw")
        await evening.until("organiser", "call")
        await evening.done("organiser", "call")
        await evening.done("ada", "present")
        await evening.done("organiser", "start-round")
        tables = set()
        for who in WHO[1:5]:
            me = await _sat(evening, who)
            tables.add(me["table"])
            shown = (await evening.people[who].get(f"/api/tables/{me['table']}")).json()
            assert shown["you"]["seat"] is not None
            assert [shown["table"]["host"], len(me["card"])] == [None, 6]
        assert len(tables) == 1
        await _nobody_else_gets_there(evening, tables.pop())


async def _sat(evening: Evening, who: str) -> dict[str, Any]:
    """Wait until there is a table to sit down at."""
    frame = await evening.seen(who)
    async with asyncio.timeout(PATIENCE):
        while frame["me"]["table"] is None:
            asked = {"cursor": frame["cursor"], "wait": 20}
            frame = (await evening.people[who].get(f"{evening.path}/news", params=asked)).json()
    me: dict[str, Any] = frame["me"]
    return me


async def _nobody_else_gets_there(evening: Evening, table: str) -> None:
    """Not by its id, its code or the list; and nobody has the organiser's place at it."""
    shown = (await evening.people["ada"].get(f"/api/tables/{table}")).json()["table"]
    for who in ("stranger", "organiser"):
        client = evening.people[who]
        assert (await client.get(f"/api/tables/{table}")).status_code == 404
        joined = await client.post("/api/join", json={"code": shown["code"]})
        assert joined.json()["error"] == "code/unknown"
        assert (await client.get("/api/tables")).json() == []
    pause = {"id": next(_IDS), "command": {"do": "pause"}}
    refused = await evening.people["ada"].post(f"/api/tables/{table}/commands", json=pause)
    assert refused.json()["error"] == "table/evening-decides"


async def test_everybody_gets_what_is_theirs_and_no_more() -> None:
    async with at_an_evening() as evening:
        await _looked_at_by_all(evening)
        await _found_by_its_code(evening)
        await _moved_to_another_phone(evening)
        await _taken_home(evening)


async def _looked_at_by_all(evening: Evening) -> None:
    frames = {who: await evening.seen(who) for who in WHO}
    public = frames["stranger"]["evening"]
    assert all(frame["evening"] == public for frame in frames.values())
    assert [bool(frames[who]["desk"]) for who in WHO] == [True, *[False] * 5]
    assert frames["stranger"]["me"]["card"] is None
    cards = {frames[who]["me"]["card"] for who in WHO[1:5]}
    assert len(cards) == 4
    seen = (await evening.people["stranger"].get(evening.path)).text
    assert not any(str(card) in seen for card in [*cards, evening.hall.key])


async def _found_by_its_code(evening: Evening) -> None:
    client = evening.people["stranger"]
    joined = (await client.post("/api/join", json={"code": evening.hall.code})).json()
    assert joined["evening"]
    assert (await client.get(f"/api/evenings/{joined['table']}")).is_success
    assert (await client.get(f"/api/tables/{joined['table']}")).status_code == 404
    assert (await evening.people["ada"].get("/api/tables/mine")).json() == []


async def _moved_to_another_phone(evening: Evening) -> None:
    card = (await evening.seen("ada"))["me"]["card"]
    assert (await evening.ask("stranger", do="use-card", entrant=1, code=card)).is_success
    assert (await evening.seen("stranger"))["me"]["entrant"] == 1
    assert (await evening.seen("ada"))["me"]["entrant"] is None
    guess = {"do": "use-card", "entrant": 2, "code": "AAAAAA"}
    tries = [await evening.ask("ada", **guess) for _ in range(11)]
    assert {one.json()["error"] for one in tries} == {"event/wrong-card", "limit/code-guesses"}
    assert (await evening.ask("ada", do="fly")).json()["error"] == "command/malformed"


async def _taken_home(evening: Evening) -> None:
    """Everything in one zip: when it is over, and for the organiser."""

    async def asked() -> dict[str, int]:
        box = f"{evening.path}/box"
        return {who: (await evening.people[who].get(box)).status_code for who in WHO}

    assert set((await asked()).values()) == {403}
    await evening.done("organiser", "end")
    assert await asked() == {who: 200 if who == "organiser" else 403 for who in WHO}


async def test_a_role_that_is_taken_back_is_over_within_a_second_on_every_line() -> None:
    """An assistant at the desk, a referee who looks on: whoever waits for news has them at once."""
    async with running(evening=settings(rounds=1)) as server, AsyncExitStack() as stack:
        names = ("organiser", "helper", *(f"p{number}" for number in range(8)))
        people = {who: await stack.enter_async_context(server.visitor()) for who in names}
        evening = Evening(server, people)
        await evening.ask("organiser", do="organise", key=evening.hall.key)
        for who in names[2:]:
            await evening.ask(who, do="join", name=who)
        code = (await evening.ask("organiser", do="invite")).json()["made"]["code"]
        await evening.ask("helper", do="assist", code=code)
        await _dismissed(evening)
        await _judged_no_longer(evening)


async def _dismissed(evening: Evening) -> None:
    known = await evening.seen("helper")
    assert known["desk"] is not None
    asked = {"cursor": known["cursor"], "wait": 20}
    helper = evening.people["helper"]
    waiting = asyncio.create_task(helper.get(f"{evening.path}/news", params=asked))
    done, _ = await asyncio.wait([waiting], timeout=0.3)
    assert not done
    assert (await evening.ask("organiser", do="dismiss", assistant=1)).is_success
    async with asyncio.timeout(1):
        frame = (await waiting).json()
    assert (frame["desk"], frame["me"]["roles"]) == (None, [])
    assert (await evening.ask("helper", do="register", name="x")).status_code == 403
    assert (await evening.people["helper"].get(f"{evening.path}/paper")).status_code == 403


async def _judged_no_longer(evening: Evening) -> None:
    await evening.done("organiser", "draw")
    await evening.until("organiser", "call")
    await evening.done("organiser", "call", "start-round")
    frame = await evening.seen("organiser")
    tables = [one["people"] for one in frame["evening"]["round"]["tables"]]
    caller, referee = f"p{tables[0][0] - 1}", f"p{tables[1][0] - 1}"
    await _sat(evening, referee)
    dispute = f"{evening.path}/dispute"
    assert (await evening.people[referee].get(dispute)).status_code == 403
    await evening.ask(caller, do="dispute", line="who was first?")
    named = {"table": 1, "entrant": tables[1][0], "why": "sits elsewhere"}
    assert (await evening.ask("organiser", do="name-referee", **named)).is_success
    async with asyncio.timeout(PATIENCE):
        while (seen := (await evening.people[referee].get(dispute)).json())["seen"] is None:
            await asyncio.sleep(0.05)
    assert (seen["table"], seen["seconds"], len(seen["seen"]["names"])) == (1, 0, 4)
    for who in ("organiser", "helper", caller):
        assert (await evening.people[who].get(dispute)).status_code == 403
    asked = {"cursor": seen["cursor"], "wait": 20}
    waiting = asyncio.create_task(evening.people[referee].get(dispute, params=asked))
    await asyncio.sleep(0)
    assert (await evening.ask("organiser", do="settle", table=1, why="seen it")).is_success
    async with asyncio.timeout(1):
        if (await waiting).is_success:  # the table was dealt just then
            assert (await evening.people[referee].get(dispute)).status_code == 403
        else:
            assert waiting.result().status_code == 403


async def test_a_code_written_in_another_way_has_no_other_limit() -> None:
    async with running(evening=settings(), seat_messages=3) as server, server.visitor() as client:
        assert server.app.state.hall is not None
        code = server.app.state.hall.code
        told = []
        for name in (code, code.lower(), f"{code[:4]}-{code[4:]}", f"{code[:2]}-{code[2:]}"):
            body = {"id": next(_IDS), "command": {"do": "draw"}}
            answer = await client.post(f"/api/evenings/{name}/commands", json=body)
            told.append(answer.json()["error"])
        assert told == [*["event/not-yours"] * 3, "limit/messages"]


async def test_a_traveller_is_for_everybody_in_the_hall_and_for_nobody_without_a_session() -> None:
    async with at_an_evening() as evening:
        path = f"{evening.path}/traveller"
        told = [await evening.people[who].get(path) for who in WHO]
        assert [(one.status_code, one.content) for one in told] == [(200, b"[]")] * len(WHO)
        assert (await evening.people["ada"].post(path)).status_code == 405
        elsewhere = await evening.people["organiser"].get("/api/evenings/ABCD-EFGH/traveller")
        assert (elsewhere.status_code, elsewhere.json()["error"]) == (404, "event/unknown")
        async with evening.server.client() as nobody:
            assert (await nobody.get(path)).status_code == 401


async def test_a_server_without_an_evening_has_none() -> None:
    async with running() as server, server.visitor() as client:
        answer = await client.get("/api/evenings/ABCD-EFGH")
        assert (answer.status_code, answer.json()["error"]) == (404, "event/unknown")
