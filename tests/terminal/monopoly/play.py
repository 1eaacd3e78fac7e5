"""Playing Monopoly at the terminal in tests: an app at once, and a game played by its keys."""

from typing import Any

from tests.terminal.play import YOU, Desk, begun, moves_of, text, until
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.words import Action
from zuschlag.terminal.app import TableApp
from zuschlag.terminal.chronicle import Chronicle
from zuschlag.terminal.monopoly.agreeing import agreed
from zuschlag.terminal.monopoly.answering import AnswerSheet
from zuschlag.terminal.monopoly.askbar import AskBar
from zuschlag.terminal.monopoly.final import FinalScreen
from zuschlag.terminal.monopoly.holdings import HoldingsSheet
from zuschlag.terminal.monopoly.seat import MonopolySeat
from zuschlag.terminal.monopoly.sheets import GivingUp
from zuschlag.terminal.monopoly.table import TableScreen
from zuschlag.terminal.wishes import Wishes

SMALLEST = (100, 30)


def an_app(
    preset: str = "aalen-casual", seats: int = 3, seed: int = 1, rounds: int = 3, **others: Any
) -> TableApp:
    """A table without pauses that is laid at once."""
    options = {"end.limit": {"rounds": rounds}} | others.pop("options", {})
    usual: dict[str, Any] = {"at_once": True, "pause": 0, "name": "Eva", "opponents": ("random",)}
    wishes = Wishes(preset, seats, seed=seed, game="monopoly", options=options, **usual | others)
    return TableApp(wishes)


def seed_where(opener: int, seats: int = 3) -> int:
    """A seed with which this seat begins."""
    party = agreed(Wishes("aalen-casual", seats, ("random",)))
    openers = ((seed, MONOPOLY.observe(begun(party, seed), None).opener) for seed in range(100))
    return next(seed for seed, first in openers if first == opener)


def monopoly_seat(app: TableApp) -> MonopolySeat:
    """Where you sit."""
    assert isinstance(app.seat, MonopolySeat)
    return app.seat


def your_moves(app: TableApp) -> list[Action]:
    """Everything you have done."""
    return [action for seat, action in moves_of(app) if seat == YOU]


def log_of(app: TableApp) -> str:
    """Everything the log has told."""
    return "\n".join(line.plain for line in table_of(app).query_one(Chronicle).lines)


def table_of(app: TableApp) -> TableScreen:
    """The table, be it covered by a sheet or not."""
    found = [screen for screen in app.screen_stack if isinstance(screen, TableScreen)]
    assert found, "the table is laid"
    return found[-1]


def needs_you(app: TableApp) -> bool:
    """Whether the next step is yours: a move, a sheet that came by itself, or the end."""
    screen = app.screen
    if isinstance(screen, TableScreen):
        asking = screen.query_one(AskBar).asking
        return asking.main is not None and screen.conductor.is_free
    if isinstance(screen, HoldingsSheet | AnswerSheet):
        return table_of(app).conductor.is_free
    return isinstance(screen, GivingUp | FinalScreen)


async def your_turn(pilot: Desk) -> TableScreen:
    """Go on until the table asks you."""
    app = pilot.app
    assert isinstance(app, TableApp)
    await until(pilot, lambda: needs_you(app))
    assert isinstance(app.screen, TableScreen), text(app)
    return app.screen


def next_keys(app: TableApp) -> list[str]:
    """What a plain player presses now."""
    screen = app.screen
    if isinstance(screen, HoldingsSheet):
        return _raising(screen)
    if isinstance(screen, AnswerSheet):
        return ["r"]
    if isinstance(screen, GivingUp):
        return ["y"]
    answers = table_of(app).query_one(AskBar).asking.answers
    keys = [one.key.lower() for one in answers]
    return ["p"] if "p" in keys else keys[:1]


def _raising(screen: HoldingsSheet) -> list[str]:
    """Sell, mortgage, or give up."""
    options, seen = screen.table.options, screen.table.seen
    assert options is not None
    if seen.phase == "wishes":
        return ["n"]
    if options.give_up:
        return ["g"]
    chosen = screen.deeds[screen.place]
    if chosen in options.mortgage:
        return ["m"]
    if chosen in options.sell:
        return ["left", "enter"]
    if any(chosen in group for group in options.clear):
        return ["l", "enter"]
    return ["down"]


async def play_by_keys(pilot: Desk) -> None:
    """A whole game with the keyboard, always taking the first answer and never bidding."""
    app = pilot.app
    assert isinstance(app, TableApp)
    while True:
        await until(pilot, lambda: needs_you(app))
        if isinstance(app.screen, FinalScreen):
            return
        await pilot.press(*next_keys(app))
        await pilot.pause()
