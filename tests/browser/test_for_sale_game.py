"""A whole game of For Sale: two people in two browsers and a bot, and all that goes wrong."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.bidders import Bidder, play_until
from tests.browser.recorded import Recorder, hidden_in, leaks, planted
from tests.browser.seating import FOR_SALE, begin, host_table, sit_down
from tests.browser.visitors import Visitors

LOST = re.compile("No connection")


def test_two_people_and_a_bot_play_a_whole_game(visitors: Visitors) -> None:
    laptop, phone = visitors.desktop(), visitors.phone()
    heard = [Recorder(laptop), Recorder(phone)]
    path = host_table(laptop, "Anna", **FOR_SALE)
    sit_down(phone, path, "Bert")
    expect(laptop.get_by_text("Bert", exact=True)).to_be_visible()
    begin(laptop)
    people = [Bidder(laptop, limit=3), Bidder(phone, limit=2)]

    play_until(people, lambda: people[1].decisions >= 3)
    play_until(people[:1], lambda: people[1].may_pass)
    reload(phone)
    play_until(people[1:], lambda: people[0].may_pass)
    lose_connection_while_bidding(visitors, people[0])
    play_until(people, lambda: all(one.is_over for one in people))

    assert standings(laptop) == standings(phone)
    written = record_of(laptop, path)
    for seat, recorder in enumerate(heard):
        assert leaks(recorder, written, seat) == []
        assert [part for frame in recorder.frames for part in hidden_in(frame, seat)] == []
        assert leaks(planted(recorder, seat), written, seat) != []
    meet_again(laptop, phone)


def reload(page: Page) -> None:
    """The same seat, the same hand, the same coins."""
    purse = page.get_by_role("button", name=re.compile("^Your coins"))
    before = purse.get_attribute("aria-label")
    page.reload()
    expect(purse).to_be_visible()
    assert purse.get_attribute("aria-label") == before


def lose_connection_while_bidding(visitors: Visitors, bidder: Bidder) -> None:
    """What is pressed without a connection is done once when it is back."""
    visitors.forgive("ERR_INTERNET_DISCONNECTED")
    visitors.forgive("WebSocket connection")
    page = bidder.page
    page.context.set_offline(True)
    page.get_by_role("button", name=re.compile("^Pass")).click()
    expect(page.get_by_text(LOST)).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text(LOST)).to_be_hidden()
    expect(page.get_by_text(re.compile("You passed|Sold! You took")).first).to_be_attached()


def standings(page: Page) -> list[str]:
    """The final table, row by row."""
    return page.get_by_role("table", name="Standings").get_by_role("row").all_inner_texts()


def record_of(page: Page, path: str) -> dict[str, Any]:
    """The written game, as anybody may download it now."""
    found: dict[str, Any] = page.request.get(f"/api/tables/{path[3:]}/record").json()
    return found


def meet_again(host: Page, guest: Page) -> None:
    """One asks for another game, and everybody is led to its table."""
    host.get_by_role("button", name="Play again").click()
    expect(host.get_by_role("button", name="Begin")).to_be_visible()
    guest.get_by_role("link", name="To the new table").click()
    expect(guest.get_by_text(re.compile("begins when everybody is here"))).to_be_visible()
    assert guest.url == host.url
