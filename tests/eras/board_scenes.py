"""An evening at boards for an era: sheets, people without phones, a referee, the wall, a stick."""

from tests.eras.evening_scenes import Evening, entered
from tests.eras.sitting import Json, Site, sealed

SHEET = {"game": "for-sale", "cheques": [70, 60, 58, 50], "coins": [1, 2, 3, 0]}
OTHER = {"game": "for-sale", "cheques": [50, 58, 60, 70], "coins": [0, 3, 2, 1]}
"""Both are all cheques of four people."""
BETWEEN = ["join", "names", "text"]


def boards(site: Site, code: str, key: str) -> Evening:
    """A round with one table on phones is over; in the next one a sheet waits to be confirmed."""
    agreed = {"rounds": 2, "minutes": 40, "mode": "boards", "assistants_rule": True}
    evening = entered(site, code, key, **agreed)
    evening.do("Gero", "join", name="Gero", seal=sealed("Gero"))
    evening.told["paper"] = evening.do("Asta", "register", name="Karl")
    evening.do("Olga", "print-cards")
    evening.do("Asta", "screen", views=BETWEEN, line="Soup is at seven.")
    evening.draw()
    _first_round(evening)
    evening.draw()
    _second_round(evening)
    return evening


def _first_round(evening: Evening) -> None:
    """Karl's table has a board; the other one takes phones after all, and is on the wall."""
    board, other = _by_karl(evening)
    evening.do("Olga", "set-board", table=other, on=False)
    evening.do("Olga", "call")
    evening.do("Olga", "start-round")
    phones = evening.sitting(_names(evening, other))
    evening.do("Olga", "screen", views=["table"], table=other)
    _referee(evening, board, other)
    one, two = _with_phones(evening, board)[:2]
    evening.do(one, "enter-sheet", table=board, sheet=OTHER)
    number = evening.do(one, "enter-sheet", table=board, sheet=SHEET)["number"]
    evening.do(two, "confirm-sheet", table=board, number=number)
    evening.leave_to_bots([phones])
    evening.results_of(other)
    why = "Two seats were exchanged."
    evening.do("Olga", "correct-sheet", round=1, table=board, sheet=OTHER, why=why)
    evening.do("Olga", "close-round")
    evening.told["tables"] = [{"id": phones.id, "people": phones.people}]


def _second_round(evening: Evening) -> None:
    """A ruling by a helper, a sheet that nobody has confirmed, a dispute with its referee."""
    evening.do("Olga", "call")
    evening.do("Olga", "start-round")
    board, other = _by_karl(evening)
    lots = {"places": [1, 2, 2, 4], "amounts": [60, 50, 50, 40]}
    evening.do("Asta", "rule", table=other, **lots, why="The dog ate the cheques.")
    evening.do(_with_phones(evening, board)[0], "enter-sheet", table=board, sheet=SHEET)
    evening.do(_with_phones(evening, board)[1], "dispute", line="One cheque is missing.")
    _name_referee(evening, board, other)


def _referee(evening: Evening, board: int, other: int) -> None:
    """Somebody from the other table decides one dispute."""
    evening.do(_with_phones(evening, board)[0], "dispute", line="May one look again?")
    judge = _name_referee(evening, board, other)
    evening.do(judge, "settle", table=board, why="Nobody may.")


def _name_referee(evening: Evening, board: int, other: int) -> str:
    judge = _table(evening, other)["people"][0]
    evening.do("Olga", "name-referee", table=board, entrant=judge, why="Olga was asleep.")
    return _names(evening, other)[0]


def _by_karl(evening: Evening) -> tuple[int, int]:
    """The labels of his table and of the other one."""
    his = next(label for label in (1, 2) if "Karl" in _names(evening, label))
    return his, 3 - his


def _table(evening: Evening, label: int) -> Json:
    found: Json = evening.look("Olga")["evening"]["round"]["tables"][label - 1]
    return found


def _names(evening: Evening, label: int) -> list[str]:
    seen = evening.look("Olga")["evening"]
    names = {one["number"]: one["name"] for one in seen["entrants"]}
    return [names[number] for number in _table(evening, label)["people"]]


def _with_phones(evening: Evening, label: int) -> list[str]:
    return [name for name in _names(evening, label) if name != "Karl"]
