"""What people stumbled over at tables of Monopoly: offers that lapse unseen and come for ever, and
a quick game that was not what the start page promises. Each failed before it was mended.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.landlords import Landlord, play_until
from tests.browser.recorded import Recorder
from tests.browser.seating import begin, host_table, open_home
from tests.browser.site import served
from tests.browser.test_monopoly_game import events_of
from tests.browser.visitors import Visitors
from tests.odd_rules import planted
from tests.thorough import thorough
from zuschlag.rules.monopoly import words
from zuschlag.table.monopoly.deals import better_by, is_same_deal

BARGAINING = {
    "game": "monopoly",
    "edition": "aalen-casual",
    "seats": 2,
    "pace": [0, 1],
}
ANNA, BOT = 0, 1
TURNS = 3
INSISTENT = {
    "bots/monopoly/wanderer.py": {
        "choices.append((0.3, offer))": "return offer",
        "self.luck.choice(mine), self.luck.choice(theirs)": "min(mine), min(theirs)",
    }
}
"""A bot that asks for the same street again and again; every time it decides it is a new one."""


class Hearer(Landlord):
    """Looks at the clock of every offer, and declines."""

    def __init__(self, page: Page, name: str) -> None:
        super().__init__(page, name)
        self.clocks: list[str] = []

    def answer_offer(self) -> bool:
        if clock := re.search(r"timer: (Open for .+ at least\.)", self.told):
            self.clocks.append(clock[1])
        return super().answer_offer()


class Asker(Landlord):
    """Keeps what the bar said when rent was to be asked for; a claim is gone in some seconds."""

    asked = ""

    def demand(self) -> bool:
        if self.has("Demand "):
            self.asked = self.told
        return super().demand()


@pytest.fixture
def beside_a_trader(browser: Browser, tmp_path: Path) -> Iterator[Page]:
    """Anna, at a server whose bots insist."""
    planted(tmp_path, INSISTENT)
    (tmp_path / "data").mkdir()
    with served(tmp_path / "data", package=tmp_path) as origin:
        people = Visitors(browser, origin)
        yield people.desktop()
        assert people.leave() == []


def seat_trader(page: Page, path: str) -> None:
    command = {"do": "seat-bot", "seat": BOT, "bot": "random"}
    body = {"id": "a-trader-0001", "command": command}
    headers = {"Origin": page.evaluate("location.origin")}
    answer = page.request.post(f"/api/tables/{path[3:]}/commands", data=body, headers=headers)
    assert answer.ok, answer.text()


def offers_to_anna(heard: Recorder) -> list[words.Offer]:
    told = [event for event in events_of(heard) if event["event"] == "offered"]
    return [offer_of(event) for event in told if event["to"] == ANNA]


def offer_of(event: dict[str, Any]) -> words.Offer:
    give, want = ({**event[side]} for side in ("give", "want"))
    return words.Offer(ANNA, words.Side(**give), words.Side(**want))


def rolls_of_bot(heard: Recorder) -> int:
    rolls = [event for event in events_of(heard) if event["event"] == "dice_rolled"]
    return sum(event["seat"] == BOT for event in rolls)


def test_offers_of_bots_show_their_time_and_come_once(beside_a_trader: Page) -> None:
    page = beside_a_trader
    heard = Recorder(page)
    path = host_table(page, "Anna", **BARGAINING)
    seat_trader(page, path)
    begin(page)
    anna = Hearer(page, "Anna")
    play_until([anna], lambda: anna.clocks != [])
    rolls = rolls_of_bot(heard)
    play_until([anna], lambda: rolls_of_bot(heard) >= rolls + TURNS)
    offers = offers_to_anna(heard)
    assert offers
    assert not any(
        is_same_deal(earlier, offer) and better_by(offer, earlier) <= 0
        for place, offer in enumerate(offers)
        for earlier in offers[:place]
    )


def test_play_now_is_the_event_in_small(desktop: Page) -> None:
    """Twenty minutes, rent that is asked for in peace, and a coach."""
    open_home(desktop)
    about = desktop.get_by_role("article").filter(has_text="Monopoly")
    expect(about).to_contain_text("rent that must be demanded")
    expect(about).to_contain_text("against the clock")
    desktop.get_by_role("button", name="Play now: Monopoly").click()
    bar = desktop.get_by_role("region", name="What to do")
    expect(bar).to_be_visible()
    expect(desktop.get_by_text(re.compile(r"^(20:00|19:\d\d)$")).first).to_be_visible()
    desktop.keyboard.press("i")
    desktop.get_by_role("button", name="Rules of this table").click()
    rules = desktop.get_by_role("dialog", name="Rules of this table")
    expect(rules).to_contain_text("20 minutes")
    expect(rules).to_contain_text("The next roll waits a few seconds for that")
    desktop.keyboard.press("Escape")
    expect(bar.locator(".lesson")).to_be_visible()


@thorough
def test_who_plays_now_is_taught_to_ask_for_rent_in_time(desktop: Page) -> None:
    open_home(desktop)
    desktop.get_by_role("button", name="Play now: Monopoly").click()
    anna = Asker(desktop, "Anna")
    play_until([anna], lambda: anna.asked != "", seconds=400)
    assert re.search(r"Demand .*(nobody rolls for [1-5] s|until the next roll)", anna.asked)
    assert "Rent does not come by itself" in anna.asked
    desktop.keyboard.press("l")
    told = desktop.get_by_role("dialog", name="Log")
    expect(told.get_by_text(re.compile(r"paid M\d+ to you")).first).to_be_visible()
