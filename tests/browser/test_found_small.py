"""Small things people stumbled over: signs that look alike, times of day, rent without its street,
houses that cannot be paid for, names of bots that say nothing. Each failed before it was mended.
"""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.landlords import Landlord, play_until
from tests.browser.seating import FOR_SALE, MONOPOLY, begin, host_table, open_home, sit_down
from tests.browser.test_found import at_lesson
from tests.browser.test_replay import open_record
from tests.browser.test_small_windows import box
from tests.browser.visitors import SIZES, Size, Visitors
from tests.house.tree import ROOT

DRAWN = "all => all.map((one) => one.querySelector('svg').innerHTML)"
RENT = re.compile(r"paid M\d+ to (you|[A-Z]\w+) for [A-ZÄÖÜ]")
MOST_LEVELS = 20
PURSE, LITTLE = 1340, 120
CANNOT_BID = re.compile(r"do(es)? not (stretch|allow)|only pass")
CAP = """() => {
  const cap = [...document.querySelectorAll('kbd')].find((it) => it.textContent === 'Enter')
  const word = document.createRange()
  word.selectNodeContents(cap)
  return new Set([...word.getClientRects()].map((line) => line.top)).size
}"""
LESSONS = ROOT / "src" / "zuschlag" / "words" / "guides"
BUILT = ROOT / "tests" / "recorded" / "monopoly" / "bots" / "tournament-4-dear-donations.json"


def test_log_and_text_view_have_signs_of_their_own(desktop: Page) -> None:
    host_table(desktop, "Anna", **FOR_SALE)
    begin(desktop)
    names = re.compile("^(Log|Text view)$")
    signs = desktop.get_by_role("button", name=names)
    expect(signs).to_have_count(2)
    lines = [len(re.findall(r"h(?:[89]|1\d)", drawn)) for drawn in signs.evaluate_all(DRAWN)]
    assert min(lines) < 3 <= max(lines), "one is a list, the other is not"


def test_a_british_day_has_twenty_four_hours(visitors: Visitors) -> None:
    anna, ben = visitors.desktop(), visitors.desktop()
    path = host_table(anna, "Anna", **FOR_SALE)
    sit_down(ben, path, "Ben")
    begin(anna)
    anna.keyboard.press("k")
    anna.get_by_label("Say something").fill("Good evening")
    anna.keyboard.press("Enter")
    said = anna.locator("time").last
    expect(said).to_have_text(re.compile(r"^\d\d:\d\d$"))


def test_the_clock_of_a_phone_stands_beside_the_sign_of_the_house(visitors: Visitors) -> None:
    phone = visitors.phone()
    timed: dict[str, Any] = {**FOR_SALE, "time": {"move": 300}}
    host_table(phone, "Anna", **timed)
    begin(phone)
    clock = box(phone.get_by_role("timer").first)
    house = box(phone.get_by_role("link", name="To the start page"))
    middles = [(one["top"] + one["bottom"]) / 2 for one in (clock, house)]
    assert abs(middles[0] - middles[1]) < 6, middles


def test_a_bot_says_what_it_is(desktop: Page) -> None:
    host_table(desktop, "Anna", **MONOPOLY)
    begin(desktop)
    bots = desktop.get_by_role("list", name="People").get_by_role("listitem")
    expect(bots).to_have_count(3)
    for bot in bots.all()[1:]:
        expect(bot).to_contain_text(re.compile(r"\bbot\b|Beginner|Club|Landlord", re.IGNORECASE))


def test_rent_is_told_with_its_street_and_nobody_may_ask_where_it_is_automatic(
    desktop: Page,
) -> None:
    host_table(desktop, "Anna", **MONOPOLY)
    begin(desktop)
    anna = Landlord(desktop, "Anna")
    play_until([anna], lambda: RENT.search(told(desktop)) is not None)
    desktop.keyboard.press("l")
    log = desktop.get_by_role("dialog", name="Log")
    expect(log.get_by_text(RENT).first).to_be_visible()
    assert not re.search(r"may ask (\w+ )?for", log.inner_text())


def test_who_cannot_bid_is_told_so_once(desktop: Page) -> None:
    """All coins go in the first auction."""
    host_table(desktop, "Anna", **FOR_SALE)
    begin(desktop)
    expect(desktop.get_by_role("button", name=re.compile("^Bid"))).to_be_visible()
    for key in ("2", "8", "Enter"):
        desktop.keyboard.press(key)
    expect(desktop.get_by_text(CANNOT_BID).first).to_be_visible()
    desktop.get_by_role("button", name=re.compile("^Bid")).hover()
    assert len(CANNOT_BID.findall(told(desktop))) == 1
    desktop.keyboard.press("v")
    expect(desktop.get_by_role("button", name=re.compile("^Pass"))).to_be_visible()
    assert len(CANNOT_BID.findall(told(desktop))) == 1


@pytest.mark.parametrize("width", [320, 720, 930])
def test_a_key_on_a_button_stays_one_word(visitors: Visitors, width: int) -> None:
    """In French, and beside a bid that is too high, there is the least room for it."""
    page = visitors.window(Size(width, 700), language="fr")
    page.goto("/guide/for-sale")
    page.locator("kbd", has_text="Enter").first.wait_for()
    for key in ("9", "9"):
        page.keyboard.press(key)
    expect(page.get_by_role("button", name="99").first).to_be_visible()
    assert page.evaluate(CAP) == 1


def test_sums_are_written_alike_in_the_rules(desktop: Page) -> None:
    open_home(desktop)
    desktop.goto("/help")
    expect(desktop.get_by_text("M1,500").first).to_be_attached()
    desktop.evaluate("document.querySelectorAll('details').forEach((it) => (it.open = true))")
    assert not re.search(r"M[ \u00a0]\d", told(desktop))


def told(page: Page) -> str:
    return page.get_by_role("main").inner_text()


def test_nobody_chooses_more_houses_than_can_be_paid_for(desktop: Page) -> None:
    """The guided game has a whole colour, and money for some houses only."""
    desktop.route("**/api/replay", with_less_cash)
    at_lesson(desktop, "monopoly", step_of("build"))
    desktop.get_by_role("button", name="Build").first.click()
    sheet = desktop.get_by_role("dialog", name="Build")
    more = sheet.get_by_role("button", name=re.compile("^More:"), disabled=False)
    expect(more.first).to_be_visible()
    for _ in range(MOST_LEVELS):
        if more.count():
            more.first.click()
    expect(more).to_have_count(0)
    assert amount(sheet, r"Cash M([\d,]+)") == LITTLE
    assert 0 < amount(sheet.locator(".total"), r"M([\d,]+)") <= LITTLE


def with_less_cash(route: Route) -> None:
    """The lesson as the server shows it, but for the purse."""
    answer = route.fetch()
    shown = answer.text().replace(f'"cash":{PURSE},', f'"cash":{LITTLE},')
    route.fulfill(response=answer, body=shown)


def step_of(key: str) -> int:
    """Which step of the guided game of Monopoly that is, counted from 0."""
    lesson = json.loads((LESSONS / "monopoly.json").read_text("utf-8"))
    return [step["key"] for step in lesson["steps"]].index(key)


def amount(place: Locator, pattern: str) -> int:
    found = re.search(pattern, place.inner_text())
    assert found, place.inner_text()
    return int(found[1].replace(",", ""))


def test_houses_stand_out_on_dark_blue(desktop: Page) -> None:
    record = json.loads(BUILT.read_text("utf-8"))
    built = [n for n, one in enumerate(record["actions"]) if one[1] == "build" and 39 in one[2]]
    open_record(desktop, BUILT, f"?at={built[0] + 1}")
    street = desktop.locator("[data-group=darkblue]").filter(has=desktop.locator("svg .halo"))
    expect(street.first).to_be_visible()
    halo, band = street.first.evaluate(
        """(street) => [
          getComputedStyle(street.querySelector('.halo')).stroke,
          getComputedStyle(street).getPropertyValue('--group'),
        ]"""
    )
    desktop.evaluate("(colour) => (document.body.style.color = colour)", band)
    painted = desktop.evaluate("() => getComputedStyle(document.body).color")
    assert contrast(halo, painted) >= 3, (halo, painted)


def contrast(one: str, other: str) -> float:
    """As the guidelines for accessible pages reckon it."""
    light, dark = sorted((lightness(one), lightness(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def lightness(colour: str) -> float:
    parts = [float(part) / 255 for part in re.findall(r"[\d.]+", colour)[:3]]
    lit = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * lit[0] + 0.7152 * lit[1] + 0.0722 * lit[2]


@pytest.mark.parametrize("size", ["large", "phone"])
def test_names_of_bots_are_whole(visitors: Visitors, size: str) -> None:
    """Beside the chat and on a phone it is the level that has to go."""
    anna, ben = visitors.window(SIZES[size]), visitors.desktop()
    path = host_table(anna, "Anna", **{**FOR_SALE, "seats": 6})
    sit_down(ben, path, "Ben")
    begin(anna)
    for name in ("Clara", "Dario", "Emil", "Frida"):
        whose = anna.locator("li .name", has_text=name)
        expect(whose).to_be_visible()
        assert whose.evaluate("(it) => it.scrollWidth <= it.clientWidth + 1"), name
