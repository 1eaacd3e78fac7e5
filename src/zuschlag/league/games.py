"""A game of the league, read from the card of its table.

The card is written together with the last entry of the table, so a result is there exactly once,
however the server ended; nothing else is kept for the league.
"""

from typing import NamedTuple

import msgspec

from zuschlag.journal.contract import MAKER, LobbyCard

NEW, LOBBY, OVER = "new", "lobby", "over"
"""Not written yet; nobody has begun; as tables say it."""


class Player(NamedTuple):
    """Who is rated: a program by its name, or a level of the house."""

    name: str
    is_house: bool = False


class LeagueGame(msgspec.Struct, frozen=True):
    """One game, by seat; without ranks it is not over, or ended without a result."""

    table: str
    began: int
    touched: int
    status: str
    seating: tuple[Player, ...]
    holders: tuple[str, ...]  # whose program it is; empty for the house
    ranks: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    left: tuple[int, ...] = ()  # seats a house bot had to play for at the end: they count as last

    @property
    def deal(self) -> int:
        """No deal is played twice."""
        return self.began

    @property
    def is_over(self) -> bool:
        return self.status == OVER


def game_of(card: LobbyCard) -> LeagueGame:
    """The game at a table of the league."""
    public = card.public
    house: list[str] = public["league"]["house"]
    held = {seat: holder for holder, seat in card.holders if seat != MAKER}
    ranks, scores = public.get("result") or ((), ())
    left = tuple(public["league"]["away"]) if ranks else ()
    return LeagueGame(
        table=card.table,
        began=card.created,
        touched=card.touched,
        status=card.status,
        seating=tuple(
            Player(level, True) if level else Player(str(seat["name"]))
            for level, seat in zip(house, public["seats"], strict=True)
        ),
        holders=tuple(held.get(seat, "") for seat in range(len(house))),
        ranks=counted(ranks, left),
        scores=tuple(scores),
        left=left,
    )


def counted(ranks: list[int] | tuple[int, ...], left: tuple[int, ...]) -> tuple[int, ...]:
    """The places as they count: those who have left share the last, the others move up."""
    stayed = [rank for seat, rank in enumerate(ranks) if seat not in left]
    return tuple(
        len(stayed) + 1 if seat in left else 1 + sum(other < rank for other in stayed)
        for seat, rank in enumerate(ranks)
    )
