"""Four languages: every sentence is there, asks for the same facts, and fits the screen."""

import pytest

from tests.terminal import play as for_sale
from tests.terminal.monopoly import play as monopoly
from tests.terminal.play import clipped, text, until
from tests.thorough import a_few
from zuschlag.terminal.app import TableApp
from zuschlag.terminal.final import FinalScreen
from zuschlag.terminal.wishes import Wishes
from zuschlag.words import here
from zuschlag.words.patterns import facts_in
from zuschlag.words.speech import LANGUAGES, catalogue

OTHERS = [one for one in LANGUAGES if one != "en"]


@pytest.mark.parametrize("language", OTHERS)
def test_every_sentence_is_there_and_asks_for_no_other_facts(language: str) -> None:
    english, other = catalogue("en"), catalogue(language)
    assert set(english) == set(other)
    for key in english:
        assert set(facts_in(other[key])) <= set(facts_in(english[key])), key


@pytest.mark.parametrize("language", a_few(OTHERS, 3))
async def test_a_whole_game_is_played_and_nothing_is_cut_off(language: str) -> None:
    here.speak(language)
    try:
        app = TableApp(Wishes("1997", 3, ("random",), pause=0, seed=7, name="Eva"))
        async with app.run_test(size=for_sale.SMALLEST) as pilot:
            await pilot.pause()
            assert here.say("form-title") in text(app)
            assert not clipped(app)
            await pilot.press("enter")
            await for_sale.your_turn(pilot)
            assert here.say("your-move") in text(app)
            assert not clipped(app)
            await pilot.press("question_mark")
            await pilot.pause()
            assert not clipped(app)
            await pilot.press("escape")
            await for_sale.play_by_keys(pilot)
            assert isinstance(app.screen, FinalScreen)
            assert here.say("final-title") in text(app)
    finally:
        here.speak("en")


@pytest.mark.parametrize("language", a_few(OTHERS, 3, 1))
async def test_the_board_and_its_sheets_fit(language: str) -> None:
    here.speak(language)
    try:
        app = monopoly.an_app(seed=monopoly.seed_where(0), rounds=1)
        async with app.run_test(size=monopoly.SMALLEST) as pilot:
            await monopoly.your_turn(pilot)
            await until(pilot, lambda: here.say("ask-roll") in text(app))
            assert not clipped(app)
            for key in ("y", "o", "i", "question_mark", "g"):
                await pilot.press(key)
                await pilot.pause()
                assert not clipped(app), key
                await pilot.press("escape")
                await pilot.pause()
    finally:
        here.speak("en")
