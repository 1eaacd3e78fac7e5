"""The page of the league: empty, with games, at every width; and what it shows how to do works."""

import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.conftest import Checked
from tests.browser.site import served
from tests.browser.visitors import SIZES, Visitors
from tests.thorough import thorough
from zuschlag.league.standings import Standing
from zuschlag.server.leagues import LeagueSeat, LeagueTable, LeagueView
from zuschlag.words.speech import LANGUAGES

TABLE, OTHER = "1" * 32, "2" * 32
LONG = "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW"  # as long as a name may be
SEATS = [
    LeagueSeat(LONG, False, 2, 71),
    LeagueSeat("Bert", False, 4, 80, True),
    LeagueSeat("club", True, 1, 76),
    LeagueSeat("auctioneer", True, 3, 55),
]
SHOWN = LeagueView(
    *("for-sale", "2015", 4, 10, 2),
    standings=[
        Standing("club", True, 1630, 7, 3.5, 0),
        Standing(LONG, False, 1500, 1207, 1.0, 0),
        Standing("Bert", False, 1370, 7, 0.0, 2),
    ],
    running=[LeagueTable(TABLE, 1_800_000_000_000, [LeagueSeat("Bert", False), SEATS[2]])],
    latest=[LeagueTable(OTHER, 1_800_000_000_000, SEATS)],
)


def show(page: Page, league: LeagueView) -> None:
    """The page where the league stands like this."""

    def answer(route: Route) -> None:
        route.fulfill(body=msgspec.json.encode(league), content_type="application/json")

    page.route("**/api/league", answer)
    page.goto("/league")


def test_without_a_league_the_page_says_how_to_have_one(desktop: Page, axe: Checked) -> None:
    desktop.goto("/league")
    expect(desktop.get_by_text("There is no league on this server.")).to_be_visible()
    expect(desktop.locator("pre")).to_have_text("zuschlag serve --league for-sale")
    axe(desktop)


def test_a_league_nobody_has_played_in_says_how_to_enter(desktop: Page, axe: Checked) -> None:
    show(desktop, LeagueView(*("for-sale", "2015", 4, 10, 0)))
    expect(desktop.get_by_role("heading", name="League: For Sale")).to_be_visible()
    expect(desktop.get_by_text("Nobody has finished a game yet.")).to_be_visible()
    expect(desktop.locator("pre")).to_contain_text("play_league(url,")
    axe(desktop)


def test_standings_games_and_the_small_print_are_there(desktop: Page) -> None:
    show(desktop, SHOWN)
    rows = desktop.get_by_role("table").get_by_role("row")
    expect(rows.nth(1)).to_contain_text(re.compile(r"1\s*Club player \(house\)\s*1,630\s*7\s*3\.5"))
    expect(rows.nth(3)).to_contain_text("left 2 times")
    watching = desktop.get_by_role("link", name="Watch the game of Bert, Club player")
    expect(watching).to_have_attribute("href", f"/t/{TABLE}")
    replay = desktop.get_by_role("link", name=re.compile("^Replay of the game"))
    expect(replay).to_have_attribute("href", f"/r/{OTHER}")
    places = desktop.locator("ol li")
    expect(places.first).to_contain_text("1. Club player 76")
    expect(places.last).to_contain_text("4. Bert (left)")
    for said in ("10 seconds for a move", "cannot be repeated bit for bit", "counts as last"):
        expect(desktop.get_by_text(said)).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_a_small_phone_in_every_language(
    visitors: Visitors, axe: Checked, language: str
) -> None:
    page = visitors.window(SIZES["small"], language=language)
    show(page, SHOWN)
    expect(page.get_by_role("table")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES["small"].width
    axe(page)


@thorough
def test_the_lines_on_the_page_enter_a_program_whose_game_is_watched_and_replayed(
    browser: Browser, tmp_path: Path
) -> None:
    with served(tmp_path, "--league", "for-sale") as origin:
        people = Visitors(browser, origin)
        page = people.desktop()
        page.goto("/league")
        (tmp_path / "bot.py").write_text(page.locator("pre").inner_text())
        with (tmp_path / "bot.log").open("w") as log:
            bot = subprocess.Popen(
                [sys.executable, "bot.py"], cwd=tmp_path, stdout=log, stderr=subprocess.STDOUT
            )
        try:
            watching = page.get_by_role("link", name=re.compile("^Watch the game of .*My bot"))
            expect(watching).to_be_visible()
            watching.click()
            expect(page.get_by_text("My bot").filter(visible=True).first).to_be_visible()
            page.goto("/league")
            replay = page.get_by_role("link", name=re.compile("^Replay of the game")).first
            expect(replay).to_be_visible(timeout=120_000)
            expect(page.get_by_role("table").get_by_text("My bot")).to_be_visible()
            replay.click()
            expect(page.get_by_text("My bot").filter(visible=True).first).to_be_visible()
        finally:
            bot.kill()
            bot.wait()
        assert people.leave() == []
