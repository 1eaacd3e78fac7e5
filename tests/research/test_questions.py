"""The ten questions of docs/research.md, asked of the page's own commands with fewer games."""

from pathlib import Path

import pytest

from tests.research.questions import made_by, questions
from zuschlag.cli import main
from zuschlag.research.query import query

FEW = {"--games": "30", "--deals": "2"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the commands of the page write, smaller."""
    home = tmp_path_factory.mktemp("questions")
    (home / "data").mkdir()
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(home)
        for words in made_by():
            before = [None, *words[:-1]]
            fewer = [FEW.get(one or "", word) for one, word in zip(before, words, strict=True)]
            alone = [] if words[0] == "records" else ["--processes", "1"]
            assert main([*fewer, *alone]) == 0, words
    return home / "data"


def test_the_page_asks_ten_questions_and_every_one_is_answered(folder: Path) -> None:
    asked = questions()
    assert len(asked) == 10
    for sql, columns in asked:
        found = query(sql, folder)
        assert found.columns == columns, sql
        assert found.rows, sql
        assert all(cell is not None for row in found.rows for cell in row), sql
