"""What people do at a table: sit down, add a seed, move, talk, wander off, and come back."""

import asyncio
import hashlib
from typing import Any

from tests.simulation.clients import Client, Frame
from tests.simulation.habits import a_move, an_order
from tests.simulation.net import Lost
from zuschlag.errors import ZuschlagError
from zuschlag.table.service import Speaker
from zuschlag.table.settings import Settings

AT_ONCE = 3.0
"""Seconds from seeing a claim to the answer; both ways and the claim's window allow for them."""

NO_CLAIM = "monopoly/no-such-claim"


class Player(Client):
    """A person with a client. `is_restless` ends with the faults: then everybody plays on."""

    is_restless = True
    expected = 1  # people the host waits for
    seed: bytes | None = None
    shuns_seeds = False
    answered_undo: Any = None

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.asked_for: set[int] = set()  # claims for rent; nobody asks twice for one

    async def open_table(self, settings: Settings) -> None:
        """Make a table and sit down at it."""
        waits = self.backoff()
        while not self.table:
            try:
                opened = await self.net.request(
                    self.dice.luck.choice(self.workers),
                    lambda service: service.open_table(Speaker(self.holder), settings, self.name),
                    4.0,
                )
                self.table, self.viewer = opened.table, opened.seat
            except (Lost, ZuschlagError):
                await asyncio.sleep(next(waits))

    async def sit(self, table: str) -> None:
        """Take a seat at somebody's table; who finds none watches."""
        self.table = table
        self.spawn(self.listen())
        said = await self.do({"do": "sit", "name": self.name})
        if said.is_acked:
            self.sit_here(said.made["seat"])

    def spawn(self, work: Any) -> None:
        """Do it beside everything else."""
        self.world.loop.spawn(None, work)

    @property
    def status(self) -> str:
        """How far the table is, as far as one was told."""
        return str(self.told["table"]["status"]) if self.told else "lobby"

    async def play(self) -> None:
        """React to whatever the table shows, until the game is over."""
        while self.status != "over":
            await self._something_new(self.dice.uniform(1, 3))
            if self.told and self.told["you"]["seat"] is not None:
                await self._react(self.told)

    async def _something_new(self, patience: float) -> None:
        try:
            async with asyncio.timeout(patience):
                await self.changed.wait()
        except TimeoutError:
            return
        self.changed.clear()

    async def _react(self, told: Frame) -> None:
        table, you = told["table"], told["you"]
        own = table["seats"][you["seat"]]
        match table["status"]:
            case "lobby" if you["is_host"] and not self.is_lobby_open(table):
                await self.do({"do": "start"})
            case "seeds" if you["seed_wanted"] and not self.shuns_seeds:
                await self._add_seed(you["seed_wanted"])
            case "paused" if not self.is_restless or self.dice.happens(0.2):
                await self.do({"do": "go-on"})
            case "play" if own["away"]:
                if not self.is_restless or self.dice.happens(0.3):
                    await self.do({"do": "come-back"})
            case "play" if table["undo"] and self._has_no_answer_yet(table["undo"], you["seat"]):
                self.answered_undo = table["undo"]
                await self.do({"do": "answer-undo", "yes": self.dice.happens(0.7)})
            case "play" if you["decision"]:
                await self._move(table["settings"]["game"], told)

    def is_lobby_open(self, table: Frame) -> bool:
        """Whether somebody may still come; the host of a simulation knows whom to expect."""
        people = [seat for seat in table["seats"] if seat["kind"] == "person"]
        return len(people) < self.expected

    def _has_no_answer_yet(self, undo: Frame, seat: int) -> bool:
        return bool(undo["seat"] != seat and self.answered_undo != undo)

    async def _add_seed(self, wanted: str) -> None:
        if self.dice.happens(0.05):
            self.shuns_seeds = True
            self.world.reached("seed not shown", self.name)
            return
        self.seed = self.seed or self.dice.token(32)
        if wanted == "seal":
            await self.do({"do": "seal-seed", "hash": hashlib.sha256(self.seed).hexdigest()})
        else:
            await self.do({"do": "show-seed", "seed": self.seed.hex()})

    async def _move(self, game: str, told: Frame) -> None:
        decision = told["you"]["decision"]
        claims = set(decision["options"].get("demand", ())) - self.asked_for
        if claims:
            await self._claim(min(claims), decision["on"])
            return
        await asyncio.sleep(self._thinking())
        if self.told["you"]["decision"] != decision:
            return
        is_asked = told["you"]["seat"] in told["game"]["waiting"]
        action = a_move(game, decision["options"], is_asked, self.dice.luck)
        if action is None:
            return
        said = await self.do({"do": "move", "on": decision["on"], "action": action})
        if said.refused == "table/stale":
            self.world.reached("move came too late", self.name)
        if said.refused:
            await asyncio.sleep(self.dice.uniform(0.3, 1.5))

    async def _claim(self, claim: int, on: str) -> None:
        """Ask for rent at once: then nobody may be quicker with the dice (T14)."""
        said = await self.do({"do": "move", "on": on, "action": ["demand", claim]})
        seen, was_calm = self.claims[claim]
        self.asked_for.add(claim)
        if said.is_acked:
            self.world.reached("rent asked for", self.name)
        elif was_calm and self.world.now - seen < AT_ONCE and said.refused == NO_CLAIM:
            self.world.broken(f"{self.name} asked for rent at once and was too late")
        else:
            await asyncio.sleep(self.dice.uniform(0.3, 1))

    def _thinking(self) -> float:
        if self.is_restless and self.dice.happens(0.05):
            return self.dice.uniform(2, 12)
        return self.dice.uniform(0.05, 0.6)

    async def fidget(self) -> None:
        """Whatever people do beside playing."""
        while self.is_restless and self.status != "over":
            await asyncio.sleep(self.dice.uniform(1, 10))
            if self.is_restless and self.status in ("play", "paused") and self.viewer is not None:
                await self._fidget_once()
        self.wants_connection = True

    async def _fidget_once(self) -> None:
        game = self.told["table"]["settings"]["game"]
        luck = self.dice.luck.random()
        if luck < 0.15:
            self.world.reached("chat", self.name)
            await self.do({"do": "say", "text": f"line {self._count}"})
        elif luck < 0.4:
            await self.do(an_order(game, self.dice.luck))
        elif luck < 0.45:
            await self.do({"do": "pause"})
        elif luck < 0.6 and self.told["you"]["can_undo"]:
            await self.do({"do": "ask-undo"})
        elif luck < 0.64:
            await self.do({"do": "stand"})
        elif luck < 0.65:
            await self.do({"do": "vote-end", "yes": True})
        elif luck < 0.68:
            await self._change_device()
        elif luck < 0.78:
            await self._wander_off()

    async def _wander_off(self) -> None:
        self.wants_connection = False
        if self.connection is not None:
            self.connection.hang_up()
        for _ in range(round(self.dice.uniform(2, 60))):
            if self.is_restless:
                await asyncio.sleep(1)
        self.wants_connection = True

    async def _change_device(self) -> None:
        """Hand one's seat to another device by a one-time code."""
        made = await self.do({"do": "move-seat"})
        if not made.is_acked:
            return
        old, self.holder = self.holder, hashlib.sha256(self.dice.token(32)).hexdigest()
        taken = await self.do({"do": "take-over", "code": made.made["code"]})
        if taken.is_acked:
            self.world.reached("seat moved to another device", self.name)
            if self.connection is not None:
                self.connection.hang_up()
        else:
            self.holder = old

    async def play_again(self) -> None:
        """Ask for another game when this one is over."""
        while self.status != "over":
            await asyncio.sleep(1)
        await self.do({"do": "rematch"})
