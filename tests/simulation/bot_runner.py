"""Bots that think inline, and sometimes too long or nonsense; and a seal that is quick to break."""

import asyncio
import hashlib
import random
from typing import Any

import msgspec

from tests.simulation.world import World
from zuschlag.bots.forsale.roster import FOR_SALE_BOTS
from zuschlag.bots.monopoly.roster import MONOPOLY_BOTS
from zuschlag.bots.roster import levels_of
from zuschlag.rules.forsale import views as forsale_views
from zuschlag.rules.forsale import words as forsale_words
from zuschlag.rules.games import GAMES
from zuschlag.rules.monopoly import views as monopoly_views
from zuschlag.rules.monopoly import words as monopoly_words

_NONSENSE: tuple[Any, ...] = (["sell", 99], ["bid", -5], ["dance"], [], "pass", 17)
_VIEWS: dict[str, Any] = {
    "for-sale": forsale_views.Observation,
    "monopoly": monopoly_views.Observation,
}


class SimBots:
    """`ports.BotRunner` in virtual time."""

    def __init__(self, world: World, name: str) -> None:
        self.world = world
        self.dice = world.dice(f"brains {name}")

    async def choose(
        self, game: str, bot: str, seen: bytes, options: bytes, seed: int, story: Any
    ) -> Any:
        """What the bot says."""
        await asyncio.sleep(self.dice.uniform(0.001, 0.1))
        if self.dice.happens(self.world.weather.bot_fails):
            if self.dice.happens(0.5):
                await asyncio.sleep(1.0)
                self.world.reached("bot too slow")
                raise TimeoutError
            self.world.reached("bot talked nonsense")
            return self.dice.luck.choice(_NONSENSE)
        # The quick random players: the simulation is about tables, not about good moves.
        make: Any = FOR_SALE_BOTS["random"] if game == "for-sale" else MONOPOLY_BOTS["random"]
        view = msgspec.msgpack.decode(seen, type=_VIEWS[game])
        said = make(random.Random(seed)).choose(view, _options(game, options))
        return None if said is None else GAMES[game].as_written(said)

    async def level_of(self, game: str, decided: Any) -> str | None:
        """A level by the dice, or no answer."""
        await asyncio.sleep(self.dice.uniform(0.001, 0.1))
        if self.dice.happens(self.world.weather.bot_fails):
            raise TimeoutError
        return self.dice.luck.choice(levels_of(game).names)


def _options(game: str, packed: bytes) -> Any:
    if game == "monopoly":
        return msgspec.msgpack.decode(packed, type=monopoly_words.Options)
    is_sale = "sell" in msgspec.msgpack.decode(packed)
    kind = forsale_words.SaleOptions if is_sale else forsale_words.AuctionOptions
    return msgspec.msgpack.decode(packed, type=kind)


class SimSeal:
    """`ports.Seal` without a cipher: bound to its place, and the same every time."""

    def seal(self, plain: bytes, where: bytes) -> bytes:
        """Mark the place and turn every bit, so that nothing reads it by accident."""
        return hashlib.sha256(where).digest() + bytes(255 - one for one in plain)

    def open(self, sealed: bytes, where: bytes) -> bytes:
        """Only where it was sealed."""
        if sealed[:32] != hashlib.sha256(where).digest():
            raise ValueError("sealed for another place")
        return bytes(255 - one for one in sealed[32:])

    def mark(self, what: bytes) -> str:
        """A digest."""
        return hashlib.sha256(b"mark" + what).hexdigest()
