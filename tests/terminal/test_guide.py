"""A guided first game in the terminal: the sheet says it, a key does it, nothing else happens."""

import pytest

from tests.terminal.play import Desk, text, until
from tests.thorough import thorough
from zuschlag.terminal.closing import ClosingScreen
from zuschlag.terminal.guided import GuidedApp
from zuschlag.terminal.reveal import Reveal
from zuschlag.terminal.sheets import Reading
from zuschlag.terminal.wishes import Wishes
from zuschlag.words.guide import lesson

FOR_SALE = ["1 enter", "4 enter", "2 enter", "p", "", "2 8 enter", "6 enter", ""]
MONOPOLY = [
    "r", "b", "e", "6 0 enter", "8 0 enter", "r", "e", "a",
    "y right down right down right enter escape", "d",
]  # fmt: skip


def an_app(game: str, first: int = 0) -> GuidedApp:
    return GuidedApp(Wishes(name="Eva", game=game, pause=0), first)


async def read(pilot: Desk, app: GuidedApp, step: int, steps: int) -> str:
    """The sheet of a step, past reveals, read and put away."""

    def is_there() -> bool:
        screen = app.screen
        is_lesson = isinstance(screen, Reading) and f"Step {step} of {steps}" in str(screen.text)
        return isinstance(screen, Reveal) or is_lesson

    while True:
        await until(pilot, is_there)
        screen = app.screen
        await pilot.press("enter")
        if isinstance(screen, Reading):
            await until(pilot, lambda: not is_there())
            return str(screen.text)


@pytest.mark.parametrize(
    ("game", "keys", "last"),
    [
        pytest.param("for-sale", FOR_SALE, "you have 108", marks=thorough),
        ("monopoly", MONOPOLY, "You own most and win"),
    ],
)
async def test_a_lesson_is_gone_through_by_keys(game: str, keys: list[str], last: str) -> None:
    app = an_app(game)
    async with app.run_test(size=(100, 34)) as pilot:
        for step, pressed in enumerate(keys, start=1):
            await read(pilot, app, step, len(keys) + 1)
            for key in pressed.split():
                await pilot.press(key)
        told = await read(pilot, app, len(keys) + 1, len(keys) + 1)
        assert last in told
        assert isinstance(app.screen, ClosingScreen)
        await pilot.press("a")  # once more
        await read(pilot, app, 1, len(keys) + 1)


async def test_another_move_is_refused_and_the_lesson_waits() -> None:
    app = an_app("for-sale")
    async with app.run_test(size=(100, 34)) as pilot:
        await read(pilot, app, 1, 9)
        await pilot.press("p")
        await until(pilot, lambda: "In a real game you could" in text(app))
        assert app.table is not None
        assert app.table.at == 0


async def test_it_is_left_with_the_way_back_to_its_step() -> None:
    app = an_app("monopoly", first=3)
    async with app.run_test(size=(100, 34)) as pilot:
        await read(pilot, app, 4, 11)
        await pilot.press("q")
        await pilot.press("l")
        await until(pilot, lambda: not app.is_running)
    assert "zuschlag play monopoly --guide 4" in app.farewell


@pytest.mark.parametrize("game", ["for-sale", "monopoly"])
def test_every_step_that_waits_for_you_is_your_move(game: str) -> None:
    found = lesson(game)
    actions = found.record["actions"]
    for told in found.steps:
        assert not told.is_yours or actions[told.at][0] == 0
    own = {at for at, action in enumerate(actions) if action[0] == 0}
    shown = {told.at for told in found.steps if told.is_yours}
    skipped = [
        range(one.at, after.at)
        for one, after in zip(found.steps, found.steps[1:], strict=False)
        if not one.is_yours
    ]
    assert own - {at for gap in skipped for at in gap} == shown
