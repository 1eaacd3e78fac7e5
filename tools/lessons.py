"""The guided first games: a fixed deal, every move, and where something is told.

`python -m tools.lessons` plays them by the rules and writes `src/zuschlag/words/guides/`. What the
person does and what the bots answer is scripted here; what lies between is played by simple habits.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

from zuschlag.record import judge

ROOT = Path(__file__).resolve().parent.parent
WRITTEN = ROOT / "src" / "zuschlag" / "words" / "guides"
PAGES = ROOT / "web" / "src" / "guide" / "lessons"
HEAD = "// Made by tools/lessons.py. Do not edit: run `make types`."
NAMES = ["Ada", "Bruno", "Clara"]
YOU = 0
READ = ("rest", "count", "over")
"""What is only read: what follows is played for you, or nothing does."""
Action = list[Any]

FOR_SALE_ROWS = [9, 22, 4, 27, 6, 13]
FOR_SALE_CHEQUES = [15, 11, 6, 4, 0, 8]
FOR_SALE_BIDS: list[Action] = [
    [0, "bid", 1], [1, "bid", 2], [2, "bid", 3], [0, "bid", 4], [1, "pass"], [2, "pass"],
    [0, "bid", 2], [1, "bid", 3], [2, "bid", 5], [0, "pass"], [1, "pass"],
]  # fmt: skip
FOR_SALE_LIMITS = (4, 5, 3)
"""How far each goes in the auctions that are not shown."""

MONOPOLY_CHEST = "CC-02"
MONOPOLY_DICE = [[5, 3], [5, 4], [2, 4], [4, 5], [6, 4], [1, 2]]
MONOPOLY_MOVES: list[tuple[str, Action]] = [
    ("roll", [0, "roll"]), ("buy", [0, "buy"]), ("done", [0, "done"]),
    ("", [1, "roll"]), ("", [1, "buy"]), ("", [1, "done"]), ("", [2, "roll"]), ("", [2, "decline"]),
    ("bid", [0, "bid", 60]), ("", [1, "bid", 70]), ("", [2, "pass"]),
    ("raise", [0, "bid", 80]), ("", [1, "pass"]), ("", [2, "done"]),
    ("card", [0, "roll"]), ("end", [0, "done"]),
    ("", [1, "offer", 0, {"deeds": [9]}, {"cash": 180}]), ("accept", [0, "accept", 0]),
    ("", [1, "roll"]), ("", [1, "buy"]), ("", [1, "done"]),
    ("build", [0, "build", [6, 8, 9]]), ("", [2, "roll"]),
    ("demand", [0, "demand", 0]), ("", [2, "done"]),
]  # fmt: skip


def monopoly() -> dict[str, Any]:
    """Two rounds: a street, an auction, a trade, houses, rent."""
    cards = [f"CC-{number:02}" for number in range(1, 17)]
    written = {
        "zuschlag": 1, "rules": 2, "game": "monopoly", "edition": "aalen-casual", "board": "aalen",
        "options": {"rent.claim": "manual-grace", "end.limit": {"rounds": 2}}, "seats": NAMES,
        "deal": {
            "chance": [f"CH-{number:02}" for number in range(1, 17)],
            "chest": [MONOPOLY_CHEST, *(card for card in cards if card != MONOPOLY_CHEST)],
            "dice": MONOPOLY_DICE, "opener": 0,
        },
        "actions": [action for _, action in MONOPOLY_MOVES],
    }  # fmt: skip
    steps = [_told(at, key) for at, (key, _) in enumerate(MONOPOLY_MOVES) if key]
    return {"record": written, "steps": [*steps, _told(len(MONOPOLY_MOVES), "over")]}


def for_sale(seed: int = 18) -> dict[str, Any]:
    """Two auctions and two sales by hand, everything between and after them told in a sentence."""
    luck = Random(seed)
    buildings = [card for card in range(1, 31) if card not in FOR_SALE_ROWS]
    cheques = [card for card in (0, *range(2, 16)) for _ in range(2)]
    for card in FOR_SALE_CHEQUES:
        cheques.remove(card)
    luck.shuffle(buildings)
    luck.shuffle(cheques)
    written: dict[str, Any] = {
        "zuschlag": 1, "rules": 2, "game": "for-sale", "edition": "2015", "options": {},
        "seats": NAMES, "actions": [*FOR_SALE_BIDS],
        "deal": {
            "buildings": [*FOR_SALE_ROWS, *buildings],
            "cheques": [*FOR_SALE_CHEQUES, *cheques], "opener": 0,
        },
    }  # fmt: skip
    sale = _play(written)
    steps = [(0, "bid"), (3, "raise"), (6, "again"), (9, "pass"), (len(FOR_SALE_BIDS), "rest")]
    places = (sale, sale + 3, sale + 6, len(written["actions"]))
    steps += list(zip(places, ("sell", "low", "count", "over"), strict=True))
    return {"record": written, "steps": [_told(at, key) for at, key in steps]}


def _told(at: int, key: str) -> dict[str, Any]:
    return {"at": at, "key": key, "is_yours": key not in READ}


def _play(written: dict[str, Any]) -> int:
    """To the end, by simple habits; answers where the sale began."""
    sale = 0
    while (now := _where(written))["phase"] != "done":
        sale = sale or (len(written["actions"]) if now["phase"] == "sell" else 0)
        seat = int(next(iter(now["options"])))
        written["actions"].append([seat, *_habit(seat, now)])
    return sale


def _habit(seat: int, now: dict[str, Any]) -> Action:
    options = now["options"][str(seat)]
    if "sell" not in options:
        least = options.get("bid", [99])[0]
        return ["bid", least] if least <= FOR_SALE_LIMITS[seat] else ["pass"]
    hand = sorted(options["sell"])
    if seat != YOU:
        return ["sell", hand[len(hand) // 2]]
    return ["sell", hand[-1] if max(now["row"]) >= 12 else hand[0]]


def _where(written: dict[str, Any]) -> dict[str, Any]:
    found = judge(json.dumps(written).encode())
    assert found["ok"], found
    return found


def texts() -> dict[Path, str]:
    """Every file by its path: for everybody, and the same for the pages."""
    found = {}
    for name, lesson in (("for-sale", for_sale()), ("monopoly", monopoly())):
        _where(lesson["record"])
        value = json.dumps(lesson, separators=(",", ":")).replace('"steps"', '\n"steps"')
        found[WRITTEN / f"{name}.json"] = value + "\n"
        kind = "import type { Lesson } from '../lesson'"
        found[PAGES / f"{name}.ts"] = f"{HEAD}\n\n{kind}\n\nexport default {value} as Lesson\n"
    return found


def main() -> None:
    """Write them."""
    for path, text in texts().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
