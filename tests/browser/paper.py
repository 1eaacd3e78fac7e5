"""What is on paper: how many pages, what is cut off or lies on something else, where codes lead."""

import io
import re

import zxingcpp
from PIL import Image
from playwright.sync_api import Page

# Every piece of text lies within all that would cut it off, and on no other piece of the same leaf.
_SPOILT = """() => {
  const found = []
  for (const leaf of document.querySelectorAll('.leaf')) {
    const pieces = []
    const walker = document.createTreeWalker(leaf, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      if (!node.data.trim()) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) {
        if (!box.width) continue
        const end = leaf.parentElement
        for (let one = node.parentElement; one && one !== end; one = one.parentElement) {
          if (getComputedStyle(one).overflow !== 'hidden') continue
          const edge = one.getBoundingClientRect()
          const isIn = box.left >= edge.left - 1 && box.right <= edge.right + 1
            && box.top >= edge.top - 1 && box.bottom <= edge.bottom + 1
          if (!isIn) found.push(`cut off: ${node.data.trim()}`)
        }
        const over = pieces.find(({ box: other }) =>
          Math.min(box.right, other.right) - Math.max(box.left, other.left) > 2
          && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > box.height / 2)
        if (over) found.push(`${node.data.trim()} lies on ${over.text}`)
        pieces.push({ box, text: node.data.trim() })
      }
    }
  }
  return found
}"""


def pages_of(page: Page) -> int:
    """How many pages the browser makes of it."""
    pdf = page.pdf(prefer_css_page_size=True, print_background=True)
    return len(re.findall(rb"/Type /Page\b(?!s)", pdf))


def spoilt(page: Page) -> list[str]:
    """What somebody who holds the paper could not read."""
    page.emulate_media(media="print")
    page.evaluate("document.fonts.ready.then(() => null)")
    found: list[str] = page.evaluate(_SPOILT)
    page.emulate_media(media="null")
    return found


def codes_on(page: Page) -> list[list[str]]:
    """What a phone reads from every leaf as it is drawn, in their order."""
    page.emulate_media(media="print")
    drawn = [leaf.screenshot() for leaf in page.locator(".leaf").all()]
    page.emulate_media(media="null")
    pictures = [Image.open(io.BytesIO(one)) for one in drawn]
    return [[code.text for code in zxingcpp.read_barcodes(one)] for one in pictures]
