"""Ruling C-14: events are public, so whoever takes notes knows coins, hands and cheques."""

from random import Random

import pytest

from tests.rulebook.answers import whole_decks
from tests.rulebook.scenes import all_pass, clause, live, scene
from zuschlag.rules.forsale.editions import editions
from zuschlag.rules.forsale.game import FOR_SALE, Bid, Pass, Sell, State
from zuschlag.rules.forsale.words import (
    Action,
    AuctionOptions,
    AuctionWon,
    BidPlaced,
    Event,
    Passed,
    Revealed,
    SaleOptions,
    Swept,
)
from zuschlag.rules.game import fresh


@clause("C-14")
@pytest.mark.parametrize("edition", editions())
def test_whoever_follows_the_events_can_work_out_coins_hands_and_cheques(edition: str) -> None:
    luck = Random(edition)
    state = fresh(FOR_SALE, FOR_SALE.agree(edition, 5), luck)
    start = FOR_SALE.observe(state, 0).people[0].coins
    assert start is not None
    notes = Notes(start, 5)
    while asked := FOR_SALE.waiting_for(state):
        seat = luck.choice(asked)
        for event in FOR_SALE.apply(state, seat, any_move(state, seat, luck)):
            notes.follow(event)
        seen = FOR_SALE.observe(state, None, memory=True)
        assert [one.coins for one in seen.people] == notes.coins
        assert [one.bid for one in seen.people] == notes.bids
        assert [one.hand for one in seen.people] == [sorted(hand) for hand in notes.hands]
        assert [one.cheques for one in seen.people] == [sorted(pile) for pile in notes.cheques]
        assert seen.box == notes.box


class Notes:
    """What a spectator with a pencil knows."""

    def __init__(self, coins: int, seats: int) -> None:
        self.coins, self.bids, self.box = [coins] * seats, [0] * seats, 0
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.cheques: list[list[int]] = [[] for _ in range(seats)]

    def follow(self, event: Event) -> None:
        match event:
            case BidPlaced(seat, total):
                self.coins[seat] -= total - self.bids[seat]
                self.bids[seat] = total
            case Passed(seat, building, back, paid):
                self.leave(seat, building, back, paid)
            case AuctionWon(seat, building, paid):
                self.leave(seat, building, 0, paid)
            case Revealed(sales):
                for one in sales:
                    self.hands[one.seat].remove(one.building)
                    self.cheques[one.seat].append(one.cheque)
            case Swept(seat, buildings, cheques):
                self.hands[seat] = [b for b in self.hands[seat] if b not in buildings]
                self.cheques[seat] += cheques

    def leave(self, seat: int, building: int | None, back: int, paid: int) -> None:
        assert back + paid == self.bids[seat]
        self.coins[seat] += back
        self.bids[seat] = 0
        self.box += paid
        self.hands[seat] += [] if building is None else [building]


def any_move(state: State, seat: int, luck: Random) -> Action:
    """Sell anything; pass one time in three or when there is no choice, else bid the least."""
    options = FOR_SALE.options(state, seat)
    if isinstance(options, SaleOptions):
        return Sell(luck.choice(options.sell))
    assert isinstance(options, AuctionOptions)
    return Bid(options.bid[0]) if options.bid and luck.randrange(3) else Pass()


@clause("C-14")
@pytest.mark.parametrize(("edition", "seats"), [("2015", 3), ("2015", 6), ("1997", 4)])
def test_where_nothing_is_removed_the_last_row_can_be_worked_out(edition: str, seats: int) -> None:
    begun = scene(edition, seats)
    rows = len(begun.deal.buildings) // seats
    seen = FOR_SALE.observe(live(all_pass(begun, rows - 2)), None, memory=True)
    known = {one.building for one in seen.purchases or []} | set(seen.row)
    unseen = sorted(set(whole_decks(edition)[0]) - known)
    assert unseen == FOR_SALE.observe(live(all_pass(begun, rows - 1)), None).row
