"""The doors of Monopoly: set up a table, do a move or throw the dice, ask, count."""

from zuschlag.rules.bits import EMPTY, first
from zuschlag.rules.kernel import Tables, door, rule
from zuschlag.rules.monopoly.agenda import waiting
from zuschlag.rules.monopoly.applying import apply
from zuschlag.rules.monopoly.auction import least_for_street, street_to_build
from zuschlag.rules.monopoly.building import can_build_now
from zuschlag.rules.monopoly.options import fill_options
from zuschlag.rules.monopoly.score import rank, worth
from zuschlag.rules.monopoly.state import (
    BANK,
    DECK,
    GROUPS,
    MOST_SEATS,
    NO_LOT,
    NOBODY,
    NOT_ENDED,
    NOTHING,
    SLOTS,
    TO_ROLL,
    Table,
    pay,
)


@rule
def set_up(t: Table, opener: int) -> None:
    """Money for everybody, all deeds with the bank, tokens on the start (MA-MONEY-1, GAP-15)."""
    t.opener = opener
    t.living = first(t.seats)
    t.active = opener
    t.last_turn = opener
    t.rounds = 1
    t.turn_number = 0
    t.new_round = 0
    t.time_is_up = 0
    t.ending = NOT_ENDED
    t.ruled = EMPTY
    t.outs = 0
    t.doubles = 0
    t.again = 0
    t.stage = TO_ROLL
    t.by_card = 0
    t.told = 0
    clear_agenda(t)
    seat_people(t)
    stack_bank(t)


@rule
def clear_agenda(t: Table) -> None:
    """Nothing owed, offered, wished or held (GAP-15)."""
    t.throw_for = NOTHING
    t.throw_claim = 0
    t.lot = NO_LOT
    t.lot_leader = NOBODY
    t.lot_bidders = EMPTY
    t.debts = 0
    t.estates = EMPTY
    t.asked = EMPTY
    t.answered = EMPTY
    t.called_by = NOBODY
    t.wishing = EMPTY
    t.claims = 0
    t.next_claim = 0
    t.offers = 0
    t.next_offer = 0
    t.refusals = 0
    t.holding = EMPTY
    t.has_held = EMPTY


@rule
def seat_people(t: Table) -> None:
    """Equal purses (MA-MONEY-1, MA-BANK-11, GAP-15)."""
    for purse in range(MOST_SEATS + 1):
        t.cash[purse] = 0
        t.deeds[purse] = EMPTY
    for seat in range(MOST_SEATS):
        t.at[seat] = 0
        t.jailed[seat] = 0
        t.out[seat] = 0
        t.estate[seat] = EMPTY
        t.offers_made[seat] = 0
    for seat in range(t.seats):
        pay(t, BANK, seat, t.start_money)


@rule
def stack_bank(t: Table) -> None:
    """Deeds, buildings and both decks are with the bank (MA-BANK-5, GAP-17, GAP-31)."""
    for slot in range(SLOTS):
        t.owner[slot] = BANK
        t.level[slot] = 0
    for group in range(GROUPS):
        t.deeds[BANK] |= t.members[group]
    t.built = EMPTY
    t.mortgaged = EMPTY
    t.inherited = EMPTY
    t.houses = t.all_houses
    t.hotels = t.all_hotels
    for deck in range(2):
        t.top[deck] = 0
        t.left[deck] = DECK
        t.seen[deck] = 0
        t.keeper[deck] = BANK


@door
def begin(tables: Tables, index: int, opener: int) -> None:
    """Set up the table whose board, switches and decks are in the record."""
    set_up(tables[index], opener)


@door
def act(tables: Tables, index: int, moves: Tables, place: int) -> int:
    """Apply one move, or the dice it waits for; OK or the reason against it."""
    return apply(tables[index], moves[place])


@door
def asked(tables: Tables, index: int) -> int:
    """The set of seats the game asks."""
    return waiting(tables[index])


@door
def building_spots(tables: Tables, index: int, seat: int) -> int:
    """The streets on which this seat could build one level now."""
    return can_build_now(tables[index], seat)


@door
def least_of(tables: Tables, index: int, seat: int, named: int) -> int:
    """The least a seat may bid, for a building on the street it names or would take."""
    t = tables[index]
    return least_for_street(t, street_to_build(t, seat, named))


@door
def open_to(tables: Tables, index: int, seat: int, found: Tables) -> None:
    """Fill a record with what this seat may do now."""
    fill_options(tables[index], seat, found[0])


@door
def standings(tables: Tables, index: int, seat: int) -> tuple[int, int]:
    """Score and rank of a seat."""
    t = tables[index]
    return worth(t, seat), rank(t, seat)
