"""A bot that does as little as it can, so that tests know what the others do."""

import random
from typing import Any

import pytest

from tests.terminal.monopoly.play import an_app, needs_you, seed_where, table_of
from tests.terminal.play import YOU, Desk, more_bots, until
from zuschlag.bots.monopoly.roster import MONOPOLY_BOTS
from zuschlag.rules.monopoly.views import Observation
from zuschlag.rules.monopoly.words import (
    Accept,
    Action,
    Bid,
    Decline,
    Done,
    GiveUp,
    Mortgage,
    Options,
    Pass,
    Reject,
    Roll,
    Wish,
)
from zuschlag.terminal.app import TableApp


class Quiet:
    """Rolls, declines, passes, ends; asks for no rent."""

    agrees = False  # to every offer
    bids = False  # once, the least
    wishes = 0  # levels on the first street it may build on

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck

    def choose(self, seen: Observation, options: Options) -> Action | None:
        """The first thing that goes on."""
        assert seen.viewer is not None
        if seen.viewer not in seen.waiting:
            return None
        if options.accept and self.agrees:
            return Accept(options.accept[0])
        if options.reject:
            return Reject(options.reject[0])
        if options.can_pass:
            return self._bid(seen, options)
        if seen.phase == "wishes":
            return Wish({options.wish[0]: self.wishes}) if self.wishes else Done()
        if seen.phase == "debt":
            return GiveUp() if options.give_up else Mortgage(options.mortgage[0])
        if options.decline:
            return Decline()
        return Roll() if options.roll else Done()

    def _bid(self, seen: Observation, options: Options) -> Action:
        is_new = seen.auction is not None and seen.auction.leader is None
        return Bid(options.bid[0]) if self.bids and options.bid and is_new else Pass()


def seat_quiet(patch: pytest.MonkeyPatch, **manners: object) -> str:
    """The name under which a quiet bot with these manners sits down."""
    made = type("Mannered", (Quiet,), manners)
    more_bots(patch, "monopoly", MONOPOLY_BOTS, quiet=made)
    return "quiet"


def quiet_app(patch: pytest.MonkeyPatch, preset: str = "aalen-casual", **others: Any) -> TableApp:
    """You begin, among bots that do nothing unasked."""
    bots = (seat_quiet(patch, **others.pop("manners", {})),)
    seats = others.pop("seats", 3)
    return an_app(preset, seats, seed=seed_where(YOU, seats), opponents=bots, **others)


async def step(pilot: Desk, *keys: str) -> None:
    """Press, and go on until something is asked of you."""
    app = pilot.app
    assert isinstance(app, TableApp)
    await pilot.press(*keys)
    await until(pilot, lambda: needs_you(app))


async def hurry(pilot: Desk, *keys: str) -> None:
    """The same at a calm table: cut every pause short in which nothing is asked of you."""
    app = pilot.app
    assert isinstance(app, TableApp)
    await pilot.press(*keys)
    for _ in range(2000):
        if needs_you(app):
            await pilot.pause()
            return
        # No key: the pause in which you are asked might begin while it is pressed.
        table_of(app).conductor.hurry()
        await pilot.pause(0.005)
    raise AssertionError("nothing was ever asked of you")
