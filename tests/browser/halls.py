"""An evening for the browser, brought as far as a test wants it; the organiser is a page."""

import itertools
from typing import Any

from playwright.sync_api import Page, expect

from tests.event.served import EveningProcess, Guest, at_once

_IDS = (f"at-the-desk-{number:06}" for number in itertools.count())
WIDE = "W" * 32
"""The widest name there can be."""


class HallInBrowser:
    """Programs play, a page organises."""

    def __init__(self, links: EveningProcess, console: Page) -> None:
        self.links = links
        self.console = console
        self.guests: list[Guest] = []
        console.goto(links.console)
        expect(console.locator(".now")).to_be_visible()

    @property
    def path(self) -> str:
        return f"/api/evenings/{self.links.code}"

    def ask(self, **command: Any) -> dict[str, Any]:
        """A command of the organiser."""
        body = {"id": next(_IDS), "command": command}
        headers = {"Origin": self.links.origin}
        answer = self.console.request.post(f"{self.path}/commands", data=body, headers=headers)
        assert answer.ok, answer.text()
        made: dict[str, Any] = answer.json()["made"]
        return made

    def seen(self) -> dict[str, Any]:
        """What the organiser sees."""
        found: dict[str, Any] = self.console.request.get(self.path).json()
        return found

    def change(self, **settings: Any) -> None:
        self.ask(do="change", settings=at_once(self.seen()["evening"]["settings"]) | settings)

    def enter(self, *names: str) -> None:
        """People with phones that are programs, and seal no seed: the draw need not wait."""
        for name in names:
            guest = self.links.guest()
            guest.ask(do="join", name=name)
            self.guests.append(guest)

    def draw(self, why: str = "") -> None:
        self.ask(do="draw", why=why)
        self.until("call")

    def until(self, step: str) -> None:
        """Wait until this is the next thing to do."""
        frame = self.seen()
        while frame["desk"]["next_step"] != step:
            asked = f"{self.path}/news?cursor={frame['cursor']}&wait=20"
            frame = self.console.request.get(asked).json()

    def start(self) -> None:
        self.ask(do="call")
        self.ask(do="start-round")

    def play(self) -> None:
        """A round from the call to its close: everybody leaves the game to a bot."""
        self.start()
        for guest in self.guests:
            guest.stand(guest.table())
        self.until("close-round")
        self.ask(do="close-round")

    def sheet(self, name: str) -> Page:
        """A page to be printed."""
        self.console.goto(f"/e/{self.links.code}/print/{name}")
        expect(self.console.locator(".leaf").first).to_be_visible()
        return self.console
