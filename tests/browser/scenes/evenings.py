"""An evening of many tables: on a phone, at the console, on the wall, on paper."""

from playwright.sync_api import Page, expect

from tests.browser.halls import HallInBrowser
from tests.browser.scenes import Scene
from tests.event.served import EveningProcess

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hanna", "Ivo", "Jo", "Kim")


def drawn(links: EveningProcess, console: Page) -> HallInBrowser:
    hall = HallInBrowser(links, console)
    hall.change()
    hall.enter(*NAMES)
    hall.draw()
    return hall


def on_the_wall(hall: HallInBrowser, wall: Page, view: str) -> None:
    hall.ask(do="screen", views=[view])
    wall.goto(hall.links.wall)
    expect(wall.locator(f"[data-view={view}]")).to_be_visible()


def join(links: EveningProcess, page: Page) -> None:
    """From the printed address."""
    page.goto(links.join)
    expect(page.locator("form.join")).to_be_visible()


def console(links: EveningProcess, page: Page) -> None:
    """Seats are drawn; people can still be moved."""
    drawn(links, page)
    expect(page.locator("[data-step=call]")).to_be_visible()
    page.locator("details:has([draggable=true]) > summary").click()
    expect(page.locator("[draggable=true]").first).to_be_visible()


def wall_names(links: EveningProcess, page: Page, desk: Page) -> None:
    """Everybody finds a table."""
    on_the_wall(drawn(links, desk), page, "names")


def wall_tables(links: EveningProcess, page: Page, desk: Page) -> None:
    on_the_wall(drawn(links, desk), page, "tables")


def wall_ranks(links: EveningProcess, page: Page, desk: Page) -> None:
    """The second round is being played."""
    hall = drawn(links, desk)
    hall.play()
    hall.start()
    on_the_wall(hall, page, "ranks")


def wall_podium(links: EveningProcess, page: Page, desk: Page) -> None:
    hall = drawn(links, desk)
    hall.play()
    hall.ask(do="end")
    on_the_wall(hall, page, "podium")


def paper_cards(links: EveningProcess, page: Page) -> None:
    """With the codes."""
    drawn(links, page).sheet("cards")
    page.locator(".ask button").click()
    expect(page.locator(".code svg").first).to_be_visible()
    page.locator(".leaf").first.scroll_into_view_if_needed()


def paper_tents(links: EveningProcess, page: Page) -> None:
    drawn(links, page).sheet("tents")


def paper_certificates(links: EveningProcess, page: Page) -> None:
    hall = drawn(links, page)
    hall.play()
    hall.ask(do="end")
    hall.sheet("certificates")
    page.locator(".leaf").first.scroll_into_view_if_needed()


def board(links: EveningProcess, page: Page, desk: Page) -> None:
    """A table at a board: the tool for its result."""
    page.goto(links.join)
    page.get_by_role("textbox").first.fill("Zoe")
    page.locator("form.join button").first.click()
    hall = HallInBrowser(links, desk)
    hall.change()
    hall.enter(*NAMES[:3])
    hall.draw()
    hall.start()
    page.goto(f"{links.join}/b/1")
    expect(page.get_by_role("tablist")).to_be_visible()
    page.get_by_role("tab", name="Result").click()


SCENES = (
    Scene("evening-join", join, is_evening=True),
    Scene("evening-console", console, is_evening=True),
    Scene(
        "evening-board", board, guests=1, is_evening=True, flags=("--game", "monopoly", "--boards")
    ),
    Scene("evening-wall-names", wall_names, guests=1, is_evening=True),
    Scene("evening-wall-tables", wall_tables, guests=1, is_evening=True),
    Scene("evening-wall-ranks", wall_ranks, guests=1, is_evening=True),
    Scene("evening-wall-podium", wall_podium, guests=1, is_evening=True),
    Scene("evening-paper-cards", paper_cards, is_evening=True),
    Scene("evening-paper-tents", paper_tents, is_evening=True),
    Scene("evening-paper-certificates", paper_certificates, is_evening=True),
)
