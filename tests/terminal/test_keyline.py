"""The bottom line: whole words only, and always the key that lists all others."""

import pytest
from textual.content import Content

from tests.terminal.monopoly import play as monopoly
from zuschlag.terminal.keyline import KeyLine, fitting
from zuschlag.words import here
from zuschlag.words.speech import LANGUAGES

KEYS = {"roll": Content("Enter Roll"), "keys": Content("? Keys"), "light": Content("t Light")}


@pytest.mark.parametrize(
    ("width", "shown"),
    [
        (0, ["roll", "keys", "light"]),
        (27, ["roll", "keys", "light"]),
        (26, ["roll", "keys"]),
        (17, ["keys"]),
        (3, ["keys"]),
    ],
)
def test_what_does_not_fit_goes_but_the_list_of_all_keys_stays(
    width: int, shown: list[str]
) -> None:
    assert list(fitting(KEYS, width)) == shown


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_word_is_cut_off_at_a_board_in_any_language(language: str) -> None:
    here.speak(language)
    try:
        app = monopoly.an_app(seed=monopoly.seed_where(0), rounds=1)
        async with app.run_test(size=monopoly.SMALLEST) as pilot:
            await monopoly.your_turn(pilot)
            line = app.screen.query_one(KeyLine)
            said = str(line.render())
            assert here.say("key-keys-and-rules") in said
            assert len(said) <= line.size.width
    finally:
        here.speak("en")
