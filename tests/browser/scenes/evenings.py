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


def open_tables(links: EveningProcess, page: Page, desk: Page) -> None:
    """Nobody has a table yet: three wait, on a phone and at the desk."""
    waiting(links, page, desk)
    expect(page.get_by_text("3 people wait for a table of 4")).to_be_visible()


def open_console(links: EveningProcess, page: Page, phone: Page) -> None:
    waiting(links, phone, page)
    expect(page.locator("[data-step=filling]")).to_be_visible()


def waiting(links: EveningProcess, phone: Page, desk: Page) -> None:
    entered(links, phone)
    hall = HallInBrowser(links, desk)
    hall.change()
    hall.enter(*NAMES[:2])
    hall.ask(do="open-table")


def entered(links: EveningProcess, phone: Page) -> None:
    """Zoe, with a phone, as number 1."""
    phone.goto(links.join)
    phone.get_by_role("textbox").first.fill("Zoe")
    phone.locator("form.join button").first.click()
    expect(phone.locator(".who", has_text="Zoe")).to_be_visible()


def referee(links: EveningProcess, page: Page, desk: Page) -> None:
    """Somebody is asked to decide at another table, and sees it."""
    entered(links, page)
    hall = HallInBrowser(links, desk)
    hall.change()
    hall.enter(*NAMES[:7])
    hall.draw()
    hall.start()
    tables = [one["people"] for one in hall.seen()["evening"]["round"]["tables"]]
    label = 1 if 1 not in tables[0] else 2
    for number in tables[label - 1]:
        hall.guests[number - 2].table()
    hall.guests[tables[label - 1][0] - 2].ask(do="dispute", line="Who bid first?")
    hall.ask(do="name-referee", table=label, entrant=1, why="plays at another table")
    expect(page.locator(".referee tr")).to_have_count(4, timeout=30_000)


def shared(links: EveningProcess, phone: Page, desk: Page) -> HallInBrowser:
    """Two tables that have played the same cards."""
    entered(links, phone)
    hall = HallInBrowser(links, desk)
    hall.change()
    hall.enter(*NAMES[:7])
    hall.draw()
    hall.start()
    phone.goto(links.join)
    for guest in hall.guests:
        guest.stand(guest.table())
    expect(phone.locator("a[href^='/t/']")).to_be_visible()
    table = str(phone.locator("a[href^='/t/']").get_attribute("href")).removeprefix("/t/")
    body = {"id": "leaves-it-to-a-bot", "command": {"do": "stand"}}
    origin = {"Origin": links.origin}
    phone.request.post(f"/api/tables/{table}/commands", data=body, headers=origin)
    hall.until("close-round")
    hall.ask(do="close-round")
    return hall


def traveller(links: EveningProcess, page: Page, desk: Page) -> None:
    """Who got what for how much, at both tables."""
    shared(links, page, desk)
    page.locator("details:has(.seed) > summary").click()
    expect(page.locator("td.own").first).to_be_visible()
    page.locator("details:has(.seed)").scroll_into_view_if_needed()


def paper_traveller(links: EveningProcess, page: Page, phone: Page) -> None:
    shared(links, phone, page).sheet("traveller")
    expect(page.locator(".leaf tbody").first).to_be_visible()


def gate(links: EveningProcess, page: Page, phone: Page) -> None:
    """The desk while one table waits for the other."""
    entered(links, phone)
    hall = HallInBrowser(links, page)
    hall.change()
    hall.enter(*NAMES[:7])
    hall.draw()
    hall.start()
    tables = [one["people"] for one in hall.seen()["evening"]["round"]["tables"]]
    for number in next(people for people in tables if 1 not in people):
        guest = hall.guests[number - 2]
        guest.stand(guest.table())
    expect(page.locator(".state", has_text="row finished")).to_be_visible(timeout=30_000)
    page.locator("details:has(button) > summary", has_text="Do not wait").click()


def settings(links: EveningProcess, page: Page) -> None:
    """What can be agreed before the first round."""
    HallInBrowser(links, page).enter(*NAMES[:5])
    page.locator("details:has(input[role=switch]) > summary").click()
    page.locator("details:has(input[role=switch])").scroll_into_view_if_needed()


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
    Scene("evening-open-phone", open_tables, guests=1, is_evening=True, flags=("--format", "open")),
    Scene(
        "evening-open-console", open_console, guests=1, is_evening=True, flags=("--format", "open")
    ),
    Scene("evening-referee", referee, guests=1, is_evening=True),
    Scene("evening-traveller", traveller, guests=1, is_evening=True, flags=("--same-deal",)),
    Scene(
        "evening-paper-traveller",
        paper_traveller,
        guests=1,
        is_evening=True,
        flags=("--same-deal",),
    ),
    Scene("evening-gate", gate, guests=1, is_evening=True, flags=("--same-deal",)),
    Scene("evening-settings", settings, is_evening=True),
    Scene("evening-wall-names", wall_names, guests=1, is_evening=True),
    Scene("evening-wall-tables", wall_tables, guests=1, is_evening=True),
    Scene("evening-wall-ranks", wall_ranks, guests=1, is_evening=True),
    Scene("evening-wall-podium", wall_podium, guests=1, is_evening=True),
    Scene("evening-paper-cards", paper_cards, is_evening=True),
    Scene("evening-paper-tents", paper_tents, is_evening=True),
    Scene("evening-paper-certificates", paper_certificates, is_evening=True),
)
