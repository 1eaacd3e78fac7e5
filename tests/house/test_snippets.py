"""Every ```python block of README.md and docs/ runs, page by page, as a reader would type it.

The blocks of one page share their names. Blocks with `>>>` must also print what they show.
Other fences (```text, ```py) are not run; `test_commands` tries those of ```console.
"""

import doctest
import re
from pathlib import Path
from typing import Any

import pytest

from tests.house.tree import ROOT

BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
README = ROOT / "README.md"


def pages_with_snippets() -> list[Path]:
    pages = sorted((ROOT / "docs").rglob("*.md"))
    return [README, *(page for page in pages if BLOCK.search(page.read_text("utf-8")))]


def page_name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def run_page(page: Path) -> int:
    """Run the blocks in order; answer how many there were."""
    text, names, count = page.read_text("utf-8"), {"__name__": "__main__"}, 0
    for block in BLOCK.finditer(text):
        run_block(block[1], text.count("\n", 0, block.start(1)), page.name, names)
        count += 1
    return count


def run_block(code: str, line: int, page: str, names: dict[str, Any]) -> None:
    if ">>>" not in code:
        # Empty lines in front, so that a traceback shows the line of the page.
        exec(compile("\n" * line + code, page, "exec"), names)
        return
    options = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    session = doctest.DocTestParser().get_doctest(code, names, page, page, line)
    doctest.DebugRunner(optionflags=options).run(session, clear_globs=False)
    names.update(session.globs)


@pytest.mark.parametrize("page", pages_with_snippets(), ids=page_name)
def test_the_snippets_of_this_page_run(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TRAINING_SECONDS", "1")  # a reader has a minute
    assert run_page(page) > 0


@pytest.mark.parametrize("wrong", ["x = 1 / 0", ">>> 1 + 1\n3", "assert False"])
def test_a_wrong_snippet_is_caught(wrong: str, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"# A page\n\n```python\n{wrong}\n```\n")
    with pytest.raises((ZeroDivisionError, AssertionError, doctest.DocTestFailure)):
        run_page(page)


def test_the_blocks_of_a_page_share_their_names(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    blocks = ["a = 20", ">>> b = a + 1\n>>> b\n21", "assert b == 21"]
    page.write_text("\n".join(f"```python\n{block}\n```\n" for block in blocks))
    assert run_page(page) == 3
