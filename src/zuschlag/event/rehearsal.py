"""A whole evening with bots in the place of people, from the first name to the seed that is shown.

The same commands, tables and chores as with people; whoever calls brings the services and the time.
"""

from collections.abc import Callable, Sequence

from zuschlag.errors import Refusal
from zuschlag.event import commands
from zuschlag.event.commands import Command
from zuschlag.event.drawing import are_all_played
from zuschlag.event.evening_state import EveningState
from zuschlag.event.service import EveningService
from zuschlag.event.settings import EveningSettings
from zuschlag.table.caller import Speaker
from zuschlag.table.ports import Clock

LOOK_EVERY = 0.1
"""Seconds between two looks at the tables."""

OnProgress = Callable[[EveningState], None]


class Rehearsal:
    """The organiser's part, played by a program."""

    def __init__(
        self,
        evenings: EveningService,
        clock: Clock,
        organiser: Speaker,
        told: OnProgress = lambda evening: None,
    ) -> None:
        self._evenings = evenings
        self._clock = clock
        self._organiser = organiser
        self._told = told
        self._asked = 0
        self._id = ""

    async def run(
        self,
        settings: EveningSettings,
        entrants: Sequence[tuple[str, str]],
        throw: Callable[[], str] = str,
    ) -> EveningState:
        """Names with their bots come in, the evening goes out when it is over.

        `throw` gives the dice that are thrown in the hall for a draw.
        """
        self._id = await self._evenings.open_evening(self._organiser, settings)
        for name, bot in entrants:
            await self._do(commands.Enter(name, bot))
        evening = await self._evening()
        while not are_all_played(evening):
            if evening.current is None:
                await self._do(commands.Draw(throw()))
                await self._evenings.attend(self._id)
                _check_drawn(evening)
            await self._play_round(evening)
            self._told(evening)
        await self._do(commands.End())
        return evening

    async def _play_round(self, evening: EveningState) -> None:
        await self._do(commands.Call())
        await self._do(commands.StartRound())
        current = evening.current
        while current is not None and len(current.results) < len(current.tables):
            await self._evenings.attend(self._id)
            await self._clock.sleep(LOOK_EVERY)
        await self._do(commands.CloseRound())

    async def _do(self, command: Command) -> None:
        self._asked += 1
        await self._evenings.command(self._id, self._organiser, str(self._asked), command)

    async def _evening(self) -> EveningState:
        return (await self._evenings.find(self._id)).evening


def _check_drawn(evening: EveningState) -> None:
    """Where there is no plan, the evening cannot go on."""
    last = evening.log[-1]
    if last["kind"] == "draw_failed":
        raise Refusal(last["error"], last["facts"])
