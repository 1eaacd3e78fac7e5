"""A table that was really served: played by the service, kept in a file, to be verified there."""

import asyncio
import hashlib
import random
from pathlib import Path
from typing import Any

import msgspec

from zuschlag.bots.forsale.uniform import UniformBot
from zuschlag.bots.monopoly.wanderer import WandererBot
from zuschlag.journal.seal import KeySeal, key_from_file
from zuschlag.journal.sqlite import SqliteJournal
from zuschlag.rules.forsale import views, words
from zuschlag.rules.games import GAMES
from zuschlag.rules.monopoly import views as monopoly_views
from zuschlag.rules.monopoly import words as monopoly_words
from zuschlag.server.clock import SteadyClock, TrueDice
from zuschlag.table.caller import Speaker
from zuschlag.table.commands import SealSeed, ShowSeed, Stand, Start
from zuschlag.table.limits import TableLimits
from zuschlag.table.service import TableService
from zuschlag.table.settings import Settings
from zuschlag.table.table_state import OVER, PLAY, SEEDS

ADA = Speaker("ad" * 32)
SEED = bytes(range(32))
FOR_SALE = Settings(game="for-sale", edition="1997", seats=3, pace=(0, 0))
MONOPOLY = Settings(
    game="monopoly",
    edition="aalen-casual",
    seats=2,
    board="aalen",
    options={"end.limit": {"rounds": 2}},
    pace=(0, 0),
)


class QuickBots:
    """Random bots that answer at once."""

    async def choose(
        self, game: str, bot: str, seen: bytes, options: bytes, seed: int, story: Any
    ) -> Any:
        """What the bot says."""
        unpack, luck = msgspec.msgpack.decode, random.Random(seed)
        if game == "monopoly":
            may = unpack(options, type=monopoly_words.Options)
            sight = unpack(seen, type=monopoly_views.Observation)
            said = WandererBot(luck).choose(sight, may)
            return None if said is None else GAMES[game].as_written(said)
        kind: Any = words.SaleOptions if "sell" in unpack(options) else words.AuctionOptions
        chosen = UniformBot(luck).choose(
            unpack(seen, type=views.Observation), unpack(options, type=kind)
        )
        return GAMES[game].as_written(chosen)

    async def level_of(self, game: str, decided: Any) -> str | None:
        """Cannot be said here."""
        return None


async def serve_a_game(folder: Path, settings: Settings, is_finished: bool = True) -> str:
    """Ada starts, adds her seed, and leaves the rest to bots; the id of the table."""
    journal = SqliteJournal(folder / "journal.db", least_free=0)
    await journal.open()
    seal = KeySeal(key_from_file(folder / "journal.key"))
    limits = TableLimits(restart_credit_seconds=0, quiet_after_start_seconds=0)
    service = TableService(
        journal=journal,
        clock=SteadyClock(),
        dice=TrueDice(),
        seal=seal,
        bot_runner=QuickBots(),
        limits=limits,
    )
    await service.start()
    try:
        table = (await service.open_table(ADA, settings, "Ada")).table
        await _play(service, table, is_finished)
    finally:
        await service.stop()
        await journal.close()
    return table


async def _play(service: TableService, table: str, is_finished: bool) -> None:
    await service.command(table, ADA, "start-it", Start())
    await _until(service, table, SEEDS)
    sealed = SealSeed(hashlib.sha256(SEED).hexdigest())
    await service.command(table, ADA, "seal-it-", sealed)
    async with asyncio.timeout(60):
        while not service.live_tables[table].table.seeds.are_called:
            await asyncio.sleep(0.001)
    await service.command(table, ADA, "show-it-", ShowSeed(SEED.hex()))
    await _until(service, table, PLAY)
    if is_finished:
        await service.command(table, ADA, "leave-it", Stand())
        await _until(service, table, OVER)


async def _until(service: TableService, table: str, status: str) -> None:
    async with asyncio.timeout(60):
        while service.live_tables[table].table.status not in (status, OVER):
            await asyncio.sleep(0.001)
