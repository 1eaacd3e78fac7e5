"""The page as an installed program: it may be one, it comes without the server and says so, and an
old one never talks to a newer server. Only what everybody gets is kept.
"""

import shutil
import time
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.seating import FOR_SALE, begin, host_table, open_home
from tests.browser.site import built, served
from tests.browser.visitors import Visitors
from zuschlag.server.builds import build_in

OFFLINE = "The server does not answer. Check your connection and try again."
NOT_HERE = "in-incognito"  # nothing can be installed in the window of a test
KEPT = """async () => {
  const shells = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
  const kept = await Promise.all(shells.map((one) => one.keys()))
  return kept.flat().map(({ url }) => url.slice(location.origin.length))
}"""


def another_build(folder: Path) -> Path:
    """The same pages, of which every file says that the first script has another name."""
    copy = Path(shutil.copytree(built(), folder / "static"))
    was = Path(build_in(copy) or "").name
    for file in [*copy.rglob("*.gz")]:
        file.unlink()
    for file in [*copy.rglob("*.js"), copy / "index.html"]:
        file.write_text(file.read_text("utf-8").replace(was, f"newer-{was}"), "utf-8")
    (copy / "assets" / was).rename(copy / "assets" / f"newer-{was}")
    return copy


def shown_build(page: Page) -> str | None:
    return page.locator("script[src^='/assets/']").first.get_attribute("src")


def until_kept(page: Page) -> None:
    """The worker has come, and has what this page came with."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    until = time.monotonic() + 60
    while not {"/", "/assets/Home"} <= {path.split("-")[0] for path in page.evaluate(KEPT)}:
        assert time.monotonic() < until, page.evaluate(KEPT)
        page.wait_for_timeout(50)


def test_the_page_can_be_installed(desktop: Page) -> None:
    open_home(desktop)
    tools = desktop.context.new_cdp_session(desktop)
    manifest = tools.send("Page.getAppManifest")
    assert manifest["url"].endswith("/manifest.webmanifest")
    assert manifest["errors"] == []
    found = tools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {one["errorId"] for one in found} <= {NOT_HERE}


def test_the_shell_comes_without_a_server_and_gives_way_to_a_newer_one(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    with ExitStack() as first:
        origin = first.enter_context(served(data))
        people = Visitors(browser, origin)
        page = people.desktop()
        path = host_table(page, "Anna", **FOR_SALE)
        begin(page)
        open_home(page)
        until_kept(page)
        old = shown_build(page)

    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_text(OFFLINE)).to_be_visible()
    kept = page.evaluate(KEPT)
    assert {"/"} == {one for one in kept if not one.startswith("/assets/")}
    page.goto("/help")  # nobody has been there
    expect(page.get_by_role("heading", name=OFFLINE)).to_be_visible()
    page.goto(path)
    expect(page.get_by_role("main").get_by_text(OFFLINE)).to_be_visible()
    expect(page.locator(f"script[src='{old}']")).to_have_count(1)

    monkeypatch.setenv("ZUSCHLAG_STATIC", str(another_build(tmp_path)))
    with served(data, port=urlsplit(origin).port or 0):
        expect(page.get_by_role("button", name="Your coins")).to_be_visible()
        assert shown_build(page) != old
        assert old not in page.evaluate(KEPT)
    for words in ("ERR_CONNECTION_REFUSED", "Failed to fetch", "ERR_FAILED", "WebSocket"):
        people.forgive(words)
    assert people.leave() == []
