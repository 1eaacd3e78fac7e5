"""Evenings of open tables for an era: one that fills up, one that is about to close."""

from typing import Any

from tests.eras.board_scenes import SHEET
from tests.eras.evening_scenes import Evening, entered
from tests.eras.for_sale_scenes import least
from tests.eras.sitting import Json, Site, Sitting, sealed

OPEN = {"format": "open", "minutes": None, "best": 2, "size": 4}


def _opened(site: Site, code: str, key: str, **agreed: Any) -> Evening:
    """Seven people came before the doors were opened."""
    evening = entered(site, code, key, **(OPEN | agreed))
    evening.do("Gero", "join", name="Gero", seal=sealed("Gero"))
    return evening


def filling(site: Site, code: str, key: str) -> Evening:
    """A table by itself, one because the organiser said so; those of the first wait again."""
    evening = _opened(site, code, key, title="All week")
    for number in (1, 2):
        evening.do("Asta", "wish", entrant=number, apart="family")
    evening.do("Olga", "open-table")
    evening.until("Olga", lambda seen: len(_tables(seen)) == 1)
    evening.do("Olga", "open-table", why="Nobody else will come.")
    first, second = (_sitting(evening, label) for label in (1, 2))
    evening.play(first, least, 4)
    evening.leave_to_bots([first])
    one, other = (seat["entrant"] for seat in evening.results_of(1)["result"][:2])
    for who, left in ((one, True), (other, True), (one, False)):
        parts = {"entrant": who, "left": left, "why": "Somebody saw it."}
        evening.do("Olga", "correct-left", round=1, table=1, **parts)
    evening.play(second, least, 3)
    evening.do("Ida", "join", name="Ida", seal=sealed("Ida"))
    evening.told["tables"] = [{"id": second.id, "people": second.people}]
    return evening


def closing(site: Site, code: str, key: str) -> Evening:
    """One without a phone: his table has a board. No more are opened, two are still played."""
    evening = _opened(site, code, key, points="7-5-3-1")
    evening.do("Asta", "register", name="Karl")
    for why in ("", "It is half past seven.", "All are here."):
        evening.do("Olga", "open-table", why=why)
    tables = _tables(evening.look("Olga"))
    board = next(one["label"] for one in tables if one["is_board"])
    phones = _sitting(evening, 3 - board)
    evening.play(phones, least, 3)
    with_phone = next(name for name in _names(evening, board) if name != "Karl")
    evening.do(with_phone, "enter-sheet", table=board, sheet=SHEET)
    evening.do("Olga", "close-round")
    evening.told["tables"] = [{"id": phones.id, "people": phones.people}]
    return evening


def _tables(seen: Json) -> list[Json]:
    found: list[Json] = seen["evening"]["round"]["tables"]
    return found


def _names(evening: Evening, label: int) -> list[str]:
    seen = evening.look("Olga")
    names = {one["number"]: one["name"] for one in seen["evening"]["entrants"]}
    return [names[number] for number in _tables(seen)[label - 1]["people"]]


def _sitting(evening: Evening, label: int) -> Sitting:
    return evening.sitting(_names(evening, label))
