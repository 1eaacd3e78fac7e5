"""docs/server.md says who gets what from which route; every cell of it is tried."""

from tests.house.tree import ROOT
from tests.server.matrix import ROUTES, as_table, grid
from tests.server.test_routes import APPROVED, FILES, PAGES

PAGE = (ROOT / "docs" / "server.md").read_text("utf-8")
ELSEWHERE = {
    ("/api/session", "DELETE"),
    ("/metrics", "GET"),
    ("/api/reference", "GET"),
    ("/api/openapi.json", "GET"),
    ("/api/evenings/{evening}", "GET"),
    ("/api/evenings/{evening}/news", "GET"),
    ("/api/evenings/{evening}/commands", "POST"),
    ("/api/evenings/{evening}/paper", "GET"),
    ("/api/evenings/{evening}/traveller", "GET"),
    ("/api/evenings/{evening}/table", "GET"),
    ("/api/evenings/{evening}/dispute", "GET"),
    ("/api/evenings/{evening}/box", "GET"),
    ("/api/evenings/{evening}/erasure", "POST"),
}
"""Ends the own session; or is about no table: tried with other pages, or in test_evenings.py."""


async def test_every_cell_is_as_the_page_says() -> None:
    tried = as_table(await grid())
    begin = PAGE.index(tried[0]) if tried[0] in PAGE else 0
    assert PAGE[begin:].splitlines()[: len(tried)] == tried


def test_every_route_is_in_the_list() -> None:
    listed = {(path, method) for method, path in (route.split() for route in ROUTES)}
    assert listed - {("/ws", "GET"), ("/ws(memory)", "GET")} == APPROVED - PAGES - FILES - ELSEWHERE
