"""The second phase: everybody lays a building face down, and they are matched with cheques."""

from zuschlag.rules.bits import EMPTY, add, count, drop, drop_lowest, lowest
from zuschlag.rules.forsale.state import DONE, SELL, Table, draw_cards
from zuschlag.rules.kernel import rule


@rule
def open_sale(t: Table) -> None:
    """All buildings are bought: the cheques come to the table (FS15-SALE-1, FS97-SETUP-1)."""
    t.phase = SELL
    t.bidders = EMPTY
    t.high = 0
    t.drawn = 0
    t.round_number = 0
    for seat in range(t.seats):
        if t.hand[seat]:
            t.holders = add(t.holders, seat)
    next_sale(t)


@rule
def next_sale(t: Table) -> None:
    """One cheque for each seat that still holds a building (FS15-SALE-3, FS15V-SALE-1..3).

    Ruling: the last holder takes what is left of the cheques without being asked (C-15).
    """
    sellers = count(t.holders)
    if sellers > 1:
        t.round_number += 1
        t.row = draw_cards(t, t.cheque_deck, sellers)
        t.sellers = t.holders
    else:
        if sellers == 1:
            sweep(t, lowest(t.holders))
        t.phase = DONE


@rule
def sweep(t: Table, seat: int) -> None:
    """The last holder takes all remaining cheques for all remaining buildings (FS15V-SALE-4)."""
    rest = draw_cards(t, t.cheque_deck, t.in_play)
    while rest:
        take_cheque(t, seat, lowest(rest))
        rest = drop_lowest(rest)
    t.hand[seat] = EMPTY


@rule
def seal(t: Table, seat: int, building: int) -> None:
    """Lay a building face down; the last one in turns them all over (FS15-SALE-4..5).

    Whoever has none left in hand is out of the next round (FS15V-SALE-2).
    """
    t.sealed = add(t.sealed, building)
    t.hand[seat] = drop(t.hand[seat], building)
    if t.hand[seat] == EMPTY:
        t.holders = drop(t.holders, seat)
    t.sellers = drop(t.sellers, seat)
    if t.sellers == EMPTY:
        reveal(t)


@rule
def has_sealed(t: Table, seat: int) -> bool:
    """Whether a building of this seat lies face down (FS15-SALE-4)."""
    face_down = t.sealed
    while face_down:
        if t.owner[lowest(face_down)] == seat:
            return True
        face_down = drop_lowest(face_down)
    return False


@rule
def reveal(t: Table) -> None:
    """The better the building, the better the cheque; both go (FS15-SALE-5..9, FS15-END-1)."""
    played = t.sealed
    cheques = t.row
    while played:
        take_cheque(t, t.owner[lowest(played)], lowest(cheques))
        played = drop_lowest(played)
        cheques = drop_lowest(cheques)
    t.sealed = EMPTY
    t.row = EMPTY
    next_sale(t)


@rule
def take_cheque(t: Table, seat: int, cheque: int) -> None:
    """The cheque lies face down in front of its owner, a bounced one too (FS15-SALE-7,
    FS97-SALE-4)."""
    t.cheques[seat] = add(t.cheques[seat], cheque)
    t.income[seat] += t.worth[cheque]
