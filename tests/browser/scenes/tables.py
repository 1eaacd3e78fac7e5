"""Tables, from the first chair to the last cheque. Everything is done as a person does it.

Words differ by language, so that things are found by what they are: icons, roles and places.
"""

from playwright.sync_api import Page

from tests.browser.scenes import Scene
from tests.browser.seating import make_table

FOR_SALE = {"game": "for-sale", "edition": "2015", "seats": 4}
MONOPOLY = {
    "game": "monopoly",
    "edition": "aalen-casual",
    "seats": 4,
    "options": {"end.limit": {"rounds": 25}},
}


def lobby(page: Page) -> None:
    """A table that waits for people."""
    page.goto(make_table(page, "Anna", **FOR_SALE, title="Saturday at Anna’s"))
    page.locator(".lobby").wait_for()


def new_table(page: Page) -> None:
    """The form for a table."""
    page.goto("/")
    page.locator("#friends ~ .ways button").first.click()
    page.locator("#new-table fieldset label").nth(1).click()


def begun(page: Page, **table: object) -> None:
    """A game against bots that has come to the own turn."""
    page.goto(make_table(page, "Anna", **table))
    page.locator(".begin button").click()
    page.locator("main .bar").first.wait_for()


def for_sale(page: Page) -> None:
    """An auction, and it is your turn."""
    begun(page, **FOR_SALE)
    page.locator(".forsale .go button").wait_for()
    page.wait_for_timeout(400)


def for_sale_text(page: Page) -> None:
    """The same in words."""
    for_sale(page)
    page.keyboard.press("v")
    page.locator(".text h2").wait_for()


def for_sale_sale(page: Page) -> None:
    """A sale with buildings in the hand: whoever passes at once is there soon."""
    begun(page, **FOR_SALE)
    play_on(page, ".forsale .hand.sale button")


def for_sale_final(page: Page) -> None:
    """Who won, and why."""
    begun(page, **FOR_SALE)
    play_on(page, ".final table")
    page.wait_for_timeout(400)


def play_on(page: Page, until: str) -> None:
    """Pass, and sell what comes first, until that is on the page."""
    for _ in range(600):
        if page.locator(until).first.is_visible():
            return
        card = page.locator(".hand.sale button").first
        if page.locator(".forsale .pass button:not([aria-disabled])").is_visible():
            page.keyboard.press("p")
        elif card.is_visible():
            card.click()
            page.keyboard.press("Enter")
        page.wait_for_timeout(50)
    raise AssertionError(f"{until} does not come")


def monopoly(page: Page) -> None:
    """The board of a small town after some turns."""
    begun(page, **MONOPOLY)
    for _ in range(60):
        for key in ("r", "b", "e", "n"):
            page.keyboard.press(key)
        page.wait_for_timeout(60)
    page.wait_for_timeout(300)


def log_of(page: Page) -> None:
    """What has happened so far."""
    for_sale(page)
    page.keyboard.press("l")
    page.locator("dialog[open]").wait_for()


def menu(page: Page) -> None:
    """What one may do beside playing."""
    for_sale(page)
    page.keyboard.press("i")
    page.locator("dialog[open]").wait_for()


def keys(page: Page) -> None:
    """Every key of the table."""
    for_sale(page)
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()


def hand_over(page: Page) -> None:
    """Two people at one device."""
    page.goto(make_table(page, "Anna", **FOR_SALE))
    page.locator(".people > .holder button").last.click()
    page.locator(".people form input").first.fill("Bert")
    page.locator(".people form button").click()
    page.locator(".people form").wait_for(state="detached")
    page.locator(".begin button").click()
    page.locator(".handover").wait_for()


def gone(page: Page) -> None:
    """A table that is not there."""
    page.goto(f"/t/{'0' * 32}")
    page.locator(".lost").wait_for()


SCENES = (
    Scene("new-table", new_table),
    Scene("lobby", lobby),
    Scene("for-sale", for_sale),
    Scene("for-sale-text", for_sale_text),
    Scene("for-sale-sale", for_sale_sale),
    Scene("for-sale-final", for_sale_final),
    Scene("monopoly", monopoly),
    Scene("log", log_of),
    Scene("menu", menu),
    Scene("keys", keys),
    Scene("hand-over", hand_over),
    Scene("gone", gone),
)
