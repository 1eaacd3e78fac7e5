"""Looking back at a written game in the browser: from a file, by keys, by links, and checked."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Checked
from tests.browser.visitors import Visitors
from tests.thorough import a_few

RECORDS = Path(__file__).parents[1] / "fair"


def open_record(page: Page, file: Path, query: str = "") -> None:
    page.goto(f"/r{query}")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("slider")).to_be_visible()


def stands_at(page: Page, at: int, of: int) -> None:
    expect(page.locator("output")).to_have_text(f"Move {at} of {of}")


@pytest.mark.parametrize(("game", "steps"), [("for_sale", 40), ("monopoly", 36)])
def test_a_file_is_shown_move_by_move(desktop: Page, axe: Checked, game: str, steps: int) -> None:
    open_record(desktop, RECORDS / f"{game}.json")
    stands_at(desktop, 0, steps)
    desktop.keyboard.press("ArrowRight")
    desktop.keyboard.press("ArrowRight")
    stands_at(desktop, 2, steps)
    desktop.keyboard.press("ArrowLeft")
    stands_at(desktop, 1, steps)
    axe(desktop)
    desktop.keyboard.press("End")
    stands_at(desktop, steps, steps)
    expect(desktop.get_by_role("table").first).to_be_visible()
    axe(desktop)


def test_the_address_keeps_place_and_view(desktop: Page) -> None:
    open_record(desktop, RECORDS / "for_sale.json", "?at=12&seat=1")
    stands_at(desktop, 12, 40)
    expect(desktop.get_by_role("combobox", name="View")).to_have_value("As Ben")
    desktop.get_by_role("combobox", name="View").select_option("All open")
    desktop.get_by_role("button", name="One move on").click()
    stands_at(desktop, 13, 40)
    expect(desktop).to_have_url(re.compile(r"/r\?at=13$"))


def test_it_plays_by_itself_and_stops(desktop: Page) -> None:
    open_record(desktop, RECORDS / "for_sale.json", "?at=38")
    desktop.keyboard.press("4")
    desktop.keyboard.press("Space")
    stands_at(desktop, 40, 40)
    expect(desktop.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_line_of_the_log_leads_to_its_place(phone: Page) -> None:
    open_record(phone, RECORDS / "for_sale.json")
    phone.get_by_role("complementary").get_by_role("link", name="9", exact=False).first.click()
    expect(phone.locator("output")).not_to_have_text("Move 0 of 40")
    expect(phone.get_by_role("complementary").locator("[aria-current=step]")).to_have_count(1)


def test_the_luck_is_worked_out_in_the_page(visitors: Visitors, tmp_path: Path) -> None:
    honest = visitors.desktop()
    open_record(honest, RECORDS / "monopoly.json")
    honest.get_by_role("button", name="Was it fair?").click()
    honest.get_by_role("button", name="Work it out").click()
    expect(honest.get_by_role("dialog")).to_contain_text("Everything matches.")
    record = json.loads((RECORDS / "monopoly.json").read_text())
    record["deal"]["dice"][-1] = [record["deal"]["dice"][-1][0] % 6 + 1, 1]
    (tmp_path / "loaded.json").write_text(json.dumps(record))
    loaded = visitors.phone()
    open_record(loaded, tmp_path / "loaded.json")
    loaded.get_by_role("button", name="Was it fair?").click()
    loaded.get_by_role("button", name="Work it out").click()
    expect(loaded.get_by_role("dialog")).to_contain_text("Something does not match.")


def test_what_is_no_game_is_told_in_a_sentence(visitors: Visitors, tmp_path: Path) -> None:
    visitors.forgive("400")
    page = visitors.desktop()
    page.goto("/r")
    whole = (RECORDS / "for_sale.json").read_text()
    for text, told in (
        ("hello", "not JSON"),
        (whole[:300], "stops in the middle"),
        (whole.replace('"1997"', '"2077"'), "There is no edition 2077"),
        ("{}", "is missing"),
    ):
        (tmp_path / "odd.json").write_text(text)
        page.locator("input[type=file]").set_input_files(tmp_path / "odd.json")
        expect(page.get_by_role("alert").filter(has_text=told)).to_be_visible()


def test_a_game_that_is_not_there_is_said_so(visitors: Visitors, axe: Checked) -> None:
    visitors.forgive("404")
    page = visitors.desktop()
    page.goto(f"/r/{'0' * 32}")
    expect(page.get_by_role("heading", level=1)).to_contain_text("There is no such table")
    axe(page)


@pytest.mark.parametrize("language", a_few(["it", "en", "de", "fr"], 2))
def test_help_is_whole_in_every_language(visitors: Visitors, axe: Checked, language: str) -> None:
    page = visitors.phone(language=language, theme="dark" if language == "it" else "light")
    page.goto("/help#fair")
    expect(page.locator("#fair ol li")).to_have_count(4)
    assert "{" not in page.locator("main").inner_text()
    axe(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
