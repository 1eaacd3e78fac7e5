"""Written games for the judge's tests: whole good ones, to be spoilt one place at a time."""

import copy
import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

from tests.telling import for_sale

Record = dict[str, Any]
Answer = dict[str, Any]
Path = Sequence[str | int]

ANSWER_KEYS = [
    "ok", "phase", "round", "coins", "bids", "box", "row", "buildings", "cheques", "waiting",
    "options", "scores", "ranking", "winners",
]  # fmt: skip
REFUSAL_KEYS = ["ok", "at", "error", "facts"]
FAULT_KEYS = ["ok", "error", "path", "facts"]


def game(
    edition: str,
    names: Sequence[str],
    *,
    row: Sequence[int] = (),
    options: dict[str, object] | None = None,
    actions: Sequence[Sequence[object]] = (),
) -> Record:
    """A written game; `row` is drawn first, the other cards follow in ascending order."""
    switches = options or {}
    size = for_sale.in_play(edition, len(names), switches)
    buildings, cheques = for_sale.cards(edition)
    rest = sorted((Counter(buildings) - Counter(row)).elements())
    deal = {"buildings": [*row, *rest][:size], "cheques": cheques[:size], "opener": 0}
    record: Record = {"zuschlag": 1, "game": "for-sale", "edition": edition, "options": switches}
    return record | {"seats": list(names), "deal": deal, "actions": [list(one) for one in actions]}


def printed_2015() -> Record:
    """The buying round printed in the rulebook of 2015 (FS15-EX-1)."""
    bids = [[0, "bid", 1], [1, "bid", 2], [2, "bid", 3], [0, "bid", 4]]
    names = ["Tom", "Annika", "Michelle"]
    return game("2015", names, row=[8, 20, 28], actions=[*bids, [1, "pass"], [2, "pass"]])


def printed_1997() -> Record:
    """The buying round printed in the rulebook of 1997 (FS97-EX-1)."""
    bids: list[list[object]] = [[0, "bid", 1], [1, "bid", 1], [2, "bid", 2], [3, "pass"]]
    bids += [[0, "bid", 3], [1, "bid", 3], [2, "pass"], [0, "pass"]]
    return game("1997", "ABCD", row=[1, 13, 15, 19], actions=bids)


def finished(edition: str = "1997", seats: int = 3) -> Record:
    """A whole game in which nobody bids and everybody sells the cheapest building first."""
    record = game(edition, "ABCDEF"[:seats])
    deal = record["deal"]
    told = for_sale.Game(edition, seats, {}, deal["buildings"], deal["cheques"], deal["opener"])
    while told.asked:
        player = told.asked[0]
        move: list[Any] = [player.seat, "pass"]
        if told.phase == "sell":
            move = [player.seat, "sell", player.buildings[0]]
        told.act(*move)
        record["actions"].append(move)
    return record


def with_(record: Record, path: Path, value: object) -> Record:
    """The record with one place replaced, or a new key added."""
    changed, place = _opened(record, path)
    place[path[-1]] = value
    return changed


def without(record: Record, path: Path) -> Record:
    """The record with one place taken out."""
    changed, place = _opened(record, path)
    del place[path[-1]]
    return changed


def _opened(record: Record, path: Path) -> tuple[Record, Any]:
    changed = copy.deepcopy(record)
    place: Any = changed
    for step in path[:-1]:
        place = place[step]
    return changed, place


def told(path: Path) -> str:
    """A path as the judge writes it."""
    return "".join(f"[{one}]" if isinstance(one, int) else f".{one}" for one in path).lstrip(".")


def written(record: object) -> bytes:
    """The record as a file holds it."""
    return json.dumps(record, ensure_ascii=False).encode()


def with_text(record: Record, path: Path, text: str) -> bytes:
    """The record as a file, with any text at one place, JSON or not."""
    marker = "put it here"
    return written(with_(record, path, marker)).replace(json.dumps(marker).encode(), text.encode())
