"""People at browsers: windows of every size and language, and what their browsers complain about.

A console message of the kind warning or error, a script that fails and a request to another
host all count as complaints; a violation of the content security policy is such a message.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from tests.browser.switches import SWITCHES
from tools.node import node_among

THEMES = ("light", "dark")


class Size(NamedTuple):
    """A screen."""

    width: int
    height: int
    is_phone: bool = False


DESKTOP = Size(1280, 800)
PHONE = Size(390, 844, is_phone=True)
SIZES = {
    "desktop": DESKTOP,
    "phone": PHONE,
    "small": Size(320, 640, is_phone=True),
    "sideways": Size(844, 390, is_phone=True),
    "large": Size(1920, 1080),
}


@contextmanager
def browsing(program: str) -> Iterator[Browser]:
    """The browser while the block runs; it finds no other machine."""
    node = node_among(map(Path, sys.path))
    if node is not None:
        # Playwright's own Node needs a library that small systems do not have.
        os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", node.program)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=SWITCHES)
        yield browser
        browser.close()


class Visitors:
    """Opens windows for one test; every window is a person with a session of their own."""

    def __init__(self, browser: Browser, origin: str) -> None:
        self.complaints: list[str] = []
        self._browser = browser
        self._origin = origin
        self._contexts: list[BrowserContext] = []
        self._forgiven: list[str] = []

    def desktop(self, **wishes: Any) -> Page:
        """Somebody at a laptop."""
        return self.window(DESKTOP, **wishes)

    def phone(self, **wishes: Any) -> Page:
        """Somebody with a phone, which is touched and not clicked."""
        return self.window(PHONE, **wishes)

    def window(
        self, size: Size, language: str = "en", theme: str = "light", motion: bool = False
    ) -> Page:
        """An empty window of a new person; nothing moves in it unless that is wished for."""
        context = self._browser.new_context(
            base_url=self._origin,
            viewport={"width": size.width, "height": size.height},
            device_scale_factor=2 if size.is_phone else 1,
            is_mobile=size.is_phone,
            has_touch=size.is_phone,
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="no-preference" if motion else "reduce",
        )
        context.on("page", self._listen)
        self._contexts.append(context)
        return context.new_page()

    def forgive(self, words: str) -> None:
        """A complaint with these words is meant to come, such as a lost connection."""
        self._forgiven.append(words)

    def leave(self) -> list[str]:
        """Close all windows; answers with the complaints that nobody forgave."""
        for context in self._contexts:
            context.close()
        forgiven = self._forgiven
        return [one for one in self.complaints if not any(words in one for words in forgiven)]

    def _listen(self, page: Page) -> None:
        page.on("console", self._on_console)
        page.on("pageerror", lambda fault: self.complaints.append(f"script: {fault}"))
        page.on("request", lambda request: self._on_request(request.url))

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            where = message.location.get("url", "")
            self.complaints.append(f"console {message.type}: {message.text} ({where})")

    def _on_request(self, address: str) -> None:
        parts = urlsplit(address)
        is_ours = f"{parts.scheme}://{parts.netloc}" == self._origin
        if not is_ours and parts.scheme not in ("data", "blob"):
            self.complaints.append(f"request to another host: {address}")
