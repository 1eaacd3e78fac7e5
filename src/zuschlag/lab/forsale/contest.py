"""Matches of minds at machine speed: every deal once for each turn of the table.

In rotation r the player number i sits in seat (i + r) mod n. Deals depend on the seed alone and
moods on what lies open, so that all candidates meet the same cards.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from zuschlag.bots.forsale.champion.success import win_share
from zuschlag.bots.forsale.policies.choosing import bid_of, card_of
from zuschlag.bots.forsale.policies.minds import Floats, Mind, Minds, record_of
from zuschlag.bots.forsale.policies.noise import seed_of
from zuschlag.lab.forsale.playouts import PACK, Pack, deal
from zuschlag.rules.bits import has
from zuschlag.rules.chance import CHANCE, Chance, start
from zuschlag.rules.forsale.auction import leave_auction, place_bid
from zuschlag.rules.forsale.editions import agree
from zuschlag.rules.forsale.position import blank_table
from zuschlag.rules.forsale.sale import seal
from zuschlag.rules.forsale.score import score
from zuschlag.rules.forsale.state import BUY, SELL, Table
from zuschlag.rules.kernel import Tables, door, rule

Numbers = npt.NDArray[np.int64]


class Played(NamedTuple):
    """What came of a match: by deal, rotation and player."""

    scores: Numbers
    wins: Floats  # 1 for a win, in equal parts where it is shared

    def share(self, player: int = 0) -> tuple[float, float]:
        """Win share and its standard error: turns of one deal are no independent games."""
        return clustered(self.wins[:, :, player])

    def margin(self, player: int = 0) -> tuple[float, float]:
        """By how much a player is richer than the others on average, with its standard error."""
        own = self.scores[:, :, player]
        others = (self.scores.sum(2) - own) / (self.scores.shape[2] - 1)
        return clustered(own - others)


def clustered(results: Floats) -> tuple[float, float]:
    """Mean and standard error of results by deal and rotation."""
    deals = results.mean(1)
    error = deals.std(ddof=1) / np.sqrt(len(deals)) if len(deals) > 1 else np.nan
    return float(deals.mean()), float(error)


@rule
def deal_again(t: Table, pack: Pack, chance: Chance, seed: int, number: int) -> None:
    """Deal number so and so of this seed."""
    start(chance, seed, number)
    deal(t, pack, chance)


@rule
def note_result(t: Table, rotation: int, scores: Numbers, wins: Floats) -> None:
    """Money and win share of everybody, by player."""
    for player in range(t.seats):
        seat = (player + rotation) % t.seats
        scores[rotation, player] = score(t, seat)
        wins[rotation, player] = win_share(t, seat)


@rule
def play_openly(t: Table, m: Minds) -> None:
    """To the end of the game: moods follow from what lies open, as at a table."""
    while t.phase == BUY:
        seat = t.turn
        total = bid_of(t, m, seat, m.cast[seat], seed_of(t))
        if total == 0:
            leave_auction(t, seat)
        else:
            place_bid(t, seat, total)
    while t.phase == SELL:
        sellers = t.sellers
        seed = seed_of(t)
        for seat in range(t.seats):
            if has(sellers, seat):
                m.laid[seat] = card_of(t, m, seat, m.cast[seat], seed)
        for seat in range(t.seats):
            if has(sellers, seat):
                seal(t, seat, m.laid[seat])


@door
def play_field(
    tables: Tables,
    packs: Tables,
    chances: Tables,
    minds: Tables,
    lineup: Numbers,
    span: Numbers,
    scores: Numbers,
    wins: Floats,
) -> None:
    """Deals span = (seed, first, how many) between the minds of a lineup, in every rotation."""
    t, m, pack, chance = tables[0], minds[0], packs[0], chances[0]
    for one in range(span[2]):
        for rotation in range(t.seats):
            deal_again(t, pack, chance, span[0], span[1] + one)
            for player in range(t.seats):
                m.cast[(player + rotation) % t.seats] = lineup[player]
            play_openly(t, m)
            note_result(t, rotation, scores[one], wins[one])


def table_of(edition: str, seats: int) -> tuple[Tables, Tables, Tables]:
    """What every door here needs first: a table with its terms, a pack, a place for chance."""
    return blank_table(agree(edition, seats)), np.zeros(1, PACK), np.zeros(1, CHANCE)


def room_for(deals: int, seats: int) -> Played:
    """Nothing played yet."""
    return Played(np.zeros((deals, seats, seats), np.int64), np.zeros((deals, seats, seats)))


def play(
    edition: str,
    lineup: Sequence[Mind],
    nets: Sequence[Sequence[float]],
    deals: int,
    seed: int,
    first: int = 0,
) -> Played:
    """A match of these minds, one for each player."""
    seats = len(lineup)
    found = room_for(deals, seats)
    span = np.array([seed, first, deals], np.int64)
    places = np.arange(seats, dtype=np.int64)
    play_field(*table_of(edition, seats), record_of(lineup, nets), places, span, *found)
    return found
