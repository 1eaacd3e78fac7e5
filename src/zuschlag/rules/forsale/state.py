"""Everything a game of For Sale is, in one record: edition, decks, people, the row."""

from typing import Annotated

from zuschlag.rules.bits import remove
from zuschlag.rules.kernel import record, rule

MOST_SEATS = 6
MOST_CARDS = 30

PerSeat = Annotated[list[int], MOST_SEATS]
PerCard = Annotated[list[int], MOST_CARDS]
PerBuilding = Annotated[list[int], MOST_CARDS + 1]
PerDeck = Annotated[list[int], MOST_CARDS + 1]

BUY, SELL, DONE = range(3)
RAISE, MATCH = range(2)
UP, DOWN = range(2)


class Table:
    """Buildings are named by their value; cheques by their place in `worth`, smallest first."""

    # what was agreed before the game
    seats: int
    shown: int  # buildings laid out in a full round
    deck_size: int  # cards of each deck in the whole box
    in_play: int  # cards of each deck used in this game
    purse: int  # coins each seat starts with
    least_bid: int  # RAISE or MATCH
    refund: int  # UP or DOWN
    worth: PerCard

    # what chance decided: deck[n] is the set of the first n cards in drawing order
    building_deck: PerDeck
    cheque_deck: PerDeck
    drawn: int  # how many cards of the current deck have been laid out

    # what lies open
    phase: int
    round_number: int
    row: int  # a set: buildings in the auction, cheques in the sale
    turn: int  # who is asked in the auction; afterwards who won it
    bidders: int  # a set: who is still in the auction
    high: int  # the highest bid of the round
    bid: PerSeat
    box: int  # coins out of the game

    # what people hold
    coins: PerSeat
    hand: PerSeat  # sets of buildings
    holders: int  # the set of seats with a building in hand
    cheques: PerSeat  # sets of cheques
    income: PerSeat  # what those cheques are worth
    sealed: int  # the set of buildings lying face down
    sellers: int  # a set: who must still lay one down
    owner: PerBuilding  # who bought the building
    price: PerBuilding  # what it cost in coins


TABLE = record(Table)


@rule
def draw_cards(t: Table, deck: PerDeck, wanted: int) -> int:
    """The next cards of a deck as a set, fewer when it runs out (FS15-BUY-2, FS15-SALE-3; C-04)."""
    before = t.drawn
    t.drawn = min(before + wanted, t.in_play)
    return remove(deck[t.drawn], deck[before])
