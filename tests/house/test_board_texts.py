"""The browser's boards are those of the rules."""

import pytest

from tools.board_texts import FOLDER, texts


@pytest.mark.parametrize("name", sorted(texts()))
def test_the_browser_reads_the_boards_of_the_rules(name: str) -> None:
    found = (FOLDER / name).read_text("utf-8")
    assert found == texts()[name], "python -m tools.board_texts renews it"
