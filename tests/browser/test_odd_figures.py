"""A server whose rules have odd figures: what the page shows is always the server's word."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.landlords import Landlord, play_until
from tests.browser.seating import begin, host_table
from tests.browser.site import served
from tests.browser.visitors import Visitors
from tests.odd_rules import planted

TOWN = {"game": "monopoly", "edition": "aalen-casual", "seats": 2}
PASS, BID = re.compile("^Pass"), re.compile("^Bid")
AUCTION = {"game": "for-sale", "edition": "2015", "seats": 3}


@pytest.fixture(scope="module")
def odd_origin(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with odd rules."""
    root = tmp_path_factory.mktemp("odd")
    planted(root)
    data = root / "data"
    data.mkdir()
    with served(data, package=root) as origin:
        yield origin


@pytest.fixture
def laptop(browser: Browser, odd_origin: str) -> Iterator[Page]:
    people = Visitors(browser, odd_origin)
    yield people.desktop()
    assert people.leave() == []


def seen(page: Page, path: str) -> dict[str, Any]:
    """The game as the server shows it, once it is dealt."""
    while (found := page.request.get(f"/api/tables/{path[3:]}").json()["game"]) is None:
        page.wait_for_timeout(50)
    return dict(found)


def test_prices_of_monopoly_are_the_server_s(laptop: Page) -> None:
    path = host_table(laptop, "Anna", **TOWN)
    begin(laptop)
    anna = Landlord(laptop, "Anna")
    play_until([anna], lambda: bool(seen(laptop, path)["people"][0]["deeds"]) and anna.look())
    slot = seen(laptop, path)["people"][0]["deeds"][0]
    figures = next(one for one in seen(laptop, path)["figures"] if one[0] == slot)
    _, mortgage, interest, redeem, *_ = figures
    assert (interest, redeem) == (mortgage * 3 // 10, mortgage + mortgage * 3 // 10)

    play_until([anna], lambda: anna.look() and anna.has("Mortgage$"))
    laptop.get_by_role("button", name="Mortgage", exact=True).click()
    offer = laptop.get_by_role("button", name=f"Mortgage: M{mortgage}").first
    expect(offer).to_be_visible()
    offer.click()
    expect(laptop.get_by_role("button", name=f"Redeem: M{redeem}").first).to_be_visible()


def test_what_a_pass_gives_back_is_the_server_s(laptop: Page) -> None:
    path = host_table(laptop, "Anna", **AUCTION)
    begin(laptop)
    own = own_with_a_bid(laptop, path)
    passing = own["passing"]
    assert passing["back"] == own["bid"] // 3
    shown = laptop.get_by_role("button", name=PASS)
    expect(shown).to_contain_text(f"{passing['back']} back")
    expect(shown).to_contain_text(f"{passing['paid']} gone")


def own_with_a_bid(page: Page, path: str) -> dict[str, Any]:
    """Bid the least, again and again, until one is asked with some coins on the table."""
    for _ in range(40):
        game = asked(page, path)
        own: dict[str, Any] = game["people"][0]
        if own["bid"] > 1:
            return own
        page.get_by_role("button", name=BID if own["coins"] else PASS).click()
        moves = seen(page, path)
        while moves == game:
            page.wait_for_timeout(50)
            moves = seen(page, path)
    raise AssertionError("nobody bids against Anna")


def asked(page: Page, path: str) -> dict[str, Any]:
    """Wait until it is Anna's turn to bid."""
    expect(page.get_by_role("button", name=PASS)).to_be_enabled(timeout=30_000)
    while 0 not in (game := seen(page, path))["waiting"]:
        page.wait_for_timeout(50)
    return game
