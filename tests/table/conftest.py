"""Every test of this room runs in quick time, and nothing in it may fail unseen."""

import asyncio
from collections.abc import Callable, Iterator

import pytest

from tests.table.quick_time import QuickLoop, complaints


def pytest_asyncio_loop_factories() -> dict[str, Callable[[], asyncio.AbstractEventLoop]]:
    """The loop all tests of this folder get."""
    return {"quick": QuickLoop}


@pytest.fixture(autouse=True)
def nothing_fails_unseen() -> Iterator[None]:
    """What a task could not tell anybody is told here."""
    complaints()
    yield
    assert not complaints()
