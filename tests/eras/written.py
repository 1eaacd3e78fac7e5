"""Written games for an era: recorded, played at its tables, made by bots, cut short and spoilt.

Beside them what the judge and the verifier of its commit say, byte by byte.
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.cli.command import zuschlag
from tests.eras.era import lines_of

TESTS = Path(__file__).parents[1]
PLAIN = {"ZUSCHLAG_RULES": "plain"}
FOR_SALE = {
    "2015": (3, 4, 5, 6),
    "2015-variant": (3, 4, 5, 6),
    "1997": (3, 4, 5),
    "1997-strict": (3, 4, 5),
    "1997-variant": (3, 4, 5),
    "2005-seed": (3, 4, 5, 6),
    "2005-published": (3, 4, 5, 6),
}
SWITCHES = ((), ("least_bid=match", "refund=down"), ("least_bid=raise", "refund=up"))
MONOPOLY = (
    ("aalen-casual", "aalen", 3, "random", ("end.limit=rounds:8",)),
    ("aalen-casual", "classic", 5, "landlord", ("end.limit=rounds:25", "end.buildings=half")),
    ("aalen-event", "aalen", 4, "random", ("end.limit=rounds:6", "build.alwaysAsk=on")),
    ("aalen-event", "aalen", 2, "landlord", ("end.limit=rounds:40", "end.mode=finishTurn")),
    ("aalen-event-strict", "classic", 3, "random", ("end.limit=rounds:6", "auction.order=open")),
    ("tournament", "aalen", 6, "landlord", ("end.limit=rounds:20", "end.tiebreak=list")),
    ("tournament", "classic", 2, "random", ("end.limit=rounds:12", "auction.step=10")),
    ("classic", "classic", 4, "landlord", ("end.limit=rounds:40", "interest.round=floor")),
    ("classic", "aalen", 3, "random", ("end.limit=rounds:10", "players.mayLeave=false")),
    ("aalen-casual", "aalen", 8, "landlord", ("end.limit=rounds:10", "players.max=8")),
)
UNREADABLE = (
    b"",
    b"nonsense",
    b"[1]",
    b"{}",
    b'{"zuschlag":2}',
    b'{"zuschlag":1,"zuschlag":1,"game":"chess"}',
    b'{"zuschlag":1,"game":"for-sale","edition":"2015"}',
    b"\xff\xfe",
)


def records(folder: Path, played: list[bytes]) -> list[bytes]:
    """Every record, one a line; `played` are those of the era's own tables."""
    recorded = [_on_one_line(file) for file in sorted((TESTS / "recorded").rglob("games/*.json"))]
    vectors = [_on_one_line(file) for file in sorted((TESTS / "fair").glob("*.json"))]
    whole = [*recorded, *vectors, *played, *_simulated(folder)]
    luck = random.Random(1)
    found = [one for text in whole for one in (text, *_spoilt(json.loads(text), luck))]
    twice = whole[0].replace(b"{", b'{"zuschlag":1,', 1)
    return [*found, twice, *UNREADABLE]


def _on_one_line(file: Path) -> bytes:
    return _text(json.loads(file.read_bytes()))


def _text(record: Any) -> bytes:
    return json.dumps(record, ensure_ascii=False, separators=(",", ":")).encode()


def _simulated(folder: Path) -> Iterator[bytes]:
    """Three games for every edition, number of seats and kind of player."""
    number = 0
    for edition, tables in FOR_SALE.items():
        for seats in tables:
            number += 1
            asked = ["for-sale", "--policy", ("random", "heuristic")[number % 2]]
            asked += ["--edition", edition, "--seats", str(seats), "--seed", str(number)]
            yield from _games(folder, asked, SWITCHES[number % 3])
    for edition, board, seats, policy, options in MONOPOLY:
        number += 1
        asked = ["monopoly", "--policy", policy, "--board", board, "--edition", edition]
        asked += ["--seats", str(seats), "--seed", str(number)]
        yield from _games(folder, asked, options)


def _games(folder: Path, asked: list[str], options: tuple[str, ...]) -> list[bytes]:
    file = folder / "simulated.jsonl"
    file.unlink(missing_ok=True)
    switches = [word for option in options for word in ("--option", option)]
    flags = ["--games", "3", "--threads", "1", "--records", str(file)]
    ran = zuschlag("simulate", *asked, *switches, *flags, env=PLAIN)
    assert ran.code == 0, ran
    return lines_of(file.read_bytes())


def _spoilt(record: Any, luck: random.Random) -> Iterator[bytes]:
    """The same game cut short, with a move that may be illegal, and with a fault on paper."""
    actions = record["actions"]
    if len(actions) < 3:
        return
    yield _text(record | {"actions": actions[: luck.randrange(1, len(actions))]})
    place = luck.randrange(1, len(actions))
    more = [*actions[:place], luck.choice(actions), *actions[place:]]
    yield _text(record | {"actions": more})
    if luck.random() < 0.3:
        yield _text(luck.choice(_faults(record, place)))


def _faults(record: Any, place: int) -> list[Any]:
    actions = record["actions"]
    return [
        record | {"seats": record["seats"][:1]},
        record | {"options": {"house_rules": True}},
        record | {"deal": record["deal"] | {"opener": 9}},
        record | {"edition": "1812"},
        record | {"actions": [*actions[:place], [0, "juggle"], *actions[place:]]},
        record | {"actions": [*actions[:place], [9, "pass"], *actions[place:]]},
        record | {"actions": [*actions[:place], [0], *actions[place:]]},
        {name: part for name, part in record.items() if name != "deal"},
    ]


def answers(folder: Path, found: list[bytes]) -> bytes:
    """What `zuschlag judge --lines` says of them."""
    file = folder / "records.jsonl"
    file.write_bytes(b"".join(line + b"\n" for line in found))
    return zuschlag("judge", "--lines", file, env=PLAIN).out.encode()


def verdicts(found: list[bytes]) -> list[str | None]:
    """What `zuschlag verify --json` says of those that say how they were shuffled."""
    return [
        zuschlag("verify", "-", "--json", given=line).out if b'"fair":' in line else None
        for line in found
    ]
