"""What a draft is made of, and in which order it is named."""

from zuschlag.research.around import seat_after
from zuschlag.research.monopoly.desk import (
    BEGUN,
    FORGIVEN,
    FORGIVING,
    GIVING_CARDS,
    GIVING_DEEDS,
    GIVING_MONEY,
    NO_DRAFT,
    OFFERING,
    WANTING_CARDS,
    WANTING_DEEDS,
    WANTING_MONEY,
    Desk,
)
from zuschlag.research.monopoly.staged import (
    BE_FORGIVEN_AT,
    ENOUGH_AT,
    FORGIVE_AT,
    GIVE_CARD_AT,
    GIVE_DEED_AT,
    GIVE_NOTE_AT,
    OFFER_AT,
    PROPERTIES,
    RECEIPT_AT,
    WANT_CARD_AT,
    WANT_DEED_AT,
    WANT_NOTE_AT,
    note,
)
from zuschlag.rules.bits import EMPTY, add, has, nth
from zuschlag.rules.kernel import rule
from zuschlag.rules.monopoly.state import HOTEL_LEVEL, NOBODY, Move, Table
from zuschlag.rules.monopoly.verbs import OFFER


@rule
def drop_draft(desk: Desk) -> None:
    """Nothing is drafted."""
    desk.draft = NO_DRAFT
    desk.stage = BEGUN
    desk.last = NOBODY
    desk.repeats = 0
    desk.partner = NOBODY
    desk.skipped = 0


@rule
def named_levels(m: Move, slot: int) -> int:
    """How many levels of a street are in the draft."""
    return m.levels[slot] if has(m.streets, slot) else 0


@rule
def place_of(t: Table, m: Move, slot: int, sign: int) -> int:
    """Where one level more of this street belongs: by group, floor after floor, along the board."""
    level = t.level[slot] + sign * named_levels(m, slot)
    floor = level if sign > 0 else HOTEL_LEVEL - level
    return (t.group[slot] * 8 + floor) * 64 + slot


@rule
def add_level(m: Move, slot: int) -> None:
    """One level more in the draft."""
    m.levels[slot] = named_levels(m, slot) + 1
    m.streets = add(m.streets, slot)


@rule
def name_level(t: Table, desk: Desk, m: Move, slot: int, sign: int) -> None:
    """One level more, and what comes before it is settled."""
    desk.last = place_of(t, m, slot, sign)
    add_level(m, slot)


@rule
def name_note(desk: Desk, stage: int, place: int) -> int:
    """What a note is worth, once more of it or the first."""
    desk.repeats = desk.repeats + 1 if desk.stage == stage and desk.last == place else 1
    desk.stage = stage
    desk.last = place
    return note(place)


@rule
def offer_with(t: Table, seat: int, other: int, skipped: int) -> int:
    """An open offer between two seats, so many of them left aside, or NOBODY's place."""
    left = skipped
    for place in range(t.offers):
        maker = t.offer_from[place]
        to = t.offer_to[place]
        if (maker == seat and to == other) or (maker == other and to == seat):
            if left == 0:
                return place
            left -= 1
    return NOBODY


@rule
def begin_offer(t: Table, desk: Desk, m: Move, action: int) -> None:
    """To whom; nothing is given or wanted yet."""
    desk.draft = OFFERING
    desk.partner = seat_after(t.seats, desk.seat, 1 + action - OFFER_AT)
    m.verb = OFFER
    m.to = desk.partner
    m.give_cash = 0
    m.give_deeds = EMPTY
    m.give_cards = EMPTY
    m.give_debt = 0
    m.want_cash = 0
    m.want_deeds = EMPTY
    m.want_cards = EMPTY
    m.want_debt = 0


@rule
def name_in_offer(t: Table, desk: Desk, m: Move, action: int) -> None:
    """Deeds, cards, a debt, money: in this order."""
    if action == RECEIPT_AT:
        m.redeem = add(m.redeem, desk.last)
    elif action < WANT_DEED_AT and action >= GIVE_DEED_AT:
        name_thing(desk, GIVING_DEEDS, nth(PROPERTIES, action - GIVE_DEED_AT))
        m.give_deeds = add(m.give_deeds, desk.last)
    elif action < GIVE_CARD_AT and action >= WANT_DEED_AT:
        name_thing(desk, WANTING_DEEDS, nth(PROPERTIES, action - WANT_DEED_AT))
        m.want_deeds = add(m.want_deeds, desk.last)
    elif action < WANT_CARD_AT and action >= GIVE_CARD_AT:
        name_thing(desk, GIVING_CARDS, action - GIVE_CARD_AT)
        m.give_cards = add(m.give_cards, desk.last)
    elif action < FORGIVE_AT and action >= WANT_CARD_AT:
        name_thing(desk, WANTING_CARDS, action - WANT_CARD_AT)
        m.want_cards = add(m.want_cards, desk.last)
    else:
        name_money(t, desk, m, action)


@rule
def name_thing(desk: Desk, stage: int, which: int) -> None:
    """What comes before it is settled."""
    desk.stage = stage
    desk.last = which


@rule
def name_money(t: Table, desk: Desk, m: Move, action: int) -> None:
    """What is forgiven, all of it or less, then money to give, then money to get."""
    if action == FORGIVE_AT:
        name_thing(desk, FORGIVING, NOBODY)
        m.give_debt = t.debt[0]
    elif action == BE_FORGIVEN_AT:
        name_thing(desk, FORGIVING, NOBODY)
        m.want_debt = t.debt[0]
    elif action == ENOUGH_AT:
        name_thing(desk, FORGIVEN, NOBODY)
    elif action >= WANT_NOTE_AT:
        m.want_cash += name_note(desk, WANTING_MONEY, action - WANT_NOTE_AT)
    elif desk.stage == FORGIVING:
        less = name_note(desk, FORGIVING, action - GIVE_NOTE_AT)
        if m.give_debt > 0:
            m.give_debt -= less
        else:
            m.want_debt -= less
    else:
        m.give_cash += name_note(desk, GIVING_MONEY, action - GIVE_NOTE_AT)
