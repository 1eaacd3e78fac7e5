"""One process for a whole rehearsal: the services of a server on a journal in memory, and bots."""

import random
from collections.abc import Callable
from itertools import cycle
from typing import Any

from zuschlag.bots.messages import BotQuestion, Decided, Story
from zuschlag.bots.one_choice import choose
from zuschlag.bots.roster import bots_of
from zuschlag.event.evening_state import EveningState
from zuschlag.event.rehearsal import Rehearsal
from zuschlag.event.service import EveningService
from zuschlag.event.settings import EveningSettings
from zuschlag.event.traveller import Traveller
from zuschlag.journal.memory import MemoryJournal
from zuschlag.table.caller import Speaker
from zuschlag.table.limits import TableLimits
from zuschlag.table.seating import BOT_NAMES
from zuschlag.table.service import TableService
from zuschlag.terminal.own_ports import OpenSeal, OwnClock, OwnDice

_EVER = 1e9
_DICE = 10
_LIMITS = TableLimits(seed_seconds=0, lease_seconds=_EVER, renew_seconds=_EVER, poll_seconds=_EVER)
CAST = ("heuristic", "visitor", "neighbour", "collector", "club", "dealer")
"""Who plays: bots of several strengths that need no process of their own."""


class BotsHere:
    """A `table.ports.BotRunner` in this process: each answers at once."""

    async def choose(
        self, game: str, bot: str, seen: bytes, options: bytes, seed: int, story: Story
    ) -> Any:
        """What the bot does, as a record writes it."""
        return choose(BotQuestion(game, bot, seen, options, seed), {game: bots_of(game)})

    async def level_of(self, game: str, decided: list[Decided]) -> str | None:
        """Nobody leaves a chair here for others."""
        return None


async def rehearsed(
    settings: EveningSettings,
    people: int,
    luck: random.Random,
    told: Callable[[EveningState], None],
) -> tuple[EveningState, list[dict[str, Any]], list[Traveller]]:
    """The evening when it is over, every game as a record, tables compared where they can be."""
    clock, dice, seal, journal = OwnClock(), OwnDice(luck), OpenSeal(), MemoryJournal()
    tables = TableService(
        journal=journal, clock=clock, dice=dice, seal=seal, bot_runner=BotsHere(), limits=_LIMITS
    )
    evenings = EveningService(journal=journal, clock=clock, dice=dice, seal=seal, tables=tables)
    await tables.start()
    try:
        organiser = Speaker(luck.randbytes(32).hex())
        evening = await Rehearsal(evenings, clock, organiser, told).run(
            settings,
            list(zip(_names(people), cycle(CAST), strict=False)),
            lambda: "".join(str(luck.randint(1, 6)) for _ in range(_DICE)),
        )
        records = [
            await evenings.attendant.record(evening, played.number, table)
            for played in evening.rounds
            for table in range(len(played.tables))
        ]
        return evening, records, await evenings.comparing.sheets(evening)
    finally:
        await tables.stop()


def _names(people: int) -> list[str]:
    """Ada 1, Bruno 1 and so on."""
    count = len(BOT_NAMES)
    return [f"{BOT_NAMES[number % count]} {number // count + 1}" for number in range(people)]
