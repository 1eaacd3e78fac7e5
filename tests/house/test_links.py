"""What the pages link to is there: files, pictures, and headings by their names."""

import re
from pathlib import Path

import pytest

from tests.house.tree import ROOT, kept_files

PAGES = [page for page in kept_files() if page.suffix == ".md" and "web" not in page.parts]
_FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\]\((?!https?:)([^)\s]+)\)|<img src=\"([^\"]+)\"")


def anchors(page: Path) -> set[str]:
    """The names under which a page's headings are reached."""
    titles = re.findall(r"^#+ (.+)$", _FENCE.sub("", page.read_text("utf-8")), re.MULTILINE)
    plain = (re.sub(r"[^\w\- ]", "", title.lower()) for title in titles)
    return {title.replace(" ", "-") for title in plain}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_of_this_page_leads_somewhere(page: Path) -> None:
    for found in _LINK.findall(_FENCE.sub("", page.read_text("utf-8"))):
        path, _, anchor = "".join(found).partition("#")
        target = page.parent / path if path else page
        assert target.exists(), path
        assert not anchor or anchor in anchors(target), f"{path}#{anchor}"
