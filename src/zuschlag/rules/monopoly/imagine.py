"""A whole game that looks to its viewer exactly like an observation: what search bots play on.

Everything the viewer may not know is drawn: the order of the decks, others' sealed wishes, and
without memory what others have in their purses.
"""

from typing import Any

from zuschlag.errors import Malformed
from zuschlag.rules.bits import gathered, listed
from zuschlag.rules.game import Luck
from zuschlag.rules.monopoly.doors import building_spots
from zuschlag.rules.monopoly.position import DECKS, State, blank_table
from zuschlag.rules.monopoly.report import card_id
from zuschlag.rules.monopoly.state import BANK, DECK, HOTEL, HOUSE, STRIDE
from zuschlag.rules.monopoly.terms import agree
from zuschlag.rules.monopoly.views import BOOKKEEPING, Observation
from zuschlag.rules.monopoly.words import Deal

RICH = 2000
"""Where purses are covered an opponent has anything below this."""


def imagine(seen: Observation, luck: Luck) -> State:
    """A state of which this is an observation; what is hidden is drawn."""
    missing = [name for name in BOOKKEEPING if name not in seen.book]
    if missing:
        raise Malformed("view/incomplete", "book", {"missing": missing})
    terms = agree(seen.edition, len(seen.people), seen.options, seen.board, seen.rules)
    tables = blank_table(terms)
    t: Any = tables[0]
    for name, value in seen.book.items():
        t[name] = value
    t.opener = seen.opener
    decks = [_stack_deck(t, seen, deck, luck) for deck in range(len(DECKS))]
    _fill_purses(t, seen, luck)
    state = State(terms, tables, Deal(decks[0], decks[1], seen.opener))
    _seal_wishes(state, seen, luck)
    return state


def _stack_deck(t: Any, seen: Observation, deck: int, luck: Luck) -> list[str]:
    """The known cards at the bottom, the others above them in any order."""
    names = [card_id(deck, card) for card in range(DECK)]
    known = (seen.known_cards or {}).get(DECKS[deck], [])
    kept = names[int(t.keeper_card[deck])] if t.keeper[deck] != BANK else None
    others = [name for name in names if name not in known and name != kept]
    luck.shuffle(others)
    order = others + known
    for place, name in enumerate(order):
        t.deck[deck * DECK + place] = names.index(name)
    t.top[deck] = 0
    return order


def _fill_purses(t: Any, seen: Observation, luck: Luck) -> None:
    for seat, person in enumerate(seen.people):
        t.cash[seat] = luck.randrange(RICH) if person.cash is None else person.cash
    if t.lot_leader >= 0 and seen.people[t.lot_leader].cash is None:
        t.cash[t.lot_leader] += t.lot_high
    if t.debts and seen.people[t.debtor[0]].cash is None:
        t.cash[t.debtor[0]] = luck.randrange(int(t.debt[0]))
    t.cash[BANK] = -int(sum(t.cash[: len(seen.people)]))


def _seal_wishes(state: State, seen: Observation, luck: Luck) -> None:
    """The viewer's own wish, and for others who answered something they could have wished."""
    t: Any = state.tables[0]
    wishing = []
    is_collected = t.asked or t.lot in (HOUSE, HOTEL)
    for seat in listed(t.answered) if is_collected else []:
        if seat == seen.viewer:
            wish = seen.own_wish or {}
        else:
            spots = listed(building_spots(state.tables, 0, seat))
            is_content = seat != t.called_by and luck.randrange(2) == 0
            wish = {} if is_content or not spots else {spots[luck.randrange(len(spots))]: 1}
        for slot, levels in wish.items():
            t.wish[seat * STRIDE + slot] = levels
        if wish or (seat == seen.viewer and seen.own_wish is not None):
            wishing.append(seat)
    t.wishing = gathered(wishing)
