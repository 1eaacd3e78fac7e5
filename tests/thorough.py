"""What `make test` tries a few of and a campaign tries all of."""

from collections.abc import Iterable
from typing import Any

import pytest

thorough = pytest.mark.thorough
"""For a test that belongs to the campaign alone."""


def a_few(cases: Iterable[Any], every: int, first: int = 0) -> list[Any]:
    """Cases for `parametrize`: every so many always, the others in a campaign only."""
    marked = []
    for place, case in enumerate(cases):
        values = case if isinstance(case, tuple) else (case,)
        is_always = place % every == first
        marked.append(pytest.param(*values, marks=() if is_always else thorough))
    return marked
