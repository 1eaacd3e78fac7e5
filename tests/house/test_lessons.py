"""The guided games are what their tool makes: nobody has written into the files."""

from pathlib import Path

import pytest

from tests.house.tree import ROOT
from tools.lessons import texts

MADE = texts()


@pytest.mark.parametrize("path", MADE, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_lesson_is_what_the_tool_makes(path: Path) -> None:
    assert path.read_text("utf-8") == MADE[path], "run `make types`"
