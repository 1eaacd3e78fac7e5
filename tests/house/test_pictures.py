"""Pictures of the pages: few, small, and all that the texts show are there."""

import re

from tests.house.tree import ROOT, kept_files

KEPT = [path for path in kept_files() if path.parent == ROOT / "docs" / "pictures"]
MOST, LARGEST = 15, 250_000
_SHOWN = re.compile(r'<img src="(docs/pictures/[^"]+)" width="\d+" alt="([^"]+)">')


def test_few_pictures_are_kept_and_none_is_large() -> None:
    assert 0 < len(KEPT) <= MOST
    assert [path.name for path in KEPT if path.stat().st_size > LARGEST] == []


def test_the_readme_shows_four_pictures_that_are_there_and_says_what_is_on_them() -> None:
    shown = _SHOWN.findall((ROOT / "README.md").read_text("utf-8"))
    assert len(shown) == 4
    assert {ROOT / file for file, _ in shown} <= set(KEPT)
    assert all(len(words) > 20 for _, words in shown)
