"""What a page looks like to an eye: how wide it is, and whether a thing can be seen and pressed."""

from playwright.sync_api import Locator, Page

from tests.browser.visitors import Size

# The middle of a thing belongs to it or to something inside it: no bar lies over it, and it is in
# the window.
_UNCOVERED = """(thing) => {
  const box = thing.getBoundingClientRect()
  const middle = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  return thing.contains(middle) && box.width > 0
}"""
_WITHIN = """(thing) => {
  const box = thing.getBoundingClientRect()
  return box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth
}"""

# What is written in a picture is as large as the picture makes it.
_SMALLEST = """() => Math.min(...[...document.querySelectorAll('main *')]
  .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .map((one) => parseFloat(getComputedStyle(one).fontSize)
    * (one.ownerSVGElement ? one.getScreenCTM().a : 1)))
  / innerHeight"""


def smallest_letters(page: Page) -> float:
    """The size of the smallest text on the page, as a share of the window's height."""
    return float(page.evaluate(_SMALLEST))


def resize(page: Page, size: Size) -> None:
    """The same page on another screen, looked at from its top."""
    page.set_viewport_size({"width": size.width, "height": size.height})
    page.evaluate("scrollTo(0, 0)")
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))")


def overhang(page: Page) -> int:
    """By how much the page is wider than the window."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def is_in_reach(thing: Locator) -> bool:
    """Whether it can be pressed without scrolling."""
    return bool(thing.evaluate(_UNCOVERED))


def is_whole(thing: Locator) -> bool:
    """Whether all of it is in the window."""
    return bool(thing.evaluate(_WITHIN))
