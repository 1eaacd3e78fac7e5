"""Slow tables in the page: made, told of, left for a vacation; and a push that a worker shows."""

import json
import re
import time
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.bidders import Bidder, play_until
from tests.browser.conftest import Checked, give_up
from tests.browser.push_receiver import Receiver, receiving
from tests.browser.seating import FOR_SALE, begin, host_table, open_home, sit_down
from tests.browser.site import has_pages, served
from tests.browser.test_agreeing import from_menu, notice, sheet
from tests.browser.visitors import Visitors
from tests.server.push_service import Browser as Subscriber

SLOW: dict[str, Any] = FOR_SALE | {"time": {"days": 3}}
NOTICES = "Tell me when it is my turn"

HIDE = """() => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
  document.dispatchEvent(new Event('visibilitychange'))
}"""
SHOW = """() => {
  delete document.hidden
  document.dispatchEvent(new Event('visibilitychange'))
}"""
# Only the address is not real: a browser gets one from its maker's service, which nobody asks here.
ADDRESS = """(given) => {
  const { endpoint, p256dh, auth } = given
  const toJSON = () => ({ endpoint, keys: { p256dh, auth } })
  const made = { toJSON, unsubscribe: async () => true }
  let kept = null
  PushManager.prototype.getSubscription = async () => kept
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    window.keyOfServer = applicationServerKey
    return (kept = made)
  }
}"""
SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready
  return (await worker.getNotifications()).map((one) => ({ title: one.title, path: one.data }))
}"""


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    with receiving() as found:
        yield found


@pytest.fixture(scope="module")
def pushing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that sends pushes, also to this machine."""
    if not has_pages():
        give_up("THE PAGES ARE NOT BUILT: they have not been tried; make test builds them")
    flags = ("--push", "me@example.org", "--push-loopback")
    with served(tmp_path_factory.mktemp("pushing"), *flags) as origin:
        yield origin


@pytest.fixture
def guests(browser: Browser, pushing: str) -> Iterator[Visitors]:
    people = Visitors(browser, pushing)
    yield people
    assert people.leave() == []


def _made_by_the_form(anna: Page, axe: Checked) -> str:
    """A slow table in the lobby; answers with its path."""
    open_home(anna)
    anna.get_by_role("button", name="New table").first.click()
    form = sheet(anna)
    form.get_by_label("Time for a decision").select_option(label="3 days a move")
    expect(form.get_by_text("nobody has to be connected")).to_be_visible()
    expect(form.get_by_label("Pauses")).to_have_count(0)
    form.get_by_label("Your name").fill("Anna")
    axe(anna)
    form.get_by_role("button", name="Open the table").click()
    expect(anna.get_by_text("3 days a move")).to_be_visible()
    return urlsplit(anna.url).path


def test_a_slow_table_is_made_and_a_vacation_taken_and_seen_and_ended(
    visitors: Visitors, axe: Checked
) -> None:
    anna, ben = visitors.desktop(), visitors.phone()
    path = _made_by_the_form(anna, axe)
    sit_down(ben, path, "Ben")
    begin(anna)
    expect(anna.get_by_role("timer").first).to_have_text(re.compile(r"2 d 23 h"))
    from_menu(anna, "Take a vacation")
    form = sheet(anna)
    expect(form.get_by_text("14 days are left at this table.")).to_be_visible()
    axe(anna)
    form.get_by_role("button", name="Take a vacation").click()
    expect(notice(ben, "Anna is on vacation until")).to_be_visible()
    ben.close()
    anna.get_by_role("button", name="I am back").click()
    expect(notice(anna, "on vacation")).to_have_count(0)
    expect(notice(anna, "lost the connection")).to_have_count(0)
    anna.keyboard.press("i")
    expect(sheet(anna).get_by_role("button", name=re.compile("[Pp]ause"))).to_have_count(0)


def test_a_turn_shows_on_the_tab_and_as_a_notification_and_a_push(
    guests: Visitors, receiver: Receiver, axe: Checked
) -> None:
    anna, ben = guests.desktop(), guests.desktop()
    anna.context.grant_permissions(["notifications"])
    path = host_table(anna, "Anna Geheim", **SLOW)
    sit_down(ben, path, "Ben")
    begin(anna)
    subscriber = receiver.service.browser("anna")
    _switch_on(anna, subscriber, axe)
    _is_called_while_hidden(anna, ben)
    said = _is_pushed_while_away(anna, ben, receiver, subscriber)
    assert json.loads(said) == {"title": "It is your turn", "path": path}
    assert b"Geheim" not in said
    _is_shown_by_the_worker(anna, said, path)


def _switch_on(anna: Page, subscriber: Subscriber, axe: Checked) -> None:
    anna.evaluate(ADDRESS, subscriber.subscription)
    from_menu(anna, NOTICES)
    sheet(anna).get_by_role("switch", name="Notification").press("Space")
    push = sheet(anna).get_by_role("switch", name="Also when no page is open")
    expect(push).to_be_visible()
    axe(anna)
    with anna.expect_response("**/api/push") as kept:
        push.press("Space")
    assert kept.value.status == 204
    expect(push).to_be_checked()
    key = anna.evaluate("async () => (await (await fetch('/api/push')).json()).key")
    assert anna.evaluate("() => window.keyOfServer") == key
    anna.keyboard.press("Escape")
    expect(sheet(anna)).to_have_count(0)


def _is_called_while_hidden(anna: Page, ben: Page) -> None:
    """Her page is open behind another one: the tab says so, and the browser does."""
    icon = anna.locator('link[rel="icon"]')
    play_until([Bidder(anna, limit=0)], lambda: Bidder(ben, limit=0).may_pass)
    anna.evaluate(HIDE)
    expect(icon).to_have_attribute("href", "/favicon.svg")
    play_until([Bidder(ben, limit=0)], lambda: Bidder(anna, limit=0).may_pass)
    expect(icon).to_have_attribute("href", "/favicon-turn.svg")
    expect(anna).to_have_title(re.compile("^Your turn"))
    anna.wait_for_function(f"({SHOWN})().then((all) => all.length > 0)")
    anna.evaluate(SHOW)
    expect(icon).to_have_attribute("href", "/favicon.svg")


def _is_pushed_while_away(
    anna: Page, ben: Page, receiver: Receiver, subscriber: Subscriber
) -> bytes:
    """She has moved and closed the table: the server tells her browser."""
    play_until([Bidder(anna, limit=0)], lambda: Bidder(ben, limit=0).may_pass)
    anna.goto("/")
    # Until the server knows that only Ben is there.
    _wait(anna, lambda: "zuschlag_sockets 1.0" in anna.request.get("/metrics").text())
    play_until([Bidder(ben, limit=0)], lambda: receiver.has_some)
    came = receiver.next()
    assert came.path == "/push/anna"
    return subscriber.opened(came.body)


def _wait(page: Page, is_so: Callable[[], bool], seconds: float = 60) -> None:
    until = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < until
        page.wait_for_timeout(20)


def _is_shown_by_the_worker(anna: Page, said: bytes, path: str) -> None:
    """The very bytes the server sent, handed to the real worker as a push service would."""
    anna.evaluate(
        "async () => { for (const one of await (await navigator.serviceWorker.ready)"
        ".getNotifications()) one.close() }"
    )
    told: list[dict[str, Any]] = []
    debugging = anna.context.new_cdp_session(anna)
    debugging.on("ServiceWorker.workerRegistrationUpdated", lambda one: told.append(one))
    debugging.send("ServiceWorker.enable")
    _wait(anna, lambda: any(one["registrations"] for one in told))
    (registration,) = told[-1]["registrations"]
    origin = anna.evaluate("() => location.origin")
    parts = {"origin": origin, "registrationId": registration["registrationId"]}
    debugging.send("ServiceWorker.deliverPushMessage", parts | {"data": said.decode()})
    anna.wait_for_function(f"({SHOWN})().then((all) => all.length > 0)")
    assert anna.evaluate(SHOWN) == [{"title": "It is your turn", "path": path}]


def test_the_start_page_says_at_which_table_it_is_your_turn(
    visitors: Visitors, axe: Checked
) -> None:
    anna, ben = visitors.desktop(), visitors.phone()
    path = host_table(anna, "Anna", **SLOW, title="A row a day")
    sit_down(ben, path, "Ben")
    begin(anna)
    play_until([Bidder(anna, limit=0)], lambda: Bidder(ben, limit=0).may_pass)
    for page in (anna, ben):
        open_home(page)
    own = ben.get_by_role("region", name="Go on playing").get_by_role("link")
    expect(own).to_have_accessible_name(re.compile("A row a day It is your turn"))
    expect(ben).to_have_title(re.compile(r"^\(1\) "))
    expect(anna.get_by_role("region", name="Go on playing").get_by_role("link")).to_be_visible()
    expect(anna.get_by_text("It is your turn")).to_have_count(0)
    axe(ben)
