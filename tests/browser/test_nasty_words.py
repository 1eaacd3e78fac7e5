"""What people write is text: in names, in titles and in the chat nothing of it ever runs."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.nasty import LONG_PAYLOADS, MARK, PAYLOADS
from tests.browser.seating import FOR_SALE, begin, host_table, sit_down
from tests.browser.visitors import Visitors

SEATS = 6
LONGEST_NAME = 32


def is_harmless(page: Page) -> bool:
    """Nothing has run, nothing has been built, nobody was led away."""
    made = page.locator("iframe, script:not([src]), [onerror], [onload], [onfocus], object, embed")
    return page.evaluate(f"{MARK} === undefined") is True and made.count() == 0


@pytest.mark.parametrize("payloads", [PAYLOADS[:SEATS], PAYLOADS[SEATS:]])
def test_names_and_titles_are_text(visitors: Visitors, payloads: tuple[str, ...]) -> None:
    host = visitors.desktop()
    title = payloads[0]
    table = {**FOR_SALE, "seats": SEATS, "title": title, "listed": True}
    path = host_table(host, payloads[0][:LONGEST_NAME], **table)
    expect(host.get_by_role("heading", level=1)).to_have_text(title)
    for payload in payloads[1:]:
        bring(host, payload[:LONGEST_NAME])
    for payload in payloads:
        expect(host.get_by_text(payload[:LONGEST_NAME], exact=True).first).to_be_visible()
    assert is_harmless(host)

    other = visitors.phone()
    other.goto("/")
    link = other.locator(f"a[href='{path}']")
    expect(link).to_contain_text(title)
    link.click()
    expect(other.get_by_role("heading", level=1)).to_have_text(title)
    assert is_harmless(other)


def bring(page: Page, name: str) -> None:
    """One more person on this device."""
    page.get_by_role("button", name="One more person").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_label("Your name")).to_be_hidden()


def test_the_chat_is_text(visitors: Visitors) -> None:
    host, guest = visitors.desktop(), visitors.phone()
    path = host_table(host, "Anna", **FOR_SALE)
    sit_down(guest, path, "Bert")
    begin(host)
    for page in (host, guest):
        page.get_by_role("button", name="Chat").click()
    for payload in LONG_PAYLOADS:
        host.get_by_label("Say something").fill(payload)
        host.get_by_role("button", name="Send").click()
        expect(host.get_by_label("Say something")).to_have_value("")
        expect(guest.get_by_text(payload, exact=True)).to_be_visible()
    assert is_harmless(host)
    assert is_harmless(guest)
