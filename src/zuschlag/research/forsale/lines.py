"""Many lines of written games of For Sale at once, if they are written exactly as we write them.

What comes before the deal is the same in most lines of a file: the judge reads it once, and from
then on only deal and actions are read, by compiled code. All other lines are the judge's.
"""

from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import Any, NamedTuple

import msgspec
import numpy as np

from zuschlag.record import MOST_META_BYTES
from zuschlag.research.forsale.reading import FOUND, PADDING, READER, UNUSUAL, read_games
from zuschlag.rules.forsale.editions import agree
from zuschlag.rules.forsale.position import blank_table
from zuschlag.rules.forsale.state import MOST_SEATS

_DEAL = b',"deal":{"buildings":['
_META = b',"meta":'
_KEYS = (
    ["zuschlag", "game", "edition", "options", "seats"],
    ["zuschlag", "game", "rules", "edition", "options", "seats"],
)
_MOST_HEADS = 1_000


class Head(NamedTuple):
    """What lines have in common: who plays what."""

    kind: int  # the place of the table with its terms
    edition: str
    players: list[str]


class Game(NamedTuple):
    """A legal game, and how it came out; None while it is not over."""

    head: Head
    actions: int
    scores: list[int] | None
    ranking: list[int] | None
    winners: list[int] | None


class ForSaleLines:
    """Reads lines, and remembers the heads that the judge has found good."""

    def __init__(self) -> None:
        self._heads: dict[bytes, Head] = {}
        self._tables: list[Any] = []

    def learn(self, line: bytes) -> None:
        """Remember the head of a line that the judge has accepted."""
        begin, deal, _ = line.partition(_DEAL)
        if not deal or len(self._heads) >= _MOST_HEADS:
            return
        written = begin + b"}"
        try:
            head = msgspec.json.decode(written)
        except msgspec.DecodeError:
            return
        if list(head) in _KEYS and msgspec.json.encode(head) == written:
            self._heads[begin] = self._head(head)

    def _head(self, written: Mapping[str, Any]) -> Head:
        players, rules = written["seats"], written.get("rules", 1)
        terms = agree(written["edition"], len(players), written["options"], rules)
        self._tables.append(blank_table(terms))
        return Head(len(self._tables) - 1, terms.edition, players)

    def knows(self, line: bytes) -> bool:
        """Whether this line begins like one that was learned."""
        return line[: max(0, line.find(_DEAL))] in self._heads

    def read(self, lines: Sequence[bytes]) -> list[Game | None]:
        """The game of each of these lines, whose heads are known; None: the judge has to look."""
        if not lines:
            return []
        heads, places, before = [], [], 0
        for line in lines:
            cut = line.find(_DEAL)
            heads.append(self._heads[line[:cut]])
            places.append(before + cut + len(_DEAL))
            before += len(line)
        figures = self._played(lines, places, [head.kind for head in heads])
        ends = accumulate(len(line) for line in lines)
        return [
            _game(head, found) if found[0] != UNUSUAL and is_end(line[found[0] - end :]) else None
            for line, head, found, end in zip(lines, heads, figures, ends, strict=True)
        ]

    def _played(
        self, lines: Sequence[bytes], places: list[int], kinds: list[int]
    ) -> list[list[int]]:
        text = np.frombuffer(b"".join((*lines, bytes(PADDING))), np.uint8)
        found = np.zeros((len(places), FOUND), np.int64)
        tables, reader = np.concatenate(self._tables), np.zeros(1, READER)
        read_games(text, np.array(places), np.array(kinds), tables, reader, found)
        figures: list[list[int]] = found.tolist()
        return figures


def _game(head: Head, found: list[int]) -> Game:
    if not found[2]:
        return Game(head, found[1], None, None, None)
    seats = len(head.players)
    ranking = found[3 + MOST_SEATS : 3 + MOST_SEATS + seats]
    winners = [seat for seat, rank in enumerate(ranking) if rank == 1]
    return Game(head, found[1], found[3 : 3 + seats], ranking, winners)


def is_end(rest: bytes) -> bool:
    """Whether a record may end so: at once, or with a note that has no key twice."""
    if rest == b"}":
        return True
    if not rest.startswith(_META + b"{") or len(rest) > MOST_META_BYTES:
        return False
    meta = rest[len(_META) : -1]
    try:
        return rest.endswith(b"}") and msgspec.json.encode(msgspec.json.decode(meta)) == meta
    except (msgspec.DecodeError, ValueError, RecursionError):
        return False
