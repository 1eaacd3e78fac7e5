"""A pytest plugin: run only tests that cite one of the clauses in ZUSCHLAG_CLAUSES."""

import os

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave out every test that cites none of the wanted clauses."""
    wanted = set(os.environ["ZUSCHLAG_CLAUSES"].split())
    items[:] = [item for item in items if wanted & cited(item)]


def cited(item: pytest.Item) -> set[str]:
    """The clauses a test cites."""
    return {str(clause) for mark in item.iter_markers("clause") for clause in mark.args}
