"""The console: people are moved by keys and by drag, renamed; results are corrected."""

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Checked, give_up
from tests.browser.halls import HallInBrowser
from tests.browser.measuring import overhang
from tests.browser.site import faults_in, has_pages
from tests.browser.visitors import Visitors
from tests.event.served import evening_served

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")


def tables_of(hall: HallInBrowser) -> list[list[int]]:
    return [one["people"] for one in hall.seen()["evening"]["round"]["tables"]]


def exchanged(tables: list[list[int]], one: int, two: int) -> list[list[int]]:
    return [[{one: two, two: one}.get(who, who) for who in people] for people in tables]


def open_fold(page: Page, name: str) -> None:
    page.locator("summary", has_text=name).first.click()


def test_an_organiser_moves_renames_and_corrects(
    browser: Browser, axe: Checked, tmp_path: Path
) -> None:
    if not has_pages():
        give_up("THE PAGES ARE NOT BUILT: they have not been tried; make test builds them")
    with evening_served(tmp_path, "--rounds", "1") as links:
        people = Visitors(browser, links.origin)
        hall = HallInBrowser(links, people.desktop())
        hall.change()
        hall.enter(*NAMES)
        hall.draw()
        expect(hall.console.get_by_text("No phone can reach this address")).to_be_visible()
        move_by_keys(hall)
        move_by_drag(hall)
        rename(hall)
        axe(hall.console)
        hall.console.set_viewport_size({"width": 320, "height": 640})
        assert overhang(hall.console) <= 0
        axe(hall.console)
        hall.play()
        correct(hall)
        assert people.leave() == []
    assert faults_in(links.log) == []


def move_by_keys(hall: HallInBrowser) -> None:
    """Never more than one primary button, whatever is open."""
    page, before = hall.console, tables_of(hall)
    one, two = before[0][0], before[1][0]
    page.locator("summary", has_text="Move people").press("Enter")
    page.get_by_role("button", name=f"Move {NAMES[one - 1]}").press("Enter")
    page.get_by_role("button", name=f"Change places with {NAMES[two - 1]}").press("Enter")
    expect(
        page.get_by_text(f"{NAMES[one - 1]} and {NAMES[two - 1]} change places. 0 pairs")
    ).to_be_visible()
    expect(page.locator(".primary")).to_have_count(1)
    page.get_by_role("button", name="Change places", exact=True).press("Enter")
    expect(page.locator("p", has_text="have changed places.")).to_be_visible()
    assert tables_of(hall) == exchanged(before, one, two)


def move_by_drag(hall: HallInBrowser) -> None:
    page, before = hall.console, tables_of(hall)
    one, two = before[0][1], before[1][1]
    names = page.locator("[draggable=true]")
    names.filter(has_text=NAMES[one - 1]).drag_to(names.filter(has_text=NAMES[two - 1]))
    page.get_by_label("Reason").fill("They asked for it")
    page.get_by_role("button", name="Change places", exact=True).click()
    expect(page.get_by_role("button", name="Change places", exact=True)).to_have_count(0)
    assert tables_of(hall) == exchanged(before, one, two)


def rename(hall: HallInBrowser) -> None:
    page = hall.console
    page.get_by_role("button", name="Rename: Ada").click()
    page.get_by_label("New name").fill("Adele")
    page.get_by_role("button", name="Rename Ada").click()
    expect(page.get_by_text("1. Adele")).to_be_visible()


def correct(hall: HallInBrowser) -> None:
    """After the round was closed; the old result stays in the log, the new one counts."""
    page = hall.console
    open_fold(page, "Round 1, closed")
    open_fold(page, "Correct the result")
    form = page.locator("form", has=page.get_by_role("button", name="Correct table 1"))
    for place, choice in enumerate(form.locator("select").all(), 1):
        choice.select_option(str(place))
    form.get_by_label("Reason").fill("A slip of the pen")
    form.get_by_role("button", name="Correct table 1").click()
    expect(page.locator(".state", has_text="decided").first).to_be_attached()
    table = hall.seen()["evening"]["last"]["tables"][0]
    assert [seat["place"] for seat in table["result"]] == [1, 2, 3, 4]
    assert table["is_ruled"]
