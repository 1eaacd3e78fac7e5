"""What may be named next in a draft, and whether it may be sent as it is."""

from zuschlag.research.lanes import extract
from zuschlag.research.monopoly.desk import (
    BEGUN,
    FORGIVEN,
    FORGIVING,
    GIVING_CARDS,
    GIVING_DEEDS,
    GIVING_MONEY,
    WANTING_CARDS,
    WANTING_DEEDS,
    WANTING_MONEY,
    Desk,
)
from zuschlag.research.monopoly.naming import add_level, place_of
from zuschlag.research.monopoly.putting import put
from zuschlag.research.monopoly.selling import drop_level
from zuschlag.research.monopoly.staged import (
    BE_FORGIVEN_AT,
    BUILD_AT,
    ENOUGH_AT,
    FORGIVE_AT,
    GIVE_CARD_AT,
    GIVE_DEED_AT,
    GIVE_NOTE_AT,
    MOST_MONEY,
    NOTES,
    PROPERTIES,
    RECEIPT_AT,
    REDEEM_AT,
    SEND_AT,
    STREETS,
    WANT_CARD_AT,
    WANT_DEED_AT,
    WANT_NOTE_AT,
    most_of,
    note,
)
from zuschlag.rules.bits import EMPTY, add, drop_lowest, first, has, lowest, remove
from zuschlag.rules.kernel import rule, shared
from zuschlag.rules.monopoly.auction import least_for_street
from zuschlag.rules.monopoly.building import may_build_in, rooms, why_not_build
from zuschlag.rules.monopoly.decks import cards_of
from zuschlag.rules.monopoly.refusals import OK
from zuschlag.rules.monopoly.state import STREET_GROUPS, Move, Table, is_bare
from zuschlag.rules.monopoly.trade import is_owed, offer_place, why_not_accept, why_not_offer


@rule
def after(desk: Desk, stage: int, members: int) -> int:
    """Those that come later than what was named last, or all of them in an earlier stage."""
    if desk.stage > stage:
        return EMPTY
    return remove(members, first(desk.last + 1)) if desk.stage == stage else members


@shared
def notes_up_to(desk: Desk, stage: int, most: int) -> int:
    """Notes that may follow: large ones first, and never as many as make up a larger one."""
    found = EMPTY
    for place in range(NOTES):
        is_next = desk.stage < stage or place > desk.last
        if desk.stage == stage and place == desk.last:
            is_next = desk.repeats < most_of(place)
        if is_next and desk.stage <= stage and note(place) <= most:
            found = add(found, place)
    return found


@shared
def payable(t: Table, seat: int) -> int:
    """The streets for which this seat could bid for the building under the hammer."""
    found = EMPTY
    rest = rooms(t, seat, t.lot)
    while rest:
        if least_for_street(t, lowest(rest)) <= t.cash[seat]:
            found = add(found, lowest(rest))
        rest = drop_lowest(rest)
    return found


@rule
def put_bid(t: Table, desk: Desk, m: Move) -> None:
    """A street first, where there is a building to place; then notes."""
    if desk.stage == BEGUN:
        put(desk, BUILD_AT, extract(payable(t, desk.seat), STREETS))
    else:
        notes = notes_up_to(desk, GIVING_MONEY, t.cash[desk.seat] - m.number)
        put(desk, GIVE_NOTE_AT, notes)
        put(desk, SEND_AT, 1)


@rule
def put_levels(t: Table, desk: Desk, m: Move, block: int) -> None:
    """Levels that could be built with all the others."""
    found = EMPTY
    for group in range(STREET_GROUPS):
        rest = t.members[group] if may_build_in(t, desk.seat, group) else EMPTY
        while rest:
            slot = lowest(rest)
            if place_of(t, m, slot, 1) > desk.last:
                add_level(m, slot)
                if why_not_build(t, desk.seat, m.streets, m.levels) == OK:
                    found = add(found, slot)
                drop_level(m, slot)
            rest = drop_lowest(rest)
    put(desk, block, extract(found, STREETS))
    put(desk, SEND_AT, 1)


@shared
def redeemable(t: Table, seat: int, place: int, redeem: int, last: int) -> int:
    """Mortgages that come with an offer and can be paid back beside those already named."""
    found = EMPTY
    rest = remove(t.give_deeds[place] & t.mortgaged, first(last + 1))
    while rest:
        with_it = add(redeem, lowest(rest))
        if why_not_accept(t, seat, t.offer_id[place], with_it) == OK:
            found = add(found, lowest(rest))
        rest = drop_lowest(rest)
    return found


@rule
def put_redeeming(t: Table, desk: Desk, m: Move) -> None:
    """At least one of them."""
    found = redeemable(t, desk.seat, offer_place(t, m.number), m.redeem, desk.last)
    put(desk, REDEEM_AT, extract(found, PROPERTIES))
    put(desk, SEND_AT, 1 if m.redeem != EMPTY else 0)


@shared
def tradable(t: Table, seat: int) -> int:
    """Deeds of bare groups."""
    found = EMPTY
    rest = t.deeds[seat]
    while rest:
        if is_bare(t, t.group[lowest(rest)]):
            found = add(found, lowest(rest))
        rest = drop_lowest(rest)
    return found


@rule
def put_offer(t: Table, desk: Desk, m: Move) -> None:
    """Deeds, cards, a debt, money: in this order."""
    seat = desk.seat
    to = desk.partner
    if desk.stage <= WANTING_DEEDS:
        given = after(desk, GIVING_DEEDS, tradable(t, seat))
        wanted = after(desk, WANTING_DEEDS, tradable(t, to))
        put(desk, GIVE_DEED_AT, extract(given, PROPERTIES))
        put(desk, WANT_DEED_AT, extract(wanted, PROPERTIES))
        if desk.stage == WANTING_DEEDS and has(t.mortgaged & ~m.redeem, desk.last):
            put(desk, RECEIPT_AT, 1)
    put(desk, GIVE_CARD_AT, after(desk, GIVING_CARDS, cards_of(t, seat)))
    put(desk, WANT_CARD_AT, after(desk, WANTING_CARDS, cards_of(t, to)))
    put_money(t, desk, m, seat, to)
    if desk.stage != FORGIVEN and why_not_offer(t, m) == OK:
        put(desk, SEND_AT, 1)


@rule
def put_money(t: Table, desk: Desk, m: Move, seat: int, to: int) -> None:
    """What is forgiven, then money."""
    if desk.stage == FORGIVING:
        put(desk, GIVE_NOTE_AT, notes_up_to(desk, FORGIVING, m.give_debt + m.want_debt - 1))
        put(desk, ENOUGH_AT, 1)
        return
    if desk.stage < FORGIVING:
        put(desk, FORGIVE_AT, 1 if is_owed(t, seat, to, 1) else 0)
        put(desk, BE_FORGIVEN_AT, 1 if is_owed(t, to, seat, 1) else 0)
    put(desk, GIVE_NOTE_AT, notes_up_to(desk, GIVING_MONEY, t.cash[seat] - m.give_cash))
    put(desk, WANT_NOTE_AT, notes_up_to(desk, WANTING_MONEY, MOST_MONEY - m.want_cash))
