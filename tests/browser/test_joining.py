"""Into an evening on a phone of 320 px, and on to another one: by keys alone, and by ear alone."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import give_up
from tests.browser.site import faults_in, has_pages
from tests.browser.test_accessibility_tree_only import POLITE, Listener
from tests.browser.typing_hands import Hands
from tests.browser.visitors import SIZES, Visitors
from tests.event.served import EveningProcess, evening_served

MOVED = "Your place has moved to another phone."


class Lobby:
    """An evening before its first round, and phones that come to it."""

    def __init__(self, links: EveningProcess, people: Visitors) -> None:
        self.links = links
        self.refused = 0  # browsers complain of every refusal
        self._people = people

    def phone(self) -> Page:
        """One more, with nothing on it yet."""
        return self._people.window(SIZES["small"])

    def names(self) -> list[str]:
        """Who is entered."""
        entrants = self.links.guest().seen()["evening"]["entrants"]
        return [one["name"] for one in entrants]


@pytest.fixture
def lobby(browser: Browser, tmp_path: Path) -> Iterator[Lobby]:
    if not has_pages():
        give_up("THE PAGES ARE NOT BUILT: they have not been tried; make test builds them")
    with evening_served(tmp_path, "--rounds", "1") as links:
        people = Visitors(browser, links.origin)
        lobby = Lobby(links, people)
        yield lobby
        complaints = people.leave()
        assert len(complaints) == lobby.refused, complaints
        assert all("Failed to load resource" in one and "/commands" in one for one in complaints)
    assert faults_in(links.log) == []


def is_number_one(phone: Page) -> None:
    expect(phone.get_by_role("region", name="You").get_by_text("Number 1")).to_be_visible()


def test_by_keys_alone(lobby: Lobby) -> None:
    first, other = Hands(lobby.phone()), Hands(lobby.phone())
    first.page.goto(lobby.links.join)
    first.fill("Your name", "Ada")
    first.press("Enter")
    is_number_one(first.page)
    first.tab_to("My card, for another phone")
    first.press("Enter")
    code = first.page.locator("details .code strong").last.inner_text()
    other.page.goto(lobby.links.join)
    other.tab_to("You joined with another phone?")
    other.press("Enter")
    other.fill("Number", "1")
    other.fill("Card code", code.lower())
    other.press("Enter")
    is_number_one(other.page)
    expect(first.page.get_by_text(MOVED)).to_be_visible()
    assert lobby.names() == ["Ada"]


def test_by_ear_alone(lobby: Lobby) -> None:
    first, other = Listener(lobby.phone()), Listener(lobby.phone())
    first.page.goto(lobby.links.join)
    first.waits_for('textbox "Your name"')
    first.page.get_by_role("textbox", name="Your name").fill("Ada")
    first.press("Join in")
    first.waits_for("Number 1")
    assert any("You are in." in words for words in first.told(POLITE))
    open_up(first, "My card, for another phone")
    first.waits_for(r"Card code")
    card = first.hears(r"Card code\s*(?:\n\s*- strong: )?\"?(\w+)")
    assert card, first.heard
    other.page.goto(lobby.links.join)
    open_up(other, "You joined with another phone?")
    other.waits_for('textbox "Card code"')
    other.page.get_by_role("textbox", name="Number").fill("1")
    other.page.get_by_role("textbox", name="Card code").fill(card[1])
    other.press("Go on with this phone")
    other.waits_for("Number 1")
    first.waits_for(re.escape(MOVED))
    assert any(MOVED in words for words in first.told(POLITE))


def open_up(listener: Listener, label: str) -> None:
    """A line that opens, found by what it is called."""
    listener.waits_for(re.escape(label))
    listener.page.get_by_role("main").get_by_text(label).press("Enter")


def test_by_a_name_alone_never(lobby: Lobby) -> None:
    first, other = lobby.phone(), lobby.phone()
    for phone in (first, other):
        phone.goto(lobby.links.join)
        phone.get_by_label("Your name").fill("Ada")
        phone.get_by_role("button", name="Join in").click()
    expect(other.get_by_text("There is somebody called Ada already.")).to_be_visible()
    other.get_by_text("You joined with another phone?").click()
    for number, code in (("1", ""), ("1", "AAAAAA")):
        other.get_by_label("Number").fill(number)
        other.get_by_label("Card code").fill(code)
        with other.expect_response("**/commands") as answered:
            other.get_by_role("button", name="Go on with this phone").click()
        assert answered.value.json()["error"] == "event/wrong-card"
        expect(other.locator("form.card [aria-invalid=true]")).to_be_visible()
    lobby.refused = 3
    is_number_one(first)
    expect(other.get_by_role("region", name="You")).to_have_count(0)
    assert lobby.names() == ["Ada"]
