"""Playing the terminal table in tests: what the screen says, and how to get a game to its end."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widget import Widget

from zuschlag import fair
from zuschlag.rules.games import GAMES
from zuschlag.table.games import game_at_table
from zuschlag.table.moving import automatic
from zuschlag.table.play import Play
from zuschlag.terminal.agreeing import agreed
from zuschlag.terminal.app import TableApp
from zuschlag.terminal.card_widgets import SmallCard
from zuschlag.terminal.final import FinalScreen
from zuschlag.terminal.own_table import LIMITS, OwnTable
from zuschlag.terminal.reveal import Reveal
from zuschlag.terminal.sale_desk import SaleDesk
from zuschlag.terminal.screens import screens_of
from zuschlag.terminal.seat import Seat
from zuschlag.terminal.table import TableScreen
from zuschlag.terminal.wishes import Party, Wishes

SMALLEST = (80, 24)
YOU = 0
"""Your seat at a table of your own."""
Desk = Pilot[Any]


def an_app(edition: str = "2015", seats: int = 3, seed: int = 1, **others: Any) -> TableApp:
    """A table without pauses that is laid at once."""
    # The random player makes the shortest games.
    usual: dict[str, Any] = {"at_once": True, "pause": 0, "name": "Eva", "opponents": ("random",)}
    return TableApp(Wishes(edition, seats, seed=seed, **usual | others))


def seed_where(opens: bool, seats: int = 4) -> int:
    """A seed with which you open the first auction of 2015, or do not."""
    party = agreed(Wishes("2015", seats))
    waiting = ((seed, GAMES["for-sale"].waiting_for(begun(party, seed))) for seed in range(100))
    return next(seed for seed, seats in waiting if (YOU in seats) == opens)


def begun(party: Party, seed: int) -> Any:
    """The state in which a table of one's own begins with this seed."""
    luck, agreed_on = random.Random(seed), party.settings
    own, table, server = luck.randbytes(32), luck.randbytes(16).hex(), luck.randbytes(32)
    key = fair.table_key(server, table, [own, *[None] * (agreed_on.seats - 1)])
    terms = party.terms
    return GAMES[agreed_on.game].begin(terms, fair.deal(agreed_on.game, key, terms))


def seat_of(app: TableApp) -> Seat:
    """Where you sit."""
    assert app.seat is not None
    return app.seat


def play_of(app: TableApp) -> Play:
    """The game itself, at a table of one's own; only tests look behind the link."""
    link = seat_of(app).link
    assert isinstance(link, OwnTable)
    return link.live.table.game


async def act(app: TableApp, seat: int, action: Any) -> None:
    """Let somebody else move, be it a bot's turn to think or not."""
    link = seat_of(app).link
    assert isinstance(link, OwnTable)
    play, live = play_of(app), link.live
    written = play.at.game.as_written(action)
    async with live.lock:
        done = automatic(live.table, seat, written, link.now(), LIMITS)
        await link._service._writer.commit(live, done)
    link._service._scheduler.arm(live)


async def played(party: Party, seed: int, choose: Callable[[Any, Any], Any]) -> Seat:
    """A game played to its end without a screen, by whoever chooses for you."""
    seat = screens_of(party.settings.game).seat(OwnTable(party, random.Random(seed)))
    await seat.open()
    await seat.until(lambda: seat.is_in_play)
    while seat.latest.table.status != "over":
        seat.shown = seat.latest
        if seat.options() is not None:
            await seat.move(choose(seat.view(), seat.options()))
        else:
            seat.link.go_on()
            await asyncio.sleep(0.002)
    seat.shown = seat.latest
    return seat


def more_bots(patch: pytest.MonkeyPatch, game: str, roster: Any, **bots: Any) -> None:
    """Further bots for one test."""
    for name, make in bots.items():
        patch.setitem(roster, name, make)
    patch.setattr(game_at_table(game), "bots", tuple(roster))


def written_of(app: TableApp) -> dict[str, Any]:
    """The game so far as a record."""
    link = seat_of(app).link
    assert isinstance(link, OwnTable)
    return link.written()


def moves_of(app: TableApp) -> list[tuple[int, Any]]:
    """Every move so far."""
    return list(play_of(app).actions)


def rows(app: TableApp) -> list[str]:
    """Every line of the terminal as it is printed."""
    strips = app.screen._compositor.render_strips(app.size)
    return [strip.text for strip in strips]


def text(app: TableApp) -> str:
    """The whole terminal as it is printed."""
    return "\n".join(rows(app))


def text_of(app: TableApp, selector: str) -> str:
    """What one widget prints, whether or not it is scrolled into sight."""
    region = app.screen.query_one(selector).region
    lines = rows(app)[region.y : region.bottom]
    return "\n".join(line[region.x : region.right] for line in lines)


async def until(pilot: Desk, is_so: Callable[[], bool], most: int = 6000) -> None:
    """Let the app run until something is so."""
    for _ in range(most):
        if is_so():
            await pilot.pause()
            return
        await asyncio.sleep(0.01)  # a pause would wake every widget each time
    raise AssertionError(f"it never came to that\n{text(pilot.app)}")  # type: ignore[arg-type]


def needs_you(app: TableApp) -> bool:
    """Whether the next step is yours: a move, a reveal, or the end."""
    screen = app.screen
    if isinstance(screen, TableScreen):
        return screen.conductor.is_your_move
    return isinstance(screen, Reveal | FinalScreen)


async def your_turn(pilot: Desk) -> TableScreen:
    """Go on until you must move, past all reveals."""
    app = pilot.app
    assert isinstance(app, TableApp)
    while True:
        await until(pilot, lambda: needs_you(app))
        if isinstance(app.screen, TableScreen):
            return app.screen
        assert isinstance(app.screen, Reveal), "the game is over"
        await pilot.press("enter")


async def pass_to_the_sale(pilot: Desk) -> TableScreen:
    """Pass in every auction up to the first sale."""
    screen = await your_turn(pilot)
    while screen.seen.phase == "buy":
        await pilot.press("p")
        screen = await your_turn(pilot)
    return screen


async def play_by_keys(pilot: Desk, seldom: int = 2) -> None:
    """A whole game with the keyboard: every n-th time a bid, else a pass."""
    app, turn = pilot.app, 0
    assert isinstance(app, TableApp)
    while True:
        await until(pilot, lambda: needs_you(app))
        screen = app.screen
        if isinstance(screen, FinalScreen):
            return
        turn += 1
        is_bidding = isinstance(screen, TableScreen) and screen.seen.phase == "buy"
        await pilot.press("p" if is_bidding and turn % seldom else "enter")


async def play_by_mouse(pilot: Desk) -> None:
    """A whole game with clicks alone."""
    app, turn = pilot.app, 0
    assert isinstance(app, TableApp)
    while True:
        await until(pilot, lambda: needs_you(app))
        screen = app.screen
        if isinstance(screen, FinalScreen):
            return
        turn += 1
        if isinstance(screen, Reveal):
            await pilot.click("#go-on")
        elif isinstance(screen, TableScreen) and screen.seen.phase == "buy":
            await _bid_by_mouse(pilot, turn)
        else:
            await _sell_by_mouse(pilot, screen)


async def _bid_by_mouse(pilot: Desk, turn: int) -> None:
    if turn % 3:
        await pilot.click("#pass")
        return
    await pilot.click("#purse", offset=(12, 0))
    await pilot.click("#less")
    await pilot.click("#bid")


async def _sell_by_mouse(pilot: Desk, screen: Any) -> None:
    cards = [card for card in screen.query(SmallCard) if card.display]
    await pilot.click(cards[-1])
    assert screen.query_one(SaleDesk).chosen == cards[-1].building
    await pilot.click("#lay")


def clipped(app: TableApp) -> list[Widget]:
    """Shown widgets of the screen that do not lie wholly inside the terminal."""
    whole = app.screen.region
    shown = [w for w in app.screen.walk_children(Widget) if w.is_on_screen and w.region.area]
    scrolled = {"Chronicle", "VerticalScroll"}
    return [
        w
        for w in shown
        if not whole.contains_region(w.region)
        and not any(type(above).__name__ in scrolled for above in w.ancestors)
    ]


def only_file(folder: Path) -> Path:
    """The one file in a folder."""
    (found,) = folder.iterdir()
    return found
