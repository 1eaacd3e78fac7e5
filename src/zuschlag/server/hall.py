"""The evening of this process: looked after for as long as it is served, found by its code."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import msgspec

from zuschlag.errors import NotAllowed, NotFound, ZuschlagError
from zuschlag.event.box import zipped
from zuschlag.event.commands import Command
from zuschlag.event.evening_state import OVER
from zuschlag.event.looking_on import Lookout
from zuschlag.event.packing import packed
from zuschlag.event.paper import paper_part
from zuschlag.event.powers import Role, roles_of
from zuschlag.event.refereeing import RefereesLook
from zuschlag.event.service import EveningService
from zuschlag.event.settings import EveningSettings
from zuschlag.event.timers import next_time
from zuschlag.event.watching import Watching
from zuschlag.event.wire import Erasing
from zuschlag.server.settings import ServerSettings
from zuschlag.server.stick import Stick
from zuschlag.table.caller import Speaker
from zuschlag.table.ports import Clock
from zuschlag.words.speech import Words

LOG = logging.getLogger("zuschlag.server")

_LOOK_EVERY = 0.5
"""Seconds between two looks at tables that are being played."""
_IDLE = 30.0


TAKEN, ERASED = "taken", "erased"


class Hall:
    """One evening, and everybody's way to it."""

    def __init__(self, evenings: EveningService, clock: Clock) -> None:
        self._evenings = evenings
        self._clock = clock
        self._id = ""
        self.code = ""
        self.address = ""  # where people join
        self.lookout: Lookout
        self.stick: Stick | None = None  # its mirror, where one is kept
        self.ending: str = ""  # why it is served no longer: TAKEN or ERASED
        self._is_taken_home = False
        self.watching = Watching(evenings.attendant, clock)
        self._referees = RefereesLook(evenings.attendant, clock)

    async def open(self, settings: EveningSettings, root: str) -> "Hall":
        """The evening of this journal, or a new one; `root` is where people reach this server."""
        self._id = await self._evenings.the_evening(settings)
        self.code = (await self._evenings.find(self._id)).evening.code
        self.address = f"{root}e/{self.code[:4]}-{self.code[4:]}"
        self.lookout = Lookout(self._evenings, self._clock, self._id, self.address, self._light)
        return self

    def _light(self) -> str | None:
        return self.stick.light if self.stick is not None else None

    async def watch_stick(self, stop: Callable[[], None]) -> None:
        """Whoever is at the console sees the light change; a mirror that was taken ends it all."""

        def taken() -> None:
            self.ending = TAKEN
            stop()

        if self.stick is not None:
            await self.stick.watch(self._clock, lambda: self._evenings.wake(self._id), taken)

    @property
    def key(self) -> str:
        """What makes a browser the organiser's; told only where the server was started."""
        return self._evenings.key_of(self._id)

    def is_meant(self, name: str) -> bool:
        """Whether an address names this evening: by its code, or by its id as its tables do."""
        return bool(name) and name in (self.code, self._id)

    async def command(
        self, speaker: Speaker, command_id: str, command: Command
    ) -> dict[str, object]:
        """Ask something of the evening."""
        return await self._evenings.command(self._id, speaker, command_id, command)

    async def paper(self, speaker: Speaker) -> bytes:
        """What is printed, a `PaperPart`."""
        evening = (await self._evenings.find(self._id)).evening
        return msgspec.json.encode(paper_part(evening, speaker.holder))

    async def travellers(self) -> bytes:
        """Tables of closed rounds compared where they had the same deal, a list of `Traveller`."""
        evening = (await self._evenings.find(self._id)).evening
        return msgspec.json.encode(await self._evenings.comparing.sheets(evening))

    async def dispute(self, speaker: Speaker, cursor: str, wait: float) -> bytes:
        """The table that somebody is asked to judge, a `WatchedTable`."""
        live = await self._evenings.find(self._id)
        return await self._referees.news(live, speaker.holder, cursor, wait)

    async def box(self, speaker: Speaker, words: Words) -> bytes:
        """Everything of an evening that is over, as a zip."""
        files = await packed(self._evenings, self._id, speaker, words)
        box = await asyncio.to_thread(zipped, files)
        self._is_taken_home = True
        return box

    async def erasing(self, speaker: Speaker, sure: str | None) -> Erasing:
        """What would be gone, and the word to say to make it so; with that word it is."""
        evening = (await self._evenings.find(self._id)).evening
        if Role.ORGANISER not in roles_of(evening, speaker.holder):
            raise NotAllowed("event/not-yours")
        if evening.status != OVER:
            raise NotAllowed("event/not-over")
        if not self._is_taken_home:
            raise NotAllowed("event/not-taken-home")
        word = self._evenings.word_for(self._id, "erase")
        if sure is not None and sure != word:
            raise NotAllowed("event/not-sure")
        self.ending = ERASED if sure else self.ending
        games = sum(len(one.results) for one in evening.rounds)
        return Erasing(len(evening.entrants), games, word, bool(sure))

    async def keep(self) -> None:
        """Do what is due, for ever; a journal that fails now is tried again."""
        seen = ""
        while True:
            try:
                try:
                    await self._evenings.attend(self._id)
                finally:  # a table in trouble leaves the others on the wall
                    evening = (await self._evenings.find(self._id)).evening
                    self.watching.look(evening)
                if (mark := self.lookout.desk_mark(evening)) != seen:
                    seen = mark
                    self._evenings.wake(self._id)
                await self._rest(await self._pause())
            except ZuschlagError as fault:
                LOG.warning("evening-waits", exc_info=fault)
                await self._clock.sleep(_LOOK_EVERY)
            except Exception as fault:
                LOG.error("evening-failed", exc_info=fault)
                await self._clock.sleep(_IDLE)

    async def _pause(self) -> float:
        """Seconds until something may be due."""
        evening = (await self._evenings.find(self._id)).evening
        if evening.is_played:
            return _LOOK_EVERY
        when = next_time(evening)
        return _IDLE if when is None else max(0.0, min(_IDLE, (when - self._clock.now()) / 1000))

    async def _rest(self, seconds: float) -> None:
        """Until then, or until somebody has asked for something."""
        live = await self._evenings.find(self._id)
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await live.grown.wait()

    async def close(self) -> None:
        """Nothing more is done; the clock is left in good order."""
        await self._evenings.close()


class EveningOrders(NamedTuple):
    """What `zuschlag evening` wants: a new evening like this, and to be told where it is."""

    settings: EveningSettings
    announce: Callable[[ServerSettings, Hall], None]
    mirror: Path | None = None


def hall_of(hall: Hall | None, name: str) -> Hall:
    """The evening that is asked for, or NotFound."""
    if hall is None or not hall.is_meant(name):
        raise NotFound("event/unknown")
    return hall
