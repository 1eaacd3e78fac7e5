"""Bots of several levels, chosen in the lobby and seen at the table."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import landlords
from tests.browser.bidders import Bidder, play_until
from tests.browser.seating import FOR_SALE, MONOPOLY, begin, host_table
from tests.browser.visitors import SIZES, Visitors
from tests.thorough import thorough

OF_FOR_SALE = (
    *("Visitor", "Neighbour", "Collector", "Club player", "Dealer"),
    *("Appraiser", "Auctioneer", "Champion"),
)
OF_MONOPOLY = (
    *("Lodger", "Stroller", "Shopkeeper", "Club player", "Broker"),
    *("Builder", "Magnate", "Tycoon"),
)


def test_a_game_against_several_levels_is_set_up_and_played_on_a_small_phone(
    visitors: Visitors,
) -> None:
    page = visitors.window(SIZES["small"])
    host_table(page, "Anna", **(FOR_SALE | {"seats": 6}))
    assert ladder(page) == [f"{name}, {n} of 8" for n, name in enumerate(OF_FOR_SALE, 1)]
    expect(page.get_by_role("radio", name="Club player, 4 of 8")).to_be_checked()
    seat_bots(page, ("Visitor", "Collector", "Auctioneer"))
    expect(page.get_by_text("Knows by heart what thousands of games have taught.")).to_be_visible()
    choose(page, "Dealer")
    begin(page)  # the seats that are left get who was chosen last
    seats = page.get_by_label(re.compile("^Bot, "))
    expect(seats).to_have_count(5)
    told = [seats.nth(n).get_attribute("aria-label") for n in range(5)]
    assert told == [
        f"Bot, {level}" for level in ("Visitor", "Collector", "Auctioneer", "Dealer", "Dealer")
    ]
    anna = Bidder(page, limit=1)
    play_until([anna], lambda: anna.is_over)


def test_the_lobby_of_monopoly_has_its_own_levels(visitors: Visitors) -> None:
    page = visitors.desktop()
    host_table(page, "Anna", **MONOPOLY)
    assert ladder(page) == [f"{name}, {n} of 8" for n, name in enumerate(OF_MONOPOLY, 1)]
    choose(page, "Shopkeeper")
    begin(page)
    expect(page.get_by_role("button", name=re.compile("Bot, Shopkeeper")).first).to_be_visible()


@thorough
@pytest.mark.parametrize("levels", [OF_FOR_SALE[:5], OF_FOR_SALE[5:]])
def test_a_whole_game_of_for_sale_with_each_level(
    visitors: Visitors, levels: tuple[str, ...]
) -> None:
    anna = Bidder(begun_with(levels, visitors, FOR_SALE), limit=1)
    play_until([anna], lambda: anna.is_over)


@thorough
@pytest.mark.parametrize("levels", [OF_MONOPOLY[:4], OF_MONOPOLY[4:]])
def test_a_short_game_of_monopoly_with_each_level(
    visitors: Visitors, levels: tuple[str, ...]
) -> None:
    short = MONOPOLY | {"options": {"end.limit": {"rounds": 3}}}
    anna = landlords.Landlord(begun_with(levels, visitors, short), "Anna")
    landlords.play_until([anna], lambda: anna.is_over)


def begun_with(levels: tuple[str, ...], visitors: Visitors, settings: dict[str, Any]) -> Page:
    """A game of Anna's among these, each of whom the table names."""
    page = visitors.desktop()
    host_table(page, "Anna", **(settings | {"seats": 1 + len(levels)}))
    seat_bots(page, levels)
    begin(page)
    for level in levels:
        expect(page.get_by_label(re.compile(f"Bot, {level}")).first).to_be_visible()
    return page


def seat_bots(page: Page, levels: tuple[str, ...]) -> None:
    """One on each seat after the host's."""
    for seat, level in enumerate(levels, start=2):
        choose(page, level)
        page.get_by_role("button", name=f"Seat a bot: {seat}", exact=True).click()
        expect(page.get_by_role("listitem").filter(has_text=level)).to_be_visible()


def ladder(page: Page) -> list[str]:
    """The levels, as they are read out."""
    radios = page.get_by_role("group", name="Bots that sit down").get_by_role("radio")
    expect(radios).to_have_count(8)
    return [radios.nth(n).locator("xpath=..").inner_text().splitlines()[0] for n in range(8)]


def choose(page: Page, level: str) -> None:
    """A step of the ladder, by its bar."""
    step = page.get_by_role("radio", name=re.compile(f"^{level},"))
    step.locator("xpath=..").click()
    expect(step).to_be_checked()
