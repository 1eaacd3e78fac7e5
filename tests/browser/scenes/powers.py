"""What people settle among themselves: ways back, pauses, results, and a seat that is handed on."""

from typing import Any

from playwright.sync_api import Page

from tests.browser.bidders import Bidder, play_until
from tests.browser.scenes import Scene
from tests.browser.scenes.tables import FOR_SALE, TITLE, from_menu
from tests.browser.seating import begin, host_table, make_table, sit_down

MONOPOLY: dict[str, Any] = {"game": "monopoly", "edition": "aalen-casual", "seats": 3}
REASON = "The last bus goes at nine"
HALF_A_MINUTE = 60


def lobby_way_back(page: Page) -> None:
    """Somebody's way back, unfolded."""
    host_table(page, "Anna", **FOR_SALE, title=TITLE)
    page.get_by_text("Your way back").click()
    page.locator("details .letters").scroll_into_view_if_needed()


def way_back(page: Page) -> None:
    """The same in the menu."""
    from_menu(page, "Your way back", ".letters")


def together(page: Page, bert: Page, **settings: Any) -> None:
    """Two people and bots, in the middle of an auction."""
    path = host_table(page, "Anna", **{**FOR_SALE, **settings})
    sit_down(bert, path, "Bert")
    begin(page)
    people = [Bidder(page, limit=1), Bidder(bert, limit=0)]
    play_until(people, lambda: page.locator(".hand button").count() > 1)


def choose(page: Page, name: str) -> None:
    """Something in the menu."""
    page.keyboard.press("i")
    page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()


def fill_in(page: Page) -> None:
    """Bert has won, and why."""
    page.get_by_role("dialog").get_by_role("checkbox", name="Bert").check()
    page.get_by_label("Reason").fill(REASON)


def menu_together(page: Page, bert: Page) -> None:
    """The menu among people; this table allows no pauses."""
    together(page, bert, pauses=0)
    page.keyboard.press("i")
    page.get_by_role("dialog").get_by_role("button", name="Ask for a pause").focus()


def pause_asked(page: Page, bert: Page) -> None:
    """Somebody would like a pause."""
    together(page, bert)
    choose(bert, "Ask for a pause")
    page.get_by_role("button", name="Play on").wait_for()


def pause_waits(page: Page, bert: Page) -> None:
    """One's own wish for a pause."""
    together(page, bert)
    choose(page, "Ask to pause until tomorrow")
    page.get_by_text("Waiting for Bert.").first.wait_for()


def ruling_form(page: Page, bert: Page) -> None:
    """How the game shall end."""
    together(page, bert)
    choose(page, "Agree on a result")
    fill_in(page)


def ruling_asked(page: Page, bert: Page) -> None:
    """Somebody proposes a result."""
    together(page, bert)
    choose(bert, "Agree on a result")
    fill_in(bert)
    bert.get_by_role("button", name="Ask the others").click()
    page.get_by_role("button", name="Disagree").wait_for()


def ruled(page: Page, bert: Page) -> None:
    """A game that ended by a ruling, in the middle of an auction."""
    ruling_asked(page, bert)
    page.get_by_role("button", name="Agree", exact=True).click()
    page.get_by_role("heading", name="Bert wins", exact=True).wait_for()


def hosted(olga: Page, *people: Page, game: dict[str, Any] = FOR_SALE) -> str:
    """A host who looks after a table and does not play."""
    path = make_table(olga, **game)
    for person, name in zip(people, ("Anna", "Bert"), strict=True):
        sit_down(person, path, name)
    olga.goto(path)
    begin(olga)
    return path


def decide(page: Page, anna: Page, bert: Page) -> None:
    """The host decides, and ranks everybody."""
    hosted(page, anna, bert)
    choose(page, "Decide the result")
    fill_in(page)
    page.get_by_text("Rank everybody").click()


def ruled_town(page: Page, anna: Page, bert: Page) -> None:
    """Monopoly, decided by the host."""
    hosted(page, anna, bert, game=MONOPOLY)
    choose(page, "Decide the result")
    fill_in(page)
    page.get_by_role("button", name="End the game like this").click()
    page.get_by_text(REASON).first.wait_for()


def absent(page: Page, anna: Page, bert: Page) -> None:
    """The host's menu when somebody is gone."""
    hosted(page, anna, bert)
    bert.goto("/help")
    page.keyboard.press("i")
    page.get_by_role("button", name="Hand on the seat of Bert").wait_for()


def press_until_it_works(page: Page) -> None:
    """Nobody counts as absent in the first half minute."""
    for _ in range(HALF_A_MINUTE):
        page.get_by_role("button", name="Hand on the seat of Bert").click()
        page.wait_for_timeout(1000)
        if page.locator("dialog .letters").is_visible():
            page.locator(".toast").last.wait_for(state="detached")
            return
    raise AssertionError("the seat cannot be handed on")


def hand_on(page: Page, anna: Page, bert: Page) -> None:
    """A code for somebody new."""
    absent(page, anna, bert)
    press_until_it_works(page)


def handed_on(page: Page, olga: Page, anna: Page, zoe: Page) -> None:
    """Somebody comes back and finds their seat in other hands."""
    path = hosted(olga, anna, page)
    page.goto("/help")
    olga.keyboard.press("i")
    press_until_it_works(olga)
    zoe.goto(olga.locator("dialog code").inner_text())
    zoe.get_by_role("button", name="Your coins").wait_for()
    page.goto(path)
    page.get_by_role("button", name="Take my seat back").wait_for()


def enter_code(page: Page, anna: Page) -> None:
    """Somebody who watches has a seat."""
    path = host_table(anna, "Anna", **FOR_SALE)
    begin(anna)
    page.goto(path)
    page.get_by_text("You are watching.").wait_for(state="attached")
    choose(page, "I have a seat here")


SCENES = (
    Scene("powers-lobby-way-back", lobby_way_back),
    Scene("powers-way-back", way_back),
    Scene("powers-menu", menu_together, guests=1),
    Scene("powers-pause-asked", pause_asked, guests=1),
    Scene("powers-pause-waits", pause_waits, guests=1),
    Scene("powers-ruling-form", ruling_form, guests=1),
    Scene("powers-ruling-asked", ruling_asked, guests=1),
    Scene("powers-ruled", ruled, guests=1),
    Scene("powers-decide", decide, guests=2),
    Scene("powers-ruled-town", ruled_town, guests=2),
    Scene("powers-absent", absent, guests=2),
    Scene("powers-hand-on", hand_on, guests=2),
    Scene("powers-handed-on", handed_on, guests=3),
    Scene("powers-enter-code", enter_code, guests=1),
)
