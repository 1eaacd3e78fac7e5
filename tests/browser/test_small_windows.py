"""Low windows, as on a phone held sideways or with everything twice as large: nothing is covered.

And two addresses people come to by mistake: one that leads nowhere, one nobody else can use.
"""

from playwright.sync_api import Locator, Page, expect

from tests.browser.seating import FOR_SALE, begin, host_table, open_home
from tests.browser.visitors import SIZES, Size, Visitors

TWICE_AS_LARGE = Size(640, 400)


def box(found: Locator) -> dict[str, float]:
    expect(found).to_be_visible()
    seen = found.bounding_box()
    assert seen is not None
    return {"top": seen["y"], "bottom": seen["y"] + seen["height"]} | {
        "left": seen["x"],
        "right": seen["x"] + seen["width"],
    }


def touch(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether two things are in each other's way."""
    is_beside = one["right"] <= other["left"] or other["right"] <= one["left"]
    is_below = one["bottom"] <= other["top"] + 1 or other["bottom"] <= one["top"] + 1
    return not is_beside and not is_below


def check_home(page: Page) -> None:
    open_home(page)
    for article in page.get_by_role("article").all():
        title = box(article.get_by_role("heading"))
        drawings = article.locator(".picture svg")
        assert drawings.count() > 2
        assert not any(touch(box(one), title) for one in drawings.all())


def test_nothing_is_covered_in_low_windows(visitors: Visitors) -> None:
    for size in (SIZES["sideways"], TWICE_AS_LARGE):
        check_home(visitors.window(size))
    page = visitors.window(TWICE_AS_LARGE)
    host_table(page, "Anna", **FOR_SALE)
    warning = page.get_by_text("Only this computer can open this link.")
    expect(warning).to_contain_text("zuschlag serve --lan")
    begin(page)
    pad = box(page.get_by_role("button", name="Your coins"))
    cards = page.locator("[data-at^='row-']")
    expect(cards.first).to_be_visible()
    assert not any(touch(box(card), pad) for card in cards.all())

    visitors.forgive("404")
    page.goto("/nowhere/at-all")
    expect(page.get_by_text("There is nothing at this address.")).to_be_visible()
