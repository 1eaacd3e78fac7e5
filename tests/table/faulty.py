"""A journal that fails when told to: before it has kept an append, or after."""

import asyncio
from collections.abc import Sequence
from typing import Any

from zuschlag.errors import ZuschlagError
from zuschlag.journal.contract import LobbyCard
from zuschlag.journal.entry import Entry
from zuschlag.journal.memory import MemoryJournal


class FaultyJournal:
    """Hands everything on to a real one."""

    def __init__(self, inside: MemoryJournal) -> None:
        self.inside = inside
        self.seconds = 0.0  # every append takes so long
        self._faults: list[tuple[str, type[ZuschlagError], bool]] = []
        self._down: tuple[tuple[str, ...], type[ZuschlagError]] | None = None

    def fail(self, call: str, fault: type[ZuschlagError], is_kept: bool = False) -> None:
        """The next call of this name fails; `is_kept`: after it was done all the same."""
        self._faults.append((call, fault, is_kept))

    def go_down(self, fault: type[ZuschlagError], *calls: str) -> None:
        """All calls of these names fail until it is back."""
        self._down = (calls, fault)

    def come_back(self) -> None:
        """All is well again."""
        self._down = None
        self._faults.clear()

    async def append(self, entries: Sequence[Entry], card: LobbyCard | None = None) -> None:
        """Keep entries, perhaps."""
        await asyncio.sleep(self.seconds)
        await self._call("append", entries, card)

    def __getattr__(self, name: str) -> Any:
        async def call(*given: Any) -> Any:
            return await self._call(name, *given)

        return call

    async def _call(self, name: str, *given: Any) -> Any:
        if self._down is not None and name in self._down[0]:
            raise self._down[1]("journal/down")
        planned = next((one for one in self._faults if one[0] == name), None)
        if planned is None:
            return await getattr(self.inside, name)(*given)
        self._faults.remove(planned)
        _, fault, is_kept = planned
        if is_kept:
            await getattr(self.inside, name)(*given)
        raise fault("journal/planned")
