"""The standing league of one server: who enters is given tables, and what comes out is counted.

Routes ask `enter`, `table_for` and `view`; `keep` is the chore that makes tables. Everything that
must outlast the process is at the tables themselves.
"""

import asyncio
import logging
from collections import deque
from contextlib import suppress

import msgspec

from zuschlag.errors import ZuschlagError
from zuschlag.journal.contract import Journal
from zuschlag.league import founding
from zuschlag.league.entrants import Entrants
from zuschlag.league.games import LOBBY, NEW, OVER, LeagueGame, Player, game_of
from zuschlag.league.pairing import Past
from zuschlag.league.standings import Standing, standings
from zuschlag.table import identity
from zuschlag.table.commands import Start
from zuschlag.table.ports import Clock, Dice, Seal
from zuschlag.table.service import TableService

LOG = logging.getLogger("zuschlag.server")

WINDOW = 2_000
"""So many games count; earlier ones stay to be replayed."""
GATHER = 2_000
"""Milliseconds somebody waits for others who have just finished too."""
_HOUR = 3_600_000
_LOOK_EVERY = 0.25
_IDLE = 30.0


class LeagueLimits(msgspec.Struct, frozen=True):
    """What the operator allows it."""

    seconds: int = 10  # for a move
    tables: int = 8  # at once
    games: int = 120  # in an hour


class League:
    """One game, everybody who plays it here, and what came out."""

    def __init__(
        self,
        game: str,
        limits: LeagueLimits,
        tables: TableService,
        journal: Journal,
        seal: Seal,
        clock: Clock,
        dice: Dice,
    ) -> None:
        self.settings = founding.settings_of(game, limits.seconds)
        self.limits = limits
        self._tables, self._journal = tables, journal
        self._clock, self._dice = clock, dice
        self._host = founding.host_of(seal, self.settings.game)
        self._house = founding.house_of(self.settings.game)
        self._entrants = Entrants(one.name for one in self._house)
        self._over: deque[LeagueGame] = deque(maxlen=WINDOW)
        self._running: dict[str, LeagueGame] = {}
        self._asked = asyncio.Event()  # somebody wants a table
        self._made = asyncio.Event()  # somebody may have one
        self._standings: list[Standing] = []
        self._rated: LeagueGame | None = None  # the last game in the standings
        self._rating = asyncio.Lock()
        self.is_closed = False  # the server stops: no more tables

    async def open(self) -> "League":
        """Everything that was played here, from the cards of its tables."""
        cards = await self._journal.held_by(self._host.holder, WINDOW)
        games = [game_of(card) for card in cards if "league" in card.public]
        self._over.extend(
            sorted((one for one in games if one.is_over), key=lambda one: one.touched)
        )
        self._running = {one.table: one for one in games if not one.is_over}
        return self

    # Programs.

    def enter(self, holder: str, name: str) -> str:
        """The name under which a program plays."""
        known = [*self._over, *self._running.values()]
        return self._entrants.enter(holder, name, known, self._clock.now()).player.name

    async def table_for(self, holder: str, wait: float) -> str | None:
        """The table a program is to play at; waits for one, but not for ever."""
        end = self._clock.now() + int(wait * 1000)
        while True:
            if (table := self._table_of(holder)) is not None:
                return table
            self._entrants.of(holder).ask(self._clock.now())
            self._asked.set()
            left = (end - self._clock.now()) / 1000
            if left <= 0:
                return None
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self._made.wait()

    def _table_of(self, holder: str) -> str | None:
        """The table it is at; one that has just ended is none."""
        mine = (one.table for one in self.running if holder in one.holders)
        return next((table for table in mine if not self._has_ended(table)), None)

    def _has_ended(self, table: str) -> bool:
        live = self._tables.live_tables.get(table)
        return live is not None and live.card is not None and live.card.status == OVER

    # The chore.

    async def keep(self) -> None:
        """Look after tables and make new ones, for ever; a journal that fails is tried again."""
        while not self.is_closed:
            try:
                await self.attend()
                await self._rest()
            except ZuschlagError as fault:
                if not self.is_closed:
                    LOG.warning("league-waits", exc_info=fault)
                await self._clock.sleep(1.0)
            except Exception as fault:
                LOG.error("league-failed", exc_info=fault)
                await self._clock.sleep(_IDLE)

    async def _rest(self) -> None:
        """Shortly while something goes on, else until somebody asks."""
        is_idle = not self._running and not self._entrants.free(self._clock.now())
        if not is_idle:
            await self._clock.sleep(_LOOK_EVERY)
            return
        self._asked.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(_IDLE):
                await self._asked.wait()

    async def attend(self) -> None:
        """Take results in, go on where a start was cut short, and make the tables that are due."""
        for table in list(self._running):
            await self._look_at(table)
        while (players := self._due(self._clock.now())) is not None:
            await self._make(players)

    async def _look_at(self, table: str) -> None:
        live = self._tables.live_tables.get(table)
        card = live.card if live is not None and live.card else await self._journal.card(table)
        if card is None:  # it was never written
            del self._running[table]
            return
        game = game_of(card)
        if game.is_over:
            del self._running[table]
            self._over.append(game)
            for holder in game.holders:
                self._entrants.over(holder, game.touched - game.began)
        elif game.status == LOBBY:
            self._seated(game)  # it may have been written although nobody could tell
            await self._start(table)

    def _due(self, now: int) -> list[Player] | None:
        """A table for whoever has waited longest, if it is time.

        While others play, nobody waits for them longer than a game takes: so they meet.
        """
        free = [one for one in self._entrants.free(now) if self._table_of(one.holder) is None]
        if not free or not self._has_room(now):
            return None
        first = free[0]
        is_alone = not self._busy()
        if first.waited(now) < GATHER or not (is_alone or first.waited(now) >= first.lasted):
            return None
        past = Past([*self._over, *self._running.values()])
        players = [one.player for one in free]
        return past.company(first.player, players, self._house, self.settings.seats)

    def _has_room(self, now: int) -> bool:
        known = [*self._running.values(), *self._over]
        lately = sum(one.began > now - _HOUR for one in known)
        return len(self._running) < self.limits.tables and lately < self.limits.games

    def _busy(self) -> set[str]:
        """The tokens of all programs at tables."""
        return {holder for one in self._running.values() for holder in one.holders if holder}

    async def _make(self, players: list[Player]) -> None:
        """A table with everybody seated, known here before it is written."""
        now, id = self._clock.now(), identity.table_id(self._dice)
        tokens = {one.player: one.holder for one in self._entrants.free(now)}
        holders = tuple(tokens.get(one, "") for one in players)
        game = self._running[id] = LeagueGame(id, now, now, NEW, tuple(players), holders)
        lines = founding.seated(players, tokens)
        await self._tables.for_evenings.open_seated(self._host, self.settings, id, lines, "")
        self._seated(msgspec.structs.replace(game, status=LOBBY))
        await self._start(id)

    def _seated(self, game: LeagueGame) -> None:
        """A table that is written: its programs hear of it."""
        self._running[game.table] = game
        for holder in game.holders:
            self._entrants.seated(holder)
        self._made.set()
        self._made = asyncio.Event()

    async def _start(self, table: str) -> None:
        """Asked again, it is answered and not done again."""
        await self._tables.command(table, self._host, f"start|{table}", Start())

    # Everybody.

    @property
    def running(self) -> list[LeagueGame]:
        """Games that are being played, the latest first."""
        return [one for one in self._running.values() if one.status != NEW][::-1]

    def latest(self, most: int) -> list[LeagueGame]:
        """Games that are over, the latest first."""
        return list(self._over)[-1 : -most - 1 : -1]

    @property
    def here(self) -> int:
        """How many programs are here."""
        return self._entrants.here(self._clock.now(), self._busy())

    async def standings(self) -> list[Standing]:
        """How everybody stands; worked out beside the loop, and once for each new game."""
        async with self._rating:
            games = list(self._over)
            if games and games[-1] is not self._rated:
                self._standings = await asyncio.to_thread(standings, games)
                self._rated = games[-1]
            return self._standings
