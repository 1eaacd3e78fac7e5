"""How games end: sweeps, sales without you, coins that decide, and shared victories."""

import random

import pytest

from tests.terminal.play import SMALLEST, an_app, clipped, played, text, until
from zuschlag.bots.forsale.roster import FOR_SALE_BOTS
from zuschlag.rules.forsale.words import Revealed, Sold, Swept
from zuschlag.rules.game import Ending, Outcome
from zuschlag.terminal.agreeing import agreed
from zuschlag.terminal.app import TableApp
from zuschlag.terminal.event_lines import Teller
from zuschlag.terminal.final import FinalScreen
from zuschlag.terminal.reveal import Reveal
from zuschlag.terminal.seat import Seat
from zuschlag.terminal.wishes import Wishes

TELLER = Teller(["Eva", "Bruno", "Clara"])


async def finished() -> Seat:
    """A game that the random player has played to its end, on your seat too."""
    you = FOR_SALE_BOTS["random"](random.Random(2))
    return await played(agreed(Wishes("1997", 3, ("random",), name="Eva")), 2, you.choose)


@pytest.mark.parametrize(
    ("scores", "ranking", "told"),
    [
        ([40, 40, 12], [1, 1, 3], "You and Bruno share the victory."),
        ([40, 40, 12], [1, 2, 3], "Level in money; coins decided."),
        ([12, 30, 40], [3, 2, 1], "Clara wins the day."),
    ],
)
async def test_the_final_screen_tells_who_won_and_why(
    scores: list[int], ranking: list[int], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    winners = [seat for seat, rank in enumerate(ranking) if rank == 1]
    outcome = Outcome(scores, ranking, winners, Ending.SWEPT)
    seat = await finished()
    monkeypatch.setattr(seat, "outcome", lambda: outcome)
    app = TableApp(Wishes())
    async with app.run_test(size=SMALLEST) as pilot:
        app.push_screen(FinalScreen(seat))
        await until(pilot, lambda: isinstance(app.screen, FinalScreen))
        assert told in text(app)
        assert "The last cheques went unopposed." in text(app)
        assert not clipped(app)


async def test_the_reveal_goes_step_by_step_best_first_and_ends_with_the_sweep() -> None:
    event = Revealed([Sold(1, 28, 13), Sold(0, 20, 12)])
    sweep = TELLER.sweep(Swept(1, [4], [7]))
    app = an_app(pause=60)
    async with app.run_test(size=SMALLEST) as pilot:
        reveal = Reveal(event, TELLER, 60, sweep)
        app.push_screen(reveal)
        await until(pilot, lambda: app.screen is reveal)
        assert "The best building first" in text(app)
        assert "cliff" not in text(app)
        reveal.turn_next()
        await pilot.pause()
        assert "cliff" in text(app)
        assert "town" not in text(app)
        await pilot.press("space")
        await pilot.pause()
        assert "Your 20 brings 12." in text(app)
        assert "Only Bruno still had buildings" in text(app)
        assert not clipped(app)
        await pilot.press("space")
        await until(pilot, lambda: app.screen is not reveal)


async def test_a_sale_without_you_is_shown_as_such() -> None:
    event = Revealed([Sold(1, 28, 13), Sold(2, 20, 12)])
    app = an_app(pause=60)
    async with app.run_test(size=SMALLEST) as pilot:
        reveal = Reveal(event, TELLER, 0)
        app.push_screen(reveal)
        await until(pilot, lambda: app.screen is reveal)
        assert "Not your sale." in text(app)
