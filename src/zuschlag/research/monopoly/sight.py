"""What a seat may know of a table of Monopoly, as one row of words.

Seats are counted from the viewer, who remembers everything that lay open, as `views.observe` with
memory does: purses, and cards that were put under their deck. A draft and a sealed wish show only
to whoever makes them.
"""

from zuschlag.research.around import counted_from, seat_after, steps_to
from zuschlag.research.lanes import Spot, extract, put_int
from zuschlag.research.monopoly.desk import (
    BIDDING,
    LOOKING,
    NO_DRAFT,
    OFFERING,
    Desk,
)
from zuschlag.research.monopoly.naming import named_levels, offer_with
from zuschlag.research.monopoly.staged import PROPERTIES
from zuschlag.rules.bits import drop_lowest, has, lowest
from zuschlag.rules.kernel import gate, rule
from zuschlag.rules.monopoly.agenda import waiting
from zuschlag.rules.monopoly.debt import owed_by
from zuschlag.rules.monopoly.decks import cards_of
from zuschlag.rules.monopoly.state import (
    DECK,
    MOST_CLAIMS,
    NO_LOT,
    NOBODY,
    STRIDE,
    Move,
    Table,
)

HEAD, CLAIM, DRAFT, OF_DECK, SEAT, PROPERTY, OFFER = 32, 5, 16, 18, 6, 5, 10
CLAIMS_AT = HEAD
DRAFT_AT = CLAIMS_AT + MOST_CLAIMS * CLAIM
DECKS_AT = DRAFT_AT + DRAFT
PROPERTIES_AT = DECKS_AT + 2 * OF_DECK
SEATS_AT = PROPERTIES_AT + 28 * PROPERTY


def width_of(seats: int) -> int:
    """Cells of an observation."""
    return SEATS_AT + seats * SEAT + (seats - 1) * OFFER


@rule
def from_one(t: Table, other: int, seat: int) -> int:
    """A seat as a number from 1 on, the viewer first; 0 is nobody, or the bank."""
    return steps_to(t.seats, other, seat) + 1 if 0 <= other < t.seats else 0


@gate
def tell(t: Table, seat: int, desk: Desk, m: Move, row: Spot) -> int:
    """Everything, from left to right."""
    is_own = seat == desk.seat and desk.draft != NO_DRAFT
    tell_head(t, seat, row)
    tell_lot(t, seat, row)
    tell_claims(t, seat, row)
    tell_draft(t, seat, desk, m, is_own, row)
    tell_decks(t, row)
    tell_properties(t, seat, m, is_own, row)
    tell_seats(t, seat, row)
    tell_offers(t, seat, desk, is_own, row)
    return 0


@rule
def tell_head(t: Table, seat: int, row: Spot) -> None:
    """Where the game stands, and who is asked."""
    put_int(row, 0, t.stage)
    put_int(row, 1, t.rounds)
    put_int(row, 2, t.round_limit)
    put_int(row, 3, from_one(t, t.active, seat))
    put_int(row, 4, t.dice[0])
    put_int(row, 5, t.dice[1])
    put_int(row, 6, t.doubles)
    put_int(row, 7, t.again)
    put_int(row, 8, t.houses)
    put_int(row, 9, t.hotels)
    put_int(row, 10, counted_from(t.seats, t.living, seat))
    put_int(row, 11, counted_from(t.seats, waiting(t), seat))
    put_int(row, 12, counted_from(t.seats, t.holding, seat))
    put_int(row, 13, counted_from(t.seats, t.has_held, seat))
    put_int(row, 14, counted_from(t.seats, t.asked, seat))
    put_int(row, 15, counted_from(t.seats, t.answered, seat))
    put_int(row, 16, t.time_is_up)
    put_int(row, 17, t.new_round)


@rule
def tell_lot(t: Table, seat: int, row: Spot) -> None:
    """What lies under the hammer, and what is owed."""
    is_on = t.lot != NO_LOT
    put_int(row, 18, t.lot)
    put_int(row, 19, t.lot_slot + 1 if is_on else 0)
    put_int(row, 20, from_one(t, t.lot_leader, seat) if is_on else 0)
    put_int(row, 21, t.lot_high if is_on else 0)
    put_int(row, 22, counted_from(t.seats, t.lot_bidders, seat) if is_on else 0)
    put_int(row, 23, t.lot_street + 1 if is_on else 0)
    put_int(row, 24, from_one(t, t.lot_turn, seat) if is_on else 0)
    put_int(row, 25, t.debts)
    put_int(row, 26, from_one(t, t.debtor[0], seat) if t.debts > 0 else 0)
    put_int(row, 27, from_one(t, t.creditor[0], seat) if t.debts > 0 else 0)
    put_int(row, 28, t.debt[0] if t.debts > 0 else 0)
    put_int(row, 29, t.cause[0] if t.debts > 0 else 0)
    put_int(row, 30, owed_by(t, seat))
    put_int(row, 31, from_one(t, t.called_by, seat))


@rule
def tell_claims(t: Table, seat: int, row: Spot) -> None:
    """Rents that may be asked for, oldest first."""
    at = CLAIMS_AT
    for place in range(MOST_CLAIMS):
        is_open = place < t.claims
        put_int(row, at, from_one(t, t.claim_debtor[place], seat) if is_open else 0)
        put_int(row, at + 1, from_one(t, t.claim_owner[place], seat) if is_open else 0)
        put_int(row, at + 2, t.claim_slot[place] + 1 if is_open else 0)
        put_int(row, at + 3, t.claim_amount[place] if is_open else 0)
        put_int(row, at + 4, t.claim_times[place] if is_open else 0)
        at += CLAIM


@rule
def tell_draft(t: Table, seat: int, desk: Desk, m: Move, is_own: bool, row: Spot) -> None:
    """What the viewer is about to say."""
    for place in range(DRAFT):
        put_int(row, DRAFT_AT + place, 0)
    if not is_own:
        return
    put_int(row, DRAFT_AT, desk.draft)
    put_int(row, DRAFT_AT + 1, desk.stage)
    put_int(row, DRAFT_AT + 2, from_one(t, desk.partner, seat))
    put_int(row, DRAFT_AT + 3, desk.skipped)
    put_int(row, DRAFT_AT + 4, desk.last + 1)
    if desk.draft == LOOKING:
        return
    put_int(row, DRAFT_AT + 5, desk.repeats)
    put_int(row, DRAFT_AT + 6, extract(m.redeem, PROPERTIES))
    tell_money_and_goods(desk, m, row)


@rule
def tell_money_and_goods(desk: Desk, m: Move, row: Spot) -> None:
    """Only what this kind of draft is about: the rest is left over from earlier ones."""
    if desk.draft == BIDDING:
        put_int(row, DRAFT_AT + 7, m.number)
        put_int(row, DRAFT_AT + 8, m.slot + 1)
    elif desk.draft == OFFERING:
        put_int(row, DRAFT_AT + 7, m.give_cash)
        put_int(row, DRAFT_AT + 8, extract(m.give_deeds, PROPERTIES))
        put_int(row, DRAFT_AT + 9, m.give_cards)
        put_int(row, DRAFT_AT + 10, m.give_debt)
        put_int(row, DRAFT_AT + 11, m.want_cash)
        put_int(row, DRAFT_AT + 12, extract(m.want_deeds, PROPERTIES))
        put_int(row, DRAFT_AT + 13, m.want_cards)
        put_int(row, DRAFT_AT + 14, m.want_debt)


@rule
def tell_decks(t: Table, row: Spot) -> None:
    """Cards that were put under their deck come up again in the same order."""
    at = DECKS_AT
    for deck in range(2):
        left = t.left[deck]
        known = min(t.seen[deck], left)
        put_int(row, at, left)
        put_int(row, at + 1, known)
        for place in range(DECK):
            is_known = left - known <= place < left
            card = t.deck[deck * DECK + (t.top[deck] + place) % DECK]
            put_int(row, at + 2 + place, card + 1 if is_known else 0)
        at += OF_DECK


@rule
def tell_properties(t: Table, seat: int, m: Move, is_own: bool, row: Spot) -> None:
    """Owner, level, mortgage; levels in the viewer's own draft, and in the viewer's own wish."""
    has_wish = has(t.wishing, seat)
    at = PROPERTIES_AT
    rest = PROPERTIES
    while rest:
        slot = lowest(rest)
        put_int(row, at, from_one(t, t.owner[slot], seat))
        put_int(row, at + 1, t.level[slot])
        put_int(row, at + 2, (t.mortgaged >> slot & 1) + (t.inherited >> slot & 1))
        put_int(row, at + 3, named_levels(m, slot) if is_own else 0)
        put_int(row, at + 4, t.wish[seat * STRIDE + slot] if has_wish else 0)
        at += PROPERTY
        rest = drop_lowest(rest)


@rule
def tell_seats(t: Table, seat: int, row: Spot) -> None:
    """The viewer first."""
    at = SEATS_AT
    for steps in range(t.seats):
        other = seat_after(t.seats, seat, steps)
        put_int(row, at, t.cash[other])
        put_int(row, at + 1, t.at[other])
        put_int(row, at + 2, t.jailed[other])
        put_int(row, at + 3, cards_of(t, other))
        put_int(row, at + 4, t.out[other])
        put_int(row, at + 5, t.offers_made[other])
        at += SEAT


@rule
def tell_offers(t: Table, seat: int, desk: Desk, is_own: bool, row: Spot) -> None:
    """With every other seat: the offer that would be answered or withdrawn now."""
    at = SEATS_AT + t.seats * SEAT
    for steps in range(1, t.seats):
        other = seat_after(t.seats, seat, steps)
        skipped = desk.skipped if is_own and other == desk.partner else 0
        place = offer_with(t, seat, other, skipped) if t.offers > 0 else NOBODY
        for cell in range(OFFER):
            put_int(row, at + cell, 0)
        if place != NOBODY:
            tell_offer(t, seat, place, at, row)
        at += OFFER


@rule
def tell_offer(t: Table, seat: int, place: int, at: int, row: Spot) -> None:
    """Who has made it (1: the other, 2: the viewer) and what is in it."""
    put_int(row, at, 2 if t.offer_from[place] == seat else 1)
    put_int(row, at + 1, t.give_cash[place])
    put_int(row, at + 2, extract(t.give_deeds[place], PROPERTIES))
    put_int(row, at + 3, t.give_cards[place])
    put_int(row, at + 4, t.give_debt[place])
    put_int(row, at + 5, t.want_cash[place])
    put_int(row, at + 6, extract(t.want_deeds[place], PROPERTIES))
    put_int(row, at + 7, t.want_cards[place])
    put_int(row, at + 8, t.want_debt[place])
    put_int(row, at + 9, extract(t.offer_redeem[place], PROPERTIES))
