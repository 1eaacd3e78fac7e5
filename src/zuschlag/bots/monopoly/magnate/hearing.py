"""What a bot at a table remembers of deals, from what it is told: the same as `memory.note`."""

from typing import Any

import numpy as np

from zuschlag.bots.bot import Noticed
from zuschlag.bots.monopoly.magnate.memory import MEMORY, PATIENT
from zuschlag.rules.monopoly.state import MOST_SEATS, STRIDE


class Deals:
    """Takes in what happened, and counts the rounds by the turns that end."""

    def __init__(self) -> None:
        self.memories = np.zeros(1, MEMORY)
        self._news: list[dict[str, Any]] = []
        self._open: dict[int, tuple[int, int]] = {}  # by offer: who made it, and to whom
        self._rounds = 1

    def notice(self, what: Noticed) -> None:
        """Keep it for later: only a view says how many sit at the table and who began."""
        self._news += what.events

    def recall(self, seats: int, opener: int) -> Any:
        """The memory with all that was noticed in it."""
        for event in self._news:
            if event["event"] == "turn_ended":
                self._count_round(event["seat"], event["next"], seats, opener)
            else:
                self._take_in(event)
        self._news.clear()
        return self.memories

    def _count_round(self, seat: int, following: int, seats: int, opener: int) -> None:
        if (following - opener) % seats <= (seat - opener) % seats:
            self._rounds += 1

    def _take_in(self, event: dict[str, Any]) -> None:
        known: Any = self.memories[0]
        if event["event"] == "offered":
            self._open[event["offer"]] = event["seat"], event["to"]
            known.asked[event["seat"] * MOST_SEATS + event["to"]] += 1
        elif event["event"] == "rejected" and event["offer"] in self._open:
            self._refused(known, *self._open.pop(event["offer"]))
        elif event["event"] == "withdrawn":
            self._open.pop(event["offer"], None)
        elif event["event"] == "offers_lapsed":  # whoever let it lie did not want it
            for maker, other in self._open.values():
                self._refused(known, maker, other)
            self._open.clear()
        elif event["event"] == "traded":
            self._traded(known, event)

    def _refused(self, known: Any, maker: int, other: int) -> None:
        pair = maker * MOST_SEATS + other
        known.refused[pair] += 1
        known.refusals += 1
        known.again[pair] = self._rounds + 1 + 2 * max(0, int(known.refused[pair]) - PATIENT)

    def _traded(self, known: Any, event: dict[str, Any]) -> None:
        maker, other = event["seat"], event["to"]
        self._open.pop(event["offer"], None)
        known.asked[maker * MOST_SEATS + other] = 0
        known.refused[maker * MOST_SEATS + other] = 0
        known.refusals = 0
        known.deals += 1
        for giver, taker, side in ((maker, other, "give"), (other, maker, "want")):
            for slot in (event.get(side) or {}).get("deeds") or []:
                known.gave[giver * STRIDE + slot] = self._rounds
                known.went_to[slot] = taker + 1
