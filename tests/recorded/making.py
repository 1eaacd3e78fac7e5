"""How most recorded games of For Sale are made: a table of temperaments, and a deal that fits.

Each game is played with one deal after the other until the thing it is named for happens.
`python -m tests.recorded` writes the games that are missing. A game that is kept is never written
again: the rules must go on to answer as they did.
"""

import json
import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.golden.playthrough import Luck
from tests.recorded.replay import GAMES, happenings, replayed
from zuschlag import record
from zuschlag.bots.forsale.roster import FOR_SALE_BOTS
from zuschlag.rules.forsale.game import FOR_SALE, State
from zuschlag.rules.forsale.views import Observation
from zuschlag.rules.forsale.words import Action, AuctionOptions, Bid, Pass, Sell
from zuschlag.rules.game import LATEST, fresh
from zuschlag.rules.ruling import TABLE_SEAT, Ruling

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Frida")
MOST_DEALS, MOST_MOVES = 1_500, 2_000
Temperament = Callable[[Observation, AuctionOptions, Luck], Action]


def passes(seen: Observation, may: AuctionOptions, luck: Luck) -> Action:
    """Never bids."""
    return Pass()


def jumps(seen: Observation, may: AuctionOptions, luck: Luck) -> Action:
    """Puts everything on the table."""
    return Bid(may.bid[1]) if may.bid else Pass()


def creeps(seen: Observation, may: AuctionOptions, luck: Luck) -> Action:
    """The least there is, and sooner or later no more."""
    return Bid(may.bid[0]) if may.bid and luck.randrange(3) else Pass()


def insists(seen: Observation, may: AuctionOptions, luck: Luck) -> Action:
    """The least there is, until no coin is left."""
    return Bid(may.bid[0]) if may.bid else Pass()


def leaps(seen: Observation, may: AuctionOptions, luck: Luck) -> Action:
    """A few coins more than needed, half of the time."""
    if may.bid is None or luck.randrange(2):
        return Pass()
    return Bid(min(may.bid[1], may.bid[0] + luck.randrange(4)))


@dataclass(frozen=True)
class Planned:
    """A game to be played: its table, who sits there, and what it is to show."""

    edition: str
    tail: str
    players: tuple[Temperament | str, ...]  # a name is a bot's
    shows: str = "sold-out"
    options: Mapping[str, object] = field(default_factory=dict)
    rules: int = LATEST
    rulings: Mapping[int, Ruling] = field(default_factory=dict)  # by the moves made before it
    afterwards: tuple[Ruling, ...] = ()

    @property
    def name(self) -> str:
        return f"{self.edition}-{len(self.players)}-{self.tail}"

    def written(self) -> dict[str, Any]:
        """The game with the first deal by which it shows what it should."""
        for number in range(MOST_DEALS):
            found = self._played(Luck(f"{self.name} {number}"))
            if self.shows in happenings(replayed(found)):
                return found
        raise AssertionError(f"{self.name}: no deal shows {self.shows}")

    def _played(self, luck: Luck) -> dict[str, Any]:
        terms = FOR_SALE.agree(self.edition, len(self.players), self.options, rules=self.rules)
        state = fresh(FOR_SALE, terms, luck)
        actions: list[tuple[int, Action]] = []
        for seat, action in self._moves(state, luck):
            FOR_SALE.apply(state, seat, action)
            actions.append((seat, action))
        meta = {"shows": self.shows}
        return record.write(state, NAMES[: len(self.players)], actions, meta, game=FOR_SALE)

    def _moves(self, state: State, luck: Luck) -> Iterator[tuple[int, Action]]:
        bots = {
            one: FOR_SALE_BOTS[one](random.Random(luck.name))
            for one in self.players
            if one in FOR_SALE_BOTS
        }
        for number in range(MOST_MOVES):
            waiting = FOR_SALE.waiting_for(state)
            if not waiting:
                break
            if number in self.rulings:
                yield TABLE_SEAT, self.rulings[number]
                break
            seat = waiting[luck.randrange(len(waiting))]
            seen, may = FOR_SALE.observe(state, seat, memory=True), FOR_SALE.options(state, seat)
            assert may is not None
            player = self.players[seat]
            if isinstance(player, str):
                yield seat, bots[player].choose(seen, may)
            elif isinstance(may, AuctionOptions):
                yield seat, player(seen, may, luck)
            else:
                yield seat, Sell(may.sell[luck.randrange(len(may.sell))])
        for ruling in self.afterwards:
            yield TABLE_SEAT, ruling


def as_text(game: dict[str, Any]) -> str:
    """A record with short lines, so that a person can read it."""
    lines = []
    for key, value in game.items():
        if key == "actions":
            rows = [json.dumps(row, ensure_ascii=False) for row in value]
            wrapped = (", ".join(rows[at : at + 8]) for at in range(0, len(rows), 8))
            lines.append(' "actions": [\n  ' + ",\n  ".join(wrapped) + "\n ]")
        else:
            lines.append(f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def write_missing() -> None:
    """Play what is missing."""
    from tests.recorded.planned import PLANNED

    for planned in PLANNED:
        file = GAMES / f"{planned.name}.json"
        if not file.exists():
            file.write_text(as_text(planned.written()), "utf-8", newline="\n")
