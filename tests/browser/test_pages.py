"""Every page can be used by everybody, fits every screen, and speaks every language."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.bidders import BID, PASS, Bidder, play_until
from tests.browser.conftest import Checked
from tests.browser.measuring import is_in_reach, is_whole, overhang, resize
from tests.browser.seating import FOR_SALE, MONOPOLY, begin, host_table, make_table, open_home
from tests.browser.visitors import DESKTOP, PHONE, SIZES, Size, Visitors
from zuschlag.words.speech import LANGUAGES

NO_TABLE = f"/t/{'0' * 32}"
ANSWER = re.compile("^(Roll|Buy|Bid|Pass|To the hammer|End turn|Done)")


def sheet(page: Page) -> Locator:
    return page.get_by_role("dialog")


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(sheet(page)).to_have_count(0)


def press_in_bar(page: Page, name: str) -> None:
    page.get_by_role("group", name="At the table").get_by_role("button", name=name).click()


def open_menu(page: Page) -> None:
    press_in_bar(page, "Table")
    expect(sheet(page).get_by_role("list", name="At this table")).to_be_visible()


def new_table(page: Page) -> None:
    open_home(page)
    page.get_by_role("button", name="New table").click()
    sheet(page).get_by_text("Monopoly", exact=True).click()
    sheet(page).get_by_text("Rule switches").click()
    expect(page.get_by_label("Board")).to_be_visible()


def for_sale(page: Page, seats: int = 3) -> Locator:
    """An auction that waits for this person; answers with the main action."""
    host_table(page, "Anna", **{**FOR_SALE, "seats": seats})
    begin(page)
    expect(page.get_by_role("button", name=PASS, disabled=False)).to_be_visible()
    return page.get_by_role("button", name=BID)


def monopoly(page: Page) -> Locator:
    """A board and a question; answers with the main action."""
    host_table(page, "Anna", **MONOPOLY)
    begin(page)
    answers = page.get_by_role("region", name="What to do")
    answer = answers.get_by_role("button", name=ANSWER, disabled=False).first
    expect(answer).to_be_visible()
    return answer


def lobby(page: Page, seats: int = 6) -> Locator:
    host_table(page, "Anna", **{**FOR_SALE, "seats": seats}, title="Saturday")
    return page.get_by_role("button", name="Begin")


def hand_over(page: Page) -> Locator:
    """Two people at one device; answers with the button of the one who gets it."""
    lobby(page, 3)
    page.get_by_role("button", name="One more person").click()
    page.get_by_label("Your name").fill("Bert")
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("heading", name="Pass the device to")).to_be_visible()
    return page.get_by_role("button", name="I am")


def test_pages_without_a_game_are_for_everybody(desktop: Page, axe: Checked) -> None:
    new_table(desktop)
    axe(desktop)
    close(desktop)
    desktop.get_by_role("button", name="Settings").click()
    sheet(desktop).get_by_text("Sound", exact=True).click()
    expect(desktop.get_by_label("Volume")).to_be_visible()
    axe(desktop)
    close(desktop)
    for path in ("/help", "/r", NO_TABLE):
        desktop.goto(path)
        expect(desktop.get_by_role("heading", level=1)).to_be_visible()
        axe(desktop)


def test_a_lobby_is_for_everybody(visitors: Visitors, axe: Checked) -> None:
    page = visitors.desktop()
    page.goto(make_table(page, **FOR_SALE))
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    axe(page)
    phone = visitors.phone()
    lobby(phone)
    phone.get_by_role("button", name="One more person").click()
    phone.get_by_role("button", name="Seat a bot").first.click()
    expect(phone.get_by_role("button", name="Free this seat: Bruno")).to_be_visible()
    axe(phone)
    hand_over(page)
    axe(page)


def test_a_table_of_for_sale_is_for_everybody(visitors: Visitors, axe: Checked) -> None:
    """The table, the same in words, and everything that can lie over it."""
    page = visitors.desktop()
    for_sale(page)
    axe(page)
    page.get_by_role("list", name="Buildings of this round").get_by_role("button").first.click()
    expect(sheet(page)).to_be_visible()
    axe(page)
    close(page)
    look_at_every_sheet(page, axe)
    page.get_by_role("button", name="Text view").click()
    expect(page.get_by_role("heading", name="The table in words")).to_be_visible()
    axe(page)
    resize(page, PHONE)
    axe(page)


def look_at_every_sheet(page: Page, axe: Checked) -> None:
    press_in_bar(page, "Log")
    expect(sheet(page).get_by_role("listitem").first).to_be_visible()
    axe(page)
    close(page)
    press_in_bar(page, "Invite")
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    axe(page)
    close(page)
    open_menu(page)
    page.get_by_text("What the server promised").click()
    axe(page)
    for name, shown in (
        ("Your way back", page.get_by_role("img", name="QR code")),
        ("To another device", page.get_by_role("img", name="QR code")),
        ("Keys", page.get_by_text("Open the log")),
        ("Rules of this table", sheet(page).get_by_role("heading", level=3).first),
    ):
        sheet(page).get_by_role("button", name=name).click()
        expect(shown).to_be_visible()
        axe(page)
        close(page)
        open_menu(page)
    close(page)


def test_a_table_of_monopoly_is_for_everybody(visitors: Visitors, axe: Checked) -> None:
    page = visitors.desktop()
    monopoly(page)
    axe(page)
    page.get_by_role("group", name="Board Aalen").get_by_role("button").nth(1).click()
    expect(sheet(page)).to_be_visible()
    axe(page)
    close(page)
    resize(page, PHONE)
    axe(page)
    page.get_by_role("button", name="Text view").click()
    expect(page.get_by_role("table").first).to_be_visible()
    axe(page)


def test_a_finished_game_is_for_everybody(visitors: Visitors, axe: Checked) -> None:
    """On the smallest phone with the fullest table, to the last cheque."""
    page = visitors.window(SIZES["small"])
    for_sale(page, seats=6)
    anna = Bidder(page, limit=0, sells=False)
    assert_in_reach_everywhere(page, "Buildings of this round")
    play_until([anna], lambda: anna.may_sell)
    assert_in_reach_everywhere(page, "Your buildings")
    axe(page)
    anna.sells = True
    play_until([anna], lambda: anna.is_over)
    for size in SIZES.values():
        resize(page, size)
        assert overhang(page) <= 0
        assert is_in_reach(page.get_by_role("button", name="Play again")), size
    axe(page)


def assert_in_reach_everywhere(page: Page, row: str) -> None:
    """No card of a row lies under the bar with the actions, on any screen."""
    cards = page.get_by_role("list", name=row).get_by_role("button").all()
    assert cards
    for size in reversed(SIZES.values()):
        resize(page, size)
        assert all(is_in_reach(card) for card in cards), size


def test_a_table_is_for_everybody_in_every_language_and_light(
    visitors: Visitors, axe: Checked
) -> None:
    """Words are longer elsewhere and colours darker, but nothing is lost."""
    host = visitors.desktop()
    for_sale(host)
    path = host.url
    for language in LANGUAGES:
        page = visitors.phone(language=language)
        page.goto(path)
        expect(page.locator(".forsale .phase")).to_be_visible()
        assert page.locator("html").get_attribute("lang") == language
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            axe(page)
    host.get_by_role("button", name="Settings").click()
    host.get_by_text("High contrast").click()
    close(host)
    expect(host.locator("html")).to_have_attribute("data-contrast", "more")
    axe(host)
    host.emulate_media(color_scheme="dark")
    axe(host)


def home(page: Page) -> Locator:
    open_home(page)
    return page.get_by_role("button", name="Play now: For Sale")


def form(page: Page) -> Locator:
    new_table(page)
    return sheet(page).get_by_role("button", name="Open the table")


def rules(page: Page) -> Locator:
    page.goto("/help")
    return page.get_by_role("heading", level=1)


def taking_a_seat(page: Page) -> Locator:
    """A stranger with a link and a full round of chairs."""
    path = make_table(page, **{**FOR_SALE, "seats": 6})
    page.context.clear_cookies()
    page.goto(path)
    sit = page.get_by_role("button", name="Sit down")
    expect(sit).to_be_visible()
    return sit


Show = Callable[[Page], Locator]
SHOWN: tuple[Show, ...] = (
    home,
    form,
    rules,
    lobby,
    taking_a_seat,
    hand_over,
    for_sale,
    monopoly,
)
PHONES = [size for size in SIZES.values() if size.is_phone]
LAPTOPS = [size for size in SIZES.values() if not size.is_phone]


@pytest.mark.parametrize("sizes", [PHONES, LAPTOPS], ids=["phones", "laptops"])
def test_what_is_to_be_done_is_in_reach_on_every_screen(
    visitors: Visitors, sizes: list[Size]
) -> None:
    """No page is wider than the window, and nobody scrolls for the main action."""
    for show in SHOWN:
        page = visitors.window(sizes[0])
        action = show(page)
        for size in sizes:
            resize(page, size)
            where = f"{show.__name__} at {size.width}x{size.height}"
            assert overhang(page) <= 0, where
            assert is_in_reach(action), where
            if show is monopoly:
                assert is_whole(page.get_by_role("group", name="Board Aalen")), where
        page.close()


@pytest.mark.parametrize("game", ["For Sale", "Monopoly"])
def test_from_the_page_to_the_first_own_move_it_is_two_clicks(desktop: Page, game: str) -> None:
    desktop.add_init_script("window.clicks = 0; addEventListener('click', () => clicks++, true)")
    open_home(desktop)
    desktop.get_by_role("button", name=f"Play now: {game}").click()
    desktop.get_by_role("button", name=ANSWER, disabled=False).first.click()
    desktop.keyboard.press("l")
    expect(sheet(desktop).get_by_text("You sit down.")).to_be_visible()
    assert desktop.evaluate("clicks") == 2


def test_a_seat_goes_on_after_the_window_was_closed(visitors: Visitors) -> None:
    """The start page knows where one was; nobody has to keep a link."""
    page = visitors.desktop()
    lobby(page)
    path = page.url
    page.goto("/")
    page.get_by_role("region", name="Go on playing").get_by_role("link").click()
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    assert page.url == path


def test_what_is_too_wide_or_covered_is_noticed(desktop: Page) -> None:
    """A measure that finds nothing here would find nothing anywhere."""
    open_home(desktop)
    resize(desktop, DESKTOP)
    button = desktop.get_by_role("button", name="New table")
    desktop.evaluate("document.body.style.minWidth = '3000px'")
    assert overhang(desktop) > 0
    desktop.evaluate("document.body.style.minWidth = ''")
    button.scroll_into_view_if_needed()
    assert is_in_reach(button)
    desktop.evaluate("document.querySelector('a.skip').style.cssText = 'inset: 0; translate: none'")
    assert not is_in_reach(button)
