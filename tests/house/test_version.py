"""The version is written in three places, and they agree."""

import re

import zuschlag
from tests.house.tree import ROOT, pyproject


def test_the_version_is_the_same_everywhere() -> None:
    cited = re.search(r"^version: (\S+)$", (ROOT / "CITATION.cff").read_text("utf-8"), re.MULTILINE)
    assert cited is not None
    assert {cited[1].strip('"'), pyproject()["project"]["version"]} == {zuschlag.__version__}
