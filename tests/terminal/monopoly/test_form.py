"""The form of Monopoly: the game is asked first, every choice is allowed, the rest is explained."""

from pathlib import Path

import pytest
from textual.widgets import OptionList

from tests.terminal.monopoly.play import SMALLEST, monopoly_seat
from tests.terminal.play import text, written_of
from zuschlag.errors import Malformed
from zuschlag.rules.monopoly import board
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.terminal import form as for_sale_form
from zuschlag.terminal.app import TableApp
from zuschlag.terminal.choice import Choice
from zuschlag.terminal.monopoly import reasons
from zuschlag.terminal.monopoly.agreeing import agreed
from zuschlag.terminal.monopoly.form import FormScreen
from zuschlag.terminal.monopoly.table import TableScreen
from zuschlag.terminal.wishes import Wishes


def wishes(**some: object) -> Wishes:
    return Wishes(**{"game": "monopoly", "pause": 0, **some})  # type: ignore[arg-type]


async def test_the_game_is_chosen_first_and_may_be_changed() -> None:
    app = TableApp(Wishes(name="Ida", pause=0))
    async with app.run_test(size=SMALLEST) as pilot:
        assert isinstance(app.screen, for_sale_form.FormScreen)
        assert "Game (g) ◂ For Sale ▸" in text(app)
        await pilot.press("g")
        await pilot.pause()
        assert isinstance(app.screen, FormScreen)
        assert "Game (g) ◂ Monopoly ▸" in text(app)
        assert "Ida" in text(app)
        await pilot.press("shift+tab", "left")
        await pilot.pause()
        assert isinstance(app.screen, for_sale_form.FormScreen)
        await pilot.click("#game", offset=(20, 0))
        await pilot.pause()
        assert isinstance(app.screen, FormScreen)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)


async def test_the_form_begins_with_what_bots_play_best() -> None:
    app = TableApp(wishes())
    async with app.run_test(size=SMALLEST):
        form = app.screen
        assert isinstance(form, FormScreen)
        party = form.party()
        assert (party.terms.edition, party.board, party.terms.seats) == ("aalen-casual", "aalen", 4)
        assert party.opponents == ("club",) * 3
        assert not party.terms.options


async def test_every_preset_is_offered_with_its_own_switches() -> None:
    app = TableApp(wishes())
    async with app.run_test(size=SMALLEST) as pilot:
        form = app.screen
        assert isinstance(form, FormScreen)
        for place in range(len(MONOPOLY.editions())):
            form.query_one(OptionList).highlighted = place
            await pilot.pause()
            assert form.party().terms.edition == form.editions[place]
            assert not form.party().terms.options


async def test_lines_of_the_form_reach_the_table() -> None:
    app = TableApp(wishes(opponents=("landlord", "random", "landlord")))
    async with app.run_test(size=SMALLEST) as pilot:
        assert "each their own" in text(app)
        for line, value in {
            "board": "classic",
            "limit": {"minutes": 30},
            "purses": True,
            "claim": "manual",
        }.items():
            app.screen.query_one(f"#{line}", Choice).choose(value)
        await pilot.press("enter")
        await pilot.pause()
        party = app.party
        assert party is not None
        assert party.opponents == ("landlord", "random", "landlord")
        assert party.terms.options == {
            "end.limit": {"minutes": 30},
            "cash.hidden": True,
            "rent.claim": "manual",
        }
        assert "Classic" in text(app)


async def test_an_own_board_is_read_from_its_file(tmp_path: Path) -> None:
    own = tmp_path / "my-town.toml"
    own.write_text(board.source("classic").replace("Broom Lane", "Elm Lane"), encoding="utf-8")
    app = TableApp(wishes(board=str(own), at_once=True))
    async with app.run_test(size=SMALLEST) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert monopoly_seat(app).terms.board.slots[1].name.en == "Elm Lane"
        assert isinstance(written_of(app)["board"], dict)


@pytest.mark.parametrize(
    ("some", "reason"),
    [
        ({"edition": "2015"}, "There is no edition 2015 here."),
        ({"seats": 9}, "It takes 2, 3, 4, 5, 6."),
        ({"seats": 9, "options": {"players.max": 8}}, "It takes 2, 3, 4, 5, 6, 7, 8."),
        ({"options": {"free_beer": True}}, "There is no switch options.free_beer here."),
        ({"options": {"auction.minOpen": 7}}, "options.auction.minOpen must be one of: 1, 10."),
        ({"options": {"end.limit": {"minutes": 0}}}, "end.limit"),
        ({"opponents": ("grandma",)}, "Nobody here is called grandma."),
        ({"board": "no-such-board.toml"}, "Board no-such-board.toml cannot be read"),
        ({"name": "x" * 40}, "a name has 1 to 32 visible characters."),
    ],
)
async def test_a_wish_that_is_not_allowed_is_explained(
    some: dict[str, object], reason: str
) -> None:
    with pytest.raises(Malformed) as caught:
        agreed(wishes(**some))
    assert reason in reasons.what_is_wrong(caught.value)
    app = TableApp(wishes(at_once=True, **some))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, FormScreen)
        assert reason in text(app)


async def test_a_faulty_board_names_the_fault(tmp_path: Path) -> None:
    own = tmp_path / "half.toml"
    own.write_text("currency = 3\n", encoding="utf-8")
    with pytest.raises(Malformed) as caught:
        agreed(wishes(board=str(own)))
    assert "`zuschlag board check` names all" in reasons.what_is_wrong(caught.value)


async def test_the_rules_of_the_form_are_those_chosen() -> None:
    app = TableApp(wishes(edition="classic"))
    async with app.run_test(size=SMALLEST) as pilot:
        await pilot.press("r")
        await pilot.pause()
        assert "The rules, classic, 4 players" in text(app)


async def test_the_keys_of_the_form_are_those_of_the_game() -> None:
    app = TableApp(wishes())
    async with app.run_test(size=SMALLEST) as pilot:
        await pilot.press("question_mark")
        await pilot.pause()
        assert "demand the rent of a visitor" in text(app)
