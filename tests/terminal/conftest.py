"""A test at the terminal that never ends fails, and says what everything was waiting for."""

import asyncio
import functools
import inspect
import io
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

LONGEST = 240
"""Seconds, on a busy machine; most tests take one."""
_PARTING = 20

Test = Callable[..., Coroutine[Any, Any, None]]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every asynchronous test of this folder gets its end."""
    for item in items:
        if (
            isinstance(item, pytest.Function)
            and "terminal" in item.path.parts
            and inspect.iscoroutinefunction(item.obj)
        ):
            item.obj = with_an_end(item.obj)


def with_an_end(test: Test, longest: float = LONGEST) -> Test:
    """The same test, which fails when its time is up."""

    @functools.wraps(test)
    async def ended(*args: Any, **named: Any) -> None:
        running = asyncio.create_task(test(*args, **named))
        done, _ = await asyncio.wait([running], timeout=longest)
        if not done:
            seen = waiting()
            running.cancel()
            await asyncio.wait([running], timeout=_PARTING)
            raise AssertionError(f"not over after {longest} seconds:\n{seen}")
        running.result()

    return ended


def waiting() -> str:
    """Where every task stands."""
    told = io.StringIO()
    for task in asyncio.all_tasks():
        task.print_stack(limit=6, file=told)
    return told.getvalue()
