"""What the cards do, sixteen in each deck (MA-CARD, GAP-56, GAP-58, GAP-68)."""

from zuschlag.rules.bits import clockwise, count, drop, drop_lowest, lowest
from zuschlag.rules.kernel import rule
from zuschlag.rules.monopoly.building import houses_at
from zuschlag.rules.monopoly.debt import owe
from zuschlag.rules.monopoly.decks import draw_card, put_under
from zuschlag.rules.monopoly.jail import go_to_jail
from zuschlag.rules.monopoly.state import (
    BANK,
    DECK,
    FOR_CARD,
    HOTEL_LEVEL,
    LANDED,
    SLOTS,
    STATION_GROUP,
    UTILITY_GROUP,
    Table,
    pay,
)
from zuschlag.rules.monopoly.telling import CARD_DRAWN, MOVED, RECEIVED, SALARY, tell

(
    MOVE_TO,
    NEAREST_STATION,
    NEAREST_UTILITY,
    RECEIVE,
    PAY,
    KEEPER,
    BACK,
    TO_JAIL,
    REPAIRS,
    PAY_EACH,
    COLLECT_EACH,
) = range(11)


@rule
def move_forward(t: Table, seat: int, steps: int) -> None:
    """Clockwise; landing on or passing the start pays (MA-TURN-4, MA-GO-1, MA-GO-2)."""
    come_from = t.at[seat]
    t.at[seat] = (come_from + steps) % SLOTS
    tell(t, MOVED, seat, come_from, t.at[seat], steps)
    if come_from + steps >= SLOTS:
        pay(t, BANK, seat, t.salary)
        tell(t, SALARY, seat, BANK, 0, t.salary)


@rule
def steps_to(come_from: int, slot: int) -> int:
    """Steps forward to a slot; a whole round to the one it is on (MA-GO-2)."""
    return (slot - come_from - 1) % SLOTS + 1


@rule
def nearest(t: Table, come_from: int, group: int) -> int:
    """The next slot of a group, going forward (GAP-56)."""
    return clockwise(t.members[group], come_from)


@rule
def follow_card(t: Table, seat: int, deck: int) -> None:
    """Draw the top card and do at once what it says (MA-CARD-1..3)."""
    card = draw_card(t, deck)
    place = deck * DECK + card
    effect = t.effect[place]
    tell(t, CARD_DRAWN, seat, deck, card, t.amount[place])
    if effect == KEEPER:
        t.keeper[deck] = seat
        return
    put_under(t, deck, card)
    if effect <= NEAREST_UTILITY or effect == BACK:
        go_where_sent(t, seat, effect, t.amount[place])
    elif effect == TO_JAIL:
        go_to_jail(t, seat)
    elif effect == RECEIVE:
        pay(t, BANK, seat, t.amount[place])
        tell(t, RECEIVED, seat, BANK, 0, t.amount[place])
    elif effect == PAY:
        owe(t, seat, BANK, t.amount[place], FOR_CARD)
    elif effect == REPAIRS:
        owe(t, seat, BANK, repairs(t, seat, place), FOR_CARD)
    else:
        among_all(t, seat, effect, t.amount[place])


@rule
def go_where_sent(t: Table, seat: int, effect: int, amount: int) -> None:
    """Move, then resolve the new slot like any landing (MA-GO-2, GAP-56, GAP-67, GAP-68)."""
    here = t.at[seat]
    t.stage = LANDED
    if effect == BACK:
        t.at[seat] = (here - amount) % SLOTS
        tell(t, MOVED, seat, here, t.at[seat], -amount)
    elif effect == MOVE_TO:
        move_forward(t, seat, steps_to(here, amount))
    else:
        t.by_card = 1
        group = STATION_GROUP if effect == NEAREST_STATION else UTILITY_GROUP
        move_forward(t, seat, steps_to(here, nearest(t, here, group)))


@rule
def repairs(t: Table, seat: int, place: int) -> int:
    """So much a house, so much a hotel (MA-CARD-1)."""
    total = 0
    rest = t.deeds[seat] & t.built
    while rest:
        level = t.level[lowest(rest)]
        total += houses_at(level) * t.amount[place]
        if level == HOTEL_LEVEL:
            total += t.per_hotel[place]
        rest = drop_lowest(rest)
    return total


@rule
def among_all(t: Table, seat: int, effect: int, amount: int) -> None:
    """Pay every other, or take from every other, one after the other clockwise (GAP-58)."""
    others = drop(t.living, seat)
    for _ in range(count(others)):
        other = clockwise(others, seat)
        if effect == PAY_EACH:
            owe(t, seat, other, amount, FOR_CARD)
        else:
            owe(t, other, seat, amount, FOR_CARD)
        others = drop(others, other)
