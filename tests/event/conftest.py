"""Every test of this room runs in quick time, and nothing in it may fail unseen."""

from tests.table.conftest import nothing_fails_unseen, pytest_asyncio_loop_factories

__all__ = ["nothing_fails_unseen", "pytest_asyncio_loop_factories"]
