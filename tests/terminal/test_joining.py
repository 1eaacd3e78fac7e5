"""A terminal at a served table: sitting down, playing, talking, losing the connection, watching."""

import asyncio
from pathlib import Path

import pytest

from tests.terminal.company import a_visitor, entrance_to, hosted
from tests.terminal.play import SMALLEST, Desk, needs_you, only_file, seat_of, text, until
from tests.thorough import thorough
from zuschlag.errors import NotFound
from zuschlag.record import judge
from zuschlag.terminal.app import TableApp
from zuschlag.terminal.chronicle import Chronicle
from zuschlag.terminal.final import FinalScreen
from zuschlag.terminal.joining import enter
from zuschlag.terminal.lobby import LobbyScreen
from zuschlag.terminal.reveal import Reveal
from zuschlag.terminal.served_table import ServedTable
from zuschlag.terminal.table import TableScreen
from zuschlag.terminal.talking import TalkSheet


async def play_on(pilot: Desk) -> None:
    """Pass, and lay down what is proposed, to the end."""
    app = pilot.app
    assert isinstance(app, TableApp)
    while not isinstance(app.screen, FinalScreen):
        await until(pilot, lambda: needs_you(app))
        screen = app.screen
        if isinstance(screen, TableScreen):
            await pilot.press("p" if screen.seen.phase == "buy" else "enter")
        elif isinstance(screen, Reveal):
            await pilot.press("enter")


async def test_a_game_with_others_is_played_from_another_seat_than_the_first(
    tmp_path: Path,
) -> None:
    async with hosted(seats=3) as (server, anna):
        app = await a_visitor(server, anna, save_folder=tmp_path)
        async with app.run_test(size=SMALLEST) as pilot:
            await until(pilot, lambda: seat_of(app).you == 1)
            assert isinstance(app.screen, LobbyScreen)
            assert "Anna begins when everybody is here." in text(app)
            assert f"{server.origin}/t/{anna.table.id}" in "".join(text(app).split())
            await anna.start()
            anna.play()
            await until(pilot, lambda: isinstance(app.screen, TableScreen))
            await pilot.press("s")
            await until(pilot, lambda: "The game is still on" in text(app))
            await play_on(pilot)
            outcome = seat_of(app).outcome()
            assert outcome is not None
            assert f"Your fortune is {outcome.scores[1]}, rank {outcome.ranking[1]} of 3" in text(
                app
            )
            await pilot.press("s")
            await until(pilot, lambda: "One file holds the whole game." in text(app))
            await pilot.press("enter")
            await until(pilot, lambda: "Saved to" in text(app))
    assert judge(only_file(tmp_path).read_bytes())["scores"] == outcome.scores


async def test_both_talk_and_both_hear_it() -> None:
    async with hosted(seats=3) as (server, anna):
        heard: list[str] = []
        anna.table._on_entry = lambda entry: heard.append(entry.get("text", ""))
        app = await a_visitor(server, anna)
        async with app.run_test(size=SMALLEST) as pilot:
            await until(pilot, lambda: seat_of(app).you == 1)
            await anna.say("Schön, dass du da bist")
            await until(pilot, lambda: "Schön, dass du da bist" in text(app))
            await anna.start()
            await until(pilot, lambda: isinstance(app.screen, TableScreen))
            await pilot.press("slash")
            await until(pilot, lambda: isinstance(app.screen, TalkSheet))
            await pilot.press(*"Hallo Anna", "enter")
            await until(pilot, lambda: "Hallo Anna" in heard)
            await anna.say("Los geht es")
            await until(pilot, lambda: "Los geht es" in text(app))
            await pilot.press("escape")
            await until(pilot, lambda: "Anna: Los geht es" in text(app))


async def test_a_pause_is_asked_for_shown_and_ended() -> None:
    async with hosted(seats=3) as (server, anna):
        app = await a_visitor(server, anna)
        async with app.run_test(size=SMALLEST) as pilot:
            await until(pilot, lambda: seat_of(app).you == 1)
            await anna.start()
            await until(pilot, lambda: isinstance(app.screen, TableScreen))
            await anna.table.do({"do": "pause"})
            await until(pilot, lambda: "Anna asks for a pause: /yes or /no" in text(app))
            await pilot.press("slash")
            await until(pilot, lambda: isinstance(app.screen, TalkSheet))
            await pilot.press(*"/yes", "enter")
            await until(pilot, lambda: anna.table.table["status"] == "paused")
            await pilot.press(*"/go", "enter")
            await until(pilot, lambda: anna.table.table["status"] == "play")
            await pilot.press("escape")
            await until(pilot, lambda: "The game goes on." in text(app))


async def test_a_lost_connection_is_said_and_mends_itself() -> None:
    async with hosted(seats=3) as (server, anna):
        app = await a_visitor(server, anna)
        async with app.run_test(size=SMALLEST) as pilot:
            await until(pilot, lambda: seat_of(app).you == 1)
            await anna.start()
            await until(pilot, lambda: isinstance(app.screen, TableScreen))
            link = seat_of(app).link
            assert isinstance(link, ServedTable)
            assert link._line._socket is not None
            assert isinstance(app.screen, TableScreen)
            app.screen.say("Something else that is wrong", is_wrong=True)
            link._line._socket.transport.abort()
            await until(pilot, lambda: "The connection is lost." in text(app))
            await anna.say("Bist du noch da?")
            await until(pilot, lambda: "The connection is lost." not in text(app))
            await until(pilot, lambda: "Bist du noch da?" in text(app))
            anna.play()
            await play_on(pilot)


async def test_who_watches_sees_the_table_and_no_secrets() -> None:
    async with hosted(seats=3) as (server, anna):
        bert = await a_visitor(server, anna, name="Bert", is_watching=True)
        async with bert.run_test(size=SMALLEST) as pilot:
            await until(pilot, lambda: isinstance(bert.screen, LobbyScreen))
            assert seat_of(bert).you is None
            await anna.start()
            await until(pilot, lambda: isinstance(bert.screen, TableScreen))
            assert all(one.coins is None for one in seat_of(bert).view().people)
            assert "p Pass" not in text(bert)
            told = bert.screen.query_one(Chronicle)
            await pilot.press("p")
            anna.play()
            await until(pilot, lambda: any("Anna passed" in line.plain for line in told.lines))
            assert "your move" not in text(bert)


@thorough
async def test_a_way_back_opens_the_own_seat_again() -> None:
    async with hosted(seats=3) as (server, anna):
        app = await a_visitor(server, anna)
        async with app.run_test(size=SMALLEST) as pilot:
            await until(pilot, lambda: seat_of(app).you == 1)
            await anna.start()
            await until(pilot, lambda: isinstance(app.screen, TableScreen))
            code = seat_of(app).way_back
            await pilot.press("q")
            await until(
                pilot, lambda: "your way back will be printed" in " ".join(text(app).split())
            )
            await pilot.press("l")
        assert f"#code={code}" in app.farewell
        again = await a_visitor(server, anna, name=None, back=f"#code={code}")
        async with again.run_test(size=SMALLEST) as pilot:
            await until(pilot, lambda: isinstance(again.screen, TableScreen))
            assert seat_of(again).you == 1
            assert "Eva" in text(again)
            anna.play()
            await play_on(pilot)
            await anna.table.do({"do": "rematch"})
            await until(pilot, lambda: "press a to come along" in text(again))
            await pilot.press("a")
            await until(pilot, lambda: isinstance(again.screen, LobbyScreen))
            assert seat_of(again).latest.table.id == anna.table.table["rematch"]
            await until(pilot, lambda: seat_of(again).you is not None)


async def test_a_table_by_its_code_and_what_is_no_table() -> None:
    async with hosted(seats=3) as (server, anna):
        found = await asyncio.to_thread(enter, server.origin, anna.code)
        assert found == (await entrance_to(server, anna)).__class__(
            server.origin, anna.table.id, "for-sale", found.guest
        )
        for address, slug in (
            (f"{server.origin}/t/{'0' * 32}", "join/no-table"),
            (f"{server.origin}/elsewhere", "join/no-table"),
            ("http://127.0.0.1:1/t/" + "0" * 32, "join/no-server"),
        ):
            with pytest.raises(NotFound) as caught:
                await asyncio.to_thread(enter, address, None)
            assert caught.value.slug == slug
