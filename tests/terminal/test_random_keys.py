"""Whoever presses anything at any moment breaks nothing, and the game comes to its end."""

import random
from collections.abc import Sequence
from pathlib import Path

from textual.events import Key

from tests.terminal.monopoly import play as monopoly
from tests.terminal.play import Desk, an_app, seat_of, text
from zuschlag.terminal.app import TableApp
from zuschlag.terminal.press import Press
from zuschlag.terminal.sheets import Leaving

MOST = 3000
OFTEN = ("enter", "escape") * 4
"""Many keys lay a sheet over the table, so the ones that put it away come often."""
FOR_SALE = (*OFTEN, "p", "p", "space", "up", "down", "left", "right", "backspace", "slash",
            "r", "o", "t", "s", "q", "question_mark", *"0123456789")  # fmt: skip
MONOPOLY = (*FOR_SALE, *"bdwefcvgyihaxlmn", "tab", "plus", "minus", *OFTEN)


async def press_anything(pilot: Desk, keys: Sequence[str], luck: random.Random) -> None:
    """Keys in a hurry and buttons clicked twice, until the game is over."""
    app = pilot.app
    assert isinstance(app, TableApp)
    seat = seat_of(app)
    for _ in range(MOST):
        if seat.is_over:
            return
        if isinstance(app.screen, Leaving):
            app.screen.action_stay()
        elif luck.random() < 0.1:
            await click_twice(pilot, luck)
        else:
            for key in luck.choices(keys, k=luck.choice((1, 1, 2, 3))):
                app.post_message(Key(key, key if len(key) == 1 else None))
                if key in ("q", "escape"):
                    break  # whoever is asked whether to leave does not say yes by accident
        await pilot.pause()
    raise AssertionError(f"no end after {MOST} times\n{text(app)}")


async def click_twice(pilot: Desk, luck: random.Random) -> None:
    """Before the first click has been answered."""
    shown = [one for one in pilot.app.screen.query(Press) if one.display and one.action != "leave"]
    if shown:
        button = luck.choice(shown)
        await pilot.click(button, times=2)


async def test_for_sale_bears_any_key_at_any_moment(tmp_path: Path) -> None:
    app = an_app("1997", 3, seed=5, pause=0.01, save_folder=tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await press_anything(pilot, FOR_SALE, random.Random(1))


async def test_monopoly_bears_any_key_at_any_moment(tmp_path: Path) -> None:
    app = monopoly.an_app(rounds=1, seed=5, pause=0.01, save_folder=tmp_path)
    async with app.run_test(size=(100, 30)) as pilot:
        await press_anything(pilot, MONOPOLY, random.Random(1))
