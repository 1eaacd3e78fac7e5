"""A whole game that looks to its viewer exactly like an observation: what search bots play on.

Everything the viewer may not know is drawn: deck order, removed cards, buildings lying face down,
and without memory also what others hold.
"""

from typing import Any

from zuschlag.errors import Refusal
from zuschlag.rules.bits import gathered
from zuschlag.rules.forsale.editions import Terms, agree
from zuschlag.rules.forsale.position import State, blank_table, cheque_cards, stack
from zuschlag.rules.forsale.state import BUY, DONE
from zuschlag.rules.forsale.views import PHASES, Observation
from zuschlag.rules.game import Luck


def imagine(seen: Observation, luck: Luck) -> State:
    """A state consistent with the observation, drawn by `luck`."""
    _check_unruled(seen)
    terms = agree(seen.edition, len(seen.people), seen.options, seen.rules)
    tables = blank_table(terms)
    t: Any = tables[0]
    t.phase = PHASES.index(seen.phase)
    t.round_number = seen.round
    t.high = seen.high
    t.turn = seen.turn or 0
    t.drawn = terms.in_play - seen.cards_left
    t.bidders = gathered([seat for seat, one in enumerate(seen.people) if one.in_auction])
    t.sellers = gathered(seen.waiting if t.phase != BUY else [])
    _imagine_money(t, terms, seen, luck)
    _imagine_buildings(t, terms, seen, luck)
    _imagine_cheques(t, terms, seen, luck)
    return State(terms, tables)


def _check_unruled(seen: Observation) -> None:
    """Where a ruling cut a game short, a view does not say how far it had come."""
    is_left = seen.cards_left > 0 or any(one.hand_size for one in seen.people)
    if PHASES.index(seen.phase) == DONE and is_left:
        raise Refusal("for-sale/game-over")


def _imagine_money(t: Any, terms: Terms, seen: Observation, luck: Luck) -> None:
    """Nobody ever has more than the start; what nobody has is in the box."""
    for seat, one in enumerate(seen.people):
        t.bid[seat] = one.bid
        hidden = one.coins is None
        t.coins[seat] = luck.randrange(terms.coins - one.bid + 1) if hidden else one.coins
    t.box = terms.coins * terms.seats - int(t.coins.sum()) - int(t.bid.sum())


def _imagine_buildings(t: Any, terms: Terms, seen: Observation, luck: Luck) -> None:
    """Unseen buildings fill hidden hands, what was played, then the deck; the rest is removed."""
    row = seen.row if t.phase == BUY else []
    known = {b for one in seen.people for b in one.hand or []} | set(row)
    bought = [purchase.building for purchase in seen.purchases or []]
    unseen = [b for b in range(1, terms.deck.buildings + 1) if b not in known | set(bought)]
    luck.shuffle(unseen)
    hands = [_taken(one.hand, one.hand_size, unseen) for one in seen.people]
    held = [b for hand in hands for b in hand]
    in_order = held + [b for b in bought if b not in held] + row
    in_order += _taken(None, terms.in_play - len(in_order), unseen)
    stack(t.building_deck, in_order)
    for seat, hand in enumerate(hands):
        for building in hand:
            t.owner[building] = seat
        _lay_face_down(t, seat, hand, seen, luck)
    for purchase in seen.purchases or []:
        t.owner[purchase.building] = purchase.seat
        t.price[purchase.building] = purchase.price


def _lay_face_down(t: Any, seat: int, hand: list[int], seen: Observation, luck: Luck) -> None:
    kept = list(hand)
    if seen.people[seat].sealed:
        own = seen.own_sealed if seat == seen.viewer else None
        building = hand[luck.randrange(len(hand))] if own is None else own
        kept.remove(building)
        t.sealed |= 1 << building
    t.hand[seat] = gathered(kept)
    if kept and t.phase != BUY:
        t.holders |= 1 << seat


def _imagine_cheques(t: Any, terms: Terms, seen: Observation, luck: Luck) -> None:
    """Unseen cheques fill hidden piles, then the deck; the rest is removed."""
    row = seen.row if t.phase != BUY else []
    unseen = list(terms.deck.cheques)
    for value in row + [v for one in seen.people for v in one.cheques or []]:
        unseen.remove(value)
    luck.shuffle(unseen)
    piles = [_taken(one.cheques, one.cheque_count, unseen) for one in seen.people]
    values = [value for pile in piles for value in pile] + row
    values += _taken(None, terms.in_play - len(values), unseen)
    cards = cheque_cards(terms.deck, values)
    stack(t.cheque_deck, cards)
    for seat, pile in enumerate(piles):
        t.cheques[seat] = gathered([cards.pop(0) for _ in pile])
        t.income[seat] = sum(pile)
    if t.phase != BUY:
        t.row = gathered([cards.pop(0) for _ in row])
    else:
        t.row = gathered(seen.row)


def _taken(known: list[int] | None, size: int, pool: list[int]) -> list[int]:
    return list(known) if known is not None else [pool.pop() for _ in range(size)]
