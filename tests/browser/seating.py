"""Getting people to a table: made by the page's own session, entered and begun through the page."""

import re
from typing import Any

from playwright.sync_api import Page, expect

QUICK_BOTS = [0, 0.05]

_MAKE = """async (wanted) => {
  await fetch('/api/session', { method: 'POST' })
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(wanted)
  const answer = await fetch('/api/tables', { method: 'POST', headers, body })
  const made = await answer.json()
  if (!answer.ok) throw new Error(JSON.stringify(made))
  return made.table
}"""


def open_home(page: Page) -> None:
    """The start page, as it comes, and who looks at it is known to the server."""
    with page.expect_response("**/api/session"):
        page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def make_table(page: Page, name: str | None = None, **settings: Any) -> str:
    """A table with bots that do not think long; answers with its path."""
    open_home(page)
    wanted = {"settings": {"pace": QUICK_BOTS, **settings}, "name": name}
    return f"/t/{page.evaluate(_MAKE, wanted)}"


def host_table(page: Page, name: str, **settings: Any) -> str:
    """A table at which this person sits and waits in the lobby."""
    path = make_table(page, name, **settings)
    page.goto(path)
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    return path


def sit_down(page: Page, path: str, name: str) -> None:
    """Follow a link, say a name, sit."""
    page.goto(path)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text(re.compile("begins when everybody is here"))).to_be_visible()


def begin(page: Page) -> None:
    """The host begins; bots take the seats that are free."""
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("button", name="Log", exact=True)).to_be_visible()


FOR_SALE: dict[str, Any] = {"game": "for-sale", "edition": "2015", "seats": 3}
MONOPOLY: dict[str, Any] = {"game": "monopoly", "edition": "aalen-casual", "seats": 3}
