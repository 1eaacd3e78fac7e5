"""Travellers of the rounds that are closed, worked out once from the tables' written games."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from zuschlag.event.attending import Attendant
from zuschlag.event.evening_state import EveningRound, EveningState
from zuschlag.event.same_deal import dealt_alike
from zuschlag.event.traveller import Traveller, travellers


class Comparing:
    """Keeps what it has worked out: the cards of a closed round do not change any more."""

    def __init__(
        self, attendant: Attendant, off_loop: Callable[[Callable[[], Any]], Awaitable[Any]]
    ) -> None:
        self._attendant = attendant
        self._off_loop = off_loop
        self._kept: dict[tuple[str, int], list[Traveller]] = {}
        self._one_at_a_time = asyncio.Lock()

    async def sheets(self, evening: EveningState) -> list[Traveller]:
        """All there are, in the order of the rounds."""
        return [
            sheet
            for played in list(evening.closed)
            if played.is_shared
            for sheet in await self._of_round(evening, played)
        ]

    async def _of_round(self, evening: EveningState, played: EveningRound) -> list[Traveller]:
        key = evening.id, played.number
        # A round is closed, and a hall full of phones asks: the first does the work for all.
        async with self._one_at_a_time:
            if key not in self._kept:
                self._kept[key] = await self._worked_out(evening, played)
        return self._kept[key]

    async def _worked_out(self, evening: EveningState, played: EveningRound) -> list[Traveller]:
        records = {
            table: await self._attendant.record(evening, played.number, table)
            for table in dealt_alike(played)
            if played.results[table].head  # else a ruling came before the end
        }
        # Games are played again for it, which would keep everybody waiting here.
        sheets: list[Traveller] = await self._off_loop(lambda: travellers(played, records))
        return sheets
