"""Tables, from the first chair on, and what can lie over them."""

from typing import Any

from playwright.sync_api import Page

from tests.browser.scenes import Scene
from tests.browser.seating import begin, host_table, make_table, open_home, sit_down

FOR_SALE: dict[str, Any] = {"game": "for-sale", "edition": "2015", "seats": 4}
TITLE = "Saturday at Anna’s"


def lobby(page: Page) -> None:
    """A table that waits for people."""
    host_table(page, "Anna", **FOR_SALE, title=TITLE)


def lobby_with_friends(page: Page, bert: Page, carla: Page) -> None:
    """A table that fills."""
    path = host_table(page, "Anna", **{**FOR_SALE, "seats": 6}, title=TITLE)
    sit_down(bert, path, "Bert")
    sit_down(carla, path, "Carla")
    page.get_by_text("Carla").first.wait_for()


def home_again(page: Page, bert: Page) -> None:
    """The first page of somebody who has seats, while another table is open."""
    host_table(page, "Anna", **FOR_SALE, title=TITLE)
    begin(page)
    host_table(bert, "Bert", **{**FOR_SALE, "edition": "1997"}, listed=True)
    open_home(page)
    page.get_by_role("region", name="Go on playing").wait_for()


def sit_down_page(page: Page, anna: Page) -> None:
    """Who comes by a link."""
    page.goto(host_table(anna, "Anna", **FOR_SALE, title=TITLE))
    page.get_by_role("button", name="Sit down").wait_for()


def auction(page: Page) -> None:
    """An auction, and it is your turn; the coach has a word to say."""
    host_table(page, "Anna", **FOR_SALE)
    begin(page)
    page.locator(".forsale .go button").wait_for()


def watching(page: Page, anna: Page) -> None:
    """Somebody who came too late for a seat."""
    path = host_table(anna, "Anna", **FOR_SALE)
    begin(anna)
    anna.locator(".forsale .go button").wait_for()
    page.goto(path)
    page.get_by_text("You are watching.").wait_for(state="attached")


def text_view(page: Page) -> None:
    """The same in words."""
    auction(page)
    page.keyboard.press("v")
    page.get_by_role("heading", name="The table in words").wait_for()


def chat(page: Page, bert: Page) -> None:
    """People talk."""
    path = host_table(page, "Anna", **FOR_SALE)
    sit_down(bert, path, "Bert")
    begin(page)
    for speaker, line in ((bert, "Good evening"), (page, "One game, then bed")):
        speaker.keyboard.press("k")
        speaker.get_by_label("Say something").fill(line)
        speaker.keyboard.press("Enter")
        page.get_by_text(line).last.wait_for(state="attached")


def open_sheet(page: Page, key: str) -> None:
    """What a key lays over the table."""
    auction(page)
    page.keyboard.press(key)
    page.get_by_role("dialog").wait_for()


def log_of(page: Page) -> None:
    """What has happened so far."""
    open_sheet(page, "l")


def menu(page: Page) -> None:
    """What one may do beside playing."""
    open_sheet(page, "i")


def keys(page: Page) -> None:
    """Every key of the table."""
    open_sheet(page, "?")


def from_menu(page: Page, name: str, shows: str) -> None:
    """A sheet that the menu leads to."""
    menu(page)
    page.get_by_role("dialog").get_by_role("button", name=name).click()
    page.locator(f"dialog[open] {shows}").first.wait_for()


def invite(page: Page) -> None:
    """A link, a code and a QR code."""
    from_menu(page, "Invite", "svg")


def device(page: Page) -> None:
    """The seat goes to another device."""
    from_menu(page, "To another device", "code")


def rules(page: Page) -> None:
    """The rules of just this table."""
    from_menu(page, "Rules of this table", "h3")


def hand_over(page: Page) -> None:
    """Two people at one device."""
    page.goto(make_table(page, "Anna", **FOR_SALE))
    page.get_by_role("button", name="One more person").click()
    page.get_by_label("Your name").fill("Bert")
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Begin").click()
    page.locator(".handover").wait_for()


SCENES = (
    Scene("lobby", lobby),
    Scene("lobby-with-friends", lobby_with_friends, guests=2),
    Scene("home-again", home_again, guests=1),
    Scene("sit-down", sit_down_page, guests=1),
    Scene("for-sale", auction),
    Scene("for-sale-watching", watching, guests=1),
    Scene("for-sale-text", text_view),
    Scene("chat", chat, guests=1),
    Scene("log", log_of),
    Scene("menu", menu),
    Scene("keys", keys),
    Scene("invite", invite),
    Scene("device", device),
    Scene("rules", rules),
    Scene("hand-over", hand_over),
)
