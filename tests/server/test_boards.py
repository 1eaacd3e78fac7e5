"""Boards and roles over HTTP: sheets of one table, and a role that is taken back."""

import asyncio
import time

from tests.server.test_evenings import WHO, Evening, at_an_evening

SHEET = {"game": "for-sale", "cheques": [70, 60, 58, 50], "coins": [1, 2, 3, 0]}


async def _at_a_board(evening: Evening) -> None:
    await evening.done("organiser", "draw")
    await evening.until("organiser", "call")
    board = await evening.ask("organiser", do="set-board", table=1, on=True)
    assert board.status_code == 200, board.text
    await evening.done("organiser", "call", "start-round")


async def test_a_sheet_is_entered_confirmed_and_counts() -> None:
    async with at_an_evening() as evening:
        await _at_a_board(evening)
        wrong = {**SHEET, "coins": [99, 0, 0, 0]}
        answer = await evening.ask("ada", do="enter-sheet", table=1, sheet=wrong)
        assert (answer.status_code, answer.json()["error"]) == (422, "event/sheet-coins")
        made = (await evening.ask("ada", do="enter-sheet", table=1, sheet=SHEET)).json()["made"]
        assert made == {"number": 1}
        await _seen_where_it_may_be(evening)
        for who, error in (("ada", "event/own-sheet"), ("stranger", "event/not-yours")):
            answer = await evening.ask(who, do="confirm-sheet", table=1, number=1)
            assert answer.json()["error"] == error
        answer = await evening.ask("ben", do="confirm-sheet", table=1, number=1)
        assert answer.status_code == 200
        await evening.until("organiser", "close-round")
        await evening.done("organiser", "close-round")
        standings = (await evening.seen("stranger"))["evening"]["standings"]
        assert [row["points"] for row in standings] == ["100", "66.67", "33.33", "0"]


async def _seen_where_it_may_be(evening: Evening) -> None:
    frames = {who: await evening.seen(who) for who in WHO}
    assert frames["organiser"]["desk"]["sheets"][0]["sheet"] == SHEET
    for who in WHO[1:5]:
        assert frames[who]["me"]["sheet"]["sheet"] == SHEET
        assert frames[who]["me"]["sheet"]["is_mine"] == (who == "ada")
    told = (await evening.people["stranger"].get(evening.path)).text
    assert "cheques" not in told
    assert frames["stranger"]["evening"] == frames["ada"]["evening"]


async def test_a_role_taken_back_is_gone_within_a_second() -> None:
    async with at_an_evening() as evening:
        code = (await evening.ask("organiser", do="invite")).json()["made"]["code"]
        await evening.ask("stranger", do="assist", code=code)
        frame = await evening.seen("stranger")
        assert (frame["me"]["roles"], frame["desk"]["assistants"]) == (["assistant"], [1])
        made = (await evening.ask("stranger", do="register", name="Opa Karl")).json()["made"]
        assert made["entrant"] == 5
        assert len(made["code"]) == 6
        asked = {"cursor": (await evening.seen("stranger"))["cursor"], "wait": 20}
        waiting = asyncio.create_task(
            evening.people["stranger"].get(f"{evening.path}/news", params=asked)
        )
        await asyncio.sleep(0)
        began = time.monotonic()
        await evening.ask("organiser", do="dismiss", assistant=1)
        told = (await waiting).json()
        assert time.monotonic() - began < 1.0
        assert (told["me"]["roles"], told["desk"]) == ([], None)
        answer = await evening.ask("stranger", do="register", name="One more")
        assert answer.json()["error"] == "event/not-yours"


async def test_a_paper_entrant_takes_a_phone_with_the_code_on_the_card() -> None:
    async with at_an_evening() as evening:
        made = (await evening.ask("organiser", do="register", name="Opa Karl")).json()["made"]
        answer = await evening.ask("stranger", do="use-card", **made)
        assert answer.status_code == 200
        frame = await evening.seen("stranger")
        assert frame["me"]["entrant"] == 5
        assert not frame["evening"]["entrants"][4]["is_on_paper"]
