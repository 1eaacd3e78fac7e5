"""The form: every combination it offers is allowed, and wishes that are not are explained."""

import pytest
from textual.widgets import Input, OptionList

from tests.terminal.play import SMALLEST, clipped, seat_of, text, text_of
from zuschlag.errors import Malformed
from zuschlag.rules.forsale.game import FOR_SALE
from zuschlag.terminal import reasons
from zuschlag.terminal.agreeing import agreed
from zuschlag.terminal.app import TableApp
from zuschlag.terminal.choice import Choice
from zuschlag.terminal.form import FormScreen
from zuschlag.terminal.table import TableScreen
from zuschlag.terminal.wishes import Wishes


def flat(told: str) -> str:
    """A text without its line breaks."""
    return " ".join(told.split())


async def test_every_edition_offers_exactly_its_seats() -> None:
    app = TableApp(Wishes())
    async with app.run_test(size=SMALLEST) as pilot:
        form = app.screen
        assert isinstance(form, FormScreen)
        for place, edition in enumerate(FOR_SALE.editions()):
            form.query_one(OptionList).highlighted = place
            await pilot.pause()
            seats = form.query_one("#seats", Choice)
            assert tuple(value for value, _ in seats.items) == FOR_SALE.seats(edition)
            for _ in seats.items:
                seats.action_step(1)
                await pilot.pause()
                assert form.party().terms.edition == edition
                assert not clipped(app)


async def test_2015_variant_with_five_explains_the_short_last_row() -> None:
    app = TableApp(Wishes("2015-variant", 5, pause=0))
    async with app.run_test(size=SMALLEST) as pilot:
        told = flat(text_of(app, "#short-row"))
        assert "27 buildings: 6 rows of 4, then a row of 3" in told
        assert "the first 2 to leave get nothing and all their coins back" in told
        assert "28 buildings, 7 full rows" in told
        app.screen.query_one("#variant5_removed", Choice).action_step(1)
        await pilot.pause()
        assert "28 buildings: 7 rows of 4, all full." in flat(text_of(app, "#short-row"))
        assert not clipped(app)
        await pilot.press("enter")
        await pilot.pause()
        assert app.party is not None
        assert app.party.terms.options == {"variant5_removed": 2}


async def test_no_other_table_speaks_of_a_short_row() -> None:
    app = TableApp(Wishes("2015-variant", 4))
    async with app.run_test(size=SMALLEST):
        assert not app.screen.query_one("#variant5_removed", Choice).display
        assert "a row of 3 where" not in flat(text(app))


@pytest.mark.parametrize(
    ("wishes", "reason"),
    [
        (Wishes("2016"), "There is no edition 2016 here."),
        (Wishes("1997", 6), "1997 is not played with 6 seats. It takes 3, 4, 5."),
        (Wishes("2015", 9), "2015 is not played with 9 seats."),
        (Wishes("2015", 5, options={"variant5_removed": 2}), "belongs to 2015-variant"),
        (Wishes(options={"free_beer": True}), "There is no switch options.free_beer here."),
        (Wishes(options={"refund": "sideways"}), "options.refund must be one of: up, down."),
        (Wishes(opponents=("grandma",)), "Nobody here is called grandma."),
        (Wishes(seats=4, opponents=("random", "random")), "Name one opponent for all, or 3"),
        (Wishes(name="x" * 40), "a name has 1 to 32 visible characters."),
    ],
)
def test_a_wish_that_is_not_allowed_has_a_reason(wishes: Wishes, reason: str) -> None:
    with pytest.raises(Malformed) as caught:
        agreed(wishes)
    assert reason in reasons.what_is_wrong(caught.value)
    assert len(reasons.what_is_wrong(caught.value)) < SMALLEST[0] - 4


@pytest.mark.parametrize(
    ("wishes", "reason"),
    [
        (Wishes("2016"), "There is no edition 2016 here."),
        (Wishes("1997", 6, ("grandma",), {"free_beer": True}), "It takes 3, 4, 5."),
        (Wishes("2015", 5, options={"variant5_removed": 2}), "belongs to 2015-variant"),
    ],
)
async def test_the_form_explains_what_is_not_allowed(wishes: Wishes, reason: str) -> None:
    app = TableApp(wishes)
    async with app.run_test(size=SMALLEST) as pilot:
        await pilot.pause()
        assert reason in text(app)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen | FormScreen)


async def test_a_bad_wish_at_once_still_shows_the_form() -> None:
    app = TableApp(Wishes("1997", 6, at_once=True))
    async with app.run_test(size=SMALLEST) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, FormScreen)
        assert "It takes 3, 4, 5." in text(app)


async def test_the_form_is_filled_in_by_keys() -> None:
    app = TableApp(Wishes(pause=0))
    async with app.run_test(size=SMALLEST) as pilot:
        await pilot.press("down", "down", "tab", *"Ida", "tab", "right", "tab", "right")
        await pilot.press("tab", "right", "enter")
        await pilot.pause()
        assert app.party is not None
        party = app.party
        assert (party.terms.edition, party.terms.seats, party.name) == ("1997", 5, "Ida")
        assert set(party.opponents) == {"dealer", "appraiser"}


async def test_house_rules_and_open_cards_reach_the_table() -> None:
    app = TableApp(Wishes(pause=0))
    async with app.run_test(size=SMALLEST) as pilot:
        for rule in ("least_bid", "refund", "open_info"):
            app.screen.query_one(f"#{rule}", Choice).action_step(1)
        await pilot.press("enter")
        await pilot.pause()
        assert app.party is not None
        options = {"least_bid": "match", "refund": "down", "open_info": True}
        assert app.party.terms.options == options


async def test_an_opponent_never_bears_your_name() -> None:
    app = TableApp(Wishes(name="bruno", at_once=True, pause=0))
    async with app.run_test(size=SMALLEST):
        assert app.party is not None
        names = [name.casefold() for name in seat_of(app).names]
        assert len(set(names)) == len(names)


async def test_markup_in_a_name_is_only_text() -> None:
    app = TableApp(Wishes(name="[red]Eva[/x]", at_once=True, pause=0))
    async with app.run_test(size=SMALLEST) as pilot:
        await pilot.pause()
        assert "[red]Eva[/" in text(app)


async def test_a_click_changes_a_line_of_the_form() -> None:
    app = TableApp(Wishes())
    async with app.run_test(size=SMALLEST) as pilot:
        seats = app.screen.query_one("#seats", Choice)
        await pilot.click("#seats", offset=(25, 0))
        chosen = [seats.value]
        await pilot.click("#seats", offset=(14, 0))
        chosen.append(seats.value)
        assert chosen == [5, 4]
        assert app.screen.query_one("#name", Input).value == ""
