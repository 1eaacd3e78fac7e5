"""Recorded games of Monopoly played by bots: every preset, two to eight seats, many switches.

`python -m tests.recorded` plays those that are missing. Bots learn to play better, so a game that
is kept is never played again; only the judge must answer as before.
"""

import json
import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.recorded.monopoly.making import NAMES
from zuschlag import record
from zuschlag.bots import driving
from zuschlag.bots.monopoly.roster import MONOPOLY_BOTS
from zuschlag.rules.game import LATEST, fresh
from zuschlag.rules.monopoly.game import MONOPOLY

FOLDER = Path(__file__).parent / "bots"


@dataclass(frozen=True)
class BotGame:
    """A table of bots, and how many rounds they play at most."""

    edition: str
    tail: str
    players: tuple[str, ...]
    rounds: int
    options: Mapping[str, object] = field(default_factory=dict)
    board: str = "aalen"
    rules: int = LATEST

    @property
    def name(self) -> str:
        return f"{self.edition}-{len(self.players)}-{self.tail}"

    def written(self) -> dict[str, Any]:
        """The game they play; the name is the seed."""
        luck, seats = random.Random(self.name), len(self.players)
        options = {"end.limit": {"rounds": self.rounds}} | dict(self.options)
        terms = MONOPOLY.agree(self.edition, seats, options, self.board, self.rules)
        state = fresh(MONOPOLY, terms, luck)
        players = [MONOPOLY_BOTS[one](random.Random(luck.random())) for one in self.players]
        actions = driving.moves(MONOPOLY, state, players, luck)
        meta = {"bots": list(self.players)}
        return record.write(state, NAMES[:seats], actions, meta, game=MONOPOLY)


def _randoms(seats: int) -> tuple[str, ...]:
    return ("random",) * seats


def _landlords(seats: int) -> tuple[str, ...]:
    return ("landlord",) * seats


def _mixed(seats: int) -> tuple[str, ...]:
    return ("landlord", "random") * (seats // 2)


EIGHT = {"players.max": 8}

PLANNED = (
    BotGame("aalen-casual", "random-walk", _randoms(3), 12),
    BotGame("aalen-casual", "landlords-build", _landlords(4), 18),
    BotGame("aalen-casual", "landlords-to-the-end", _landlords(2), 200, board="classic"),
    BotGame("aalen-casual", "half-price-buildings", _landlords(5), 15, {"end.buildings": "half"}),
    BotGame("aalen-casual", "full-house", _landlords(8), 12, EIGHT),
    BotGame("aalen-casual", "seven-at-the-table", _randoms(7), 6, {"players.max": 7}),
    BotGame("aalen-casual", "landlord-against-random", _mixed(4), 12, rules=1),
    BotGame("aalen-event", "random-walk", _randoms(4), 10, rules=1),
    BotGame("aalen-event", "everybody-asked-to-wish", _landlords(4), 18,
            {"build.alwaysAsk": "on"}),
    BotGame("aalen-event", "nobody-asked-to-wish", _randoms(5), 12, {"build.alwaysAsk": "off"}),
    BotGame("aalen-event", "turn-finished-at-the-end", _landlords(2), 24,
            {"end.mode": "finishTurn"}),
    BotGame("aalen-event", "purses-open", _mixed(6), 10, {"cash.hidden": False}, rules=1),
    BotGame("aalen-event-strict", "open-auctions", _randoms(3), 12, {"auction.order": "open"}),
    BotGame("aalen-event-strict", "landlords-to-the-letter", _landlords(3), 21),
    BotGame("aalen-event-strict", "first-number-of-the-rules", _landlords(5), 12, rules=1),
    BotGame("aalen-event-strict", "with-jail-optional", _randoms(2), 20, board="classic"),
    BotGame("aalen-event-strict", "full-house", _randoms(8), 6, EIGHT),
    BotGame("tournament", "with-tiebreak-list", _landlords(6), 15, {"end.tiebreak": "list"}),
    BotGame("tournament", "with-steps-of-ten", _randoms(2), 15,
            {"auction.step": 10, "auction.minOpen": 10}, "classic"),
    BotGame("tournament", "dear-donations", _randoms(4), 12, {"donation": [600, 400]}),
    BotGame("tournament", "landlord-against-random", _mixed(4), 15, rules=1),
    BotGame("classic", "random-walk", _randoms(3), 12, {}, "classic", rules=1),
    BotGame("classic", "interest-rounded-down", _landlords(4), 18, {"interest.round": "floor"},
            "classic"),
    BotGame("classic", "landlords-to-the-end", _landlords(3), 300, {}, "classic"),
    BotGame("classic", "nobody-leaves", _randoms(5), 10, {"players.mayLeave": False}),
    BotGame("classic", "with-hotelshort-refuse", _landlords(6), 12, {"sell.hotelShort": "refuse"}),
    BotGame("classic", "with-floor-of-one", _mixed(2), 24, {"buildAuction.floor": 1}),
    BotGame("classic", "with-mortgaged-not-counted", _randoms(6), 10,
            {"rent.countMortgaged": False}, rules=1),
)  # fmt: skip


def as_line(written: dict[str, Any]) -> str:
    """A record on one line: nobody reads these games move by move."""
    return json.dumps(written, ensure_ascii=False, separators=(",", ":")) + "\n"


def write_missing() -> None:
    """Play what is missing."""
    for game in PLANNED:
        file = FOLDER / f"{game.name}.json"
        if not file.exists():
            file.write_text(as_line(game.written()), "utf-8", newline="\n")
