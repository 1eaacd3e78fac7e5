"""An evening for an era at which all tables have the same deal; one waits at the gate."""

from typing import Any

from tests.eras.evening_scenes import Evening, entered, told
from tests.eras.for_sale_scenes import least
from tests.eras.sitting import Site, Sitting, sealed


def in_step(site: Site, code: str, key: str) -> Evening:
    """The gate of the first round was opened; in the second one a table is ahead by a row."""
    agreed: dict[str, Any] = {"minutes": None, "rounds": 3, "size": 4, "same_deal": True}
    evening = entered(site, code, key, **agreed)
    for name in ("Gero", "Ida"):
        evening.do(name, "join", name=name, seal=sealed(name))
    evening.draw()
    first = evening.start()
    _finish_row(evening, first[0])
    evening.do("Olga", "open-gate", why="Table 2 has gone to fetch pizza.")
    first[0].until(first[0].host, lambda seen: not seen["table"]["row_finished"])
    evening.leave_to_bots(first)
    for number in (1, 2):
        evening.results_of(number)
    evening.do("Olga", "close-round")
    evening.change(why="All had agreed to this before.", points="7-5-3-1")
    evening.draw()
    second = evening.start()
    _finish_row(evening, second[0])
    evening.play(second[1], least, 2)
    evening.told["tables"] = told(second)
    return evening


def _finish_row(evening: Evening, table: Sitting) -> None:
    while not table.look(table.host)["table"]["row_finished"]:
        evening.play(table, least, 1)
