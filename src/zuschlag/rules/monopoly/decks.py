"""The two decks: rings of cards, never shuffled again (MA-CARD-2, GAP-17)."""

from zuschlag.rules.kernel import rule
from zuschlag.rules.monopoly.state import BANK, DECK, Table


@rule
def draw_card(t: Table, deck: int) -> int:
    """Take the top card of a deck (MA-CARD-1)."""
    card = t.deck[deck * DECK + t.top[deck]]
    t.top[deck] = (t.top[deck] + 1) % DECK
    t.left[deck] -= 1
    return card


@rule
def put_under(t: Table, deck: int, card: int) -> None:
    """Back face down to the bottom (MA-CARD-2)."""
    t.deck[deck * DECK + (t.top[deck] + t.left[deck]) % DECK] = card
    t.left[deck] += 1
    t.seen[deck] += 1


@rule
def return_keeper(t: Table, deck: int) -> None:
    """The card that gets you out of jail goes under its deck (MA-JAIL-5, MA-BANKRUPT-8)."""
    t.keeper[deck] = BANK
    put_under(t, deck, t.keeper_card[deck])


@rule
def cards_of(t: Table, seat: int) -> int:
    """The set of decks whose keeper this seat holds (MA-CARD-3)."""
    held = 0
    for deck in range(2):
        if t.keeper[deck] == seat:
            held |= 1 << deck
    return held
