"""Every test of this folder runs for every era there is."""

from pathlib import Path

import pytest

from tests.eras.era import ERAS, Era


@pytest.fixture(scope="module", params=ERAS, ids=repr)
def era(request: pytest.FixtureRequest) -> Era:
    """One era after the other."""
    found: Era = request.param
    return found


@pytest.fixture(scope="module")
def journal(era: Era, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the era's journal, with its key next to it."""
    return era.moved_to(tmp_path_factory.mktemp("journal"))
