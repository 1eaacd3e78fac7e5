"""What is to be played, settled before the first game: nobody adds games until figures please.

Everything that the results depend on is in the plan, in `sources`, or in neither: then its mark is
the same, and so are the results, byte for byte.
"""

import hashlib
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from zuschlag.bots.roster import bots_of
from zuschlag.errors import Malformed
from zuschlag.lab.arena.bots import entered
from zuschlag.lab.arena.fields import Field, fields_of, seatings
from zuschlag.lab.arena.game_in_arena import game_in_arena
from zuschlag.lab.arena.sources import Sources, sources_of
from zuschlag.rules.game import AnyTerms
from zuschlag.rules.games import GAMES

FORMAT = 1
LEAST_DEALS = 2
"""One deal says nothing about how much deals differ."""
_BLOCKS = 50
"""Into so many shards the deals of a field are cut, if there are enough of them."""


class Plan(msgspec.Struct, frozen=True):
    """A tournament. Bots are entries: a name, and `@` with a budget in playouts if it thinks."""

    game: str
    edition: str
    seats: int
    bots: tuple[str, ...]
    kind: str
    deals: int
    seed: int
    options: dict[str, Any] = {}
    board: str | None = None
    programs: dict[str, str] = {}  # commands of bots from outside, by their names

    @property
    def terms(self) -> AnyTerms:
        """What every game is played under."""
        terms: AnyTerms = GAMES[self.game].agree(self.edition, self.seats, self.options, self.board)
        return terms

    @property
    def fields(self) -> list[Field]:
        """Who meets whom."""
        return fields_of(self.kind, self.bots, self.seats)

    @property
    def games(self) -> int:
        """How many will be played."""
        return self.deals * sum(len(seatings(field)) for field in self.fields)

    @property
    def shards(self) -> int:
        """How many pieces of work that is."""
        return len(self.fields) * len(self._blocks)

    def shard(self, number: int) -> tuple[int, range]:
        """The field of a shard, and its deals; neighbours have the same deals."""
        block, field = divmod(number, len(self.fields))
        return field, self._blocks[block]

    @property
    def _blocks(self) -> list[range]:
        size = -(-self.deals // _BLOCKS)
        return [range(first, min(first + size, self.deals)) for first in range(0, self.deals, size)]

    @property
    def sources(self) -> Sources:
        """What plays: versions and the hash of the code."""
        return sources_of(self.game)

    @property
    def mark(self) -> str:
        """Equal marks, equal results; but for games with programs from outside."""
        return _mark(msgspec.json.encode([FORMAT, self, self.sources], order="deterministic"))


@cache
def _mark(written: bytes) -> str:
    return hashlib.sha256(written).hexdigest()


def checked_plan(
    game: str,
    bots: Sequence[str],
    kind: str,
    deals: int,
    seed: int,
    playouts: int,
    edition: str | None = None,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    board: str | None = None,
    programs: Mapping[str, str] | None = None,
) -> Plan:
    """A plan that can be played, or Malformed with what would be right."""
    rules, special = GAMES[game], game_in_arena(game)
    edition = edition or special.edition or rules.editions()[0]
    seats = seats or special.seats or min(rules.seats(edition))
    switches = special.agreed(options or {}, rules.agree(edition, seats, options, board))
    outside = dict(programs or {})
    for name in set(outside) & set(bots_of(game)):
        raise Malformed("arena/name-taken", "--program", {"name": name})
    entries = tuple(
        one if one in outside else str(entered(game, one, playouts))
        for one in (*bots, *(name for name in outside if name not in bots))
    )
    if len(set(entries)) < len(entries) or len(entries) < 2:
        raise Malformed("arena/too-few-bots", "--bots", {"bots": list(entries)})
    if deals < LEAST_DEALS:
        raise Malformed("arena/too-few-deals", "--deals", {"least": LEAST_DEALS})
    return Plan(game, edition, seats, entries, kind, deals, seed, switches, board, outside)
