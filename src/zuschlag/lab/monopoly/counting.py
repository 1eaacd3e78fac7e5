"""What is counted of a game of Monopoly while it is played: by machine or through the contract."""

from typing import Annotated

from zuschlag.rules.bits import count, drop_lowest, lowest
from zuschlag.rules.kernel import Tables, door, record, rule
from zuschlag.rules.monopoly.score import winners, worth
from zuschlag.rules.monopoly.state import (
    LAND,
    MOST_SEATS,
    MOVE,
    MOVING,
    NOBODY,
    OVER,
    SLOTS,
    Table,
)
from zuschlag.rules.monopoly.telling import BANKRUPT, LOT_OPENED, TRADED

WIN_UNITS = 840  # divisible by any number of winners, so that shares stay whole
ROUNDS_A_POINT = 10
POINTS = 32  # of the curve of money over time
IN_JAIL = SLOTS


class Count:
    """What is added up over games."""

    games: int
    finished: int
    moves: int
    faults: int  # moves of a bot that the rules refused
    turns: int
    rounds: int
    trades: int
    auctions: int
    building_auctions: int
    bankruptcies: int
    short_games: int  # games in which the bank ran out of houses
    rests: Annotated[list[int], SLOTS + 1]  # where throws came to rest; the last is in jail
    wins: Annotated[list[int], MOST_SEATS]
    worth: Annotated[list[int], POINTS * MOST_SEATS]
    living: Annotated[list[int], POINTS * MOST_SEATS]

    # of the running game
    made: int  # moves and throws
    is_short: int
    point: int  # the next one of the curve
    roller: int  # whose throw has not come to rest yet


COUNT = record(Count)


@rule
def open_count(c: Count) -> None:
    """A new game is watched."""
    c.made = 0
    c.is_short = 0
    c.point = 0
    c.roller = NOBODY


@rule
def count_step(t: Table, c: Count, roller: int) -> None:
    """What the last move brought about, or the last throw: `roller` is who moved by it."""
    c.moves += 1
    c.made += 1
    count_told(t, c)
    count_rest(t, c, roller)
    if t.houses == 0:
        c.is_short = 1
    if c.point < POINTS and t.rounds > c.point * ROUNDS_A_POINT:
        count_worth(t, c)


@rule
def count_told(t: Table, c: Count) -> None:
    """Trades, bankruptcies and auctions."""
    for place in range(t.told):
        said = t.said[place]
        if said == TRADED:
            c.trades += 1
        elif said == BANKRUPT:
            c.bankruptcies += 1
        elif said == LOT_OPENED:
            if t.said_other[place] == LAND:
                c.auctions += 1
            else:
                c.building_auctions += 1


@rule
def count_rest(t: Table, c: Count, roller: int) -> None:
    """Where a throw came to rest; who owes the fine moves only when it is paid (MA-JAIL-8)."""
    if roller != NOBODY:
        c.roller = roller
    if c.roller != NOBODY and t.stage != MOVING:
        c.rests[IN_JAIL if t.jailed[c.roller] > 0 else t.at[c.roller]] += 1
        c.roller = NOBODY


@rule
def count_worth(t: Table, c: Count) -> None:
    """One point of the curve: what everybody is worth, nothing for those who have left the game."""
    for seat in range(t.seats):
        c.worth[c.point * MOST_SEATS + seat] += worth(t, seat)
        c.living[c.point * MOST_SEATS + seat] += (t.living >> seat) & 1
    c.point += 1


@rule
def close_count(t: Table, c: Count) -> None:
    """The end, or what is to be counted of a game without one."""
    c.games += 1
    if t.stage != OVER:
        return
    while c.point < POINTS:
        count_worth(t, c)
    c.finished += 1
    c.turns += t.turn_number
    c.rounds += t.rounds
    c.short_games += c.is_short
    count_winners(t, c)


@rule
def count_winners(t: Table, c: Count) -> None:
    """A shared victory is shared out in equal parts."""
    best = winners(t)
    share = WIN_UNITS // count(best)
    while best:
        c.wins[lowest(best)] += share
        best = drop_lowest(best)


@rule
def mover(t: Table) -> int:
    """Who is about to move by the next throw, or NOBODY."""
    return t.active if t.throw_for == MOVE else NOBODY


@door
def watch_deal(counts: Tables) -> None:
    """Count a game that somebody else plays: it begins."""
    open_count(counts[0])


@door
def watch_step(tables: Tables, counts: Tables, roller: int) -> None:
    """Count a game that somebody else plays: a move or a throw was made."""
    count_step(tables[0], counts[0], roller)


@door
def watch_end(tables: Tables, counts: Tables) -> None:
    """Count a game that somebody else plays: it is over, or given up."""
    close_count(tables[0], counts[0])
