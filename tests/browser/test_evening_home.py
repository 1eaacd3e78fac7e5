"""The end of an evening at its console: the lamp of the mirror, the zip, and the erasure."""

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Checked, give_up
from tests.browser.measuring import overhang
from tests.browser.site import faults_in, has_pages
from tests.browser.test_evening import post
from tests.browser.visitors import SIZES, Visitors
from tests.event.served import EveningProcess
from tests.thorough import thorough


@thorough
def test_from_the_lamp_to_the_erasure(browser: Browser, axe: Checked, tmp_path: Path) -> None:
    if not has_pages():
        give_up("THE PAGES ARE NOT BUILT: they have not been tried; make test builds them")
    stick = tmp_path / "stick"
    stick.mkdir()
    links = EveningProcess(tmp_path / "laptop", "--mirror", str(stick))
    links.log = tmp_path / "server.log"
    links.start()
    try:
        people = Visitors(browser, links.origin)
        console = people.window(SIZES["small"])
        console.goto(links.console)
        shown_lamp(console, axe, stick)
        taken_home(console, axe, links)
        assert links.wait() == 0
        assert not (tmp_path / "laptop").exists()
        assert list(stick.iterdir()) == []
    finally:
        links.stop()
    assert faults_in(links.log) == []


def shown_lamp(console: Page, axe: Checked, stick: Path) -> None:
    """Pulled out and put back in."""
    expect(console.get_by_text("Mirror: up to date")).to_be_visible()
    axe(console)
    away = stick.rename(stick.with_name("pocket"))
    expect(console.get_by_text("Mirror: the stick is not there")).to_be_visible()
    axe(console)
    away.rename(stick)
    expect(console.get_by_text("Mirror: up to date")).to_be_visible()


def taken_home(console: Page, axe: Checked, links: EveningProcess) -> None:
    """The zip first; then two questions, by keys alone."""
    post(console, f"/api/evenings/{links.code}/commands", do="end")
    erase = console.get_by_role("button", name="Erase this evening")
    expect(console.get_by_role("link", name="Download everything")).to_be_visible()
    expect(erase).to_have_count(0)
    with console.expect_download() as box:
        console.get_by_role("link", name="Download everything").click()
    assert box.value.suggested_filename == "evening.zip"
    erase.press("Enter")
    console.get_by_role("button", name="Yes, erase").press("Enter")
    expect(console.get_by_text("Nobody can bring it back")).to_be_visible()
    axe(console)
    assert overhang(console) <= 0
    console.get_by_role("button", name="Erase for good").press("Enter")
    expect(console.get_by_text("The server has stopped")).to_be_visible()
