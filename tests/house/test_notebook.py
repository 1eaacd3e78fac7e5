"""The notebook is the page: the same code in the same order, and all of its text."""

import json
import re
from typing import Any

from tests.house.test_snippets import BLOCK
from tools.notebook import NOTEBOOK, PAGE, notebook

TEXT = PAGE.read_text("utf-8")


def cells(kind: str) -> list[str]:
    found: list[dict[str, Any]] = json.loads(NOTEBOOK.read_text("utf-8"))["cells"]
    return ["".join(one["source"]) for one in found if one["cell_type"] == kind]


def test_the_notebook_is_as_the_page_would_make_it_now() -> None:
    assert NOTEBOOK.read_text("utf-8") == notebook(TEXT), "python -m tools.notebook renews it"


def test_its_code_is_what_the_tests_of_the_page_run() -> None:
    assert cells("code") == [block[1].strip("\n") for block in BLOCK.finditer(TEXT)]
    assert len(cells("code")) > 5


def test_nothing_of_the_page_is_left_out() -> None:
    told = re.sub(r"\s+", "", "".join(cells("markdown")[1:]))
    assert told == re.sub(r"\s+", "", BLOCK.sub("", TEXT))


def test_it_has_the_shape_that_notebooks_have() -> None:
    found = json.loads(NOTEBOOK.read_text("utf-8"))
    assert (found["nbformat"], found["nbformat_minor"]) == (4, 5)
    names = [one["id"] for one in found["cells"]]
    assert len(set(names)) == len(names)
    code = [one for one in found["cells"] if one["cell_type"] == "code"]
    assert all(one["outputs"] == [] and one["execution_count"] is None for one in code)
