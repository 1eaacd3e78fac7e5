"""Cards nobody has seen, drawn anew into a record: the compiled twin of `rules.forsale.imagine`.

Every entry of a deck beyond `drawn` is overwritten, so a search never reads what was there.
"""

from zuschlag.rules.bits import EMPTY, add, count, drop, first, nth, remove
from zuschlag.rules.chance import below, keyed
from zuschlag.rules.forsale.state import BUY, PerDeck, Table
from zuschlag.rules.kernel import rule, shared

_BUILDINGS, _CHEQUES = 100, 200


@shared
def reshuffle(t: Table, seed: int) -> None:
    """Another order of all unseen cards, each as likely; which are out of play too."""
    every = first(t.deck_size)
    if t.phase == BUY:
        unseen = remove(every << 1, t.building_deck[t.drawn])
        draw_rest(t, t.building_deck, t.drawn, unseen, keyed(seed, _BUILDINGS))
        draw_rest(t, t.cheque_deck, EMPTY, every, keyed(seed, _CHEQUES))
    else:
        unseen = remove(every, t.cheque_deck[t.drawn])
        draw_rest(t, t.cheque_deck, t.drawn, unseen, keyed(seed, _CHEQUES))


@rule
def draw_rest(t: Table, deck: PerDeck, begin: int, unseen: int, seed: int) -> None:
    """Fill a deck from here on."""
    drawn = deck[begin]
    left = count(unseen)
    for place in range(begin, t.in_play):
        card = nth(unseen, below(keyed(seed, place), left))
        unseen = drop(unseen, card)
        left -= 1
        drawn = add(drawn, card)
        deck[place + 1] = drawn
