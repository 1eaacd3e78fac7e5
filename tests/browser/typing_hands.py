"""Somebody who has a keyboard and nothing else."""

import time
from collections.abc import Callable

from playwright.sync_api import Page

MOST_TABS = 80

_FOCUSED = """() => {
  const it = document.activeElement
  const label = it.labels?.[0]?.textContent ?? ''
  return (it.getAttribute('aria-label') || label || it.textContent || '').trim()
}"""


class Hands:
    """Keys are pressed one after the other; what has the focus is what a key reaches."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, *keys: str) -> None:
        """One key after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    @property
    def focused(self) -> str:
        """What the focus is on, by its name."""
        return str(self.page.evaluate(_FOCUSED))

    @property
    def told(self) -> str:
        """What the page says, sheets included, and where a key would go."""
        return f"{self.page.locator('body').aria_snapshot()}\nfocus: {self.focused!r}"

    def tab_to(self, name: str, key: str = "Tab") -> None:
        """Go on until the focus is there; whoever cannot get there is locked out."""
        for _ in range(MOST_TABS):
            self.press(key)
            if self.focused.startswith(name):
                return
        raise AssertionError(f"the keyboard does not reach {name}")

    def fill(self, name: str, text: str) -> None:
        """Type over what is in a field."""
        self.tab_to(name)
        self.press("ControlOrMeta+a")
        self.page.keyboard.type(text)

    def choose(self, name: str, key: str) -> None:
        """Go to a list or a group and press a key there."""
        self.tab_to(name)
        self.press(key)

    def answer_until(
        self, is_over: Callable[[], bool], answer: Callable[[], bool], seconds: float = 120
    ) -> None:
        """Answer whatever is asked until it is over."""
        until = time.monotonic() + seconds
        while not is_over():
            assert time.monotonic() < until, self.told
            if not answer():
                self.page.wait_for_timeout(30)
